import {LintRuleError} from '../../analyzer/lint/run.ts'
import type {Environment} from '../environment.ts'
import {findInputs} from '../files/find.ts'
import {type OpenedFile, openInput} from '../files/read.ts'
import type {FailedFile} from '../report.ts'
import {type LintedSource, lintSource} from './lint-source.ts'
import type {LintSettings} from './settings.ts'

/** A file as it was, and what came of it. */
export interface LintedInput {
  readonly file: OpenedFile
  readonly linted: LintedSource
}

/** Lints everything that the operands name. A file that fails does not keep the others from being linted. */
export async function* lintInputs(
  operands: readonly string[],
  stdinFilename: string | undefined,
  settings: LintSettings,
  environment: Environment,
): AsyncIterable<LintedInput | FailedFile> {
  for (const input of findInputs(operands, environment)) {
    const opened = input.kind === 'failure' ? input : await openInput(input, stdinFilename, environment)
    yield 'error' in opened
      ? {path: opened.path, error: opened.error, isInternal: false}
      : lintFile(opened, settings)
  }
}

function lintFile(file: OpenedFile, settings: LintSettings): LintedInput | FailedFile {
  try {
    return {file, linted: lintSource(file.source, file.hasPlace ? file.path : undefined, settings)}
  } catch (error) {
    if (!(error instanceof LintRuleError)) throw error
    return {path: file.path, error: `${error.message}. This is a fault in robotslint.`, isInternal: true}
  }
}
