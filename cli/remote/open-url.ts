import {isUntrusted} from '../../analyzer/lint/retrieved-file.ts'
import type {Retrieval} from '../../analyzer/retrieval.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import type {OpenedFile} from '../files/read.ts'
import {failureOf} from '../report.ts'
import {printable} from '../terminal/printable.ts'
import {InputError} from '../usage-error.ts'
import {openUrls} from './open-urls.ts'
import {outcomeOf} from './outcome.ts'

const UNTRUSTED =
  'warning: The certificate of the capsule has changed before its time: this file may not be of the capsule.\n'

/**
 * Fetches the robots.txt that a URL stands for. Where a host has none, it is an empty one. What the user should know about
 * the URL is said on the standard error.
 *
 * @throws InputError where it cannot be had
 * @throws Interrupted when the user interrupts
 */
export async function openUrl(url: string, given: Arguments, environment: Environment): Promise<OpenedFile> {
  let opened: OpenedFile | undefined
  for await (const result of openUrls([url], given, environment)) {
    if ('error' in result) throw new InputError(result.path, result.error)
    opened = result
  }
  const retrieval = opened?.retrieval
  if (opened === undefined || retrieval === undefined) throw new InputError(url, 'it was not fetched')
  if (retrieval.note !== undefined) environment.stderr.write(`note: ${printable(retrieval.note)}\n`)
  if (retrieval.outcome === 'file') {
    if (isUntrusted(retrieval)) environment.stderr.write(UNTRUSTED)
    return opened
  }
  if (isAbsent(retrieval)) {
    environment.stderr.write(`note: ${opened.path}: ${outcomeOf(retrieval)}, so everything is allowed.\n`)
    return opened
  }
  const reason =
    failureOf(opened) ??
    `there is no file: the answer was ${outcomeOf(retrieval)}. robotslint ${url} tells what crawlers make of that.`
  throw new InputError(opened.path, reason)
}

/** Statuses that all crawlers take for a file that allows everything (RFC 9309 §2.3.1.3; Gemini 51 and 52). */
const ABSENT = new Set([404, 410, 51, 52])

/** Behind a redirect, capsules' crawlers do not look. */
function isAbsent(retrieval: Retrieval): boolean {
  const {protocol, hops} = retrieval
  return (
    retrieval.outcome === 'status' &&
    ABSENT.has(retrieval.status) &&
    (protocol === 'http' || hops.length === 0)
  )
}
