import type {Profile} from '../crawlers/profile.ts'
import type {Policy} from '../policy/policy.ts'
import type {Root} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'

interface Reader {
  readonly profiles: readonly Profile[]
  readonly policy: (profile: Profile) => Policy
}

/** By the reader of one run: other targets read other lines. */
const known = new WeakMap<Reader['policy'], boolean>()

/**
 * Whether some target crawler reads a record where the tree has none: a key without a colon, a misspelt one. A fix that
 * was found right by the records of the tree may change what such a crawler decides, and is not safe then.
 */
export function readsBrokenRecords(tree: Root, {profiles, policy}: Reader): boolean {
  if ((tree.traits & (Trait.Malformed | Trait.OtherRecord)) === 0) return false
  const reads = known.get(policy) ?? profiles.some(profile => hasBrokenRecord(policy(profile)))
  known.set(policy, reads)
  return reads
}

function hasBrokenRecord({groups}: Policy): boolean {
  return groups.some(
    ({agents, rules, ruleLines}) =>
      agents.some(({line}) => line !== undefined && line.type !== 'userAgent') ||
      (ruleLines === undefined && rules.some(({line}) => line.type !== 'rule')),
  )
}
