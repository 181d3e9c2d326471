import type {FailureKind, RetrievalFailure, TlsFailure} from '../analyzer/retrieval.ts'
import {printable} from './printable.ts'

/** A request that ended without an answer. Thrown inside `remote/` only; `retrieve` turns it into data. */
export class FailedRequest extends Error {
  override readonly name = 'FailedRequest'
  readonly failure: RetrievalFailure

  constructor(failure: RetrievalFailure) {
    super(failure.message)
    this.failure = failure
  }
}

/** Where a request goes, for messages. */
export interface Endpoint {
  /** Host name or IP address, an IPv6 address without brackets. */
  readonly host: string
  readonly port: number
}

/** `example.org:1965`, `[::1]:443`. */
export function authorityOf({host, port}: Endpoint): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** What an error of node's network modules means; undefined for one that does not come from there. */
export function failureOfError(error: unknown, endpoint: Endpoint): RetrievalFailure | undefined {
  if (error instanceof FailedRequest) return error.failure
  const code = codeOf(error)
  if (code === undefined) return undefined
  const authority = authorityOf(endpoint)
  const tls = tlsFailureOf(error, code)
  if (tls) return {kind: 'tls', reason: tls, code, message: `${TLS_MESSAGES[tls](authority)} (${code})`}
  const [kind, text] = NETWORK_FAILURES[code] ?? [{kind: 'other', code}, 'The connection failed']
  return {...kind, message: `${text}: ${authority} (${code}).`}
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

const NETWORK_FAILURES: Readonly<Record<string, readonly [FailureKind, string]>> = {
  ECONNREFUSED: [{kind: 'refused'}, 'The connection was refused, perhaps since no server runs at this port'],
  ECONNRESET: [{kind: 'reset'}, 'The server closed the connection before it answered'],
  EPIPE: [{kind: 'reset'}, 'The server closed the connection before it answered'],
  EHOSTUNREACH: [{kind: 'unreachable', code: 'EHOSTUNREACH'}, 'There is no way to the host'],
  ENETUNREACH: [{kind: 'unreachable', code: 'ENETUNREACH'}, 'There is no way to the network of the host'],
  EADDRNOTAVAIL: [{kind: 'unreachable', code: 'EADDRNOTAVAIL'}, 'There is no way to the host'],
  EACCES: [{kind: 'unreachable', code: 'EACCES'}, 'This system does not allow the connection'],
  EPERM: [{kind: 'unreachable', code: 'EPERM'}, 'This system does not allow the connection'],
  ETIMEDOUT: [{kind: 'unreachable', code: 'ETIMEDOUT'}, 'The host does not answer'],
}

/** For a connection that has ended without an error of its own. */
export function connectionClosed(endpoint: Endpoint): FailedRequest {
  const message = `The server closed the connection before it answered: ${authorityOf(endpoint)}.`
  return new FailedRequest({kind: 'reset', message})
}

/** OpenSSL's reasons, as `node:tls` codes them (`ERR_SSL_` and the reason in capitals), and node's own codes. */
const TLS_FAILURES: Readonly<Record<string, TlsFailure>> = {
  ERR_SSL_WRONG_VERSION_NUMBER: 'not-tls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'not-tls',
  ERR_SSL_HTTP_REQUEST: 'not-tls',
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'too-old',
  ERR_SSL_UNSUPPORTED_PROTOCOL: 'too-old',
  ERR_SSL_EE_KEY_TOO_SMALL: 'too-weak',
  ERR_SSL_CA_KEY_TOO_SMALL: 'too-weak',
  ERR_SSL_CA_MD_TOO_WEAK: 'too-weak',
  ERR_SSL_DH_KEY_TOO_SMALL: 'too-weak',
  ERR_SSL_WRONG_SIGNATURE_TYPE: 'too-weak',
  EE_KEY_TOO_SMALL: 'too-weak',
  CA_MD_TOO_WEAK: 'too-weak',
  ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: 'no-shared-cipher',
  ERR_SSL_TLSV1_ALERT_INSUFFICIENT_SECURITY: 'no-shared-cipher',
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: 'client-certificate',
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'not-yet-valid',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrong-name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'unknown-authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unknown-authority',
  UNABLE_TO_GET_ISSUER_CERT: 'unknown-authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unknown-authority',
  CERT_UNTRUSTED: 'unknown-authority',
}

function tlsFailureOf(error: unknown, code: string): TlsFailure | undefined {
  // Node has no code of its own for OpenSSL's “EE certificate key too weak” and its like.
  if (code === 'UNSPECIFIED') return /too (?:weak|small)/.test(String(error)) ? 'too-weak' : 'other'
  const name = code === 'EPROTO' ? opensslCodeIn(String(error)) : code
  return TLS_FAILURES[name] ?? (/^(?:ERR_SSL_|ERR_TLS_|CERT_)/.test(name) ? 'other' : undefined)
}

/** `node:https` reports OpenSSL's errors as EPROTO, with OpenSSL's own line in the message. */
function opensslCodeIn(message: string): string {
  const reason = /:SSL routines:[^:]*:([^:]+):/.exec(message)?.[1] ?? ''
  return `ERR_SSL_${reason.toUpperCase().replaceAll(' ', '_')}`
}

/** A TLS failure that node has no error for. */
export function tlsFailure(reason: TlsFailure, code: string, endpoint: Endpoint): FailedRequest {
  return new FailedRequest({
    kind: 'tls',
    reason,
    code,
    message: `${TLS_MESSAGES[reason](authorityOf(endpoint))} (${code})`,
  })
}

/** The server speaks no version of TLS that is asked for, but `version`. */
export function tlsTooOld(version: string, code: string, endpoint: Endpoint): FailedRequest {
  const message = `${authorityOf(endpoint)} speaks no TLS newer than ${version}; clients ask for TLS 1.2 at least. (${code})`
  return new FailedRequest({kind: 'tls', reason: 'too-old', code, version, message})
}

const TLS_MESSAGES: Readonly<Record<TlsFailure, (authority: string) => string>> = {
  'not-tls': authority => `${authority} does not speak TLS. Is this the right port?`,
  'too-old': authority => `${authority} speaks only TLS 1.1 or older; clients ask for TLS 1.2 at least.`,
  'too-weak': authority => `The key or signature of ${authority} is too weak for this system's TLS library.`,
  'no-shared-cipher': authority => `${authority} and this client share no cipher or key type.`,
  'client-certificate': authority => `${authority} demands a client certificate before it answers anything.`,
  expired: authority => `The certificate of ${authority} has expired.`,
  'not-yet-valid': authority =>
    `The certificate of ${authority} is not valid yet. Is this computer's clock right?`,
  'wrong-name': authority => `The certificate of ${authority} was issued for another name.`,
  'self-signed': authority =>
    `The certificate of ${authority} is self-signed, which Web crawlers do not accept.`,
  'unknown-authority': authority =>
    `The certificate of ${authority} comes from an authority that is not known here, or its chain is incomplete.`,
  flood: authority => `${authority} sends data without end before the TLS handshake is done.`,
  'certificate-unreadable': authority => `The certificate of ${authority} cannot be read.`,
  other: authority => `The TLS handshake with ${authority} failed.`,
}

/**
 * An answer that does not begin as its protocol demands.
 *
 * @param protocol the one that was asked for: that a damaged answer resembles it is no news
 */
export function malformedHeader(
  bytes: Uint8Array,
  reason: string,
  protocol: 'gemini' | 'http',
): FailedRequest {
  const start = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes.subarray(0, 160)).slice(0, 40)
  const found = RESEMBLANCES.find(({resembles, pattern}) => resembles !== protocol && pattern.test(start))
  return new FailedRequest({
    kind: 'header-malformed',
    start,
    ...(found && {resembles: found.resembles}),
    message: `${reason}; it starts with “${printable(start)}”.${found ? ` ${found.hint}` : ''}`,
  })
}

const RESEMBLANCES = [
  {resembles: 'http', pattern: /^HTTP\/\d/i, hint: 'A Web server wrote this.'},
  {resembles: 'gemini', pattern: /^[1-6]\d .*\r?\n/, hint: 'A Gemini server wrote this.'},
  {resembles: 'tls', pattern: /^[\x14-\x17]\x03/, hint: 'This port speaks TLS: use https://.'},
  {
    resembles: 'html',
    pattern: /^\s*<(?:!doctype|html|head|\?xml)/i,
    hint: 'This is a page without a header.',
  },
  {
    resembles: 'robots-txt',
    pattern: /^\uFEFF?\s*(?:#|user-agent|disallow|allow|sitemap)/i,
    hint: 'The file itself is sent, without the header that must stand before it.',
  },
] as const
