import type {Arguments} from '../arguments.ts'
import {sideOf, unifiedDiff} from '../diff/unified.ts'
import type {Environment} from '../environment.ts'
import {ExitCode, worse} from '../exit-code.ts'
import * as flags from '../flags.ts'
import {failureOf} from '../report.ts'
import {styleFor} from '../terminal/style.ts'
import {UsageError} from '../usage-error.ts'
import {describeAccess} from './describe-access.ts'
import {openDestination} from './destination.ts'
import {lintInputs} from './lint-inputs.ts'
import type {Project} from './project.ts'
import type {LintSettings} from './settings.ts'
import {createTroubleWriter} from './trouble.ts'

/** Shows what `--fix` would do, and does nothing. */
export async function showDiffs(
  given: Arguments,
  settings: LintSettings,
  project: Project,
  environment: Environment,
): Promise<ExitCode> {
  const {main, files: reportFiles} = given.get(flags.format)
  if (main !== 'pretty' || reportFiles.length > 0 || given.get(flags.statistics))
    throw new UsageError('--diff has its own format; leave out --format and --statistics.')
  const destination = openDestination(environment.stdout, given, environment)
  const writeTrouble = createTroubleWriter(given, environment)
  const tellsAccess = settings.fix === 'all' && !given.get(flags.quiet)
  const errorStyle = styleFor(environment.stderr, given.get(flags.color), environment.variables)
  let files = 0
  let problems = 0
  let code: ExitCode = ExitCode.Clean
  const inputs = lintInputs(given, settings, project, environment)
  for await (const input of inputs) {
    if ('error' in input) {
      code = worse(code, writeTrouble(input))
      continue
    }
    const {file, linted} = input
    const failure = failureOf(file)
    if (failure !== undefined) {
      code = worse(code, writeTrouble({path: file.path, error: failure, isInternal: false}))
      continue
    }
    if (linted.source === file.source) continue
    files++
    problems += linted.fixed
    if (tellsAccess) environment.stderr.write(describeAccess(input, errorStyle))
    destination.write(
      unifiedDiff(sideOf(file.path, file.source), sideOf(file.path, linted.source), destination.style),
    )
  }
  destination.close()
  if (!given.get(flags.quiet)) environment.stderr.write(`${summaryOf(problems, files)}\n`)
  return worse(code, files > 0 ? ExitCode.Findings : ExitCode.Clean)
}

function summaryOf(problems: number, files: number): string {
  if (files === 0) return 'Nothing would change.'
  return `Would fix ${problems} problem${problems === 1 ? '' : 's'} in ${files} file${files === 1 ? '' : 's'}.`
}
