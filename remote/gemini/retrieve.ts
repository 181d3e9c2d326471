import type {GeminiRetrieval, RetrievalFault} from '../../analyzer/retrieval.ts'
import {converse, type RetrievalContext} from '../conversation.ts'
import {authorityOf} from '../failure.ts'
import {followRedirects} from '../follow-redirects.ts'
import {parseMediaType} from '../media-type.ts'
import {endpointOf, type Target} from '../target-url.ts'
import {askGemini, type GeminiAnswer} from './ask.ts'
import type {KnownHosts} from './known-hosts.ts'
import {checkPortForm} from './port-form.ts'
import {checkQueryForm} from './query-form.ts'
import {isSuccess} from './receive-answer.ts'

/** What a Gemini retrieval does beyond asking. */
export interface GeminiOptions {
  /** The record for trust on first use; without one nothing is compared. Its owner calls `save` afterwards. */
  readonly knownHosts?: KnownHosts | undefined
  /** Take changed certificates on record. */
  readonly acceptNewCertificate?: boolean | undefined
  /** Ask a second time, with a query as the crawler Kennedy does, and compare. */
  readonly checkQueryForm?: boolean | undefined
}

/** Retrieves a capsule's robots.txt, following redirects to show where they lead. */
export async function retrieveGemini(
  target: Target,
  context: RetrievalContext,
  options: GeminiOptions,
): Promise<{retrieval: GeminiRetrieval; body?: Uint8Array}> {
  const ask = (url: URL) => converse(url, context, askGemini)
  const {hops, url, end} = await followRedirects(new URL(target.url), ask, redirectTarget)
  const base = {
    protocol: 'gemini',
    requestedUrl: target.url,
    finalUrl: url.href,
    ...(target.note !== undefined && {note: target.note}),
    hops: hops.map(hop => {
      const {status, certificate, address, faults} = describe(hop.url, hop.answer, context, options)
      return {
        url: hop.url.href,
        status,
        target: hop.target,
        certificate,
        address,
        faults: [...faults, ...hop.faults],
      }
    }),
  } as const
  if ('failure' in end) return {retrieval: {...base, outcome: 'failure', failure: end.failure, faults: []}}

  const {answer} = end
  const answered = describe(url, answer, context, options)
  const faults = [...answered.faults, ...end.faults]
  if (!isSuccess(answer.header)) {
    const {slowDown} = answer
    const portForm =
      hops.length === 0 && MISDIRECTED.has(answer.header.status)
        ? await checkPortForm(url, (url, endpoint) => converse(url, context, askGemini, endpoint))
        : undefined
    const extra = {...(slowDown && {slowDown}), ...(portForm && {portForm})}
    return {retrieval: {...base, outcome: 'status', ...answered, ...extra, faults}}
  }

  const {mediaType, faults: mediaTypeFaults} = parseMediaType(answered.meta)
  faults.push(...mediaTypeFaults)
  // A part of a file cannot be compared.
  const isComparable =
    hops.length === 0 && (answer.end === 'close-notify' || answer.end === 'no-close-notify')
  const queryForm =
    options.checkQueryForm && isComparable ? await checkQueryForm(url, answer, ask) : undefined
  const extra = {...(mediaType && {mediaType}), ...(queryForm && {queryForm})}
  return {retrieval: {...base, outcome: 'file', ...answered, ...extra, faults}, body: answer.body}
}

/** Proxy request refused, and bad request: the capsule does not take the URL for one of its own. */
const MISDIRECTED = new Set([53, 59])

function redirectTarget({header}: GeminiAnswer): string | undefined {
  return header.readAs === 30 || header.readAs === 31 ? header.meta.trim() : undefined
}

/** The facts that every answer gives. */
function describe(url: URL, answer: GeminiAnswer, context: RetrievalContext, options: GeminiOptions) {
  const {header, address, body, wireBytes} = answer
  const {knownHosts, acceptNewCertificate} = options
  const trust = knownHosts?.check(
    authorityOf(endpointOf(url)),
    answer.certificate,
    context.now(),
    acceptNewCertificate,
  )
  return {
    status: header.status,
    meta: header.meta,
    certificate: trust ? {...answer.certificate, trust} : answer.certificate,
    address,
    bytes: {body: body.length, wire: wireBytes},
    faults: [...answer.certificateFaults, ...header.faults, ...bodyFaults(answer)],
  }
}

function bodyFaults({header, body, end}: GeminiAnswer): RetrievalFault[] {
  const faults: RetrievalFault[] = []
  if (!isSuccess(header) && body.length > 0) faults.push({kind: 'body-unexpected', bytes: body.length})
  if (end === 'no-close-notify') faults.push({kind: 'close-notify-missing'})
  else if (end !== 'close-notify') faults.push({kind: 'truncated', by: end})
  return faults
}
