import {resolve} from 'node:path'
import type {ResolvedConfig} from '../../analyzer/config/resolve.ts'
import type {Arguments} from '../arguments.ts'
import type {Configs} from '../config/configs.ts'
import type {BrokenConfig} from '../config/on-demand.ts'
import type {Environment} from '../environment.ts'
import {findInputs} from '../files/find.ts'
import {type OpenedFile, openInput} from '../files/read.ts'
import * as flags from '../flags.ts'
import {urlsFrom} from '../remote/flags.ts'
import type {UrlWishes} from '../remote/open-urls.ts'
import type {FailedFile} from '../report.ts'
import {UsageError} from '../usage-error.ts'

/** A file that was read, and what its configuration says of it. */
export interface OpenedInput {
  readonly file: OpenedFile
  readonly config: ResolvedConfig | undefined
  /** Whether it is to be left alone. Only text from the standard input is given all the same: it may be a filter. */
  readonly isIgnored: boolean
}

/**
 * Opens everything that the operands name, but for ignored files: first what is here, then what URLs name. A file that
 * fails does not keep the others from being opened; files with a configuration that is wrong are not, and the
 * configuration is what fails. For URLs that of the working folder counts.
 */
export async function* openInputs(
  given: Arguments,
  configs: Configs,
  environment: Environment,
): AsyncIterable<OpenedInput | FailedFile> {
  const stdinFilename = given.get(flags.stdinFilename)
  if (stdinFilename !== undefined && !given.operands.includes('-'))
    throw new UsageError('--stdin-filename names what comes from -, which is not among the operands.')
  const ignores = !given.get(flags.noIgnore)
  const broken = new Set<BrokenConfig>()
  const urls: string[] = []
  const list = given.get(urlsFrom)
  const isListOnly = list !== undefined && given.operands.length === 0
  for (const input of isListOnly ? [] : findInputs(given.operands, environment, ignores)) {
    if (input.kind === 'url') {
      urls.push(input.url)
      continue
    }
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
    const isIgnored = ignores && (config?.isIgnored(location) ?? false)
    if (isIgnored && input.kind === 'file') continue
    const opened = await openInput(input, stdinFilename, environment)
    yield 'error' in opened
      ? toFailure(opened)
      : {file: opened, config: config?.settingsFor(location), isIgnored}
  }
  if (urls.length === 0 && list === undefined) return
  const config = await configs.for(stdinLocation(undefined, environment))
  if (config && 'failures' in config) {
    if (!broken.has(config)) yield* config.failures
    return
  }
  const {openUrls} = await import('../remote/open-urls.ts')
  const wishes: UrlWishes = {
    isIgnored: url => ignores && (config?.isIgnored(url) ?? false),
    order: given.get(flags.format).main === 'ndjson' ? 'finished' : 'input',
    checkQueryForm: true,
  }
  for await (const opened of openUrls(urls, given, environment, wishes)) {
    yield 'error' in opened
      ? opened
      : {file: opened, config: config?.settingsFor(opened.path), isIgnored: false}
  }
}

function toFailure({path, error}: {readonly path: string; readonly error: string}): FailedFile {
  return {path, error, isInternal: false}
}

/** Text without a name counts as a file of the working folder. */
function stdinLocation(name: string | undefined, {cwd}: Environment): string {
  return resolve(cwd, name ?? '<stdin>')
}
