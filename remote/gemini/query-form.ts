import type {QueryForm} from '../../analyzer/retrieval.ts'
import {DeadlinePassed} from '../deadlines.ts'
import {FailedRequest} from '../failure.ts'
import type {GeminiAnswer} from './ask.ts'
import {isSuccess} from './receive-answer.ts'

/**
 * Asks for the robots.txt with a query and compares the answer with the one without.
 *
 * The crawler Kennedy asks for `/robots.txt?kennedy-crawler` (RobotsChecker.cs): a server that matches the whole
 * URL, or takes a query for input, never shows it the rules.
 *
 * @param plain the answer for `url`, a whole file
 * @returns undefined where there was no time to ask
 */
export async function checkQueryForm(
  url: URL,
  plain: GeminiAnswer,
  ask: (url: URL) => Promise<GeminiAnswer>,
): Promise<QueryForm | undefined> {
  const withQuery = new URL(url)
  withQuery.search = '?robotslint'
  try {
    const {header, body} = await ask(withQuery)
    if (!isSuccess(header)) {
      return {url: withQuery.href, result: 'other-status', status: header.status, meta: header.meta}
    }
    if (isSame(body, plain.body)) return {url: withQuery.href, result: 'same'}
    const {body: again} = await ask(url)
    return {url: withQuery.href, result: isSame(again, plain.body) ? 'other-body' : 'changing'}
  } catch (error) {
    if (!(error instanceof FailedRequest)) throw error
    if (isOurs(error)) return undefined
    return {url: withQuery.href, result: 'failure', failure: error.failure}
  }
}

/** Whether we had no time left, or may not ask so soon again: that says nothing of the capsule. */
function isOurs(error: FailedRequest): boolean {
  return error.failure.kind === 'held-back' || (error instanceof DeadlinePassed && error.deadline === 'total')
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}
