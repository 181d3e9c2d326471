import type {Execute} from '../command.ts'
import * as flags from '../flags.ts'
import {reportFindings} from '../lint/report-findings.ts'
import {readLintSettings} from '../lint/settings.ts'
import {showDiffs} from '../lint/show-diffs.ts'

export const lint: Execute = (given, environment) => {
  const settings = readLintSettings(given)
  return given.get(flags.diff)
    ? showDiffs(given, settings, environment)
    : reportFindings(given, settings, environment)
}
