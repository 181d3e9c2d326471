import {resolve} from 'node:path'
import type {ResolvedConfig} from '../../analyzer/config/resolve.ts'
import type {Arguments} from '../arguments.ts'
import {Configs} from '../config/configs.ts'
import type {Environment} from '../environment.ts'
import type {OpenedFile} from '../files/read.ts'
import type {FailedFile} from '../report.ts'
import {InputError} from '../usage-error.ts'

/**
 * What the configuration says of a file: that of `--config`, or the nearest one upward from it. For what has no place,
 * and for URLs, that of the working folder counts.
 *
 * @throws InputError where the configuration is wrong
 */
export async function configFor(
  {location, path}: OpenedFile,
  given: Arguments,
  environment: Environment,
): Promise<ResolvedConfig | undefined> {
  const config = await new Configs(given, environment).for(location ?? resolve(environment.cwd, path))
  if (config && 'failures' in config) throw toInputError(config.failures)
  return config?.settingsFor(location ?? path)
}

function toInputError([first]: readonly FailedFile[]): InputError {
  const {start} = first?.excerpt?.place ?? {}
  const path = first?.path ?? 'the configuration'
  return new InputError(
    start ? `${path}:${start.line}:${start.column}` : path,
    first?.error ?? 'it cannot be read',
  )
}
