import {decide} from '../../analyzer/policy/decide.ts'
import {rulesInForce} from '../../analyzer/policy/groups.ts'
import {groupsFor} from '../../analyzer/policy/groups-for.ts'
import type {Policy, PolicyGroup} from '../../analyzer/policy/policy.ts'
import type {Analysis} from '../documents/analysis.ts'
import type {EffectivePolicy, EffectivePolicyResult} from '../protocol.ts'
import {decidingLine, shortened} from './deciding-line.ts'
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
    .map(({kind, path, line}) => ({...decidingLine(line, analysis), kind, path: shortened(path)}))
  return {rules, furtherRules: counting.length - rules.length}
}
