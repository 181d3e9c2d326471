import type {Profile} from '../crawlers/profile.ts'
import type {Line} from '../syntax/nodes.ts'
import {agentOf, type Selection, selectGroups} from './groups.ts'
import type {Policy, PolicyGroup} from './policy.ts'

/** The groups that hold for an agent, those of all its roles together. */
export interface GroupsOfAgent {
  readonly by: Selection['by']
  /** The user-agent lines by which they do; a crawler may add names to a group that stand in no line. */
  readonly agents: readonly Line[]
  /** In the order of the file. */
  readonly groups: readonly PolicyGroup[]
}

/** The groups that hold for an agent in the eyes of a crawler; its own names where no agent is given. */
export function groupsFor(policy: Policy, agent?: string | readonly string[]): GroupsOfAgent {
  const selections = selectGroups(policy, agent)
  const chosen = new Set(selections.flatMap(({groups}) => groups))
  const agents = new Set<Line>()
  for (const {groups, names, by} of selections) {
    for (const group of groups) {
      const line = lineOf(group, by === 'all' ? [] : names, policy.profile)
      if (line) agents.add(line)
    }
  }
  const groups = policy.groups.filter(group => chosen.has(group))
  const by = selections.find(selection => selection.groups.length > 0)?.by ?? 'none'
  return {by, agents: [...agents].sort((a, b) => a.line - b.line), groups}
}

/** The line that names an agent; the first one of the group where the crawler adds the name by itself. */
function lineOf(group: PolicyGroup, names: readonly string[], profile: Profile): Line | undefined {
  return agentOf(group, names, profile)?.line ?? group.agents.find(({line}) => line)?.line
}
