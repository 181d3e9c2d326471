import type {RetrievalFailure, RetrievalFault} from '../analyzer/retrieval.ts'
import {FailedRequest} from './failure.ts'
import {judgeRedirect} from './redirect.ts'

/** The requests of one retrieval. */
export interface Journey<Answer> {
  /** Answers that were redirects, and were followed. */
  readonly hops: readonly JourneyHop<Answer>[]
  /** The URL asked last. */
  readonly url: URL
  readonly end:
    | {readonly answer: Answer; readonly faults: readonly RetrievalFault[]}
    | {readonly failure: RetrievalFailure}
}

export interface JourneyHop<Answer> {
  readonly url: URL
  readonly answer: Answer
  readonly target: string
  readonly faults: readonly RetrievalFault[]
}

/**
 * Asks for a URL, and then for what the answer points to, until an answer points nowhere or may not be followed.
 *
 * @param targetOf where an answer points; undefined for one that is no redirect
 */
export async function followRedirects<Answer>(
  start: URL,
  ask: (url: URL) => Promise<Answer>,
  targetOf: (answer: Answer) => string | undefined,
): Promise<Journey<Answer>> {
  const hops: JourneyHop<Answer>[] = []
  let url = start
  try {
    for (;;) {
      const answer = await ask(url)
      const target = targetOf(answer)
      if (target === undefined) return {hops, url, end: {answer, faults: []}}
      const verdict = judgeRedirect(url, target, [...hops.map(hop => hop.url.href), url.href])
      if ('refused' in verdict) {
        return {
          hops,
          url,
          end: {answer, faults: [{kind: 'redirect-not-followed', target, reason: verdict.refused}]},
        }
      }
      hops.push({url, answer, target, faults: verdict.faults})
      url = verdict.follow
    }
  } catch (error) {
    if (!(error instanceof FailedRequest)) throw error
    return {hops, url, end: {failure: error.failure}}
  }
}
