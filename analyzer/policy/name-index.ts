import type {Profile} from '../crawlers/profile.ts'
import {covers, isDefault, writtenNames} from './agent-names.ts'
import type {Policy, PolicyGroup} from './policy.ts'

/** A name that user-agent lines write, and the groups that write it. */
interface Entry {
  readonly written: string
  /** In the order of the file, each once. */
  readonly groups: PolicyGroup[]
}

/** The groups of a policy by the names that they are for: made once, since files name thousands of agents. */
export class NameIndex {
  /** The groups for `*`, in the order of the file. */
  readonly defaultGroups: readonly PolicyGroup[]
  /** The groups that name somebody, in the order of the file, if no name stands in two of them. */
  readonly apart: readonly PolicyGroup[] | undefined
  readonly #profile: Profile
  readonly #entries = new Map<string, Entry>()
  readonly #numbers = new Map<PolicyGroup, number>()
  #longest = 0

  constructor(groups: readonly PolicyGroup[], profile: Profile) {
    this.#profile = profile
    const defaults: PolicyGroup[] = []
    for (const group of groups) {
      this.#numbers.set(group, this.#numbers.size)
      const isForEverybody = group.agents.some(agent => isDefault(agent, profile))
      if (isForEverybody) defaults.push(group)
      if (isForEverybody && profile.namesBesideStar === 'ignored') continue
      for (const agent of group.agents) {
        for (const written of writtenNames(agent.name, profile)) this.#add(written, group)
      }
    }
    this.defaultGroups = profile.severalGroups === 'first' ? defaults.slice(0, 1) : defaults
    this.apart = this.#areApart() ? this.#selected(groups) : undefined
  }

  #areApart(): boolean {
    if (this.defaultGroups.length > 1) return false
    for (const {groups} of this.#entries.values()) if (groups.length > 1) return false
    return true
  }

  /** The groups that somebody selects; the very same array where these are all. */
  #selected(groups: readonly PolicyGroup[]): readonly PolicyGroup[] {
    const selected = new Set(this.defaultGroups)
    for (const {groups: own} of this.#entries.values()) for (const group of own) selected.add(group)
    return selected.size === groups.length ? groups : groups.filter(group => selected.has(group))
  }

  /** The groups with the longest name that covers an agent; the first group with any, where only one counts. */
  groupsOf(name: string): readonly PolicyGroup[] {
    const [own] = this.#entriesOf([name])
    // No other name that covers it is as long.
    if (own && this.#profile.severalGroups === 'merged') return own.groups
    const entries = this.#entriesFor(name)
    if (this.#profile.severalGroups === 'first') {
      return this.inOrder(entries.flatMap(({groups}) => groups)).slice(0, 1)
    }
    let best: Entry | undefined
    for (const entry of entries) {
      if (best === undefined || this.#isBetter(entry, best)) best = entry
    }
    return best?.groups ?? []
  }

  /** The groups with any name that covers an agent. */
  allGroupsOf(name: string): readonly PolicyGroup[] {
    return this.#entriesFor(name).flatMap(({groups}) => groups)
  }

  /** Groups in the order of the file, each once. */
  inOrder(groups: readonly PolicyGroup[]): readonly PolicyGroup[] {
    return [...new Set(groups)].sort((a, b) => this.#numberOf(a) - this.#numberOf(b))
  }

  #add(written: string, group: PolicyGroup): void {
    if (written === '*') return
    const entry = this.#entries.get(written)
    if (entry === undefined) {
      this.#entries.set(written, {written, groups: [group]})
      this.#longest = Math.max(this.#longest, written.length)
    } else if (entry.groups.at(-1) !== group) entry.groups.push(group)
  }

  #isBetter(entry: Entry, best: Entry): boolean {
    const longer = entry.written.length - best.written.length
    return longer > 0 || (longer === 0 && this.#numberOf(entry.groups[0]) < this.#numberOf(best.groups[0]))
  }

  #numberOf(group: PolicyGroup | undefined): number {
    return (group && this.#numbers.get(group)) ?? 0
  }

  #entriesFor(name: string): readonly Entry[] {
    if (this.#profile.agentComparison === 'equal') return this.#entriesOf([name])
    const parts = this.#partsOf(name)
    if (parts) return this.#entriesOf(parts)
    return [...this.#entries.values()].filter(({written}) => covers(written, name, this.#profile))
  }

  #entriesOf(names: Iterable<string>): readonly Entry[] {
    const found: Entry[] = []
    for (const name of names) {
      const entry = this.#entries.get(name)
      if (entry && covers(entry.written, name, this.#profile)) found.push(entry)
    }
    return found
  }

  /** The parts of a name that a written name may be, if they are fewer than the written names. */
  #partsOf(name: string): ReadonlySet<string> | undefined {
    const length = Math.min(name.length, this.#longest)
    const isPrefix = this.#profile.agentComparison === 'prefix'
    if ((isPrefix ? length : name.length * length) > this.#entries.size) return undefined
    const parts = new Set<string>([''])
    for (let start = 0; start < (isPrefix ? 1 : name.length); start++) {
      for (let end = start + 1; end <= Math.min(name.length, start + length); end++) {
        const part = name.slice(start, end)
        if (covers(part, name, this.#profile)) parts.add(part)
      }
    }
    return parts
  }
}

const indexes = new WeakMap<Policy, NameIndex>()

/** By the groups and by all else that an index depends on: crawlers that agree share it. */
const sharedIndexes = new WeakMap<readonly PolicyGroup[], Map<string, NameIndex>>()

export function nameIndexOf(policy: Policy): NameIndex {
  let index = indexes.get(policy)
  if (index === undefined) {
    index = sharedIndexOf(policy)
    indexes.set(policy, index)
  }
  return index
}

function sharedIndexOf({groups, profile}: Policy): NameIndex {
  const {agentCase, agentComparison, agentCut, severalGroups, namesBesideStar} = profile
  const key = [agentCase, agentComparison, agentCut, severalGroups, namesBesideStar].join(' ')
  const known = sharedIndexes.get(groups) ?? new Map<string, NameIndex>()
  sharedIndexes.set(groups, known)
  const index = known.get(key) ?? new NameIndex(groups, profile)
  known.set(key, index)
  return index
}
