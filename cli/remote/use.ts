import {isUrl} from '../../analyzer/text/path.ts'
import type {Arguments} from '../arguments.ts'
import * as commonFlags from '../flags.ts'
import {UsageError} from '../usage-error.ts'
import * as flags from './flags.ts'

/** Whether files are to be fetched from servers. */
export function asksServers(given: Arguments): boolean {
  return given.get(flags.urlsFrom) !== undefined || given.operands.some(isUrl)
}

/** @throws UsageError where something is asked for that cannot be done with a URL, or only with one */
export function checkUseOfUrls(given: Arguments): void {
  const list = given.get(flags.urlsFrom)
  if (list === '-' && given.operands.includes('-'))
    throw new UsageError('The standard input can be a file or the URLs, not both.')
  if (!asksServers(given)) {
    if (given.get(flags.resume) !== undefined)
      throw new UsageError('--resume needs URLs, perhaps by --urls-from.')
    return
  }
  if (given.get(commonFlags.watch)) throw new UsageError('--watch cannot watch a URL.')
  const mends = given.get(commonFlags.fix) || given.get(commonFlags.unsafeFixes)
  if (mends && !given.get(commonFlags.diff))
    throw new UsageError(
      'A file on a server cannot be mended from here: save it and mend that, or see --diff.',
    )
}
