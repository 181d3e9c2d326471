import type {RedirectRefusal, RetrievalFault} from '../analyzer/retrieval.ts'
import {GEMINI_URL_LIMIT, normalUrl} from './target-url.ts'

/** RFC 9309 §2.3.1.2 asks for five at least, Gemini 0.24.1 for five at most. */
export const MOST_REDIRECTS = 5

export type RedirectVerdict =
  | {readonly follow: URL; readonly faults: readonly RetrievalFault[]}
  | {readonly refused: RedirectRefusal}

/**
 * Decides whether a redirect is followed. From Gemini never to another scheme: that would ask somebody else, in
 * another protocol, for something the user did not name.
 *
 * @param target what the server sent: a URL or a relative reference
 * @param visited the URLs asked so far, `from` included
 */
export function judgeRedirect(from: URL, target: string, visited: readonly string[]): RedirectVerdict {
  if (target === '') return {refused: 'empty'}
  if (!URL.canParse(target, from.href)) return {refused: 'invalid'}
  const parsed = new URL(target, from)
  if (!sameProtocol(from, parsed)) return {refused: 'other-scheme'}
  const url = normalUrl(parsed)
  if (url === undefined) return {refused: 'invalid'}
  if (url.username !== '' || url.password !== '') return {refused: 'user-information'}
  if (url.protocol === 'gemini:' && Buffer.byteLength(url.href) > GEMINI_URL_LIMIT)
    return {refused: 'too-long'}
  if (visited.includes(url.href)) return {refused: 'loop'}
  if (visited.length > MOST_REDIRECTS) return {refused: 'too-many'}
  return {follow: url, faults: faultsOf(from, url)}
}

const WEB_SCHEMES = ['http:', 'https:']

function sameProtocol(from: URL, to: URL): boolean {
  return from.protocol === to.protocol || [from, to].every(({protocol}) => WEB_SCHEMES.includes(protocol))
}

function faultsOf(from: URL, to: URL): RetrievalFault[] {
  const faults: RetrievalFault[] = []
  if (from.protocol === 'https:' && to.protocol === 'http:') {
    faults.push({kind: 'redirect-downgrade', from: from.href, to: to.href})
  }
  if (from.host !== to.host) faults.push({kind: 'redirect-other-host', from: from.host, to: to.host})
  return faults
}
