import {foldCase} from './agent-names.ts'
import {type Decision, decide} from './decide.ts'
import {selectGroups} from './groups.ts'
import type {Policy, PolicyGroup} from './policy.ts'
import {type Agent, agentsOf} from './selections.ts'
import {telltalePaths} from './telltale-paths.ts'

/** A path that one policy lets an agent fetch and the other does not. */
export interface Difference {
  readonly agent: Agent
  /** The path of a URL; the shortest there is between these two rules, as far as plain paths go. */
  readonly path: string
  readonly before: Decision
  readonly after: Decision
}

export interface CompareOptions {
  /** Whom to ask for. Default: everybody whom one of the policies can treat differently, see `agentsOf`. */
  readonly agents?: readonly Agent[]
  /** How many differences are looked for, for each agent. Default: 100. */
  readonly most?: number
}

/**
 * Where two policies decide differently: one path for each pair of rules that disagree, checked by the decisions of
 * both crawlers. The policies may be those of two files for one crawler, or of two crawlers for one file.
 *
 * For plain paths, with `$` or without, nothing is missed. Where paths hold `*`, a difference that shows on no path
 * made of the rules' own parts may be.
 */
export function compare(before: Policy, after: Policy, options: CompareOptions = {}): Difference[] {
  const {agents = allAgents(before, after), most = 100} = options
  const numbers = new Map([...before.groups, ...after.groups].map((group, number) => [group, number]))
  const known = new Map<string, readonly Difference[]>()
  return agents.flatMap(agent => {
    const sides = [sideFor(before, agent), sideFor(after, agent)] as const
    // Agents for which the same groups count have the same differences.
    const key = JSON.stringify(sides.map(side => side.map(groups => groups.map(group => numbers.get(group)))))
    const found = known.get(key) ?? differencesFor(agent, before, after, sides, most)
    known.set(key, found)
    return found.map(difference => ({...difference, agent}))
  })
}

function allAgents(before: Policy, after: Policy): readonly Agent[] {
  const agents = new Map<string, Agent>()
  for (const agent of [...agentsOf(before), ...agentsOf(after)]) {
    const name = JSON.stringify(agent)
    agents.set(`${foldCase(name, before.profile)} ${foldCase(name, after.profile)}`, agent)
  }
  return [...agents.values()]
}

/** The groups that hold for an agent; more than once where it is asked for in several roles. */
type Side = readonly (readonly PolicyGroup[])[]

function sideFor(policy: Policy, agent: Agent): Side {
  return policy.ignored ? [] : selectGroups(policy, agent).map(({groups}) => groups)
}

function differencesFor(
  agent: Agent,
  before: Policy,
  after: Policy,
  [old, now]: readonly [Side, Side],
  most: number,
): readonly Difference[] {
  if (before.profile === after.profile && saySame(old.flat(), now.flat())) return []
  const shortest = new Map<string, Difference>()
  for (const path of telltalePaths(before.profile, old, after.profile, now)) {
    const difference = {agent, path, before: decide(before, agent, path), after: decide(after, agent, path)}
    if (difference.before.allowed === difference.after.allowed) continue
    const key = `${causeOf(difference.before)} ${causeOf(difference.after)}`
    const best = shortest.get(key)
    if (best ? isShorter(path, best.path) : shortest.size < most) shortest.set(key, difference)
  }
  return [...shortest.values()].sort((a, b) => (isShorter(a.path, b.path) ? -1 : 1))
}

function causeOf({rule, reason}: Decision): number | string {
  return rule?.line.line ?? reason
}

function isShorter(a: string, b: string): boolean {
  return a.length < b.length || (a.length === b.length && a < b)
}

function saySame(old: readonly PolicyGroup[], now: readonly PolicyGroup[]): boolean {
  return (
    old.length === now.length &&
    old.every(({rules}, index) => {
      const others = now[index]?.rules ?? []
      return (
        rules.length === others.length &&
        rules.every(({kind, path}, place) => kind === others[place]?.kind && path === others[place]?.path)
      )
    })
  )
}
