import {resolve} from 'node:path'
import {LintRuleError} from '../../analyzer/lint/run.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import type {OpenedFile} from '../files/read.ts'
import type {FailedFile} from '../report.ts'
import {type ChooseMessages, type LintedSource, lintSource, unlinted} from './lint-source.ts'
import {openInputs} from './open-inputs.ts'
import type {Project} from './project.ts'
import {type LintSettings, withConfig} from './settings.ts'

/** A file as it was, and what came of it. */
export interface LintedInput {
  readonly file: OpenedFile
  readonly linted: LintedSource
}

/** Lints everything that the operands name. A file that fails does not keep the others from being linted. */
export async function* lintInputs(
  given: Arguments,
  settings: LintSettings,
  project: Project,
  environment: Environment,
): AsyncIterable<LintedInput | FailedFile> {
  for await (const input of openInputs(given, project.configs, environment)) {
    if ('error' in input) yield input
    else if (!input.isIgnored) {
      const {file, config} = input
      const fileSettings = config ? withConfig(settings, config) : settings
      yield lintFile(file, fileSettings, withoutKnown(file, project, environment))
    }
    // Who has the text mended on its way through must get it back.
    else if (settings.fix !== 'none') yield {file: input.file, linted: unlinted(input.file.source)}
  }
}

function lintFile(
  file: OpenedFile,
  settings: LintSettings,
  choose: ChooseMessages | undefined,
): LintedInput | FailedFile {
  try {
    return {file, linted: lintSource(file.source, file.hasPlace ? file.path : undefined, settings, choose)}
  } catch (error) {
    if (!(error instanceof LintRuleError)) throw error
    return {path: file.path, error: `${error.message}. This is a fault in robotslint.`, isInternal: true}
  }
}

/** Text without a name has no place in a baseline. */
function withoutKnown(
  {hasPlace, path}: OpenedFile,
  {baseline}: Project,
  {cwd}: Environment,
): ChooseMessages | undefined {
  return baseline && hasPlace ? result => baseline.unknownOf(resolve(cwd, path), result) : undefined
}
