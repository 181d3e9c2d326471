import type {Profile} from '../crawlers/profile.ts'
import {type Overlap, overlapsIn} from '../policy/overlap.ts'
import type {Policy} from '../policy/policy.ts'
import type {Root, Rule} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'
import {quote} from '../text/quote.ts'
import {removeLine} from './edits.ts'
import {quoteRule} from './phrases.ts'
import type {Fix, Gathering} from './rule.ts'

/** A rule that could be left out, in the eyes of every target crawler. */
export interface SharedOverlap {
  readonly rule: Rule
  /** The rule that decides in its place, if one does. */
  readonly by: Rule | undefined
  /** A path that the rule covers. */
  readonly path: string
}

/** One group may have hundreds of needless rules, each for another reason. */
export const BY_GROUP: Gathering = {by: [], within: 'group', least: 2}

interface Reader {
  readonly profiles: readonly Profile[]
  readonly policy: (profile: Profile) => Policy
}

/**
 * The problems of a lint rule about rules that no target crawler needs, because another one decides in their place.
 *
 * A rule that says no more than one of another group is not among them where it is all that its own group has: names
 * such as `bot` and `bot/1.0` are one to many readers, and an author lists both for the others.
 */
export function* overruledRules(tree: Root, kind: Overlap['kind'], reader: Reader) {
  for (const {rule, by, path} of sharedOverlaps(tree, kind, reader)) {
    if (by === undefined) continue
    const fix = removal(tree, rule, reader)
    if (fix === undefined && kind !== 'unreachable') continue
    yield {
      message: 'overruled',
      data: {by: quoteRule(by), path: quote(path), line: by.line},
      place: rule.value,
      related: [{message: 'by', place: by.value}],
      ...(fix && {fix}),
    } as const
  }
}

/**
 * The rules that no target crawler needs. A rule that one of the crawlers needs is not among them, so all of them can be
 * removed at once.
 */
export function* sharedOverlaps(tree: Root, kind: Overlap['kind'], reader: Reader): Iterable<SharedOverlap> {
  for (const {rule, by, path, kind: found} of overlapsForAll(tree, reader)) {
    if (found !== kind || rule.line.type !== 'rule') continue
    yield {rule: rule.line, by: by?.line.type === 'rule' ? by.line : undefined, path}
  }
}

/**
 * The fix that removes a rule that no target crawler needs. A group keeps one rule, whatever the reason that it is
 * needed for nothing: without any it would join the next group.
 */
export function removal(tree: Root, rule: Rule, reader: Reader): Fix | undefined {
  if (rulesToKeep(tree, reader).has(rule)) return undefined
  return {title: 'Remove the line', safety: 'safe', edits: [removeLine(rule)]}
}

/** By the reader of one run: other targets need other rules. */
const keptByRun = new WeakMap<Reader['policy'], ReadonlySet<Rule>>()

/** The first rule of each group that has no other kind. */
function rulesToKeep(tree: Root, reader: Reader): ReadonlySet<Rule> {
  const known = keptByRun.get(reader.policy)
  if (known) return known
  const needless = new Uint8Array(tree.lineCount)
  for (const {rule} of overlapsForAll(tree, reader)) needless[rule.line.line - 1] = 1
  const isNeeded = (index: number) => needless[index] === 0
  const hasPath = (index: number) => ((tree.lineTraits[index] ?? 0) & Trait.EmptyValue) === 0
  const kept = new Set<Rule>()
  for (const group of tree.groups) {
    if (group.findRule(index => isNeeded(index) && hasPath(index))) continue
    const rule = group.findRule(isNeeded) ?? group.firstRule
    if (rule) kept.add(rule)
  }
  keptByRun.set(reader.policy, kept)
  return kept
}

/** Five rules ask for the same overlaps; by the reader of one run. */
const overlapsByRun = new WeakMap<Reader['policy'], readonly Overlap[]>()

/** The rules that no target crawler needs, in the order of the file. */
export function overlapsForAll(tree: Root, reader: Reader): readonly Overlap[] {
  let overlaps = overlapsByRun.get(reader.policy)
  if (overlaps === undefined) {
    // Small files pay for nothing.
    overlaps = tree.groups.some(({firstRule}) => firstRule) ? overlapsOfAll(reader) : []
    overlapsByRun.set(reader.policy, overlaps)
  }
  return overlaps
}

function overlapsOfAll({profiles, policy}: Reader): readonly Overlap[] {
  const [first, ...others] = profiles
  let left = first ? overlapsIn(policy(first)) : []
  for (const profile of others) {
    if (left.length === 0) break
    const overlaps = overlapsIn(policy(profile))
    if (overlaps === left) continue
    const kinds = new Map(overlaps.map(({rule, kind}) => [rule.line, kind]))
    // What one of them needs for nothing may be, for another, what a rule overrules that only that one reads.
    left = left.filter(({rule, kind}) => {
      const other = kinds.get(rule.line)
      return other !== undefined && (kind === 'ineffective') === (other === 'ineffective')
    })
  }
  return left
}
