import type {Arguments} from '../arguments.ts'
import type {Execute} from '../command.ts'
import type {Environment} from '../environment.ts'
import type {ExitCode} from '../exit-code.ts'
import * as flags from '../flags.ts'
import {openProject} from '../lint/project.ts'
import {checkReportFiles} from '../lint/report-files.ts'
import {reportFindings} from '../lint/report-findings.ts'
import {readLintSettings} from '../lint/settings.ts'
import {showDiffs} from '../lint/show-diffs.ts'
import {asksServers, checkUseOfUrls} from '../remote/use.ts'

export const lint: Execute = async (given, environment) => {
  checkUseOfUrls(given)
  if (!given.get(flags.watch)) return lintOnce(given, environment)
  const {watch} = await import('../lint/watch.ts')
  return watch(() => lintOnce(given, environment), given, environment)
}

async function lintOnce(given: Arguments, environment: Environment): Promise<ExitCode> {
  const settings = readLintSettings(given)
  checkReportFiles(given, environment)
  const project = await openProject(given, environment)
  if (given.get(flags.printConfig) !== undefined) {
    const {printConfig} = await import('../lint/print-config.ts')
    return printConfig(given, settings, project, environment)
  }
  if (given.get(flags.diff)) return showDiffs(given, settings, project, environment)
  if (!asksServers(given)) return reportFindings(given, settings, project, environment)
  const {startSurvey} = await import('../remote/survey.ts')
  const survey = await startSurvey(given, environment)
  return reportFindings(given, settings, project, survey.environment, survey)
}
