import type {LintResult} from '../../analyzer/lint/run.ts'
import {policyReader} from '../../analyzer/policy/policy-reader.ts'
import type {Source} from '../../analyzer/syntax/source.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {ExitCode, worse} from '../exit-code.ts'
import {writeBack} from '../files/write-back.ts'
import * as flags from '../flags.ts'
import {Interrupted} from '../remote/interrupted.ts'
import type {Survey} from '../remote/survey.ts'
import {
  addToSummary,
  EMPTY_SUMMARY,
  errorOf,
  type FileReport,
  renderSummary,
  type Summary,
} from '../report.ts'
import {formats} from '../reporters/index.ts'
import {styleFor} from '../terminal/style.ts'
import {describeAccess} from './describe-access.ts'
import {type LintedInput, lintInputs, withRetrievalOf} from './lint-inputs.ts'
import type {Project} from './project.ts'
import {openReports} from './reports.ts'
import type {LintSettings} from './settings.ts'
import {createTroubleWriter} from './trouble.ts'

/**
 * Lints, applies fixes where they are asked for, and reports what is left.
 *
 * @param survey follows a run over URLs
 */
export async function reportFindings(
  given: Arguments,
  settings: LintSettings,
  project: Project,
  environment: Environment,
  survey?: Survey,
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
  try {
    for await (const input of inputs) {
      const report = 'error' in input ? input : reportOf(input, settings, environment)
      summary = addToSummary(summary, report)
      reports.file(report)
      code = worse(code, writeTrouble(report))
      if (tellsAccess && 'file' in input && errorOf(report) === undefined)
        stderr.write(describeAccess(input, errorStyle))
      survey?.note(report)
      // Servers need not be asked for what nobody reads.
      if (survey && stdout.isClosed && isOnlyReport(given)) break
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    code = ExitCode.Interrupted
    summary = {...summary, isInterrupted: true}
    stderr.write('Interrupted: the rest was not asked for.\n')
  } finally {
    survey?.close()
  }
  reports.end(summary)
  if (survey) stderr.write(survey.summary())
  for (const line of project.baseline?.close(errorStyle) ?? []) stderr.write(`${line}\n`)
  if (isForPeople && !given.get(flags.quiet)) stderr.write(closingLines(summary, project.baseline?.leftOut()))
  return worse(code, codeOf(summary, given.get(flags.maxWarnings)))
}

/** Writes what was mended, and tells what is left to do: all of it, where nothing could be written. */
function reportOf(input: LintedInput, settings: LintSettings, environment: Environment): FileReport {
  const {file, linted, targetsBy} = input
  const {source, before, result, fixed, cycle} = linted
  const told = {path: file.path, ...(targetsBy && {targetsBy})}
  const unwritten = settings.fix === 'none' ? undefined : writeBack(file, source, environment)
  if (unwritten === undefined)
    return {...told, ...contentOf(result, source), fixed, cycle, ...withRetrievalOf(file)}
  return {...told, ...contentOf(before, file.source), fixed: 0, cycle: [], unwritten}
}

/** Whether all that comes of the run goes to the standard output. */
function isOnlyReport(given: Arguments): boolean {
  const {files} = given.get(flags.format)
  return files.length === 0 && given.get(flags.outputFile) === undefined && !given.get(flags.updateBaseline)
}

function contentOf({targets, messages, tree}: LintResult, source: Source) {
  return {targets, messages, lines: tree.lines, table: tree.table, policy: policyReader(tree, source)}
}

function closingLines(summary: Summary, leftOut = ''): string {
  const hint = summary.error + summary.warning + summary.info > 0
  return `${renderSummary(summary)}\n${leftOut}${hint ? 'robotslint explain RULE tells more about a rule.\n' : ''}`
}

function codeOf({error, warning}: Summary, maxWarnings: number | undefined): ExitCode {
  const tooManyWarnings = maxWarnings !== undefined && warning > maxWarnings
  return error > 0 || tooManyWarnings ? ExitCode.Findings : ExitCode.Clean
}
