import type {Profile} from '../crawlers/profile.ts'
import {type Overlap, overlapsIn} from '../policy/overlap.ts'
import type {Policy} from '../policy/policy.ts'
import type {Line, Root, Rule} from '../syntax/nodes.ts'
import {removeLine} from './edits.ts'
import type {Fix} from './rule.ts'

/** Rules that could be left out for one reason, in the eyes of every target crawler. */
export interface SharedOverlap {
  readonly rules: readonly [Rule, ...Rule[]]
  /** The rule that decides in their place, if one does. */
  readonly by: Rule | undefined
  /** A path that the first of the rules covers. */
  readonly path: string
}

interface Reader {
  readonly profiles: readonly Profile[]
  policy(profile: Profile): Policy
}

/**
 * The rules that no target crawler needs, those with one cause together. A rule that one of the crawlers needs is not
 * among them, so all of them can be removed at once.
 */
export function sharedOverlaps(tree: Root, kind: Overlap['kind'], reader: Reader): readonly SharedOverlap[] {
  const byCause = new Map<Line | undefined, {rules: [Rule, ...Rule[]]; by: Rule | undefined; path: string}>()
  for (const {rule, by, path, kind: found} of overlapsForAll(tree, reader)) {
    const {line} = rule
    if (found !== kind || line.type !== 'rule') continue
    // Without a rule in its place the group is the cause.
    const cause = by?.line ?? groupOf(tree, line)
    const known = byCause.get(cause)
    if (known) known.rules.push(line)
    else byCause.set(cause, {rules: [line], by: by?.line.type === 'rule' ? by.line : undefined, path})
  }
  return [...byCause.values()]
}

/** Removes rules; a group keeps one rule at least, or it would join the next one. */
export function removal(tree: Root, rules: readonly Rule[]): Fix | undefined {
  const removed = new Set<Rule>(rules)
  const kept = tree.groups.flatMap(group =>
    group.rules.every(rule => removed.has(rule)) ? group.rules.slice(0, 1) : [],
  )
  for (const rule of kept) removed.delete(rule)
  if (removed.size === 0) return undefined
  const title = removed.size > 1 ? `Remove the ${removed.size} lines` : 'Remove the line'
  return {title, safety: 'safe', edits: [...removed].map(removeLine)}
}

/** Five rules ask for the same overlaps. */
const overlapsByPolicy = new WeakMap<Policy, readonly Overlap[]>()

function overlapsForAll(tree: Root, {profiles, policy}: Reader): readonly Overlap[] {
  const [first, ...others] = profiles.map(profile => overlapsFor(policy(profile)))
  if (first === undefined || tree.groups.length === 0) return []
  const lines = others.map(overlaps => new Set(overlaps.map(({rule}) => rule.line)))
  return first.filter(({rule}) => lines.every(set => set.has(rule.line)))
}

function overlapsFor(policy: Policy): readonly Overlap[] {
  let overlaps = overlapsByPolicy.get(policy)
  if (overlaps === undefined) {
    overlaps = overlapsIn(policy)
    overlapsByPolicy.set(policy, overlaps)
  }
  return overlaps
}

function groupOf(tree: Root, line: Line): Line | undefined {
  let low = 0
  let high = tree.groups.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((tree.groups[middle]?.start ?? 0) <= line.start) low = middle
    else high = middle - 1
  }
  return tree.groups[low]?.children[0]
}
