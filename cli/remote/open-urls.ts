import {decode} from '../../analyzer/syntax/source.ts'
import {type BulkResult, retrieveAll} from '../../remote/bulk.ts'
import {parseTarget, TargetUrlError} from '../../remote/target-url.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import type {OpenedFile} from '../files/read.ts'
import type {FailedFile} from '../report.ts'
import {InputError} from '../usage-error.ts'
import * as flags from './flags.ts'
import {Interrupted} from './interrupted.ts'
import {readKnownReports} from './known-reports.ts'
import {readUrls} from './read-urls.ts'
import {Recent} from './recent.ts'
import {openKnownHosts, readRetrievalOptions, saveKnownHosts} from './retrieval-options.ts'

/** A list may name many pages of one host; as a rule they stand together. */
const REMEMBERED_URLS = 1000

/** What a command wants of the URLs beside their files. */
export interface UrlWishes {
  /** Whether the robots.txt of this URL is not wanted. */
  isIgnored?(url: string): boolean
  /** In the order of the URLs, or as they are finished. */
  readonly order?: 'input' | 'finished'
  /** Whether it matters what a capsule answers to the crawler Kennedy, which asks with a query. */
  readonly checkQueryForm?: boolean
}

/**
 * Fetches the robots.txt of each URL of the command line and of the list, each file once. What became of a URL is in
 * `retrieval`, also where there is no file: its text is empty then.
 *
 * @throws Interrupted when the user interrupts; all that was given before stands
 */
export async function* openUrls(
  operands: readonly string[],
  given: Arguments,
  environment: Environment,
  wishes: UrlWishes = {},
): AsyncGenerator<OpenedFile | FailedFile, void, void> {
  try {
    yield* fetchUrls(operands, given, environment, wishes)
  } catch (error) {
    // The list, the report to resume, or the record of known hosts.
    if (!(error instanceof InputError)) throw error
    yield {path: error.path, error: error.reason, isInternal: false}
  }
}

async function* fetchUrls(
  operands: readonly string[],
  given: Arguments,
  environment: Environment,
  {isIgnored, order = 'input', checkQueryForm = false}: UrlWishes,
): AsyncGenerator<OpenedFile | FailedFile, void, void> {
  const stop = new AbortController()
  const known = await readKnownReports(given, environment, stop.signal)
  const record = await openKnownHosts(given, environment)
  const places = new Map<number, string>()
  const recent = new Recent(REMEMBERED_URLS)

  const isWanted = (file: string) => !isIgnored?.(file) && !known.urls.has(file) && recent.add(file)

  async function* wantedUrls() {
    let index = 0
    for await (const {url, place} of readUrls(operands, given, environment, stop.signal)) {
      const target = targetOf(url)
      if ('error' in target ? known.hasComplaint(place, target.error) : !isWanted(target.url)) continue
      places.set(index++, place)
      yield url
    }
  }

  const extent = given.get(flags.urlsFrom) !== undefined ? 'list' : operands.length > 1 ? 'several' : 'one'
  const options = {
    ...readRetrievalOptions(given, extent, record.knownHosts, environment),
    order,
    // A second request to each capsule is too much for a survey.
    checkQueryForm: checkQueryForm && extent !== 'list',
  }
  const leaveOff = environment.onInterrupt?.(() => stop.abort(new Interrupted('The run was interrupted.')))
  let failure: string | undefined
  try {
    for await (const result of retrieveAll(wantedUrls(), options, stop.signal)) {
      const place = places.get(result.index) ?? result.input
      places.delete(result.index)
      yield toOpened(result, place)
    }
  } finally {
    leaveOff?.()
    // Ends the reading of a list, too, where nobody wants to know more.
    stop.abort()
    failure = await saveKnownHosts(record)
  }
  if (failure !== undefined) yield {path: record.path, error: failure, isInternal: false}
}

/** The robots.txt that a URL stands for, or why it cannot be asked. */
function targetOf(url: string): {readonly url: string} | {readonly error: string} {
  try {
    return {url: parseTarget(url).url}
  } catch (error) {
    if (error instanceof TargetUrlError) return {error: error.message}
    throw error
  }
}

function toOpened(result: BulkResult, place: string): OpenedFile | FailedFile {
  if ('error' in result) return {path: place, error: result.error.message, isInternal: false}
  const {retrieval, body = new Uint8Array()} = result.retrieved
  return {path: retrieval.requestedUrl, hasPlace: false, source: decode(body), retrieval}
}
