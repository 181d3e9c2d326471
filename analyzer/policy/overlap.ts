import type {Profile} from '../crawlers/profile.ts'
import {covers, coversSegments} from './cover.ts'
import {extentOf, patternKey} from './extent.ts'
import type {Policy, PolicyGroup} from './policy.ts'
import {inOrderOfPrecedence, type RankedPattern} from './precedence.ts'
import {findRedundant, type Substitute} from './redundancy.ts'
import {distinctSelections} from './selections.ts'
import {findNeedless} from './simple-overlaps.ts'
import {readsSimply, type Simplicity, simplicityOf} from './simple-rules.ts'
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
  if (only === undefined) return []
  if (others.length > 0) return findOverlaps(groups, profile)
  const {rules} = only
  const simplicity = simplicityOnce(only)
  const isSimple = readsSimply(simplicity, rules, profile)
  const {ruleChoice, tie} = profile
  const key = isSimple ? [simplicity, ruleChoice, tie].join(' ') : keyOf(profile)
  const known = overlapsByGroup.get(only) ?? new Map<string, readonly Overlap[]>()
  overlapsByGroup.set(only, known)
  let overlaps = known.get(key)
  if (overlaps === undefined) {
    overlaps = (isSimple ? simpleOverlapsOf(rules, profile) : undefined) ?? findOverlaps(groups, profile)
    known.set(key, overlaps)
  }
  return overlaps
}

/** Overlaps of single groups, by all that they depend on: crawlers that agree share them. */
const overlapsByGroup = new WeakMap<PolicyGroup, Map<string, readonly Overlap[]>>()

function keyOf(profile: Profile): string {
  const {wildcard, percentEncoding, query, pathCase, missingSlash, emptyDisallow, prefix} = profile
  const {ruleChoice, tie} = profile
  const oddity = profile.compilePath ? profile.id : ''
  return [
    wildcard,
    percentEncoding,
    query,
    pathCase,
    missingSlash,
    emptyDisallow,
    prefix,
    ruleChoice,
    tie,
    oddity,
  ].join(' ')
}

const simplicities = new WeakMap<PolicyGroup, Simplicity>()

function simplicityOnce(group: PolicyGroup): Simplicity {
  let simplicity = simplicities.get(group)
  if (simplicity === undefined) {
    simplicity = simplicityOf(group.rules)
    simplicities.set(group, simplicity)
  }
  return simplicity
}

function simpleOverlapsOf(rules: readonly PolicyRule[], profile: Profile): readonly Overlap[] | undefined {
  return findNeedless(
    rules.filter(({path}) => path !== ''),
    profile,
  )?.map(({rule, by}) => {
    const {path, kind} = rule
    if (by === 'default') return {rule, kind: 'ineffective', path}
    return {rule, kind: kindFor(kind === by.kind, path === by.path), by, path}
  })
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
 * an agent that the file or the crawler names, or about any other.
 *
 * This is about what the rules say, not about how the lines form groups: a group that loses its last rule may join
 * the next one.
 */
export function overlapsIn(policy: Policy): Overlap[] {
  const selections = distinctSelections(policy)
  const found = selections.map(groups => overlapsOf(groups, policy.profile))
  // A group on its own is in no other selection, so nobody else can need its rules.
  if (selections.every(groups => groups.length < 2)) return found.flat().sort(byLine)
  const overlaps = new Map<PolicyRule, Overlap>()
  const needed = new Set<PolicyRule>()
  for (const [index, groups] of selections.entries()) {
    const ofThese = found[index] ?? []
    for (const overlap of ofThese) if (!overlaps.has(overlap.rule)) overlaps.set(overlap.rule, overlap)
    const redundant = new Set(ofThese.map(({rule}) => rule))
    for (const {rules} of groups) for (const rule of rules) if (!redundant.has(rule)) needed.add(rule)
  }
  return [...overlaps.values()].filter(({rule}) => !needed.has(rule)).sort(byLine)
}

function byLine(a: Overlap, b: Overlap): number {
  return a.rule.line.line - b.rule.line.line
}
