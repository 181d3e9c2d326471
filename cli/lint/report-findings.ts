import {encode} from '../../analyzer/syntax/source.ts'
import {reasonOf} from '../../files/system-error.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {ExitCode, worse} from '../exit-code.ts'
import {writeFile} from '../files/write.ts'
import * as flags from '../flags.ts'
import {addToSummary, EMPTY_SUMMARY, type FileReport, renderSummary, type Summary} from '../report.ts'
import {formats} from '../reporters/index.ts'
import {styleFor} from '../terminal/style.ts'
import {describeAccess} from './describe-access.ts'
import {type LintedInput, lintInputs} from './lint-inputs.ts'
import type {Project} from './project.ts'
import {openReports} from './reports.ts'
import type {LintSettings} from './settings.ts'
import {createTroubleWriter} from './trouble.ts'

/** Lints, applies fixes where they are asked for, and reports what is left. */
export async function reportFindings(
  given: Arguments,
  settings: LintSettings,
  project: Project,
  environment: Environment,
): Promise<ExitCode> {
  const {stdout, stderr} = environment
  const {isForPeople} = formats[given.get(flags.format).main]
  // The standard output is for the mended text, where that came in by the standard input.
  const mendsStdin = settings.fix !== 'none' && given.operands.includes('-')
  const reports = await openReports(mendsStdin ? stderr : stdout, given, environment)
  const writeTrouble = createTroubleWriter(given, environment)
  const tellsAccess = settings.fix === 'all' && !given.get(flags.quiet)
  const errorStyle = styleFor(environment.stderr, given.get(flags.color), environment.variables)
  let summary = EMPTY_SUMMARY
  let code: ExitCode = ExitCode.Clean
  const inputs = lintInputs(given, settings, project, environment)
  for await (const input of inputs) {
    const report = 'error' in input ? input : toReport(input, settings, environment)
    summary = addToSummary(summary, report)
    reports.file(report)
    code = worse(code, writeTrouble(report))
    if (tellsAccess && !('error' in input)) stderr.write(describeAccess(input, errorStyle))
  }
  reports.end(summary)
  for (const line of project.baseline?.close(errorStyle) ?? []) stderr.write(`${line}\n`)
  if (isForPeople && !given.get(flags.quiet)) stderr.write(closingLines(summary))
  return worse(code, codeOf(summary, given.get(flags.maxWarnings)))
}

function toReport({file, linted}: LintedInput, settings: LintSettings, environment: Environment): FileReport {
  const {source, result, fixed, cycle} = linted
  const {path, location} = file
  const {targets, messages, tree} = result
  const report = {path, targets, lines: tree.lines, messages, fixed, cycle}
  if (settings.fix === 'none') return report
  try {
    if (location === undefined) environment.stdout.write(encode(source))
    else if (source !== file.source) writeFile(location, encode(source), environment.files)
    return report
  } catch (cause) {
    const reason = reasonOf(cause)
    if (reason === undefined) throw cause
    return {path, error: `it could not be written, and is as it was: ${reason}`, isInternal: false}
  }
}

function closingLines(summary: Summary): string {
  const hint = summary.error + summary.warning + summary.info > 0
  return `${renderSummary(summary)}\n${hint ? 'robotslint explain RULE tells more about a rule.\n' : ''}`
}

function codeOf({error, warning}: Summary, maxWarnings: number | undefined): ExitCode {
  const tooManyWarnings = maxWarnings !== undefined && warning > maxWarnings
  return error > 0 || tooManyWarnings ? ExitCode.Findings : ExitCode.Clean
}
