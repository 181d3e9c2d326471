import {STATUS_CODES} from 'node:http'
import type {Retrieval, RetrievalFailure} from '../../analyzer/retrieval.ts'

/** What became of a URL in a few words: `file`, `51 not found`, `404 Not Found`, `connection refused`. */
export function outcomeOf(retrieval: Retrieval): string {
  if (retrieval.outcome === 'file') return 'file'
  if (retrieval.outcome === 'failure') return failureName(retrieval.failure)
  const {status, protocol} = retrieval
  const meaning = protocol === 'gemini' ? GEMINI_STATUS[status] : STATUS_CODES[status]?.toLowerCase()
  return meaning === undefined ? `status ${status}` : `${status} ${meaning}`
}

/** Gemini protocol 0.24.1, status codes. */
const GEMINI_STATUS: Readonly<Record<number, string>> = {
  10: 'input',
  11: 'sensitive input',
  30: 'temporary redirect',
  31: 'permanent redirect',
  40: 'temporary failure',
  41: 'server unavailable',
  42: 'CGI error',
  43: 'proxy error',
  44: 'slow down',
  50: 'permanent failure',
  51: 'not found',
  52: 'gone',
  53: 'proxy request refused',
  59: 'bad request',
  60: 'client certificate required',
  61: 'certificate not authorised',
  62: 'certificate not valid',
}

const FAILURES: Readonly<Record<RetrievalFailure['kind'], string>> = {
  dns: 'name not resolved',
  'address-refused': 'private address',
  refused: 'connection refused',
  unreachable: 'host unreachable',
  reset: 'connection reset',
  timeout: 'timeout',
  tls: 'TLS failure',
  'empty-response': 'empty response',
  'header-too-long': 'header too long',
  'header-malformed': 'malformed header',
  'content-encoding': 'unknown content encoding',
  'held-back': 'asked to be left alone',
  other: 'connection failed',
}

function failureName(failure: RetrievalFailure): string {
  if (failure.kind === 'dns' && failure.reason === 'not-found') return 'no such host'
  return FAILURES[failure.kind]
}
