import {type PathPattern, wildcardPattern} from '../crawlers/path-pattern.ts'
import type {Profile} from '../crawlers/profile.ts'
import {candidatePaths, isSpecial} from './candidate-paths.ts'
import {changedPatterns} from './changed-patterns.ts'
import {patternKey} from './extent.ts'
import type {PolicyGroup} from './policy.ts'
import {inOrderOfPrecedence, type RankedPattern} from './precedence.ts'
import {urlPathOf} from './witness.ts'

/** Work on decisions, where patterns that begin alike have to be tried one after the other. */
const MOST_TRIES = 5_000_000
const FEWEST_PATHS = 300
/** A decision takes as long as this many tries, if there is nothing to try. */
const TRIES_OF_DECISION = 50

/**
 * The paths of URLs that can tell two sides apart: a difference shows on one of them, if only plain rules count.
 *
 * @param old the groups that count for one reader; several lists, if it is asked for in several roles
 */
export function* telltalePaths(
  oldReader: Profile,
  old: readonly (readonly PolicyGroup[])[],
  newReader: Profile,
  now: readonly (readonly PolicyGroup[])[],
): Generator<string> {
  const oldLists = old.map(groups => inOrderOfPrecedence(groups, oldReader))
  const newLists = now.map(groups => inOrderOfPrecedence(groups, newReader))
  const all = [...oldLists, ...newLists].flat()
  const alike = askAlike(oldReader, newReader, all) && oldLists.length === newLists.length
  const changed = alike
    ? oldLists.flatMap((list, role) => changedPatterns(list, newLists[role] ?? [], patternKey))
    : all
  const patterns = all.flatMap(shapesOf)
  const limit = mostPaths(patterns)
  const readers = oldReader === newReader ? [oldReader] : [oldReader, newReader]
  const seen = new Set<string>()
  const asked = new Set<string>()
  if (!alike) yield '/robots.txt'
  for (const path of candidatePaths(changed.flatMap(shapesOf), patterns)) {
    if (asked.has(path)) continue
    asked.add(path)
    for (const url of urlPathsFor(path, readers)) {
      if (seen.has(url)) continue
      if (seen.size >= limit) return
      seen.add(url)
      yield url
    }
  }
}

/** Whether two readers bring the path that they ask for to the same form, and what they compare it with too. */
function askAlike(a: Profile, b: Profile, patterns: readonly RankedPattern[]): boolean {
  // Of a further condition nothing is known but who made it, and of what.
  const isKnown = a === b || !patterns.some(({pattern}) => pattern.accepts)
  return (
    isKnown &&
    a.percentEncoding === b.percentEncoding &&
    a.query === b.query &&
    a.pathCase === b.pathCase &&
    a.robotsTxt === b.robotsTxt
  )
}

/** What a pattern says about the paths that it matches: where its condition is not known, the rule does as well. */
function shapesOf({pattern, rule}: RankedPattern): PathPattern[] {
  return pattern.accepts ? [pattern, wildcardPattern(rule.path)] : [pattern]
}

/** What can be asked for, so that one of the readers compares this path or, if it changes all, one like it. */
function urlPathsFor(path: string, readers: readonly Profile[]): readonly string[] {
  // Nothing in it can be written otherwise.
  if (!/[%?#]/.test(path)) return [path]
  const urls = readers.flatMap(reader => urlPathOf(path, reader) ?? [])
  if (!path.includes('%')) return path.includes('#') ? urls : [...urls, path]
  // Some bring `/$` and `/%24` to the same form, and the short one is easier to read.
  return [...urls, path.replace(NEEDLESS_OCTETS, octet => decodeURIComponent(octet))]
}

const NEEDLESS_OCTETS = /%2[14789ABCabc]|%3[ABDabd]|%40|%7[Ee]/g

function mostPaths(patterns: readonly PathPattern[]): number {
  const counts = new Map<string, number>()
  for (const pattern of patterns)
    if (isSpecial(pattern)) counts.set(pattern.parts[0], (counts.get(pattern.parts[0]) ?? 0) + 1)
  if (counts.size === 0) return Number.POSITIVE_INFINITY
  const slowest = [...counts.values()].reduce((most, count) => Math.max(most, count))
  return Math.max(FEWEST_PATHS, MOST_TRIES / (TRIES_OF_DECISION + slowest))
}
