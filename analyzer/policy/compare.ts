import {foldCase} from './agent-names.ts'
import {type Decision, decide} from './decide.ts'
import {selectGroups} from './groups.ts'
import type {Policy, PolicyGroup} from './policy.ts'
import {type Agent, agentsOf} from './selections.ts'
import {telltalePaths} from './telltale-paths.ts'
import {TelltaleRules} from './telltale-rules.ts'

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
  const numberOf = numberByRules()
  const telltale = before.profile === after.profile && new TelltaleRules(before.profile, numberOf)
  const known = new Map<string, readonly string[]>()
  const pathsOfChanges = new Map<string, readonly string[]>()
  let rulesLeft = EXAMINED_FOR_EACH * countRules([before.groups, after.groups]) + EXAMINED_AT_LEAST
  return agents.flatMap(agent => {
    const sides = [sideFor(before, agent), sideFor(after, agent)] as const
    const [old, now] = sides.map(side => JSON.stringify(side.map(groups => groups.map(numberOf))))
    if (old === now && before.profile === after.profile) return []
    // Agents for which the same rules count are treated differently on the same paths.
    const key = `${old} ${now}`
    const paths = known.get(key) ?? find(agent, sides)
    known.set(key, paths)
    return paths.map(path => decideBoth(agent, path, before, after))
  })

  function find(agent: Agent, sides: readonly [Side, Side]): readonly string[] {
    const reduced = telltale ? telltale.of(...sides) : sides
    const change = changeBetween(...sides, numberOf)
    rulesLeft -= countRules(reduced.flat())
    const found = pathsOfChanges.get(change)
    // What tells the sides apart for others with this change is asked for this agent as well.
    if (found && rulesLeft < 0) return found.filter(path => isDecidedOtherwise(agent, path, before, after))
    const paths = witnessesFor(agent, before, after, reduced, most)
    pathsOfChanges.set(change, paths)
    return paths
  }
}

/**
 * How often a rule is examined on average, for agents that obey several groups. Where thousands do, and the rules are
 * of a kind that cannot be left out, some differences that only one of them sees may be missed.
 */
const EXAMINED_FOR_EACH = 20
const EXAMINED_AT_LEAST = 50_000

function countRules(lists: Side): number {
  return lists.reduce(
    (sum, groups) => sum + groups.reduce((rules, group) => rules + group.rules.length, 0),
    0,
  )
}

/** The groups of each side that the other side has not. */
function changeBetween(old: Side, now: Side, numberOf: (group: PolicyGroup) => number): string {
  const before = new Set(old.flat().map(numberOf))
  const after = new Set(now.flat().map(numberOf))
  const gone = [...before].filter(number => !after.has(number))
  const come = [...after].filter(number => !before.has(number))
  return JSON.stringify([gone, come])
}

function isDecidedOtherwise(agent: Agent, path: string, before: Policy, after: Policy): boolean {
  return decide(before, agent, path).allowed !== decide(after, agent, path).allowed
}

/** Gives each group a number, the same for groups with the same rules. */
function numberByRules(): (group: PolicyGroup) => number {
  const byGroup = new Map<PolicyGroup, number>()
  const byRules = new Map<string, number>()
  return group => {
    const known = byGroup.get(group)
    if (known !== undefined) return known
    const rules = JSON.stringify(group.rules.map(({kind, path}) => [kind, path]))
    const number = byRules.get(rules) ?? byRules.size
    byRules.set(rules, number)
    byGroup.set(group, number)
    return number
  }
}

function decideBoth(agent: Agent, path: string, before: Policy, after: Policy): Difference {
  return {agent, path, before: decide(before, agent, path), after: decide(after, agent, path)}
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

/** The shortest path for each pair of rules that disagree, the shorter ones first. */
function witnessesFor(
  agent: Agent,
  before: Policy,
  after: Policy,
  [old, now]: readonly [Side, Side],
  most: number,
): readonly string[] {
  const witnesses = new Map<string, string>()
  for (const path of telltalePaths(before.profile, old, after.profile, now)) {
    const difference = decideBoth(agent, path, before, after)
    if (difference.before.allowed === difference.after.allowed) continue
    const cause = `${causeOf(difference.before)} ${causeOf(difference.after)}`
    const best = witnesses.get(cause)
    if (best === undefined ? witnesses.size < most : isShorter(path, best)) witnesses.set(cause, path)
  }
  return [...witnesses.values()].sort((a, b) => (isShorter(a, b) ? -1 : 1))
}

function causeOf({rule, reason}: Decision): number | string {
  return rule?.line.line ?? reason
}

function isShorter(a: string, b: string): boolean {
  return a.length < b.length || (a.length === b.length && a < b)
}
