import type {PathPattern} from '../crawlers/path-pattern.ts'
import type {Profile} from '../crawlers/profile.ts'
import {rulesInForce} from './groups.ts'
import {allows, patternsOf} from './patterns.ts'
import type {PolicyGroup} from './policy.ts'
import type {PolicyRule} from './statements.ts'

/** One pattern of a rule that has a say. */
export interface RankedPattern {
  readonly rule: PolicyRule
  readonly pattern: PathPattern
  readonly allows: boolean
  /** The higher rank decides; of equal ones, the earlier in the file. */
  readonly rank: number
}

/**
 * The patterns of some groups in the order in which they decide: the first one that matches a path settles it, by
 * whatever the crawler chooses its rules.
 */
export function inOrderOfPrecedence(groups: readonly PolicyGroup[], profile: Profile): RankedPattern[] {
  const byRank = new Map<number, RankedPattern[]>()
  for (const rule of rulesInForce(groups, profile)) {
    for (const pattern of patternsOf(rule, profile)) {
      const rank = rankOf(rule, pattern.length, profile)
      const ranked = {rule, pattern, allows: allows(rule, profile), rank}
      const equals = byRank.get(rank)
      if (equals) equals.push(ranked)
      else byRank.set(rank, [ranked])
    }
  }
  byRank.delete(NO_SAY)
  return [...byRank].sort(([a], [b]) => b - a).flatMap(([, equals]) => equals)
}

/** The rank of what never decides. */
export const NO_SAY = -1

/** The place of a pattern of some length in the order in which a crawler's rules decide: the higher comes first. */
export function rankOf({kind}: PolicyRule, length: number, {ruleChoice, tie}: Profile): number {
  if (ruleChoice !== 'longest') return 0
  // RFC 9309 §2.2.2 gives no meaning to an empty pattern, and with Google's priority 0 it decides nothing.
  return length === 0 ? NO_SAY : 2 * length + (kind === tie ? 1 : 0)
}
