import type {Environment} from '../environment.ts'
import {displayPath} from '../files/display-path.ts'
import type {OpenableInput} from '../files/find.ts'
import {locationOf} from '../files/location.ts'
import {type OpenedFile, openInput} from '../files/read.ts'
import {UsageError} from '../usage-error.ts'

/**
 * Opens the file that an operand names, or the standard input for `-`.
 *
 * @throws UsageError where it cannot be read
 */
export async function openFile(name: string, environment: Environment): Promise<OpenedFile> {
  const opened = await openInput(inputOf(name, environment), undefined, environment)
  if ('error' in opened) throw new UsageError(`${opened.path}: ${opened.error}.`)
  return opened
}

function inputOf(name: string, {cwd}: Environment): OpenableInput {
  if (name === '-') return {kind: 'stdin'}
  const location = locationOf(name, cwd)
  return {kind: 'file', path: displayPath(location, name, cwd), location}
}
