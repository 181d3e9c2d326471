import {resolve} from 'node:path'
import type {ResolvedConfig} from '../../analyzer/config/resolve.ts'
import {inferTarget} from '../../analyzer/crawlers/targets.ts'
import {LintRuleError} from '../../analyzer/lint/run.ts'
import type {Arguments} from '../arguments.ts'
import type {TargetsBy} from '../checked-for.ts'
import type {Environment} from '../environment.ts'
import type {OpenedFile} from '../files/read.ts'
import type {FailedFile} from '../report.ts'
import {type ChooseMessages, type LintedSource, lintSource, unlinted} from './lint-source.ts'
import {openInputs} from './open-inputs.ts'
import type {Project} from './project.ts'
import {type LintSettings, withConfig, withRetrieval} from './settings.ts'

/** A file as it was, and what came of it. */
export interface LintedInput {
  readonly file: OpenedFile
  readonly linted: LintedSource
  /** By whose word it is for its targets; absent where it was left alone. */
  readonly targetsBy?: TargetsBy
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
      const configured = config ? withConfig(settings, config) : settings
      const fileSettings = file.retrieval ? withRetrieval(configured, file.retrieval, settings) : configured
      const linted = lintFile(file, fileSettings, withoutKnown(file, project, environment))
      yield 'error' in linted ? linted : {...linted, targetsBy: targetsBy(linted, config, settings)}
    }
    // Who has the text mended on its way through must get it back.
    else if (settings.fix !== 'none') yield {file: input.file, linted: unlinted(input.file.source)}
  }
}

function targetsBy(
  {file, linted}: LintedInput,
  config: ResolvedConfig | undefined,
  given: LintSettings,
): TargetsBy {
  if (given.options.targets) return 'flag'
  if (config?.targets) return 'configuration'
  if (file.retrieval) return 'url'
  return inferTarget(linted.before.tree).comment ? 'comment' : 'content'
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
    const message = `${error.message}. This is a fault in robotslint.`
    return {path: file.path, error: message, isInternal: true, ...withRetrievalOf(file)}
  }
}

/** For a report, which says nothing about retrieval where there was none. */
export function withRetrievalOf({retrieval}: OpenedFile): Pick<FailedFile, 'retrieval'> {
  return retrieval ? {retrieval} : {}
}

/** Text without a name has no place in a baseline. */
function withoutKnown(
  {hasPlace, path, retrieval}: OpenedFile,
  {baseline}: Project,
  {cwd}: Environment,
): ChooseMessages | undefined {
  if (baseline && retrieval) return result => baseline.unknownOf(path, result)
  return baseline && hasPlace ? result => baseline.unknownOf(resolve(cwd, path), result) : undefined
}
