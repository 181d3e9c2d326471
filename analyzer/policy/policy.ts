import type {Profile} from '../crawlers/profile.ts'
import type {Root} from '../syntax/nodes.ts'
import {type Grouping, groupReading, type PolicyGroup} from './grouping.ts'
import {readKeyValues} from './read-line.ts'
import {type FileTraits, isTooLarge, type Reading, readLines} from './reading.ts'
import {kindOfLine} from './statements.ts'

export type {PolicyGroup} from './grouping.ts'

/** What a file says to one crawler. */
export interface Policy {
  readonly profile: Profile
  readonly tree: Root
  /** The groups as this crawler sees them, in the order of the file. */
  readonly groups: readonly PolicyGroup[]
  /** Why the crawler takes no notice of the file, if it takes none. */
  readonly ignored?: 'too-large' | 'rule-before-agent' | 'bad-crawl-delay'
}

/**
 * Reads a file as a crawler does.
 *
 * @param file what the tree does not tell; a `Source` will do
 */
export function readPolicy(tree: Root, profile: Profile, file: FileTraits = {}): Policy {
  if (isTooLarge(tree, profile)) return {profile, tree, groups: [], ignored: 'too-large'}
  const reading = readLines(tree, profile, file)
  if (profile.dropsFile && dropsFile(reading, profile))
    return {profile, tree, groups: [], ignored: 'bad-crawl-delay'}
  const {groups, ruleBeforeAgent} = groupOnce(reading, profile)
  if (ruleBeforeAgent && profile.rulesBeforeAgent === 'file-dropped')
    return {profile, tree, groups: [], ignored: 'rule-before-agent'}
  return {profile, tree, groups}
}

function dropsFile({tree, lineCount, otherwise}: Reading, profile: Profile): boolean {
  for (let index = 0; index < lineCount; index++) {
    const isDelay =
      otherwise.get(index)?.some(({kind}) => kind === 'crawl-delay') ??
      kindOfLine(tree.table, index) === 'crawl-delay'
    const raw = isDelay ? tree.lineAt(index)?.raw : undefined
    if (raw !== undefined && readKeyValues(raw, profile).some(pair => profile.dropsFile?.(pair))) return true
  }
  return false
}

/** Groupings of what is read, by all that the grouping depends on: crawlers that agree share them. */
const groupings = new WeakMap<Reading, Map<string, Grouping>>()

function groupOnce(reading: Reading, profile: Profile): Grouping {
  const agents = profile.agentsBeforeFirstLine?.(reading.tree.text) ?? []
  const {runEnd, rulesBeforeAgent, allow, groupWithoutRules} = profile
  // What is discouraged has no effect on the reading.
  const blankLine = profile.blankLine === 'discouraged' ? 'ignored' : profile.blankLine
  const key = [runEnd, blankLine, rulesBeforeAgent, allow, groupWithoutRules, ...agents].join(' ')
  const known = groupings.get(reading) ?? new Map<string, Grouping>()
  groupings.set(reading, known)
  let grouping = known.get(key)
  if (grouping === undefined) {
    grouping = groupReading(reading, profile, agents)
    known.set(key, grouping)
  }
  return grouping
}
