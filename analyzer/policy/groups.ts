import {findAgent} from '../crawlers/agents.ts'
import type {Profile} from '../crawlers/profile.ts'
import {foldCase, isDefault, nameFor, productToken} from './agent-names.ts'
import type {PolicyGroup} from './grouping.ts'
import {nameIndexOf} from './name-index.ts'
import type {Policy} from './policy.ts'
import type {PolicyAgent, PolicyRule} from './statements.ts'

/** The groups that hold for an agent, and why these. */
export interface Selection {
  /** The names that were looked for, with those that the agent falls back to. */
  readonly names: readonly string[]
  /** In the order of the file. */
  readonly groups: readonly PolicyGroup[]
  /**
   * `name`: groups that name the agent; `default`: groups for `*`, since none names it; `union`: both together;
   * `all`: the groups of everybody; `none`: there is no group for it.
   */
  readonly by: 'name' | 'default' | 'union' | 'all' | 'none'
}

/**
 * The groups that hold for an agent in the eyes of a crawler: one selection, or one for each role where each is
 * asked for and the strictest answer obeyed.
 *
 * @param agent a name, a User-Agent header, or several: roles on Gemini, names in order of preference on the Web;
 *   the crawler's own names where left out
 */
export function selectGroups(policy: Policy, agent?: string | readonly string[]): readonly Selection[] {
  const names = namesAskedFor(policy.profile, agent)
  switch (policy.profile.combination) {
    case 'all-groups':
      return [{names, groups: policy.groups, by: policy.groups.length > 0 ? 'all' : 'none'}]
    case 'union':
      return [unite(policy, names)]
    case 'each-role':
      return (names.length > 0 ? names : ['*']).map(name => mostSpecific(policy, [name]))
    case 'specific-wins':
      return [mostSpecific(policy, names)]
  }
}

/** The line of a group that names one of the names, or else that for `*`; none where the crawler adds it itself. */
export function agentOf(
  group: PolicyGroup,
  names: readonly string[],
  profile: Profile,
): PolicyAgent | undefined {
  return (
    group.agents.find(agent => namesOne(agent, names, profile)) ??
    group.agents.find(agent => isDefault(agent, profile))
  )
}

function namesAskedFor(profile: Profile, agent: string | readonly string[] | undefined): readonly string[] {
  if (agent === undefined) return profile.agents
  const itself = typeof agent === 'string' ? ownNames(productToken(agent), profile) : []
  if (itself.length > 0) return itself
  return (typeof agent === 'string' ? [agent] : agent).map(productToken)
}

/** A crawler of the Web that is asked for by one of its names looks for the ones behind it, too, where none is written. */
function ownNames(name: string, {agents, combination}: Profile): readonly string[] {
  if (combination !== 'specific-wins') return []
  const index = agents.findIndex(own => own.toLowerCase() === name.toLowerCase())
  return index < 0 ? [] : agents.slice(index)
}

function namesOne(agent: PolicyAgent, names: readonly string[], profile: Profile): boolean {
  return names.some(name => nameFor(agent, foldCase(name, profile), profile) !== undefined)
}

function unite(policy: Policy, names: readonly string[]): Selection {
  const index = nameIndexOf(policy)
  const named = names.flatMap(name => index.allGroupsOf(foldCase(name, policy.profile)))
  const groups = index.inOrder(
    policy.profile.defaultGroup === 'obeyed' ? [...index.defaultGroups, ...named] : named,
  )
  return {names, groups, by: groups.length > 0 ? 'union' : 'none'}
}

function mostSpecific(policy: Policy, preferred: readonly string[]): Selection {
  const index = nameIndexOf(policy)
  const {names, obeysDefault} = withFallbacks(policy.profile, preferred)
  for (const name of names) {
    const groups = index.groupsOf(foldCase(name, policy.profile))
    if (groups.length > 0) return {names, groups, by: 'name'}
  }
  const groups = obeysDefault ? index.defaultGroups : []
  return {names, groups, by: groups.length > 0 ? 'default' : 'none'}
}

/** What the operator of a crawler says its agents obey where they are not named: another name, `*`, or nothing. */
function withFallbacks(profile: Profile, preferred: readonly string[]) {
  const fallbacks: string[] = []
  let obeysDefault = profile.defaultGroup === 'obeyed'
  for (const name of preferred) {
    const agent = findAgent(name)
    if (agent === undefined || agent.operator !== profile.operator) continue
    fallbacks.push(...agent.fallsBackTo)
    if (agent.ignoresDefault) obeysDefault = false
  }
  // Files name thousands of agents that fall back to no other.
  const isSingle = preferred.length === 1 && fallbacks.length === 0
  return {names: isSingle ? preferred : [...new Set([...preferred, ...fallbacks])], obeysDefault}
}

const erasing = new WeakMap<PolicyGroup, boolean>()

/** Whether a group has a rule that erases those before it, those of other groups too. */
export function erasesRules(group: PolicyGroup, {emptyDisallow}: Profile): boolean {
  if (emptyDisallow !== 'clears') return false
  const erases = erasing.get(group) ?? group.rules.some(({path}) => path === '')
  erasing.set(group, erases)
  return erases
}

/** The rules of some groups that count for a crawler, in the order of the file. */
export function rulesInForce(groups: readonly PolicyGroup[], profile: Profile): readonly PolicyRule[] {
  const [only, ...others] = groups
  if (only && others.length === 0 && profile.emptyDisallow !== 'clears') return only.rules
  let inForce: PolicyRule[] = []
  for (const {rules} of groups) {
    for (const rule of rules) {
      if (rule.path === '' && profile.emptyDisallow === 'clears') inForce = []
      else inForce.push(rule)
    }
  }
  return inForce
}
