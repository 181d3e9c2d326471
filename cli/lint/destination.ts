import {reasonOf} from '../../files/system-error.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment, Output} from '../environment.ts'
import {locationOf} from '../files/location.ts'
import {writeFile} from '../files/write.ts'
import * as flags from '../flags.ts'
import {PLAIN, type Style, styleFor} from '../terminal/style.ts'
import {InputError} from '../usage-error.ts'

/** Where a report goes. */
export interface Destination {
  readonly style: Style
  /** Columns that a line may take. */
  readonly width: number
  write(text: string): void
  close(): void
}

/** For a report that goes to no terminal. */
export const DEFAULT_WIDTH = 110

/** The file of `--output-file`, else the stream. */
export function openDestination(output: Output, given: Arguments, environment: Environment): Destination {
  const path = given.get(flags.outputFile)
  if (path !== undefined) return openFileDestination(path, '--output-file', environment)
  return {
    style: styleFor(output, given.get(flags.color), environment.variables),
    width: output.columns ?? DEFAULT_WIDTH,
    write: text => output.write(text),
    close() {},
  }
}

/**
 * Writes all at once: whoever waits for the file never sees half a report.
 *
 * @param flag the one that named the file, for a complaint
 */
export function openFileDestination(path: string, flag: string, {cwd, files}: Environment): Destination {
  const texts: string[] = []
  return {
    style: PLAIN,
    width: DEFAULT_WIDTH,
    write: text => texts.push(text),
    close() {
      try {
        writeFile(locationOf(path, cwd), Buffer.from(texts.join('')), files)
      } catch (error) {
        const reason = reasonOf(error)
        if (reason === undefined) throw error
        throw new InputError(`${flag}: ${path}`, `it could not be written: ${reason}`)
      }
    },
  }
}
