import {literalPattern} from '../crawlers/path-pattern.ts'
import type {Profile} from '../crawlers/profile.ts'
import {covers, coversSegments} from './cover.ts'
import {extentOf} from './extent.ts'
import {rulesInForce, selectGroups} from './groups.ts'
import {overlapsOf} from './overlap.ts'
import {allows, patternsOf} from './patterns.ts'
import type {Policy, PolicyGroup} from './policy.ts'
import type {PolicyRule} from './statements.ts'

/** How much of a site some rules leave open, `/robots.txt` aside. */
export type Access = 'everything' | 'something' | 'nothing'

/**
 * How much of a site an agent may fetch, in the eyes of one crawler. `something` where wildcards leave it open.
 *
 * @param agent as in `decide`
 */
export function accessOf(policy: Policy, agent?: string | readonly string[]): Access {
  if (policy.ignored) return 'everything'
  const answers = selectGroups(policy, agent).map(({groups}) => accessUnder(groups, policy.profile))
  // Of several roles, the strictest answer counts.
  if (answers.includes('nothing')) return 'nothing'
  return answers.every(answer => answer === 'everything') ? 'everything' : 'something'
}

/** How much the rules of some groups leave open to those for whom all of them count. */
export function accessUnder(groups: readonly PolicyGroup[], profile: Profile): Access {
  const effects = rulesInForce(groups, profile)
    .map(rule => ({rule, effect: effectOf(rule, profile)}))
    .filter(({effect}) => effect !== 'none')
  const {opens, access} = accessBy(effects.map(({effect}) => effect))
  if (!opens || access === 'everything') return access
  // Some of the rules may have no say beside the others.
  const needless = new Set(overlapsOf(groups, profile).map(({rule}) => rule))
  return accessBy(effects.filter(({rule}) => !needless.has(rule)).map(({effect}) => effect)).access
}

type Effect = 'none' | 'opens' | 'closes' | 'closes all'

function accessBy(effects: readonly Effect[]): {readonly opens: boolean; readonly access: Access} {
  const opens = effects.includes('opens')
  if (effects.includes('closes all')) return {opens, access: opens ? 'something' : 'nothing'}
  return {opens, access: effects.includes('closes') ? 'something' : 'everything'}
}

const ALL_PATHS = literalPattern('/')

/** What a rule does where it decides. */
function effectOf(rule: PolicyRule, profile: Profile): Effect {
  // Nearly all rules, and told without a pattern.
  const isPlain = rule.plain && rule.path.length > 1 && profile.compilePath === undefined
  if (isPlain) return rule.kind === 'allow' ? 'opens' : 'closes'
  const patterns = patternsOf(rule, profile).filter(
    pattern => hasSay(pattern.length, profile) && extentOf(pattern),
  )
  if (patterns.length === 0) return 'none'
  if (allows(rule, profile)) return 'opens'
  const covering = profile.prefix === 'segments' ? coversSegments : covers
  return patterns.some(pattern => covering(pattern, ALL_PATHS) === 'yes') ? 'closes all' : 'closes'
}

/** RFC 9309 §2.2.2 gives no meaning to an empty pattern where the longest one decides. */
function hasSay(length: number, {ruleChoice}: Profile): boolean {
  return length > 0 || ruleChoice !== 'longest'
}
