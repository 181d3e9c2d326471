import type {PathPattern} from '../crawlers/path-pattern.ts'
import type {Profile} from '../crawlers/profile.ts'
import type {LineTable} from '../syntax/line-table.ts'
import type {PolicyGroup, RuleLines} from './grouping.ts'
import {rulesInForce} from './groups.ts'
import {matches} from './matches.ts'
import {patternsOf, specialPatternsOf} from './patterns.ts'
import {NO_SAY, rankOf} from './precedence.ts'
import {isPlain, type PolicyRule} from './statements.ts'

/** A rule, and the place that one of its patterns has in the order in which rules decide. */
export interface Ranked {
  readonly rule: PolicyRule
  /** The higher rank decides; of equal ones, the earlier in the file. */
  readonly rank: number
}

interface RankedPattern extends Ranked {
  readonly pattern: PathPattern
}

/**
 * The rules of some groups, to be found by the paths that they cover.
 *
 * Every pattern begins with some literal text, be it empty. A path can only be covered by patterns whose literal
 * text is one of its own beginnings, so it takes one look-up for each length that such a text has in the file.
 */
export class RuleIndex {
  readonly #profile: Profile
  /** Rules whose path stands for itself, the one that decides for each path. */
  readonly #plain = new Map<string, PolicyRule>()
  /** All others, by the literal text that they begin with. */
  readonly #special = new Map<string, RankedPattern[]>()
  /** The lengths of these texts, the longest first. */
  readonly #lengths: readonly number[]

  constructor(groups: readonly PolicyGroup[], profile: Profile) {
    this.#profile = profile
    const lengths = new Set<number>()
    for (const rule of rulesInForce(groups, profile)) {
      const special = specialPatternsOf(rule, profile)
      if (special === undefined) this.#addPlain(rule, lengths)
      else for (const pattern of special) this.#addSpecial(rule, pattern, lengths)
    }
    for (const bucket of this.#special.values()) if (bucket.length > 1) bucket.sort(compare)
    this.#lengths = [...lengths].sort((a, b) => b - a)
  }

  /** The rule that decides about a path, if any covers it. */
  find(path: string): Ranked | undefined {
    let best: Ranked | undefined
    for (const length of this.#lengths) {
      if (length > path.length) continue
      const beginning = path.slice(0, length)
      const plain = this.#plain.get(beginning)
      if (plain) best = better(best, {rule: plain, rank: rankOf(plain, length, this.#profile)})
      for (const ranked of this.#special.get(beginning) ?? []) {
        if (better(best, ranked) === best) break
        if (!matches(ranked.pattern, path)) continue
        best = ranked
        break
      }
    }
    return best
  }

  #addPlain(rule: PolicyRule, lengths: Set<number>): void {
    const {path} = rule
    const known = this.#plain.get(path)
    if (known !== undefined && rankOf(known, 1, this.#profile) >= rankOf(rule, 1, this.#profile)) return
    this.#plain.set(path, rule)
    lengths.add(path.length)
  }

  #addSpecial(rule: PolicyRule, pattern: PathPattern, lengths: Set<number>): void {
    const rank = rankOf(rule, pattern.length, this.#profile)
    if (rank === NO_SAY) return
    const [beginning] = pattern.parts
    const ranked = {rule, pattern, rank}
    const bucket = this.#special.get(beginning)
    if (bucket) bucket.push(ranked)
    else this.#special.set(beginning, [ranked])
    lengths.add(beginning.length)
  }
}

/**
 * What `RuleIndex.find` gives, by going through all rules: as long as few paths are asked for, that takes less time
 * than an index.
 */
export function findByScan(
  path: string,
  groups: readonly PolicyGroup[],
  profile: Profile,
): Ranked | undefined {
  let best: Ranked | undefined
  for (const rule of rulesThatMayCover(path, groups, profile)) {
    const rank = highestRank(rule, path, profile)
    if (rank !== NO_SAY) best = better(best, {rule, rank})
  }
  return best
}

/** The rules in force without those of which a glance at the line shows that they do not cover a path. */
function rulesThatMayCover(
  path: string,
  groups: readonly PolicyGroup[],
  profile: Profile,
): readonly PolicyRule[] {
  const [only, ...others] = groups
  const lines = only && others.length === 0 ? only.ruleLines : undefined
  if (lines === undefined || !standAsWritten(lines, profile)) return rulesInForce(groups, profile)
  const {table, indexes} = lines
  const rules: PolicyRule[] = []
  for (let position = 0; position < indexes.length; position++) {
    const index = indexes[position] ?? 0
    if (!isPlain(table, index) || begins(path, table, index)) rules.push(lines.at(position))
  }
  return rules
}

/** Whether plain paths stand for themselves and cover all that begins with them. */
function standAsWritten(
  {table}: RuleLines,
  {pathCase, emptyDisallow, compilePath, compiledText}: Profile,
): boolean {
  if (pathCase !== 'significant' || emptyDisallow === 'clears') return false
  return compilePath === undefined || (compiledText !== undefined && !table.pathsHold(compiledText))
}

/** Whether a path begins with that of a line. Most do not, and differ from it in the last character. */
function begins(path: string, {codes, valueStarts, valueEnds}: LineTable, index: number): boolean {
  const start = valueStarts[index] ?? 0
  for (let at = (valueEnds[index] ?? 0) - 1; at >= start; at--)
    if (codes[at] !== path.charCodeAt(at - start)) return false
  return true
}

function highestRank(rule: PolicyRule, path: string, profile: Profile): number {
  let highest = NO_SAY
  for (const pattern of patternsOf(rule, profile)) {
    const rank = rankOf(rule, pattern.length, profile)
    if (rank > highest && matches(pattern, path)) highest = rank
  }
  return highest
}

/** What decides of the two. */
export function better<R extends Ranked>(known: R | undefined, candidate: R): R {
  return known !== undefined && compare(known, candidate) <= 0 ? known : candidate
}

/** Sorts what decides before what it decides against. */
function compare(a: Ranked, b: Ranked): number {
  return b.rank - a.rank || a.rule.line.line - b.rule.line.line
}
