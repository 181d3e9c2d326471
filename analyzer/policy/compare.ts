import type {PathPattern} from '../crawlers/path-pattern.ts'
import {intersect, pathsWith} from './cover.ts'
import {type Decision, decide} from './decide.ts'
import {rulesInForce, selectGroups} from './groups.ts'
import {patternsOf} from './patterns.ts'
import type {Policy} from './policy.ts'
import {type Agent, agentsOf} from './selections.ts'
import type {PolicyRule} from './statements.ts'
import {urlPathOf} from './witness.ts'

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
  const known = new Map<string, readonly Difference[]>()
  const differences: Difference[] = []
  for (const agent of agents) {
    const rules = [rulesFor(before, agent), rulesFor(after, agent)] as const
    const key = keyOf(rules)
    const found = known.get(key) ?? differencesFor(agent, before, after, rules, most)
    known.set(key, found)
    for (const difference of found) differences.push({...difference, agent})
  }
  return differences
}

function allAgents(before: Policy, after: Policy): readonly Agent[] {
  const agents = new Map<string, Agent>()
  for (const agent of [...agentsOf(before), ...agentsOf(after)])
    agents.set(JSON.stringify(agent).toLowerCase(), agent)
  return [...agents.values()]
}

type Rules = readonly PolicyRule[]

/** The rules of each selection that holds for an agent, one after the other. */
function rulesFor(policy: Policy, agent: Agent): Rules {
  if (policy.ignored) return []
  return selectGroups(policy, agent).flatMap(({groups}) => [...rulesInForce(groups, policy.profile)])
}

/** Agents with the same rules on both sides have the same differences. */
const numbers = new WeakMap<PolicyRule, number>()
let lastNumber = 0

function keyOf([before, after]: readonly [Rules, Rules]): string {
  return `${before.map(numberOf).join(' ')} | ${after.map(numberOf).join(' ')}`
}

function numberOf(rule: PolicyRule): number {
  let number = numbers.get(rule)
  if (number === undefined) {
    number = ++lastNumber
    numbers.set(rule, number)
  }
  return number
}

function differencesFor(
  agent: Agent,
  before: Policy,
  after: Policy,
  [oldRules, newRules]: readonly [Rules, Rules],
  most: number,
): readonly Difference[] {
  if (before.profile === after.profile && saySame(oldRules, newRules)) return []
  const shortest = new Map<string, Difference>()
  for (const path of candidates(before, oldRules, after, newRules)) {
    const old = decide(before, agent, path)
    const now = decide(after, agent, path)
    if (old.allowed === now.allowed) continue
    const key = `${old.rule?.line.line ?? old.reason} ${now.rule?.line.line ?? now.reason}`
    const best = shortest.get(key)
    if (best === undefined && shortest.size === most) continue
    if (best === undefined || isShorter(path, best.path))
      shortest.set(key, {agent, path, before: old, after: now})
  }
  return [...shortest.values()].sort((a, b) => (isShorter(a.path, b.path) ? -1 : 1))
}

function isShorter(a: string, b: string): boolean {
  return a.length < b.length || (a.length === b.length && a < b)
}

function saySame(old: Rules, now: Rules): boolean {
  return (
    old.length === now.length &&
    old.every((rule, index) => rule.kind === now[index]?.kind && rule.path === now[index]?.path)
  )
}

/** Pairs of rules with wildcards that are looked at for a path that both match. */
const MOST_PAIRS = 20_000

/**
 * Paths on which the decisions can differ. A path is settled by the rules that match it, and those of plain paths
 * are the beginnings of the longest one: so each path of a rule, and the same with a character behind it that no
 * rule goes on with, stand for all.
 */
function* candidates(before: Policy, oldRules: Rules, after: Policy, newRules: Rules): Iterable<string> {
  const seen = new Set<string>()
  const sides = [
    {profile: before.profile, patterns: patternsOfAll(before, oldRules)},
    {profile: after.profile, patterns: patternsOfAll(after, newRules)},
  ]
  const patterns = sides.flatMap(side => side.patterns)
  const literals = [...new Set(['/', ...patterns.flatMap(pattern => pathsWith(pattern, ''))])].sort()
  const wild = patterns.filter(({parts, accepts}) => parts.length > 1 || accepts)
  for (const path of compared()) {
    for (const {profile} of sides) {
      for (const url of [urlPathOf(path, profile), withoutNeedlessOctets(path)]) {
        if (url === undefined || seen.has(url)) continue
        seen.add(url)
        yield url
      }
    }
  }

  function* compared(): Iterable<string> {
    for (const literal of literals) {
      yield literal
      const fresh = freshBehind(literal, literals)
      yield literal + fresh
      // Who compares whole segments looks one and two characters further.
      yield `${literal}${fresh}${fresh}`
      yield `${literal}/${fresh}`
    }
    for (const pattern of wild) {
      yield* pathsWith(pattern, 'x')
      yield* pathsWith(pattern, '/')
    }
    yield* intersections(wild, patterns)
  }
}

/** `/$` for `/%24`: some crawlers bring both to the same form, and the short one is easier to read. */
function withoutNeedlessOctets(path: string): string | undefined {
  if (!path.includes('%')) return undefined
  return path.replace(/%2[14789ABCabc]|%3[ABDabd]|%40|%7[Ee]/g, octet => decodeURIComponent(octet))
}

function patternsOfAll({profile}: Policy, rules: Rules): PathPattern[] {
  return rules.flatMap(rule => [...patternsOf(rule, profile)])
}

function* intersections(wild: readonly PathPattern[], patterns: readonly PathPattern[]): Iterable<string> {
  let pairs = 0
  for (const one of wild) {
    for (const other of patterns) {
      if (pairs++ === MOST_PAIRS) return
      const common = intersect(one, other)
      if (common.answer === 'yes') yield common.path
    }
  }
}

const LETTERS = 'xzq0123456789abcdefghijklmnoprstuvwyABCDEFGHIJKLMNOPQRSTUVWXYZ-._~'

/** A character that no path goes on with behind a beginning, or two of them. */
function freshBehind(beginning: string, sorted: readonly string[]): string {
  for (const letter of LETTERS) {
    if (!hasBeginning(sorted, beginning + letter)) return letter
  }
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      if (!hasBeginning(sorted, beginning + first + second)) return first + second
    }
  }
  return 'x'
}

function hasBeginning(sorted: readonly string[], beginning: string): boolean {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  return sorted[low]?.startsWith(beginning) ?? false
}
