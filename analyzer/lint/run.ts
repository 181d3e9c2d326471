import {targetCrawlers} from '../crawlers/targets.ts'
import {type PolicyReader, policyReader} from '../policy/policy-reader.ts'
import type {Retrieval} from '../retrieval.ts'
import type {Root} from '../syntax/nodes.ts'
import {parse} from '../syntax/parse.ts'
import {fromText, type Source} from '../syntax/source.ts'
import type {LintContext} from './context.ts'
import type {Expectation} from './expectation.ts'
import {Finding, inOrder} from './finding.ts'
import {gatherAs} from './gather.ts'
import {type Message, positionOf} from './message.ts'
import {readableFile} from './retrieved-file.ts'
import type {Level, LintRule, Protocol, Severity} from './rule.ts'
import {readSuppressions, type Suppressions, suppress} from './suppressions.ts'

/** What the configuration says of one rule. */
export interface RuleSetting {
  readonly level?: Level
  readonly options?: object
}

export interface LintOptions {
  /** The rules to run; the analyzer itself knows none. */
  readonly rules: readonly LintRule[]
  /** By rule id; a rule that is not named keeps its own level and options. */
  readonly settings?: Readonly<Record<string, RuleSetting>>
  /**
   * Sets of crawlers or single ones, see `resolveTargets`. Default: those of the protocol that the file was retrieved
   * by, else judged by the file, see `inferTarget`.
   */
  readonly targets?: readonly string[]
  /** Older name of `targets`. */
  readonly protocols?: readonly Protocol[]
  /** Rules whose level is not set have at least this one; none of them is off. */
  readonly leastLevel?: Severity
  readonly knownAgents?: readonly string[]
  readonly knownDirectives?: readonly string[]
  /** Whether messages of one cause become one; whoever chooses among them first calls `gather` later. Default: yes. */
  readonly gather?: boolean
  readonly path?: string
  readonly origin?: string
  readonly expectations?: readonly Expectation[]
  /** Gives the policies of this very file, where somebody has read them already. */
  readonly policy?: PolicyReader
  /**
   * How the file was retrieved, if it came from a URL. Where the answer was no file, only that is judged, and the
   * text should be empty.
   */
  readonly retrieval?: Retrieval
}

export interface LintResult {
  /** The tree that was linted: without the last line where the file was cut in the middle of it. */
  readonly tree: Root
  /** The targets that the file was linted for. */
  readonly targets: readonly string[]
  /** In the order of their places. */
  readonly messages: readonly Message[]
}

/** A lint rule threw: a fault of ours, never of the file. */
export class LintRuleError extends Error {
  override readonly name = 'LintRuleError'

  constructor(rule: string, cause: unknown) {
    super(`The lint rule ${rule} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {cause})
  }
}

/**
 * Lints one file.
 *
 * @throws LintRuleError where a rule fails
 */
export function lint(file: Source | string, options: LintOptions): LintResult {
  const source = typeof file === 'string' ? fromText(file) : file
  return lintTree(parse(source.text), source, options)
}

/**
 * Lints a tree that was parsed from the text of the source given.
 *
 * @throws LintRuleError where a rule fails
 * @throws RangeError where a target is unknown
 */
export function lintTree(root: Root, given: Source, options: LintOptions): LintResult {
  const {tree, source, judged} = readableFile(root, given, options.retrieval)
  const rules = judged ? options.rules : options.rules.filter(({category}) => category === 'retrieval')
  const {targets, profiles} = targetCrawlers(tree, askedTargets(options))
  const protocols = [...new Set(profiles.map(({protocol}) => protocol))]
  const shared = {
    source,
    profiles,
    policy: (tree === root && options.policy) || policyReader(tree, source),
    gemini: protocols.includes('gemini'),
    web: protocols.includes('web'),
    knownAgents: lowerCaseSet(options.knownAgents),
    knownDirectives: lowerCaseSet(options.knownDirectives),
    path: options.path,
    origin: options.origin,
    expectations: options.expectations ?? [],
    retrieval: options.retrieval,
    ruleIds: idsOf(options.rules),
  }
  const run = (chosen: readonly LintRule[], suppressions: Suppressions) => {
    const context = {...shared, suppressions, options: NO_OPTIONS}
    const found: Finding[] = []
    for (const rule of chosen) addFindings(found, rule, tree, context, options, protocols)
    return found
  }
  const first = run(
    rules.filter(({judgesFile}) => judgesFile),
    NO_SUPPRESSIONS,
  )
  const isJudged = first.some(({problem}) => problem.wholeFile)
  const others = rules.filter(({judgesFile, runsLast}) => !judgesFile && !runsLast)
  const needed = isJudged ? others.filter(({category}) => category === 'retrieval') : others
  // Pages of a megabyte are served as robots.txt: nobody needs to hear what each of their lines is.
  const findings = first.concat(run(needed, NO_SUPPRESSIONS))
  const comments = readSuppressions(tree)
  const shown = inOrder(withoutSilenced(findings, tree))
  const {left, used} = suppress(shown, comments)
  const watched =
    comments.length === 0
      ? NO_SUPPRESSIONS.watched
      : new Set(rules.filter(rule => speaks(rule, options, protocols)).map(({id}) => id))
  const last = run(
    rules.filter(({runsLast}) => runsLast),
    {comments, used, watched},
  )
  const all = last.length === 0 ? left : inOrder([...left, ...last])
  const toMessage = (finding: Finding) => finding.toMessage()
  const messages = options.gather === false ? all.map(toMessage) : gatherAs(all, options.rules, toMessage)
  return {tree, targets, messages}
}

/** The targets that do not depend on the file: those that are asked for, else those of the protocol it came by. */
export function askedTargets({
  targets,
  protocols,
  retrieval,
}: Pick<LintOptions, 'targets' | 'protocols' | 'retrieval'>): readonly string[] | undefined {
  return targets ?? protocols ?? (retrieval && [retrieval.protocol === 'gemini' ? 'gemini' : 'web'])
}

const NO_OPTIONS: object = Object.freeze({})

const NO_SUPPRESSIONS: Suppressions = {comments: [], used: new Set(), watched: new Set()}

/** Adds what a rule finds: most rules find nothing, and an empty list for each would be most of what they take. */
function addFindings(
  found: Finding[],
  rule: LintRule,
  tree: Root,
  shared: LintContext<object>,
  {settings, leastLevel}: LintOptions,
  protocols: readonly Protocol[],
): void {
  if (!isFor(rule, protocols)) return
  const setting = settings?.[rule.id]
  const level = setting?.level ?? gravest(defaultLevel(rule, protocols), leastLevel)
  if (level === 'off') return
  const isSet = setting?.level !== undefined
  // Most rules have no options, and making a context takes longer than many a rule does.
  const context =
    rule.options || setting?.options
      ? {...shared, options: {...rule.options?.defaults, ...setting?.options}}
      : shared
  try {
    for (const problem of rule.check(tree, context)) {
      const severity = isSet ? level : gravest(problem.severity ?? level, leastLevel)
      found.push(new Finding(rule, problem, severity, tree))
    }
  } catch (cause) {
    throw new LintRuleError(rule.id, cause)
  }
}

function isFor({targets}: LintRule, protocols: readonly Protocol[]): boolean {
  for (const target of targets) if (protocols.includes(target)) return true
  return false
}

/** Whether a rule can report anything, unless the configuration keeps it from that. */
function speaks(rule: LintRule, {settings}: LintOptions, protocols: readonly Protocol[]): boolean {
  const isSet = settings?.[rule.id]?.level !== undefined
  return isFor(rule, protocols) && (isSet || defaultLevel(rule, protocols) !== 'off')
}

const RANK: Readonly<Record<Level, number>> = {off: 0, info: 1, warning: 2, error: 3}

/** The gravest of the rule's levels in the worlds that read the file. */
export function defaultLevel(rule: LintRule, protocols: readonly Protocol[]): Level {
  const {severity} = rule
  if (typeof severity === 'string') return severity
  let level: Level = 'off'
  for (const protocol of protocols) level = gravest(level, severity[protocol])
  return level
}

/** The graver of two levels. */
function gravest<A extends Level>(level: A, other: A | undefined): A {
  return other !== undefined && RANK[other] > RANK[level] ? other : level
}

/** One cause, one message: a rule that explains more silences the general ones on the lines that it speaks of. */
function withoutSilenced(findings: readonly Finding[], tree: Root): readonly Finding[] {
  const whole = findings.filter(({problem}) => problem.wholeFile).map(({by}) => by)
  if (whole.length > 0) return besideWholeFile(findings, whole)
  const silenced = new Map<string, Set<number>>()
  for (const {by, problem} of findings) {
    if (!by.silences) continue
    for (const place of [problem.place, ...(problem.related ?? []).map(related => related.place)]) {
      const {start, end} = positionOf(tree, place)
      for (const id of by.silences) {
        const lines = silenced.get(id) ?? new Set()
        silenced.set(id, lines)
        for (let line = start.line; line <= end.line; line++) lines.add(line)
      }
    }
  }
  if (silenced.size === 0) return findings
  return findings.filter(finding => !silenced.get(finding.rule)?.has(finding.line))
}

/** What is left of the file's findings is one; how it was retrieved matters all the same. */
function besideWholeFile(findings: readonly Finding[], whole: readonly LintRule[]): readonly Finding[] {
  const silenced = new Set(whole.flatMap(({silences = []}) => silences))
  const speaker = whole.find(({id}) => !silenced.has(id))
  return findings.filter(({by}) => by === speaker || (by.category === 'retrieval' && !silenced.has(by.id)))
}

const idsByRules = new WeakMap<readonly LintRule[], ReadonlySet<string>>()

function idsOf(rules: readonly LintRule[]): ReadonlySet<string> {
  const known = idsByRules.get(rules)
  if (known) return known
  const ids = new Set(rules.map(({id}) => id))
  idsByRules.set(rules, ids)
  return ids
}

function lowerCaseSet(words: readonly string[] = []): ReadonlySet<string> {
  return new Set(words.map(word => word.toLowerCase()))
}
