import type {PathPattern} from '../crawlers/path-pattern.ts'
import type {Profile} from '../crawlers/profile.ts'
import type {PolicyGroup} from './group-statements.ts'
import {rulesInForce} from './groups.ts'
import {matches} from './matches.ts'
import {specialPatternsOf} from './patterns.ts'
import type {PolicyRule} from './statements.ts'

/** A rule, and the place that one of its patterns has in the order in which rules decide. */
interface Ranked {
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
  find(path: string): PolicyRule | undefined {
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
    return best?.rule
  }

  #addPlain(rule: PolicyRule, lengths: Set<number>): void {
    const known = this.#plain.get(rule.path)
    if (known !== undefined && rankOf(known, 1, this.#profile) >= rankOf(rule, 1, this.#profile)) return
    this.#plain.set(rule.path, rule)
    lengths.add(rule.path.length)
  }

  #addSpecial(rule: PolicyRule, pattern: PathPattern, lengths: Set<number>): void {
    // RFC 9309 §2.2.2 gives no meaning to an empty pattern, and with Google's priority 0 it decides nothing.
    if (pattern.length === 0 && this.#profile.ruleChoice === 'longest') return
    const [beginning] = pattern.parts
    const ranked = {rule, pattern, rank: rankOf(rule, pattern.length, this.#profile)}
    const bucket = this.#special.get(beginning)
    if (bucket) bucket.push(ranked)
    else this.#special.set(beginning, [ranked])
    lengths.add(beginning.length)
  }
}

/** The rank of a pattern by its length, as the crawler chooses. */
function rankOf({kind}: PolicyRule, length: number, {ruleChoice, tie}: Profile): number {
  if (ruleChoice !== 'longest') return 0
  return 2 * length + (kind === tie ? 1 : 0)
}

function better<R extends Ranked>(known: R | undefined, candidate: R): R {
  return known !== undefined && compare(known, candidate) <= 0 ? known : candidate
}

/** Sorts what decides before what it decides against. */
function compare(a: Ranked, b: Ranked): number {
  return b.rank - a.rank || a.rule.line.line - b.rule.line.line
}
