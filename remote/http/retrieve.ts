import type {HttpRetrieval} from '../../analyzer/retrieval.ts'
import {converse, type RetrievalContext} from '../conversation.ts'
import {followRedirects} from '../follow-redirects.ts'
import {parseMediaType} from '../media-type.ts'
import type {Target} from '../target-url.ts'
import {askHttp, type HttpAnswer, type HttpAskOptions, isRedirect} from './ask.ts'
import {pageHints} from './page-hints.ts'
import {isSuccess} from './receive-body.ts'

/** Retrieves a site's robots.txt; redirects are followed (RFC 9309 §2.3.1.2). */
export async function retrieveHttp(
  target: Target,
  context: RetrievalContext,
  options: HttpAskOptions,
): Promise<{retrieval: HttpRetrieval; body?: Uint8Array}> {
  const {hops, url, end} = await followRedirects(
    new URL(target.url),
    url => converse(url, context, conversation => askHttp(conversation, options)),
    redirectTarget,
  )
  const base = {
    protocol: 'http',
    requestedUrl: target.url,
    finalUrl: url.href,
    ...(target.note !== undefined && {note: target.note}),
    hops: hops.map(({url, answer, target, faults}) => {
      const {status, address} = answer
      return {url: url.href, status, target, address, faults: [...answer.faults, ...faults]}
    }),
  } as const
  if ('failure' in end) return {retrieval: {...base, outcome: 'failure', failure: end.failure, faults: []}}

  const {status, headers, address, body, wireBytes, slowDown} = end.answer
  const {mediaType, faults} = parseMediaType(headers['content-type'])
  const answered = {
    status,
    headers,
    ...(mediaType && {mediaType}),
    hints: pageHints(headers, mediaType?.essence, body),
    address,
    bytes: {body: body.length, wire: wireBytes},
    faults: [...end.answer.faults, ...faults, ...end.faults],
  }
  if (isSuccess(status)) return {retrieval: {...base, outcome: 'file', ...answered}, body}
  return {retrieval: {...base, outcome: 'status', ...answered, ...(slowDown && {slowDown})}}
}

function redirectTarget({status, headers}: HttpAnswer): string | undefined {
  return isRedirect(status) ? (headers.location?.trim() ?? '') : undefined
}
