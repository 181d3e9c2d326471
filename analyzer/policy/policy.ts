import type {Profile} from '../crawlers/profile.ts'
import type {Root} from '../syntax/nodes.ts'
import {type Grouping, groupStatements, type PolicyGroup} from './group-statements.ts'
import {readKeyValues} from './read-line.ts'
import {type FileTraits, isTooLarge, readStatements} from './read-statements.ts'
import type {Statement} from './statements.ts'

export type {PolicyGroup} from './group-statements.ts'

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
  const statements = readStatements(tree, profile, file)
  if (profile.dropsFile && statements.some(statement => dropsFile(statement, profile)))
    return {profile, tree, groups: [], ignored: 'bad-crawl-delay'}
  const {groups, ruleBeforeAgent} = groupOnce(statements, profile, tree)
  if (ruleBeforeAgent && profile.rulesBeforeAgent === 'file-dropped')
    return {profile, tree, groups: [], ignored: 'rule-before-agent'}
  return {profile, tree, groups}
}

function dropsFile(statement: Statement, profile: Profile): boolean {
  if (statement.kind !== 'crawl-delay') return false
  return readKeyValues(statement.line.raw, profile).some(pair => profile.dropsFile?.(pair))
}

/** Groupings of statements, by all that the grouping depends on: crawlers that agree share them. */
const groupings = new WeakMap<readonly Statement[], Map<string, Grouping>>()

function groupOnce(statements: readonly Statement[], profile: Profile, tree: Root): Grouping {
  const agents = profile.agentsBeforeFirstLine?.(tree.text) ?? []
  const {runEnd, rulesBeforeAgent, allow, groupWithoutRules} = profile
  // What is discouraged has no effect on the reading.
  const blankLine = profile.blankLine === 'discouraged' ? 'ignored' : profile.blankLine
  const key = [runEnd, blankLine, rulesBeforeAgent, allow, groupWithoutRules, ...agents].join(' ')
  const known = groupings.get(statements) ?? new Map<string, Grouping>()
  groupings.set(statements, known)
  let grouping = known.get(key)
  if (grouping === undefined) {
    grouping = groupStatements(statements, profile, agents)
    known.set(key, grouping)
  }
  return grouping
}
