import {isDefault} from './agent-names.ts'
import {selectGroups} from './groups.ts'
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

/** The groups that hold for these agents, each selection of groups once, whoever it is for. */
export function distinctSelections(policy: Policy): (readonly PolicyGroup[])[] {
  const numbers = new Map(policy.groups.map((group, number) => [group, number]))
  const selections = new Map<string, readonly PolicyGroup[]>()
  for (const agent of agentsOf(policy))
    for (const {groups} of selectGroups(policy, agent))
      selections.set(groups.map(group => numbers.get(group)).join(' '), groups)
  return [...selections.values()]
}
