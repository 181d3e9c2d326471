import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {coverageOf} from '../../../analyzer/lint/coverage.ts'
import type {Rule} from '../../../analyzer/syntax/nodes.ts'
import {examplePath} from '../../../analyzer/text/example-path.ts'
import {encodePath} from '../../../analyzer/text/percent-encoding.ts'

/** Paths, as crawlers ask for them, that say something about a rule, by what its readers make of them. */
export interface Examples {
  /** Covered for all of them. */
  readonly covered: readonly string[]
  readonly missed: readonly string[]
  /** Covered for some. */
  readonly disputed: readonly string[]
}

const MOST_EACH = 2

/** Examples for a rule, every one of them matched as each reader does. */
export function examplesOf(rule: Rule, readers: readonly Profile[]): Examples {
  const covered: string[] = []
  const missed: string[] = []
  const disputed: string[] = []
  const pattern = rule.value.value
  if (pattern === '' || pattern.length > LONGEST || readers.length === 0) return {covered, missed, disputed}
  // As a path of a site it is of no interest, unless it shows who takes a star for a star.
  const asWritten = pattern.replace(/\$$/, '')
  for (const url of new Set([...candidates(pattern), asWritten].map(encodePath))) {
    // Most crawlers compare the path of the file itself with no rule, whatever covers it (RFC 9309 §2.2.2).
    if (/^\/robots\.txt(?:\?|$)/.test(url)) continue
    const coverage = coverageOf(rule, url, readers)
    if (/[*$]/.test(url) && (coverage.missed.length === 0 || coverage.covered.length === 0)) continue
    if (coverage.missed.length === 0) covered.push(url)
    else if (coverage.covered.length === 0) missed.push(url)
    else disputed.push(url)
  }
  return {
    covered: covered.slice(0, MOST_EACH),
    missed: missed.slice(0, MOST_EACH),
    disputed: disputed.slice(0, MOST_EACH),
  }
}

/** Of longer paths, no example is read by anybody. */
const LONGEST = 200

/** The path itself and its neighbours: what goes on, what ends earlier, what differs in case or lies elsewhere. */
function candidates(pattern: string): readonly string[] {
  const path = examplePath(pattern)
  const withoutSlash = path.replace(/\/(?:page)?$/, '')
  const upper = path.toUpperCase() === path ? path.toLowerCase() : path.toUpperCase()
  return [
    path,
    path.endsWith('/page') ? `${withoutSlash}/` : `${path}/page`,
    `${path}?q=1`,
    `${path}x`,
    ...(withoutSlash === '' ? [] : [withoutSlash]),
    upper,
    `/x${path}`,
  ]
}
