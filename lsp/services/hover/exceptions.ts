import type {PathPattern} from '../../../analyzer/crawlers/path-pattern.ts'
import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {coverageOf} from '../../../analyzer/lint/coverage.ts'
import {writtenNames} from '../../../analyzer/policy/agent-names.ts'
import {commonPaths, meet} from '../../../analyzer/policy/cover.ts'
import {decide} from '../../../analyzer/policy/decide.ts'
import {groupsFor} from '../../../analyzer/policy/groups-for.ts'
import {matches} from '../../../analyzer/policy/matches.ts'
import type {Policy} from '../../../analyzer/policy/policy.ts'
import {inOrderOfPrecedence} from '../../../analyzer/policy/precedence.ts'
import {urlPathOf} from '../../../analyzer/policy/witness.ts'
import type {Rule} from '../../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../../documents/analysis.ts'
import {groupAt} from '../spot.ts'

/** A rule of the other kind that decides in place of one that covers a path too. */
export interface Exception {
  readonly by: Rule
  /** A path on which it does, as decisions have shown. */
  readonly path: string
  /** For whom; undefined where all agree that read both rules. */
  readonly crawlers: readonly Profile[] | undefined
}

const MOST_EXCEPTIONS = 3
/** Rules that are looked at; a person waits for the answer. */
const MOST_RULES = 5000

/** The rules that have the last word on paths which this one covers, for the first agent of its group. */
export function exceptionsTo(rule: Rule, analysis: Analysis): readonly Exception[] {
  const agent = groupAt(analysis.tree, rule.start)?.agents[0]?.value.value
  const readers = analysis.profiles.filter(({allow}) => allow === 'read')
  if (agent === undefined) return []
  const paths = new Map<Rule, string>()
  for (const profile of withOrdersOfTheirOwn(readers)) {
    for (const [by, path] of strongerRules(rule, nameFor(agent, profile), analysis.policy(profile)))
      if (paths.size < MOST_EXCEPTIONS && !paths.has(by)) paths.set(by, path)
  }
  return [...paths].flatMap(([by, path]) => {
    const {covered} = coverageOf(rule, path, readers)
    const crawlers = covered.filter(
      profile => decide(analysis.policy(profile), nameFor(agent, profile), path).rule?.line === by,
    )
    if (crawlers.length === 0) return []
    return [{by, path, crawlers: crawlers.length < readers.length ? crawlers : undefined}]
  })
}

/** Whom a crawler takes a user-agent line to name: Google looks for `Acme` where `Acme*` is written. */
function nameFor(agent: string, profile: Profile): string {
  return writtenNames(agent, profile)[0] ?? agent
}

/** One reader for each way to choose between rules. */
function withOrdersOfTheirOwn(readers: readonly Profile[]): readonly Profile[] {
  const byOrder = readers.map(
    profile => [[profile.ruleChoice, profile.tie, profile.wildcard].join(' '), profile] as const,
  )
  return [...new Map(byOrder.toReversed()).values()].toReversed()
}

function strongerRules(rule: Rule, agent: string, policy: Policy): ReadonlyMap<Rule, string> {
  const {profile} = policy
  const stronger = new Map<Rule, string>()
  const ranked = inOrderOfPrecedence(groupsFor(policy, agent).groups, profile).slice(0, MOST_RULES)
  const position = ranked.findIndex(({rule: {line}}) => line === rule)
  const own = ranked[position]
  if (own === undefined) return stronger
  for (const {
    rule: {line},
    pattern,
    allows,
  } of ranked.slice(0, position)) {
    if (line.type !== 'rule' || allows === own.allows || stronger.has(line)) continue
    const path = pathsOfBoth(pattern, own.pattern, profile).find(
      url => decide(policy, agent, url).rule?.line === line,
    )
    if (path !== undefined) stronger.set(line, path)
    if (stronger.size === MOST_EXCEPTIONS) break
  }
  return stronger
}

function pathsOfBoth(a: PathPattern, b: PathPattern, profile: Profile): readonly string[] {
  if (meet(a, b) !== 'yes') return []
  return commonPaths(a, b)
    .filter(path => matches(a, path) && matches(b, path))
    .flatMap(path => urlPathOf(path, profile) ?? [])
}
