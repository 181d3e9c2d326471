/** robotslint as a library: pure functions, without anything of Node or of any package. */
import {type FixOptions, type FixResult, fixSource} from './analyzer/lint/fix.ts'
import {type LintOptions as AnyLintOptions, type LintResult, lint as lintBy} from './analyzer/lint/run.ts'
import {fromText, type Source} from './analyzer/syntax/source.ts'
import {rules} from './rules/index.ts'

export {type Agent, agents, findAgent} from './analyzer/crawlers/agents.ts'
export type {Profile} from './analyzer/crawlers/profile.ts'
export {findProfile, profiles} from './analyzer/crawlers/profiles.ts'
export {inferTarget, resolveTargets, targetNames} from './analyzer/crawlers/targets.ts'
export {docsUrl} from './analyzer/lint/docs-url.ts'
export type {Expectation} from './analyzer/lint/expectation.ts'
export type {AppliedFix, FixOptions, FixResult} from './analyzer/lint/fix.ts'
export type {Message, RelatedMessage} from './analyzer/lint/message.ts'
export type {Fix, FixSafety, Level, LintRule, Protocol, Severity} from './analyzer/lint/rule.ts'
export {type LintResult, LintRuleError, lintTree, type RuleSetting} from './analyzer/lint/run.ts'
export {type CompareOptions, compare, type Difference} from './analyzer/policy/compare.ts'
export {type Decision, decide} from './analyzer/policy/decide.ts'
export {type Overlap, overlapsIn} from './analyzer/policy/overlap.ts'
export {type Policy, readPolicy} from './analyzer/policy/policy.ts'
export type {Retrieval} from './analyzer/retrieval.ts'
export {format} from './analyzer/syntax/format.ts'
export type * from './analyzer/syntax/nodes.ts'
export {parse} from './analyzer/syntax/parse.ts'
export {decode, type Edit, type Encoding, encode, fromText, type Source} from './analyzer/syntax/source.ts'
export {rules}

/** As in `LintOptions` of the analyzer; `rules` may choose some of the rules, or add others. */
export interface LintOptions extends Omit<AnyLintOptions, 'rules'>, Partial<Pick<AnyLintOptions, 'rules'>> {}

/**
 * Lints one file with all rules.
 *
 * @param file its text, or what `decode` made of its bytes
 * @throws RangeError where a target is unknown
 */
export function lint(file: Source | string, options: LintOptions = {}): LintResult {
  return lintBy(file, {rules, ...options})
}

/** Applies the fixes of one file; `result` tells what is left to do. */
export function fix(file: Source | string, options: LintOptions & FixOptions = {}): FixResult {
  const source = typeof file === 'string' ? fromText(file) : file
  return fixSource(source, state => lint(state, options), options)
}
