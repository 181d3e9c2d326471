import type {Profile} from '../crawlers/profile.ts'
import {matches} from '../policy/matches.ts'
import {patternsOf} from '../policy/patterns.ts'
import {readKeyValues} from '../policy/read-line.ts'
import {requestPath} from '../policy/request.ts'
import type {Rule} from '../syntax/nodes.ts'

/** What crawlers make of one rule and one URL. Crawlers that skip such rules are in neither list. */
export interface Coverage {
  /** Those for which the rule covers the URL. */
  readonly covered: readonly Profile[]
  readonly missed: readonly Profile[]
}

/**
 * Asks crawlers whether a rule covers a URL.
 *
 * @param url a path as a crawler asks for it, in percent-encoding
 * @param path the path of the rule, where it is not the written one
 */
export function coverageOf(
  rule: Rule,
  url: string,
  profiles: readonly Profile[],
  path = rule.value.value,
): Coverage {
  const readers = profiles.filter(profile => rule.name !== 'allow' || profile.allow === 'read')
  const covered = readers.filter(profile => covers(rule, path, url, profile))
  return {covered, missed: readers.filter(profile => !covered.includes(profile))}
}

/** The paths that a crawler reads in a rule, were it written alone on its line in the usual form; usually one. */
export function pathsRead(rule: Rule, path: string, profile: Profile): readonly string[] {
  return readKeyValues(`${rule.name}: ${path}`, profile)
    .filter(({key}) => key === rule.name)
    .map(({value}) => value)
}

function covers(rule: Rule, path: string, url: string, profile: Profile): boolean {
  const requested = requestPath(url, profile)
  const kind = rule.name === 'allow' ? 'allow' : 'disallow'
  return pathsRead(rule, path, profile).some(read =>
    patternsOf({kind, line: rule, path: read, plain: false}, profile).some(pattern =>
      matches(pattern, requested),
    ),
  )
}
