import type {Profile} from '../crawlers/profile.ts'
import {inferTarget, resolveTargets} from '../crawlers/targets.ts'
import {type Policy, readPolicy} from '../policy/policy.ts'
import type {Root} from '../syntax/nodes.ts'
import {parse} from '../syntax/parse.ts'
import {fromText, type Source} from '../syntax/source.ts'
import type {LintContext} from './context.ts'
import {fillMessage, type Message, positionOf} from './message.ts'
import type {AnyProblem, Level, LintRule, Protocol, Severity} from './rule.ts'

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
  /** Sets of crawlers or single ones, see `resolveTargets`. Default: judged by the file, see `inferTarget`. */
  readonly targets?: readonly string[]
  /** Older name of `targets`. */
  readonly protocols?: readonly Protocol[]
  readonly knownAgents?: readonly string[]
  readonly knownDirectives?: readonly string[]
  readonly path?: string
  readonly origin?: string
}

export interface LintResult {
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
 * Lints a tree that was parsed from `source.text`.
 *
 * @throws LintRuleError where a rule fails
 * @throws RangeError where a target is unknown
 */
export function lintTree(tree: Root, source: Source, options: LintOptions): LintResult {
  const {targets, profiles} = targetsOf(tree, options)
  const protocols = [...new Set(profiles.map(({protocol}) => protocol))]
  const shared = {
    source,
    profiles,
    policy: policyReader(tree, source),
    gemini: protocols.includes('gemini'),
    web: protocols.includes('web'),
    knownAgents: lowerCaseSet(options.knownAgents),
    knownDirectives: lowerCaseSet(options.knownDirectives),
    path: options.path,
    origin: options.origin,
  }
  const findings: Finding[] = []
  for (const rule of options.rules) {
    const setting = options.settings?.[rule.id]
    const level = setting?.level ?? defaultLevel(rule, protocols)
    if (level === 'off' || !rule.targets.some(target => protocols.includes(target))) continue
    const context: LintContext<object> = {
      ...shared,
      options: {...rule.options?.defaults, ...setting?.options},
    }
    for (const problem of problemsOf(rule, tree, context)) {
      findings.push({
        rule,
        problem,
        severity: setting?.level === undefined ? (problem.severity ?? level) : level,
      })
    }
  }
  const messages = withoutSilenced(findings, tree).map(finding => toMessage(finding, tree))
  return {tree, targets, messages: messages.sort(byPlace)}
}

function targetsOf(tree: Root, options: LintOptions) {
  const asked = options.targets ?? options.protocols
  const targets = asked ?? inferTarget(tree).names
  const resolution = resolveTargets(targets)
  if ('profiles' in resolution) return {targets, profiles: resolution.profiles}
  if (asked) throw new RangeError(`There is no target ${resolution.unknown}`)
  // A comment of the file names it; the file is linted all the same.
  return {targets: ['web'], profiles: profilesOf('web')}
}

/** Reads each crawler's policy once, and only if a rule asks for it. */
function policyReader(tree: Root, source: Source): LintContext<object>['policy'] {
  const policies = new Map<Profile, Policy>()
  return profile => {
    let policy = policies.get(profile)
    if (policy === undefined) {
      policy = readPolicy(tree, profile, source)
      policies.set(profile, policy)
    }
    return policy
  }
}

function profilesOf(target: string): readonly Profile[] {
  const resolution = resolveTargets([target])
  return 'profiles' in resolution ? resolution.profiles : []
}

interface Finding {
  readonly rule: LintRule
  readonly problem: AnyProblem
  readonly severity: Severity
}

const RANK: Readonly<Record<Level, number>> = {off: 0, info: 1, warning: 2, error: 3}

/** The gravest of the rule's levels in the worlds that read the file. */
export function defaultLevel(rule: LintRule, protocols: readonly Protocol[]): Level {
  const {severity} = rule
  if (typeof severity === 'string') return severity
  let gravest: Level = 'off'
  for (const protocol of protocols) {
    if (RANK[severity[protocol]] > RANK[gravest]) gravest = severity[protocol]
  }
  return gravest
}

function problemsOf(rule: LintRule, tree: Root, context: LintContext<object>): readonly AnyProblem[] {
  try {
    return [...rule.check(tree, context)]
  } catch (cause) {
    throw new LintRuleError(rule.id, cause)
  }
}

/** One cause, one message: a rule that explains more silences the general ones on the lines that it speaks of. */
function withoutSilenced(findings: readonly Finding[], tree: Root): readonly Finding[] {
  const whole = findings.find(({problem}) => problem.wholeFile)
  if (whole) return findings.filter(({rule}) => rule === whole.rule)
  const silenced = new Set<string>()
  for (const {rule, problem} of findings) {
    if (!rule.silences) continue
    for (const place of [problem.place, ...(problem.related ?? []).map(related => related.place)]) {
      const {start, end} = positionOf(tree, place)
      for (const id of rule.silences) {
        for (let line = start.line; line <= end.line; line++) silenced.add(`${id}:${line}`)
      }
    }
  }
  if (silenced.size === 0) return findings
  return findings.filter(
    ({rule, problem}) => !silenced.has(`${rule.id}:${positionOf(tree, problem.place).start.line}`),
  )
}

function toMessage({rule, problem, severity}: Finding, tree: Root): Message {
  return {
    rule: rule.id,
    messageId: problem.message,
    severity,
    message: textOf(rule, problem),
    place: positionOf(tree, problem.place),
    related: (problem.related ?? []).map(related => ({
      message: textOf(rule, related),
      place: positionOf(tree, related.place),
    })),
    ...(problem.fix && {fix: problem.fix}),
    suggestions: problem.suggestions ?? [],
  }
}

function textOf(rule: LintRule, call: Pick<AnyProblem, 'message' | 'data'>): string {
  return fillMessage(rule.messages[call.message] ?? call.message, call.data)
}

function byPlace(a: Message, b: Message): number {
  return (
    a.place.start.line - b.place.start.line ||
    a.place.start.column - b.place.start.column ||
    a.place.end.line - b.place.end.line ||
    a.place.end.column - b.place.end.column ||
    (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0)
  )
}

function lowerCaseSet(words: readonly string[] = []): ReadonlySet<string> {
  return new Set(words.map(word => word.toLowerCase()))
}
