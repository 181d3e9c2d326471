import type {Severity} from '../../analyzer/lint/rule.ts'
import type {RuleSetting} from '../../analyzer/lint/run.ts'
import {rules} from '../../rules/index.ts'
import type {Arguments} from '../arguments.ts'
import {didYouMean} from '../did-you-mean.ts'
import * as flags from '../flags.ts'
import {UsageError} from '../usage-error.ts'

/** How files are linted, from the command line. */
export interface LintSettings {
  /** The crawlers that read the files, see `resolveTargets`; undefined where each file's content decides. */
  readonly targets: readonly string[] | undefined
  /** By rule id. */
  readonly rules: Readonly<Record<string, RuleSetting>>
  /** What is less severe is left out, and is not mended either. */
  readonly minSeverity: Severity
  /** Which fixes are applied, if any. */
  readonly fix: 'none' | 'safe' | 'all'
}

export function readLintSettings(given: Arguments): LintSettings {
  const targets = given.get(flags.target)
  return {
    targets: targets.length > 0 ? targets : undefined,
    rules: readRuleSettings(given.get(flags.rule)),
    minSeverity: given.get(flags.minSeverity),
    fix: readFixes(given),
  }
}

function readRuleSettings(levels: readonly flags.RuleLevel[]): Readonly<Record<string, RuleSetting>> {
  const ids = rules.map(({id}) => id)
  for (const {rule} of levels) {
    if (!ids.includes(rule)) throw new UsageError(`--rule: there is no rule ${rule}.${didYouMean(rule, ids)}`)
  }
  return Object.fromEntries(levels.map(({rule, level}) => [rule, {level}]))
}

function readFixes(given: Arguments): LintSettings['fix'] {
  if (given.get(flags.unsafeFixes)) return 'all'
  return given.get(flags.fix) || given.get(flags.diff) ? 'safe' : 'none'
}
