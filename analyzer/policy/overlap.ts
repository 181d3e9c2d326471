import type {Profile} from '../crawlers/profile.ts'
import {Trait} from '../syntax/traits.ts'
import {covers, coversSegments} from './cover.ts'
import {extentOf, patternKey} from './extent.ts'
import type {PolicyGroup, RuleLines} from './grouping.ts'
import type {Policy} from './policy.ts'
import {inOrderOfPrecedence, type RankedPattern} from './precedence.ts'
import {generalKey, readingKeys} from './reading-key.ts'
import {findRedundant, type Substitute} from './redundancy.ts'
import {distinctSelections, groupsApart} from './selections.ts'
import {findNeedless, type Needless} from './simple-overlaps.ts'
import {groupSimplicity, leastSimple, readsSimply} from './simple-rules.ts'
import type {PolicyRule} from './statements.ts'
import {urlPathMatching} from './witness.ts'

/** A rule that could be left out. */
export interface Overlap {
  readonly rule: PolicyRule
  /**
   * Why: another rule says the same of the same paths (`duplicate`) or of more paths (`covered`); another one says
   * the opposite of the same paths and wins (`contradicted`), or of more paths and always wins (`unreachable`); or
   * it allows what nothing disallows (`ineffective`).
   */
  readonly kind: 'duplicate' | 'covered' | 'contradicted' | 'unreachable' | 'ineffective'
  /** The rule that decides in its place, never an overlap itself; none for `ineffective`. */
  readonly by?: PolicyRule
  /** The shortest path of a URL that the rule matches, and so does the other one. */
  readonly path: string
}

/**
 * The rules of some groups that could be left out, all together or any of them, without a change of any decision of
 * a crawler for which just these groups count. Rules that match no path at all are not among them.
 *
 * For plain paths, with `$` or without, these are all there are: no further rule could be left out with them. For
 * paths with `*` there may be more, but none of these is wrong.
 *
 * @param groups as `selectGroups` gives them
 */
export function overlapsOf(groups: readonly PolicyGroup[], profile: Profile): readonly Overlap[] {
  const [only, ...others] = groups
  return only && others.length === 0
    ? overlapsOfOne(only, profile)
    : (overlapsOfEach([groups], profile)[0] ?? [])
}

/** The overlaps of single groups, by all that they depend on: crawlers that agree share them. */
const overlapsByGroup = new WeakMap<PolicyGroup, Map<string, readonly Overlap[]>>()

function overlapsOfOne(group: PolicyGroup, profile: Profile): readonly Overlap[] {
  const key = readingKeys(profile)(group)
  const known = overlapsByGroup.get(group) ?? new Map<string, readonly Overlap[]>()
  overlapsByGroup.set(group, known)
  const overlaps = known.get(key) ?? overlapsOfEach([[group]], profile)[0] ?? []
  known.set(key, overlaps)
  return overlaps
}

/** The overlaps of several selections of groups, each for itself: all simple ones are looked at together. */
function overlapsOfEach(
  selections: readonly (readonly PolicyGroup[])[],
  profile: Profile,
): readonly (readonly Overlap[])[] {
  const simple = selections.map(groups => simpleSelection(groups, profile))
  const needless = needlessIn(
    simple.filter(selection => selection !== undefined),
    profile,
  ).values()
  return selections.map((groups, number) => {
    const selection = simple[number]
    const found = selection && needless.next().value
    return selection && found
      ? found.map(one => toSimpleOverlap(one, selection.groups))
      : findOverlaps(groups, profile)
  })
}

function needlessIn(selections: readonly SimpleSelection[], profile: Profile) {
  const [table] = selections.map(({groups: [first]}) => first?.table)
  if (table === undefined) return []
  return findNeedless(
    table,
    selections.map(({lines}) => lines),
    profile,
  )
}

/** A selection of groups whose rules are simple for a crawler, with the lines of those that have a path. */
interface SimpleSelection {
  readonly groups: readonly RuleLines[]
  readonly lines: readonly number[]
}

function simpleSelection(selected: readonly PolicyGroup[], profile: Profile): SimpleSelection | undefined {
  const simplicity = leastSimple(selected.map(groupSimplicity))
  const groups: RuleLines[] = []
  for (const group of selected) {
    if (!readsSimply(simplicity, group, profile)) return undefined
    if (group.ruleLines) groups.push(group.ruleLines)
  }
  const lines = groups.map(({indexes, table: {traits}}) => {
    const hasPath = (index: number) => ((traits[index] ?? 0) & Trait.EmptyValue) === 0
    return indexes.every(hasPath) ? indexes : indexes.filter(hasPath)
  })
  return {groups, lines: lines.length === 1 ? (lines[0] ?? []) : lines.flat()}
}

function toSimpleOverlap({rule: line, by: other}: Needless, groups: readonly RuleLines[]): Overlap {
  const rule = ruleIn(groups, line)
  const {path, kind} = rule
  if (other === 'default') return {rule, kind: 'ineffective', path}
  const by = ruleIn(groups, other)
  return {rule, kind: kindFor(kind === by.kind, path === by.path), by, path}
}

/** The rule of one of the groups that stands in a line. */
function ruleIn(groups: readonly RuleLines[], line: number): PolicyRule {
  for (const group of groups) {
    const position = group.positionOf(line)
    if (position >= 0) return group.at(position)
  }
  throw new RangeError(`No rule of the groups stands in line ${line + 1}`)
}

/** The same as `overlapsOf`, by a search that takes all kinds of patterns and orders of precedence. */
export function findOverlaps(groups: readonly PolicyGroup[], profile: Profile): Overlap[] {
  const ranked = inOrderOfPrecedence(groups, profile)
  const redundant = findRedundant(ranked, profile.prefix === 'segments' ? coversSegments : covers)
  const needed = new Set<PolicyRule>()
  for (const pattern of ranked)
    if (!redundant.has(pattern) && extentOf(pattern.pattern)) needed.add(pattern.rule)
  const found = new Map<PolicyRule, Overlap>()
  for (const [pattern, substitute] of redundant) {
    if (needed.has(pattern.rule) || found.has(pattern.rule)) continue
    const overlap = toOverlap(pattern, substitute, profile)
    if (overlap) found.set(pattern.rule, overlap)
  }
  return [...found.values()].sort(byLine)
}

function toOverlap(redundant: RankedPattern, substitute: Substitute, profile: Profile): Overlap | undefined {
  const {rule} = redundant
  const path = urlPathMatching(redundant.pattern, profile)
  if (path === undefined) return undefined
  if (substitute === 'default') return {rule, kind: 'ineffective', path}
  return {rule, kind: kindOf(redundant, substitute), by: substitute.rule, path}
}

function kindOf(redundant: RankedPattern, by: RankedPattern): Overlap['kind'] {
  return kindFor(redundant.allows === by.allows, patternKey(redundant) === patternKey(by))
}

function kindFor(agrees: boolean, same: boolean): Overlap['kind'] {
  if (agrees) return same ? 'duplicate' : 'covered'
  return same ? 'contradicted' : 'unreachable'
}

/**
 * The rules of a policy that could be left out, all together or any of them, without a change of any decision about
 * an agent that the file or the crawler names, or about one that nobody names.
 *
 * This is about what the rules say, not about how the lines form groups: a group that loses its last rule may join
 * the next one.
 */
export function overlapsIn(policy: Policy): readonly Overlap[] {
  const apart = groupsApart(policy)
  if (apart) return overlapsApart(apart, policy.profile)
  const selections = distinctSelections(policy)
  // A group on its own is in no other selection, so nobody else can need its rules.
  if (selections.every(groups => groups.length < 2)) return overlapsOfEach(selections, policy.profile).flat()
  const overlaps = new Map<PolicyRule, Overlap>()
  const needed = new Set<PolicyRule>()
  const unexamined = new Set<PolicyGroup>()
  let rulesLeft = SELECTED_FOR_EACH * countRules(policy.groups) + SELECTED_AT_LEAST
  for (const groups of selections) {
    rulesLeft -= countRules(groups)
    if (rulesLeft < 0) {
      for (const group of groups) unexamined.add(group)
      continue
    }
    const found = overlapsOf(groups, policy.profile)
    for (const overlap of found) if (!overlaps.has(overlap.rule)) overlaps.set(overlap.rule, overlap)
    const redundant = new Set(found.map(({rule}) => rule))
    for (const {rules} of groups) for (const rule of rules) if (!redundant.has(rule)) needed.add(rule)
  }
  for (const {rules} of unexamined) for (const rule of rules) needed.add(rule)
  return [...overlaps.values()].filter(({rule}) => !needed.has(rule)).sort(byLine)
}

/** The overlaps of groups that are selected alone, by all else that they depend on: crawlers that agree share them. */
const overlapsOfApart = new WeakMap<readonly PolicyGroup[], Map<string, readonly Overlap[]>>()

function overlapsApart(groups: readonly PolicyGroup[], profile: Profile): readonly Overlap[] {
  const keyFor = readingKeys(profile)
  const keys = new Set(groups.map(keyFor))
  // What one kind of reading depends on is a part of what the other one does.
  const [key = ''] = keys.size > 1 ? [generalKey(profile)] : keys
  const known = overlapsOfApart.get(groups) ?? new Map<string, readonly Overlap[]>()
  overlapsOfApart.set(groups, known)
  let overlaps = known.get(key)
  if (overlaps === undefined) {
    overlaps = overlapsOfSingles(groups, profile)
    known.set(key, overlaps)
  }
  return overlaps
}

function overlapsOfSingles(groups: readonly PolicyGroup[], profile: Profile): readonly Overlap[] {
  const overlaps: Overlap[] = []
  const each = overlapsOfEach(
    groups.map(group => [group]),
    profile,
  )
  for (const found of each) for (const overlap of found) overlaps.push(overlap)
  return overlaps
}

/**
 * How often a rule is examined on average, in the selections that it is part of. Readers that obey the rules for `*`
 * beside those for a name would look at the former for each of thousands of names.
 */
const SELECTED_FOR_EACH = 10
const SELECTED_AT_LEAST = 50_000

function countRules(groups: readonly PolicyGroup[]): number {
  return groups.reduce((sum, {rules}) => sum + rules.length, 0)
}

function byLine(a: Overlap, b: Overlap): number {
  return a.rule.line.line - b.rule.line.line
}
