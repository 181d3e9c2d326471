import type {Profile} from '../crawlers/profile.ts'
import type {Root} from '../syntax/nodes.ts'
import {readKeyValues} from './read-line.ts'
import {
  type FileTraits,
  isTooLarge,
  type PolicyAgent,
  type PolicyRule,
  readStatements,
  type Statement,
} from './statements.ts'

/** What a file says to one crawler. */
export interface Policy {
  readonly profile: Profile
  readonly tree: Root
  /** The groups as this crawler sees them, in the order of the file. */
  readonly groups: readonly PolicyGroup[]
  /** Why the crawler takes no notice of the file, if it takes none. */
  readonly ignored?: 'too-large' | 'rule-before-agent' | 'bad-crawl-delay'
}

/** Agents, and the rules that are for all of them. */
export interface PolicyGroup {
  readonly agents: readonly PolicyAgent[]
  readonly rules: readonly PolicyRule[]
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

interface Grouping {
  readonly groups: readonly PolicyGroup[]
  /** Whether a rule stood before the first agent. */
  readonly ruleBeforeAgent: boolean
}

/** Groupings of statements, by all that the grouping depends on: crawlers that agree share them. */
const groupings = new WeakMap<readonly Statement[], Map<string, Grouping>>()

function groupOnce(statements: readonly Statement[], profile: Profile, tree: Root): Grouping {
  const agents = profile.agentsBeforeFirstLine?.(tree.text) ?? []
  const {runEnd, blankLine, rulesBeforeAgent, allow, groupWithoutRules} = profile
  const key = [runEnd, blankLine, rulesBeforeAgent, allow, groupWithoutRules, ...agents].join(' ')
  const known = groupings.get(statements) ?? new Map<string, Grouping>()
  groupings.set(statements, known)
  let grouping = known.get(key)
  if (grouping === undefined) {
    grouping = group(statements, profile, agents)
    known.set(key, grouping)
  }
  return grouping
}

interface OpenGroup {
  readonly agents: PolicyAgent[]
  readonly rules: PolicyRule[]
  /** Whether the run of user-agent lines goes on. */
  inRun: boolean
}

const EVERYBODY: PolicyAgent = {kind: 'agent', line: undefined, name: '*'}

function group(statements: readonly Statement[], profile: Profile, agents: readonly string[]): Grouping {
  const ends = RUN_ENDS[profile.runEnd]
  const groups: OpenGroup[] = []
  let ruleBeforeAgent = false
  let current: OpenGroup | undefined
  const open = (...named: PolicyAgent[]) => {
    current = {agents: named, rules: [], inRun: true}
    groups.push(current)
    return current
  }
  if (agents.length > 0) open(...agents.map(name => ({...EVERYBODY, name})))
  for (const statement of statements) {
    const {kind} = statement
    if (kind === 'agent') {
      if (current?.inRun) current.agents.push(statement)
      else open(statement)
      continue
    }
    if (current && ends.has(kind)) current.inRun = false
    if (kind === 'disallow' || (kind === 'allow' && profile.allow === 'read')) {
      if (current === undefined) {
        ruleBeforeAgent = true
        if (profile.rulesBeforeAgent !== 'for-everybody') continue
        open(EVERYBODY).inRun = false
      }
      current?.rules.push(statement)
    } else if (kind === 'empty' || (kind === 'blank' && profile.blankLine === 'ends-group')) {
      if (profile.blankLine === 'ends-group' || profile.blankLine === 'ends-if-empty') current = undefined
    }
  }
  return {
    groups: profile.groupWithoutRules === 'counts' ? groups : groups.filter(({inRun}) => !inRun),
    ruleBeforeAgent,
  }
}

type Kind = Statement['kind']

/** The statements that end a run of user-agent lines, by `Profile.runEnd`. */
const RUN_ENDS: Readonly<Record<Profile['runEnd'], ReadonlySet<Kind>>> = {
  disallow: new Set<Kind>(['disallow']),
  rule: new Set<Kind>(['disallow', 'allow']),
  'rule-or-crawl-delay': new Set<Kind>(['disallow', 'allow', 'crawl-delay']),
  'rule-or-delay': new Set<Kind>(['disallow', 'allow', 'crawl-delay', 'request-rate']),
  'group-record': new Set<Kind>(['disallow', 'allow', 'crawl-delay', 'request-rate', 'other-record']),
  colon: new Set<Kind>(['disallow', 'allow', 'crawl-delay', 'request-rate', 'other-record', 'site-record']),
}
