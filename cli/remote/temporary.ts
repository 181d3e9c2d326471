import type {RetrievalFailure} from '../../analyzer/retrieval.ts'

/** As much of a retrieval as tells whether it passes, in a report that anybody may have written. */
export interface ReportedRetrieval {
  readonly protocol?: unknown
  readonly outcome?: unknown
  readonly status?: unknown
  readonly failure?: {readonly kind?: unknown; readonly reason?: unknown} | null
}

/**
 * Whether another try may soon have another end: nobody answered in time, the network failed on the way, or the server
 * says itself that it cannot now. A host that refuses connections counts as one that has no server.
 */
export function isTemporary(retrieval: ReportedRetrieval | null | undefined): boolean {
  const {protocol, outcome, status, failure} = retrieval ?? {}
  if (outcome === 'failure') {
    if (failure?.kind === 'dns') return failure.reason === 'try-again'
    return TEMPORARY_FAILURES.has(failure?.kind)
  }
  if (outcome !== 'status' || typeof status !== 'number') return false
  return protocol === 'gemini' ? isTemporaryOfCapsule(status) : isTemporaryOfSite(status)
}

const TEMPORARY_FAILURES: ReadonlySet<unknown> = new Set<RetrievalFailure['kind']>([
  'timeout',
  'reset',
  'unreachable',
  'held-back',
])

/** Gemini protocol 0.24.1: 4x are temporary failures, slow down among them, known codes or not. */
function isTemporaryOfCapsule(status: number): boolean {
  return status >= 40 && status < 50
}

/** RFC 9110 §15.5.9 (request timeout) and §15.6 (server errors), RFC 6585 §4 (too many requests). */
function isTemporaryOfSite(status: number): boolean {
  return status === 408 || status === 429 || (status >= 500 && status < 600)
}
