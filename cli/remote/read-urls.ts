import {resolve} from 'node:path'
import {reasonOf} from '../../files/system-error.ts'
import {withoutCredentials} from '../../remote/target-url.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {InputError} from '../usage-error.ts'
import * as flags from './flags.ts'
import {LineTooLongError, linesOf} from './lines.ts'

/** A URL that the user gave. */
export interface GivenUrl {
  readonly url: string
  /** Where it stands, for complaints about it: itself without what is secret, or a line of a list. */
  readonly place: string
}

/**
 * The URLs of the command line, and then those of the list, which is read no faster than they are taken.
 *
 * @throws InputError where the list cannot be read, or where there is no URL at all
 */
export async function* readUrls(
  operands: readonly string[],
  given: Arguments,
  environment: Environment,
  signal: AbortSignal,
): AsyncGenerator<GivenUrl, void, void> {
  for (const url of operands) yield {url, place: withoutCredentials(url)}
  const list = given.get(flags.urlsFrom)
  if (list === undefined) return
  const name = list === '-' ? '<stdin>' : list
  let number = 0
  let count = operands.length
  for await (const line of readLines(list, environment, signal)) {
    number++
    const url = withoutComment(line)
    if (url === '') continue
    count++
    yield {url, place: `${name}:${number}`}
  }
  if (count === 0) throw new InputError(name, 'there is no URL in this list')
}

/** How many URLs a list has, for who wants to see how far a run has come; unknown where it can be read only once. */
export async function countUrls(
  list: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<number | undefined> {
  const {cwd, files} = environment
  if (list === '-' || !files.statSync(resolve(cwd, list), {throwIfNoEntry: false})?.isFile()) return undefined
  let count = 0
  for await (const line of readLines(list, environment, signal)) {
    if (withoutComment(line) !== '') count++
  }
  return count
}

/** A `#` begins a comment at the start of a line or behind a blank; elsewhere it belongs to a URL. */
function withoutComment(line: string): string {
  return line.replace(/(?:^|\s)#.*$/, '').trim()
}

/**
 * The lines of a file, or of the standard input for `-`.
 *
 * @throws InputError
 */
export async function* readLines(
  name: string,
  {cwd, files, streamStdin}: Environment,
  signal: AbortSignal,
): AsyncGenerator<string, void, void> {
  try {
    yield* linesOf(name === '-' ? streamStdin(signal) : files.createReadStream(resolve(cwd, name), {signal}))
  } catch (error) {
    const reason = error instanceof LineTooLongError ? error.message : reasonOf(error)
    if (reason === undefined) throw error
    throw new InputError(name, reason)
  }
}
