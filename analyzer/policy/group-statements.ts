import type {Profile} from '../crawlers/profile.ts'
import type {PolicyAgent, PolicyRule, Statement} from './statements.ts'

/** Agents, and the rules that are for all of them. */
export interface PolicyGroup {
  readonly agents: readonly PolicyAgent[]
  readonly rules: readonly PolicyRule[]
}

export interface Grouping {
  /** In the order of the file. */
  readonly groups: readonly PolicyGroup[]
  /** Whether a rule, or for some readers a Crawl-delay, stood before the first agent. */
  readonly ruleBeforeAgent: boolean
}

interface OpenGroup {
  readonly agents: PolicyAgent[]
  readonly rules: PolicyRule[]
  /** Whether the run of user-agent lines goes on. */
  inRun: boolean
}

type Kind = Statement['kind']

/**
 * Puts statements into groups as a crawler does.
 *
 * @param agentsBefore agents that stand for the crawler before the first line
 */
export function groupStatements(
  statements: readonly Statement[],
  profile: Profile,
  agentsBefore: readonly string[],
): Grouping {
  const endsRun = RUN_ENDS[profile.runEnd]
  const endsGroup = GROUP_ENDS[profile.blankLine]
  const groups: OpenGroup[] = []
  let ruleBeforeAgent = false
  let current: OpenGroup | undefined
  const open = (agents: readonly PolicyAgent[], inRun: boolean) => {
    current = {agents: [...agents], rules: [], inRun}
    groups.push(current)
    return current
  }
  if (agentsBefore.length > 0) open(agentsBefore.map(implicitAgent), true)
  for (const statement of statements) {
    const {kind} = statement
    if (kind === 'agent') {
      if (current?.inRun) current.agents.push(statement)
      else open([statement], true)
      continue
    }
    if (endsGroup.has(kind)) current = undefined
    if (current === undefined && endsRun.has(kind)) ruleBeforeAgent = true
    if (current && endsRun.has(kind)) current.inRun = false
    if (kind !== 'disallow' && (kind !== 'allow' || profile.allow === 'ignored')) continue
    if (current === undefined && profile.rulesBeforeAgent === 'for-everybody')
      open([implicitAgent('*')], false)
    current?.rules.push(statement)
  }
  // Only a reader that does not count groups without rules tells them from others by their open run.
  const counting = profile.groupWithoutRules === 'counts' ? groups : groups.filter(({inRun}) => !inRun)
  return {groups: counting, ruleBeforeAgent}
}

function implicitAgent(name: string): PolicyAgent {
  return {kind: 'agent', line: undefined, name}
}

const RULES: readonly Kind[] = ['disallow', 'allow']
const RECORDS: readonly Kind[] = [...RULES, 'crawl-delay', 'request-rate', 'site-record', 'other-record']

/** The statements that end a run of user-agent lines, by `Profile.runEnd`. */
const RUN_ENDS: Readonly<Record<Profile['runEnd'], ReadonlySet<Kind>>> = {
  disallow: new Set<Kind>(['disallow']),
  rule: new Set(RULES),
  'rule-or-crawl-delay': new Set<Kind>([...RULES, 'crawl-delay']),
  'rule-or-delay': new Set<Kind>([...RULES, 'crawl-delay', 'request-rate']),
  record: new Set(RECORDS),
  colon: new Set(RECORDS),
}

/** The statements that end a group, by `Profile.blankLine`. */
const GROUP_ENDS: Readonly<Record<Profile['blankLine'], ReadonlySet<Kind>>> = {
  ignored: new Set(),
  discouraged: new Set(),
  'ends-group': new Set<Kind>(['blank', 'empty']),
  'ends-if-empty': new Set<Kind>(['empty']),
}
