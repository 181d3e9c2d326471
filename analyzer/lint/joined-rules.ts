import type {Profile} from '../crawlers/profile.ts'
import {decide} from '../policy/decide.ts'
import {withAgents} from '../policy/grouping.ts'
import type {Policy, PolicyGroup} from '../policy/policy.ts'
import type {Group, Line, Rule, UserAgentRecord} from '../syntax/nodes.ts'
import {readersOfName} from './group-readers.ts'
import {type Loss, MOST_AGENTS, MOST_RULES} from './loss.ts'
import {forbids} from './places.ts'
import {plainPath} from './witness-path.ts'

/** What comes of it that some names share the rules of a group. */
export interface Joining {
  /** The crawlers for which they do. */
  readonly readers: readonly Profile[]
  /** A path that they may not fetch, and could if they had a group of their own; undefined where there is none. */
  readonly loss?: Loss
}

/**
 * What some agents of a group may not fetch because of its rules, and could if their user-agent lines were a group
 * of their own without rules. The path is checked with the crawlers' own decisions.
 */
export function joinedRules(
  group: Group,
  agents: readonly UserAgentRecord[],
  profiles: readonly Profile[],
  policyOf: (profile: Profile) => Policy,
): Joining {
  const lines = new Set<Line>(agents)
  const concerned = new Map(agents.map(agent => [agent, readersOfName(agent, profiles)]))
  const readings = profiles.flatMap((profile): Reading[] => {
    const own = agents.filter(agent => concerned.get(agent)?.includes(profile))
    if (own.length === 0) return []
    const joined = policyOf(profile)
    const apart = withOwnGroup(joined, lines)
    return apart ? [{profile, joined, apart, agents: own.slice(0, MOST_AGENTS)}] : []
  })
  const readers = readings.map(({profile}) => profile)
  for (const rule of group.rules.filter(forbids).slice(0, MOST_RULES)) {
    const loss = lossBy(rule, readings)
    if (loss) return {readers, loss}
  }
  return {readers}
}

interface Reading {
  readonly profile: Profile
  readonly joined: Policy
  readonly apart: Policy
  /** The lines that matter to the crawler. */
  readonly agents: readonly UserAgentRecord[]
}

function lossBy(rule: Rule, readings: readonly Reading[]): Loss | undefined {
  const path = plainPath(rule.value.value)
  const losing = readings
    .map(reading => ({reading, agents: reading.agents.filter(agent => loses(agent, path, rule, reading))}))
    .filter(({agents}) => agents.length > 0)
  const [first] = losing
  if (first === undefined) return undefined
  const losers = [...new Set(losing.flatMap(({agents}) => agents))]
  // Another group may name some of them as well, which then counts for some readers: the sentence is about all.
  const agreeing = losing.filter(({reading}) => losers.every(agent => loses(agent, path, rule, reading)))
  const told =
    agreeing.length > 0 ? {agents: losers, losing: agreeing} : {agents: first.agents, losing: [first]}
  return {agents: told.agents, readers: told.losing.map(({reading}) => reading.profile), path, rule}
}

function loses(agent: UserAgentRecord, path: string, rule: Rule, {joined, apart}: Reading): boolean {
  const name = agent.value.value
  const decision = decide(joined, name, path)
  return !decision.allowed && decision.rule?.line === rule && decide(apart, name, path).allowed
}

/** The policy if some user-agent lines had a group of their own; undefined where they have one already. */
function withOwnGroup(policy: Policy, lines: ReadonlySet<Line>): Policy | undefined {
  let changed = false
  const groups = policy.groups.flatMap((group): PolicyGroup[] => {
    const own = group.agents.filter(({line}) => line !== undefined && lines.has(line))
    if (own.length === 0 || own.length === group.agents.length) return [group]
    changed = true
    return [
      {agents: own, rules: []},
      withAgents(
        group,
        group.agents.filter(agent => !own.includes(agent)),
      ),
    ]
  })
  return changed ? {...policy, groups} : undefined
}
