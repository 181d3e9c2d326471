import type {Profile} from '../crawlers/profile.ts'
import {explain} from './explain.ts'
import type {PolicyGroup} from './grouping.ts'
import {erasesRules, type Selection, selectGroups} from './groups.ts'
import {allows} from './patterns.ts'
import type {Policy} from './policy.ts'
import {readingKeys} from './reading-key.ts'
import {requestPath} from './request.ts'
import {better, findByScan, type Ranked, RuleIndex} from './rule-index.ts'
import type {PolicyRule} from './statements.ts'

/** Whether an agent may fetch a URL, in the eyes of one crawler, and what settled it. */
export class Decision {
  readonly allowed: boolean
  /**
   * A rule; or that none covers the path, that no group is for the agent, or that the crawler ignores the file; or
   * that the path is that of the file itself.
   */
  readonly reason: 'rule' | 'no-rule' | 'no-group' | 'file-ignored' | 'robots-txt'
  /** The rule that decided. */
  readonly rule: PolicyRule | undefined
  /** The groups that hold for the agent, and the names that they were looked for by. */
  readonly selection: Selection
  /** The path as the crawler compares it. */
  readonly path: string
  readonly policy: Policy

  constructor(
    policy: Policy,
    path: string,
    selection: Selection,
    settledBy: PolicyRule | Exclude<Decision['reason'], 'rule'>,
  ) {
    this.policy = policy
    this.path = path
    this.selection = selection
    this.rule = typeof settledBy === 'object' ? settledBy : undefined
    this.reason = typeof settledBy === 'object' ? 'rule' : settledBy
    this.allowed = this.rule === undefined || allows(this.rule, policy.profile)
  }

  /** The group of the rule that decided. */
  get group(): PolicyGroup | undefined {
    const {rule} = this
    return rule && this.selection.groups.find(({rules}) => rules.includes(rule))
  }

  /** What settled it, in one clause. */
  get why(): string {
    return explain(this)
  }
}

/**
 * Whether an agent may fetch a URL.
 *
 * @param agent a name, a User-Agent header (its product token counts), or several names: roles on Gemini, of which
 *   the strictest counts, and names in order of preference on the Web; the crawler's own names where left out
 * @param url an absolute URL, or a path with or without a query
 */
export function decide(policy: Policy, agent: string | readonly string[] | undefined, url: string): Decision {
  const path = requestPath(url, policy.profile)
  const [first, ...others] = indexedSelections(policy, agent).map(indexed => decideBy(policy, indexed, path))
  if (first === undefined) return new Decision(policy, path, NO_GROUPS, 'no-group')
  return first.allowed ? (others.find(({allowed}) => !allowed) ?? first) : first
}

const NO_GROUPS: Selection = {names: [], groups: [], by: 'none'}

function decideBy(policy: Policy, {selection, finder}: IndexedSelection, path: string): Decision {
  if (policy.ignored) return new Decision(policy, path, selection, 'file-ignored')
  if (policy.profile.robotsTxt === 'exempt' && /^\/robots\.txt(?:$|\?)/.test(path))
    return new Decision(policy, path, selection, 'robots-txt')
  const rule = finder.find(path)?.rule
  return new Decision(policy, path, selection, rule ?? (selection.by === 'none' ? 'no-group' : 'no-rule'))
}

/** Groups that hold for an agent, and how their rules are found. */
interface IndexedSelection {
  readonly selection: Selection
  readonly finder: Finder
}

const selections = new WeakMap<Policy, Map<string, readonly IndexedSelection[]>>()

function indexedSelections(
  policy: Policy,
  agent: string | readonly string[] | undefined,
): readonly IndexedSelection[] {
  const byAgent = selections.get(policy) ?? new Map<string, readonly IndexedSelection[]>()
  selections.set(policy, byAgent)
  const key = agent === undefined ? '' : JSON.stringify(agent)
  let indexed = byAgent.get(key)
  if (indexed === undefined) {
    indexed = selectGroups(policy, agent).map(selection => ({
      selection,
      finder: finderFor(selection.groups, policy.profile),
    }))
    byAgent.set(key, indexed)
  }
  return indexed
}

interface Finder {
  find(path: string): Ranked | undefined
}

/** Finds the rules that decide: at first by going through all of them, since few paths are no reason for an index. */
class RuleFinder implements Finder {
  readonly #groups: readonly PolicyGroup[]
  readonly #profile: Profile
  #scans = 0
  #index: RuleIndex | undefined
  /** Crawlers that agree ask one after the other. */
  #last: {readonly path: string; readonly found: Ranked | undefined} | undefined

  constructor(groups: readonly PolicyGroup[], profile: Profile) {
    this.#groups = groups
    this.#profile = profile
  }

  find(path: string): Ranked | undefined {
    if (this.#last?.path !== path) this.#last = {path, found: this.#find(path)}
    return this.#last.found
  }

  #find(path: string): Ranked | undefined {
    if (this.#scans++ < MOST_SCANS) return findByScan(path, this.#groups, this.#profile)
    this.#index ??= new RuleIndex(this.#groups, this.#profile)
    return this.#index.find(path)
  }
}

const MOST_SCANS = 3

/** Finds the rules that decide among those of several groups: thousands of agents obey one of them in common. */
class JoinedFinder implements Finder {
  readonly #finders: readonly Finder[]

  constructor(groups: readonly PolicyGroup[], profile: Profile) {
    this.#finders = groups.map(group => sharedFinder(group, profile))
  }

  find(path: string): Ranked | undefined {
    let best: Ranked | undefined
    for (const finder of this.#finders) {
      const found = finder.find(path)
      if (found) best = better(best, found)
    }
    return best
  }
}

function finderFor(groups: readonly PolicyGroup[], profile: Profile): Finder {
  const [only, ...others] = groups
  // Where a rule erases others, those of one group count by what stands in another one.
  if (only === undefined || groups.some(group => erasesRules(group, profile)))
    return new RuleFinder(groups, profile)
  return others.length === 0 ? sharedFinder(only, profile) : new JoinedFinder(groups, profile)
}

/** Finders for single groups by the crawler, and by all that they depend on: crawlers that agree share them. */
const finders = new WeakMap<PolicyGroup, Map<Profile | string, RuleFinder>>()

function sharedFinder(group: PolicyGroup, profile: Profile): RuleFinder {
  const known = finders.get(group) ?? new Map<Profile | string, RuleFinder>()
  finders.set(group, known)
  const own = known.get(profile)
  if (own) return own
  const key = readingKeys(profile)(group)
  const finder = known.get(key) ?? new RuleFinder([group], profile)
  known.set(key, finder)
  known.set(profile, finder)
  return finder
}
