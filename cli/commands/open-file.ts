import {isUrl} from '../../analyzer/text/path.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {displayPath} from '../files/display-path.ts'
import type {OpenableInput} from '../files/find.ts'
import {locationOf} from '../files/location.ts'
import {type OpenedFile, openInput} from '../files/read.ts'
import {InputError} from '../usage-error.ts'

/**
 * Opens the file that an operand names: a file here, the robots.txt that a URL stands for, or the standard input for
 * `-`.
 *
 * @throws InputError where it cannot be read or fetched
 */
export async function openFile(
  name: string,
  given: Arguments,
  environment: Environment,
): Promise<OpenedFile> {
  if (!isUrl(name)) return openLocalFile(name, environment)
  const {openUrl} = await import('../remote/open-url.ts')
  return openUrl(name, given, environment)
}

/**
 * Opens a file that is here, or the standard input for `-`.
 *
 * @throws InputError where it cannot be read
 */
export async function openLocalFile(name: string, environment: Environment): Promise<OpenedFile> {
  const opened = await openInput(inputOf(name, environment), undefined, environment)
  if ('error' in opened) throw new InputError(opened.path, opened.error)
  return opened
}

function inputOf(name: string, {cwd}: Environment): OpenableInput {
  if (name === '-') return {kind: 'stdin'}
  const location = locationOf(name, cwd)
  return {kind: 'file', path: displayPath(location, name, cwd), location}
}
