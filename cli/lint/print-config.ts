import {resolve} from 'node:path'
import {isUrl} from '../../analyzer/text/path.ts'
import {rules} from '../../rules/index.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {ExitCode} from '../exit-code.ts'
import * as flags from '../flags.ts'
import {jsonText} from '../json-text.ts'
import type {Project} from './project.ts'
import {type LintSettings, withConfig} from './settings.ts'
import {createTroubleWriter} from './trouble.ts'

/**
 * Prints the settings that hold for the file of `--print-config`, as JSON. The file need not exist. For a URL the
 * configuration of the working folder counts.
 */
export async function printConfig(
  given: Arguments,
  settings: LintSettings,
  {configs}: Project,
  environment: Environment,
): Promise<ExitCode> {
  const name = given.get(flags.printConfig) ?? ''
  const place = resolve(environment.cwd, isUrl(name) ? 'robots.txt' : name)
  const location = isUrl(name) ? name : place
  const config = await configs.for(place)
  if (config && 'failures' in config) {
    const writeTrouble = createTroubleWriter(given, environment)
    for (const failure of config.failures) writeTrouble(failure)
    return ExitCode.Usage
  }
  const {options} = config ? withConfig(settings, config.settingsFor(location)) : settings
  const {settings: ruleSettings = {}, ...others} = options
  const printed = {
    config: config?.path ?? null,
    ignored: config?.isIgnored(location) ?? false,
    ...others,
    // A level that is not set may differ for each target, and for each message.
    rules: Object.fromEntries(
      rules.map(({id, severity, options: {defaults} = {}}) => {
        const {level = severity, options: own} = ruleSettings[id] ?? {}
        return [id, {severity: level, ...(defaults && {options: {...defaults, ...own}})}]
      }),
    ),
  }
  environment.stdout.write(`${jsonText(printed, 2)}\n`)
  return ExitCode.Clean
}
