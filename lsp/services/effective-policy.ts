import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {decide} from '../../analyzer/policy/decide.ts'
import {agentOf, rulesInForce, selectGroups} from '../../analyzer/policy/groups.ts'
import type {Policy, PolicyGroup} from '../../analyzer/policy/policy.ts'
import type {Line} from '../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../documents/analysis.ts'
import type {EffectivePolicy, EffectivePolicyResult} from '../protocol.ts'
import {decidingLine} from './deciding-line.ts'
import {askedAgent} from './test-path.ts'

/** The groups and rules that hold for an agent, as each target crawler reads the file. */
export function effectivePolicy(analysis: Analysis, agent: string): EffectivePolicyResult {
  const asked = askedAgent(agent)
  return {
    version: analysis.version,
    crawlers: analysis.profiles.map(profile => policyFor(analysis.policy(profile), asked, analysis)),
  }
}

function policyFor(
  policy: Policy,
  agent: string | readonly string[] | undefined,
  analysis: Analysis,
): EffectivePolicy {
  const {profile, ignored} = policy
  const {by, agents, groups} = groupsFor(policy, agent)
  return {
    crawler: {id: profile.id, title: profile.title},
    by,
    agents: agents.map(line => decidingLine(line, analysis)),
    ...policyLines(policy, groups, analysis),
    ignored: ignored ? decide(policy, agent, '/').why : null,
  }
}

/** The groups that hold for an agent, those of all its roles together. */
export interface GroupsOfAgent {
  readonly by: EffectivePolicy['by']
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

/** Longer lists are read by nobody, and would be sent with each key stroke. */
const MOST_RULES = 1000

/** The rules of groups that count for a crawler, in the order of the file. */
export function policyLines(
  {profile}: Policy,
  groups: readonly PolicyGroup[],
  analysis: Analysis,
): Pick<EffectivePolicy, 'rules' | 'furtherRules'> {
  const counting = rulesInForce(groups, profile)
  const rules = counting
    .slice(0, MOST_RULES)
    .map(({kind, path, line}) => ({...decidingLine(line, analysis), kind, path}))
  return {rules, furtherRules: counting.length - rules.length}
}
