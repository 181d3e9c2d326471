import type {Profile} from '../crawlers/profile.ts'
import {type Overlap, overlapsIn} from '../policy/overlap.ts'
import type {Policy} from '../policy/policy.ts'
import {indexAt} from '../syntax/index-at.ts'
import type {Line, Root, Rule} from '../syntax/nodes.ts'
import {quote} from '../text/quote.ts'
import {removeLine} from './edits.ts'
import {quoteRule} from './phrases.ts'
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
  readonly policy: (profile: Profile) => Policy
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
    const cause = by?.line ?? tree.groups[indexAt(tree.groups, line.start)]?.children[0]
    const known = byCause.get(cause)
    if (known) known.rules.push(line)
    else byCause.set(cause, {rules: [line], by: by?.line.type === 'rule' ? by.line : undefined, path})
  }
  return [...byCause.values()]
}

/** The problems of a lint rule about rules that no target crawler needs, because another one decides in their place. */
export function* overruledRules(tree: Root, kind: Overlap['kind'], reader: Reader) {
  for (const {rules, by, path} of sharedOverlaps(tree, kind, reader)) {
    if (by === undefined) continue
    const problem = needlessRules(tree, rules, {by: quoteRule(by), path: quote(path), line: by.line}, reader)
    yield {...problem, related: [{message: 'by', place: by.value} as const, ...problem.related]}
  }
}

/** One problem for rules that no target crawler needs for one reason, with the fix that removes them all. */
export function needlessRules<Data extends object>(
  tree: Root,
  rules: readonly [Rule, ...Rule[]],
  data: Data,
  reader: Reader,
) {
  const [first, ...others] = rules
  const fix = removal(tree, rules, reader)
  const call =
    others.length === 0
      ? ({message: 'one', data} as const)
      : ({message: 'several', data: {...data, more: others.length}} as const)
  return {...call, place: first.value, related: otherRules(others), ...(fix && {fix})}
}

const MOST_RELATED = 10

/** The places of further rules that a message is about; the first ones show which they are. */
export function otherRules(rules: readonly Rule[]) {
  return rules.slice(0, MOST_RELATED).map(({value}) => ({message: 'another', place: value}) as const)
}

/**
 * Removes rules that no target crawler needs. A group keeps one rule, whatever the reason that it is needed for
 * nothing: without any it would join the next group.
 */
function removal(tree: Root, rules: readonly Rule[], reader: Reader): Fix | undefined {
  const kept = rulesToKeep(tree, reader)
  const removed = rules.filter(rule => !kept.has(rule))
  if (removed.length === 0) return undefined
  const title = removed.length > 1 ? `Remove the ${removed.length} lines` : 'Remove the line'
  return {title, safety: 'safe', edits: removed.map(removeLine)}
}

/** By the reader of one run: other targets need other rules. */
const keptByRun = new WeakMap<Reader['policy'], ReadonlySet<Rule>>()

/** The first rule of each group that has no other kind. */
function rulesToKeep(tree: Root, reader: Reader): ReadonlySet<Rule> {
  const known = keptByRun.get(reader.policy)
  if (known) return known
  const needless = new Set<Line>(overlapsForAll(tree, reader).map(({rule}) => rule.line))
  const kept = new Set<Rule>()
  for (const {rules} of tree.groups) {
    const [first] = rules
    if (first && rules.every(rule => needless.has(rule) || rule.valueStart === rule.valueEnd)) {
      kept.add(rules.find(rule => !needless.has(rule)) ?? first)
    }
  }
  keptByRun.set(reader.policy, kept)
  return kept
}

/** Five rules ask for the same overlaps; by the reader of one run. */
const overlapsByRun = new WeakMap<Reader['policy'], readonly Overlap[]>()

function overlapsForAll(tree: Root, reader: Reader): readonly Overlap[] {
  let overlaps = overlapsByRun.get(reader.policy)
  if (overlaps === undefined) {
    // Small files pay for nothing.
    overlaps = tree.groups.some(({rules}) => rules.length > 0) ? overlapsOfAll(reader) : []
    overlapsByRun.set(reader.policy, overlaps)
  }
  return overlaps
}

function overlapsOfAll({profiles, policy}: Reader): readonly Overlap[] {
  const [first = [], ...others] = profiles.map(profile => overlapsIn(policy(profile)))
  if (first.length === 0) return []
  const lines = others.map(overlaps => new Set(overlaps.map(({rule}) => rule.line)))
  return first.filter(({rule}) => lines.every(set => set.has(rule.line)))
}
