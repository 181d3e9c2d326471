import type {PathPattern} from '../../../analyzer/crawlers/path-pattern.ts'
import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {commonPaths, meet} from '../../../analyzer/policy/cover.ts'
import {decide} from '../../../analyzer/policy/decide.ts'
import {matches} from '../../../analyzer/policy/matches.ts'
import {inOrderOfPrecedence} from '../../../analyzer/policy/precedence.ts'
import {urlPathOf} from '../../../analyzer/policy/witness.ts'
import type {Rule} from '../../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../../documents/analysis.ts'
import {groupsFor} from '../effective-policy.ts'
import {groupAt} from '../spot.ts'

/** A rule of the other kind that decides in place of one that covers a path too. */
export interface Exception {
  readonly by: Rule
  /** A path on which it does, as a decision has shown. */
  readonly path: string
}

const MOST_EXCEPTIONS = 3
/** Rules that are looked at; a person waits for the answer. */
const MOST_RULES = 5000

/** The rules that have the last word on paths which this one covers, for the first agent of its group. */
export function exceptionsTo(rule: Rule, analysis: Analysis): readonly Exception[] {
  const agent = groupAt(analysis.tree, rule.start)?.agents[0]?.value.value
  const profile = analysis.profiles.find(({allow}) => allow === 'read')
  if (agent === undefined || profile === undefined) return []
  const policy = analysis.policy(profile)
  const ranked = inOrderOfPrecedence(groupsFor(policy, agent).groups, profile).slice(0, MOST_RULES)
  const position = ranked.findIndex(({rule: {line}}) => line === rule)
  const own = ranked[position]
  if (own === undefined) return []
  const exceptions = new Map<Rule, string>()
  for (const stronger of ranked.slice(0, position)) {
    const {line} = stronger.rule
    if (line.type !== 'rule' || stronger.allows === own.allows || exceptions.has(line)) continue
    const path = pathsOfBoth(stronger.pattern, own.pattern, profile).find(
      url => decide(policy, agent, url).rule?.line === line,
    )
    if (path !== undefined) exceptions.set(line, path)
    if (exceptions.size === MOST_EXCEPTIONS) break
  }
  return [...exceptions].map(([by, path]) => ({by, path}))
}

function pathsOfBoth(a: PathPattern, b: PathPattern, profile: Profile): readonly string[] {
  if (meet(a, b) !== 'yes') return []
  return commonPaths(a, b)
    .filter(path => matches(a, path) && matches(b, path))
    .flatMap(path => urlPathOf(path, profile) ?? [])
}
