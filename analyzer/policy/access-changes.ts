import {findAgent, isRfc9309Token} from '../crawlers/agents.ts'
import type {Profile} from '../crawlers/profile.ts'
import {askersBy} from './askers.ts'
import {compare, type Difference} from './compare.ts'
import type {Policy} from './policy.ts'
import type {PolicyReader} from './policy-reader.ts'
import {readsAlike} from './reads-alike.ts'
import {type Agent, agentsOf} from './selections.ts'

/** What changes for some agents of one crawler on one path, by one pair of rules. */
export interface Change {
  readonly profile: Profile
  readonly agents: readonly string[]
  readonly difference: Difference
}

/** How far a comparison goes that nobody asked for by name. */
export interface Bounds {
  /** How many agents are asked for, beside whoever is not named; the crawler itself comes first. */
  readonly agents: number
  /** How many changes are looked for, for each agent. */
  readonly changes: number
}

/**
 * Who gains or loses access between two states of a file.
 *
 * @param agents whom to ask for; everybody who can be treated differently where there are none
 */
export function accessChanges(
  old: PolicyReader,
  now: PolicyReader,
  profiles: readonly Profile[],
  {agents = [], bounds}: {readonly agents?: readonly string[]; readonly bounds?: Bounds} = {},
): readonly Change[] {
  const askers = new Map<string, readonly Profile[]>()
  const mayAsk = (agent: Agent, profile: Profile) => {
    const known = askers.get(keyOf(agent)) ?? askersBy(agent, profiles)
    askers.set(keyOf(agent), known)
    return known.includes(profile)
  }
  return profiles.flatMap(profile => {
    const before = old(profile)
    const after = now(profile)
    if (readsAlike(before, after)) return []
    const wanted = agents.length > 0 ? agents : somebodyIn(before, after, bounds?.agents)
    const asked = wanted.filter(agent => mayAsk(agent, profile))
    return gatherAgents(
      profile,
      compare(before, after, {agents: asked, ...(bounds && {most: bounds.changes})}),
    )
  })
}

/** The agents of two policies that a crawler may have for a name, the crawler itself and everybody else among them. */
function somebodyIn(before: Policy, after: Policy, most = Number.POSITIVE_INFINITY): readonly Agent[] {
  const {profile} = before
  const agents = new Map<string, Agent>()
  // A crawler asks by all its names together; a specification is none, and its roles are those of different bots.
  const isOneOfAll = (agent: string) => profile.agents.length > 1 && profile.agents.includes(agent)
  const isLeftOut = (agent: Agent) =>
    profile.kind === 'specification'
      ? typeof agent !== 'string'
      : typeof agent === 'string' && isOneOfAll(agent)
  for (const agent of [...agentsOf(before), ...agentsOf(after)]) {
    if (isLeftOut(agent)) continue
    const isWanted = agent === '*' || (isSomebody(agent) && agents.size < most)
    if (isWanted && !agents.has(keyOf(agent))) agents.set(keyOf(agent), agent)
  }
  return [...agents.values()]
}

/** Two spellings of a name that differ in case are one agent. */
function keyOf(agent: Agent): string {
  return typeof agent === 'string' ? agent.toLowerCase() : JSON.stringify(agent)
}

/** A line that was broken may have named `a, b` or `x&amp;y`, as which no crawler asks for anything. */
function isSomebody(agent: Agent): boolean {
  return typeof agent !== 'string' || isRfc9309Token(agent) || findAgent(agent) !== undefined
}

/** A crawler of the Web goes by the first of its names; a bot of Geminispace has several roles. */
function nameOfAll(agents: readonly string[], {protocol}: Profile): string {
  return protocol === 'web' ? (agents[0] ?? '*') : agents.join(',')
}

/** Agents for which the same rules disagree on the same path are one change. */
function gatherAgents(profile: Profile, differences: readonly Difference[]): readonly Change[] {
  const changes = new Map<string, {profile: Profile; agents: string[]; difference: Difference}>()
  for (const difference of differences) {
    const {agent, path, before, after} = difference
    const key = JSON.stringify([path, before.rule?.line.line, after.rule?.line.line, before.allowed])
    const name = typeof agent === 'string' ? agent : nameOfAll(agent, profile)
    const change = changes.get(key)
    if (change) change.agents.push(name)
    else changes.set(key, {profile, agents: [name], difference})
  }
  return [...changes.values()]
}
