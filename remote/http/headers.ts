import type {IncomingMessage} from 'node:http'
import type {HttpHeaderName, HttpHeaders, SlowDown} from '../../analyzer/retrieval.ts'

const KEPT: readonly HttpHeaderName[] = [
  'cache-control',
  'cf-mitigated',
  'content-encoding',
  'content-length',
  'content-type',
  'location',
  'retry-after',
  'server',
  'x-robots-tag',
]

/** The headers that say something about a robots.txt. */
export function keptHeaders({headers}: IncomingMessage): HttpHeaders {
  const kept: Partial<Record<HttpHeaderName, string>> = {}
  for (const name of KEPT) {
    const value = headers[name]
    if (value !== undefined) kept[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return kept
}

/**
 * Whether and how long the server asks to be left alone (429: RFC 6585 §4, Retry-After: RFC 9110 §10.2.3).
 *
 * @param now milliseconds since 1970
 */
export function slowDownOf(status: number, headers: HttpHeaders, now: number): SlowDown | undefined {
  const retryAfter = headers['retry-after']?.trim()
  if (status !== 429 && !(status === 503 && retryAfter !== undefined)) return undefined
  if (retryAfter === undefined) return {}
  if (/^\d{1,9}$/.test(retryAfter)) return {seconds: Number(retryAfter)}
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? {} : {seconds: Math.max(0, Math.ceil((date - now) / 1000))}
}
