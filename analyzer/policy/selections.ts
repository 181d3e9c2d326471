import {isDefault} from './agent-names.ts'
import {selectGroups} from './groups.ts'
import {nameIndexOf} from './name-index.ts'
import type {Policy, PolicyGroup} from './policy.ts'

/** A name, or several that are asked for together: see `decide`. */
export type Agent = string | readonly string[]

/** Whom a policy can treat differently: the crawler itself, everybody whom it names, and an agent without a name. */
export function agentsOf({profile, groups}: Policy): Agent[] {
  const names = new Set<string>()
  for (const {agents} of groups)
    for (const agent of agents) if (agent.name !== '' && !isDefault(agent, profile)) names.add(agent.name)
  const itself = profile.agents.length > 1 ? [profile.agents] : []
  return [...itself, ...new Set([...profile.agents, ...names, '*'])]
}

/**
 * The groups that hold for these agents, each selection of groups once, whoever it is for: first the single groups, in
 * the order of the file.
 */
export function distinctSelections(policy: Policy): (readonly PolicyGroup[])[] {
  const single = new Set<PolicyGroup>()
  const several = new Map<string, readonly PolicyGroup[]>()
  const numbers = new Map(policy.groups.map((group, number) => [group, number]))
  for (const agent of agentsOf(policy)) {
    for (const {groups} of selectGroups(policy, agent)) {
      const [only, ...others] = groups
      if (only && others.length === 0) single.add(only)
      else if (only) several.set(groups.map(group => numbers.get(group)).join(' '), groups)
    }
  }
  return [...policy.groups.filter(group => single.has(group)).map(group => [group]), ...several.values()]
}

/**
 * The groups that are selected, where each of them is selected alone whoever asks: nearly all files are so. The very
 * same array for crawlers that agree.
 */
export function groupsApart(policy: Policy): readonly PolicyGroup[] | undefined {
  const {combination, severalGroups, defaultGroup} = policy.profile
  if (combination !== 'specific-wins' && combination !== 'each-role') return undefined
  if (severalGroups !== 'merged' || defaultGroup !== 'obeyed') return undefined
  return nameIndexOf(policy).apart
}
