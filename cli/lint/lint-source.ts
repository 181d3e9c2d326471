import {fixSource} from '../../analyzer/lint/fix.ts'
import {gather} from '../../analyzer/lint/gather.ts'
import type {Message} from '../../analyzer/lint/message.ts'
import type {Severity} from '../../analyzer/lint/rule.ts'
import {type LintResult, lint} from '../../analyzer/lint/run.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import type {Source} from '../../analyzer/syntax/source.ts'
import {rules} from '../../rules/index.ts'
import type {LintSettings} from './settings.ts'

/** A file, linted and perhaps mended. */
export interface LintedSource {
  /** The mended file, or the file itself. */
  readonly source: Source
  readonly result: LintResult
  /** What was found before any fix. */
  readonly before: LintResult
  /** How many fixes were applied. */
  readonly fixed: number
  /** Rules whose fixes undo each other, if any do. */
  readonly cycle: readonly string[]
}

/** Which messages are reported and mended. */
export type ChooseMessages = (result: LintResult) => readonly Message[]

/** @param path where the file is, with forward slashes, if anybody knows */
export function lintSource(
  source: Source,
  path: string | undefined,
  settings: LintSettings,
  choose: ChooseMessages = ({messages}) => messages,
): LintedSource {
  let {targets} = settings.options
  let before: LintResult | undefined
  const lintState = (state: Source): LintResult => {
    const result = lint(state, {
      rules,
      ...settings.options,
      ...(targets && {targets}),
      ...(path !== undefined && {path}),
      // What is chosen, such as by a baseline, is chosen line by line.
      gather: false,
    })
    // A fix may take away what the targets were told by; the file stays what it was.
    targets = result.targets
    const messages = choose(result).filter(message => isSevere(message, settings.minSeverity))
    const chosen = {...result, messages: gather(messages, rules)}
    before ??= chosen
    return chosen
  }
  if (settings.fix === 'none') return unmended(source, lintState(source))
  const unsafe = settings.fix === 'all'
  const {source: mended, result, applied, cycle = []} = fixSource(source, lintState, {unsafe})
  return {source: mended, result, before: before ?? result, fixed: applied.length, cycle}
}

function unmended(source: Source, result: LintResult): LintedSource {
  return {source, result, before: result, fixed: 0, cycle: []}
}

/** A file as it is, without a word about it. */
export function unlinted(source: Source): LintedSource {
  return unmended(source, {tree: parse(source.text), targets: [], messages: []})
}

const RANK: Readonly<Record<Severity, number>> = {info: 1, warning: 2, error: 3}

function isSevere({severity}: Message, least: Severity): boolean {
  return RANK[severity] >= RANK[least]
}
