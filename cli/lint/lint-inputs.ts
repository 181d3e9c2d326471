import {resolve} from 'node:path'
import {LintRuleError} from '../../analyzer/lint/run.ts'
import type {Arguments} from '../arguments.ts'
import type {Configs} from '../config/configs.ts'
import type {BrokenConfig} from '../config/on-demand.ts'
import type {Environment} from '../environment.ts'
import {findInputs} from '../files/find.ts'
import {type OpenedFile, openInput} from '../files/read.ts'
import * as flags from '../flags.ts'
import type {FailedFile} from '../report.ts'
import {type LintedSource, lintSource, unlinted} from './lint-source.ts'
import {type LintSettings, withConfig} from './settings.ts'

/** A file as it was, and what came of it. */
export interface LintedInput {
  readonly file: OpenedFile
  readonly linted: LintedSource
}

/**
 * Lints everything that the operands name. A file that fails does not keep the others from being linted; files with a
 * configuration that is wrong are not, and the configuration is what fails.
 */
export async function* lintInputs(
  given: Arguments,
  settings: LintSettings,
  configs: Configs,
  environment: Environment,
): AsyncIterable<LintedInput | FailedFile> {
  const stdinFilename = given.get(flags.stdinFilename)
  const ignores = !given.get(flags.noIgnore)
  const broken = new Set<BrokenConfig>()
  for (const input of findInputs(given.operands, environment)) {
    if (input.kind === 'failure') {
      yield toFailure(input)
      continue
    }
    const location = input.kind === 'file' ? input.location : stdinLocation(stdinFilename, environment)
    const config = await configs.for(location)
    if (config && 'failures' in config) {
      if (!broken.has(config)) yield* config.failures
      broken.add(config)
      continue
    }
    const isIgnored = ignores && config?.isIgnored(location)
    // Who has the text mended on its way through must get it back.
    if (isIgnored && (input.kind === 'file' || settings.fix === 'none')) continue
    const opened = await openInput(input, stdinFilename, environment)
    if ('error' in opened) yield toFailure(opened)
    else if (isIgnored) yield {file: opened, linted: unlinted(opened.source)}
    else yield lintFile(opened, config ? withConfig(settings, config.settingsFor(location)) : settings)
  }
}

function toFailure({path, error}: {readonly path: string; readonly error: string}): FailedFile {
  return {path, error, isInternal: false}
}

/** Text without a name counts as a file of the working folder. */
function stdinLocation(name: string | undefined, {cwd}: Environment): string {
  return resolve(cwd, name ?? '<stdin>')
}

function lintFile(file: OpenedFile, settings: LintSettings): LintedInput | FailedFile {
  try {
    return {file, linted: lintSource(file.source, file.hasPlace ? file.path : undefined, settings)}
  } catch (error) {
    if (!(error instanceof LintRuleError)) throw error
    return {path: file.path, error: `${error.message}. This is a fault in robotslint.`, isInternal: true}
  }
}
