import {overrideConfig} from '../../analyzer/config/override.ts'
import type {ResolvedConfig} from '../../analyzer/config/resolve.ts'
import type {Severity} from '../../analyzer/lint/rule.ts'
import type {LintOptions, RuleSetting} from '../../analyzer/lint/run.ts'
import type {Retrieval} from '../../analyzer/retrieval.ts'
import {rules} from '../../rules/index.ts'
import type {Arguments} from '../arguments.ts'
import {didYouMean} from '../did-you-mean.ts'
import * as flags from '../flags.ts'
import {targetsByProtocol} from '../remote/targets.ts'
import {UsageError} from '../usage-error.ts'

/** How files are linted: from the command line, and for one file from its configuration as well. */
export interface LintSettings {
  /** What the rules are told. */
  readonly options: Omit<LintOptions, 'rules' | 'path' | 'protocols'>
  /** What is less severe is left out, and is not mended either. */
  readonly minSeverity: Severity
  /** Which fixes are applied, if any. */
  readonly fix: 'none' | 'safe' | 'all'
}

export function readLintSettings(given: Arguments): LintSettings {
  const targets = given.get(flags.target)
  return {
    options: {
      ...(targets.length > 0 && {targets}),
      settings: readRuleSettings(given.get(flags.rule)),
    },
    minSeverity: given.get(flags.minSeverity),
    fix: readFixes(given),
  }
}

/** The settings for a file that has a configuration. What the command line says wins. */
export function withConfig(settings: LintSettings, config: ResolvedConfig): LintSettings {
  return {...settings, options: overrideConfig(config, settings.options)}
}

/**
 * The settings for a file that was fetched: its site is known, and so is who can read it.
 *
 * @param given what the command line says; its targets are taken as they are
 */
export function withRetrieval(
  settings: LintSettings,
  retrieval: Retrieval,
  {options: {targets: given}}: LintSettings,
): LintSettings {
  const targets = given ?? targetsByProtocol(settings.options.targets, retrieval)
  const origin = retrieval.requestedUrl.replace(/\/robots\.txt$/, '')
  return {...settings, options: {...settings.options, targets, origin, retrieval}}
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
