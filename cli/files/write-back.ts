import {encode, type Source} from '../../analyzer/syntax/source.ts'
import {reasonOf} from '../../files/system-error.ts'
import type {Environment} from '../environment.ts'
import type {OpenedFile} from './read.ts'
import {writeFile} from './write.ts'

/**
 * Writes what became of a file to where it came from: into its place, or on to the standard output.
 *
 * @returns why it could not be written, if so
 */
export function writeBack(
  {location, source: old}: OpenedFile,
  source: Source,
  {stdout, files}: Environment,
): string | undefined {
  try {
    if (location === undefined) stdout.write(encode(source))
    else if (source !== old) writeFile(location, encode(source), files)
    return undefined
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return location === undefined
      ? `what became of it could not be written: ${reason}`
      : `it could not be written, and is as it was: ${reason}`
  }
}
