import type {Execute} from '../command.ts'
import {Configs} from '../config/configs.ts'
import * as flags from '../flags.ts'
import {reportFindings} from '../lint/report-findings.ts'
import {readLintSettings} from '../lint/settings.ts'
import {showDiffs} from '../lint/show-diffs.ts'

export const lint: Execute = async (given, environment) => {
  const settings = readLintSettings(given)
  const configs = new Configs(given, environment)
  if (given.get(flags.printConfig) !== undefined) {
    const {printConfig} = await import('../lint/print-config.ts')
    return printConfig(given, settings, configs, environment)
  }
  return given.get(flags.diff)
    ? showDiffs(given, settings, configs, environment)
    : reportFindings(given, settings, configs, environment)
}
