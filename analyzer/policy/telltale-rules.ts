import type {Profile} from '../crawlers/profile.ts'
import {isSpecial} from './candidate-paths.ts'
import {extentOf} from './extent.ts'
import type {PolicyGroup} from './grouping.ts'
import {erasesRules} from './groups.ts'
import {patternsOf} from './patterns.ts'
import type {PolicyRule} from './statements.ts'

/** The groups that hold for an agent, in each of its roles. */
type Side = readonly (readonly PolicyGroup[])[]

/**
 * Leaves out of two sides the rules that no path that tells them apart is made of, so that for each of thousands of
 * agents only what is changed for it is looked at. What is left tells the sides apart on the same paths.
 *
 * That is done where all rules disallow, so that their order does not matter, and where only plain rules changed: on
 * each path that is decided otherwise one of these matches, and so it is on the beginning that it stands for, or close
 * behind that. Where it is not, the sides are given back as they are.
 */
export class TelltaleRules {
  readonly #profile: Profile
  readonly #groups = new Map<PolicyGroup, RulesOfGroup>()
  readonly #changes = new Map<string, Change | undefined>()
  readonly #numberOf: (group: PolicyGroup) => number

  /** @param numberOf gives each group a number, the same for groups with the same rules */
  constructor(profile: Profile, numberOf: (group: PolicyGroup) => number) {
    this.#profile = profile
    this.#numberOf = numberOf
  }

  of(old: Side, now: Side): readonly [Side, Side] {
    const {ruleChoice, allow} = this.#profile
    const onlyDisallows = ruleChoice === 'any-disallow' && allow === 'ignored'
    if (!onlyDisallows || old.length !== now.length) return [old, now]
    const erases = (groups: readonly PolicyGroup[]) => groups.some(group => erasesRules(group, this.#profile))
    if (old.some(erases) || now.some(erases)) return [old, now]
    const roles = old.map((groups, role) => this.#ofRole(groups, now[role] ?? []))
    const reduced = roles.filter(role => role !== undefined)
    if (reduced.length < roles.length) return [old, now]
    return [reduced.map(([before]) => before), reduced.map(([, after]) => after)]
  }

  #ofRole(old: readonly PolicyGroup[], now: readonly PolicyGroup[]) {
    const change = this.#changeBetween(this.#without(old, now), this.#without(now, old))
    if (change === undefined) return undefined
    const reduce = (groups: readonly PolicyGroup[]) =>
      groups.map(group => change.reduce(this.#rulesOf(group)))
    return [reduce(old), reduce(now)] as const
  }

  /** The groups of one side whose rules no group of the other side has. */
  #without(groups: readonly PolicyGroup[], others: readonly PolicyGroup[]): readonly PolicyGroup[] {
    const numbers = new Set(others.map(this.#numberOf))
    return groups.filter(group => !numbers.has(this.#numberOf(group)))
  }

  /** What differs between groups; undefined where it is not only plain rules. */
  #changeBetween(old: readonly PolicyGroup[], now: readonly PolicyGroup[]): Change | undefined {
    const key = JSON.stringify([old.map(this.#numberOf), now.map(this.#numberOf)])
    if (!this.#changes.has(key)) this.#changes.set(key, this.#findChange(old, now))
    return this.#changes.get(key)
  }

  #findChange(old: readonly PolicyGroup[], now: readonly PolicyGroup[]): Change | undefined {
    const paths = [old, now].map(groups => new Set(groups.flatMap(({rules}) => rules.map(({path}) => path))))
    const [before, after] = paths
    const changed = [...old, ...now]
      .flatMap(({rules}) => rules)
      .filter(({path}) => !before?.has(path) || !after?.has(path))
    const patterns = changed.flatMap(rule => patternsOf(rule, this.#profile))
    if (patterns.some(isSpecial)) return undefined
    return new Change(patterns.flatMap(pattern => extentOf(pattern)?.beginning ?? []))
  }

  #rulesOf(group: PolicyGroup): RulesOfGroup {
    const rules = this.#groups.get(group) ?? new RulesOfGroup(group, this.#profile)
    this.#groups.set(group, rules)
    return rules
  }
}

/** The rules of a group by what the paths that they match begin with. */
class RulesOfGroup {
  readonly group: PolicyGroup
  readonly special: readonly PolicyRule[]
  /** In the order of their beginnings. */
  readonly #plain: readonly {readonly beginning: string; readonly rule: PolicyRule}[]

  constructor(group: PolicyGroup, profile: Profile) {
    const special: PolicyRule[] = []
    const plain: {beginning: string; rule: PolicyRule}[] = []
    for (const rule of group.rules) {
      const patterns = patternsOf(rule, profile)
      if (patterns.some(isSpecial)) special.push(rule)
      else for (const pattern of patterns) plain.push({beginning: extentOf(pattern)?.beginning ?? '', rule})
    }
    this.group = group
    this.special = special
    this.#plain = plain.sort((a, b) => (a.beginning < b.beginning ? -1 : a.beginning > b.beginning ? 1 : 0))
  }

  /** Those whose beginnings go on behind another one, or are the same. */
  behind(beginning: string): readonly PolicyRule[] {
    let low = 0
    let high = this.#plain.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#plain[middle]?.beginning ?? '') < beginning) low = middle + 1
      else high = middle
    }
    const found: PolicyRule[] = []
    for (let next = this.#plain[low]; next?.beginning.startsWith(beginning); next = this.#plain[++low])
      found.push(next.rule)
    return found
  }
}

/** Where something changed. */
class Change {
  readonly #beginnings: readonly string[]
  readonly #reduced = new Map<RulesOfGroup, PolicyGroup>()

  constructor(beginnings: readonly string[]) {
    this.#beginnings = [...new Set(beginnings)]
  }

  /** The group with the rules alone that matter to the change. */
  reduce(rules: RulesOfGroup): PolicyGroup {
    const known = this.#reduced.get(rules)
    if (known) return known
    const kept = new Set(rules.special)
    for (const beginning of this.#beginnings) for (const rule of rules.behind(beginning)) kept.add(rule)
    const reduced = {
      agents: rules.group.agents,
      rules: [...kept].sort((a, b) => a.line.line - b.line.line),
    }
    this.#reduced.set(rules, reduced)
    return reduced
  }
}
