/**
 * What was learnt while a robots.txt was fetched from a URL.
 *
 * Plain data, safe for JSON, so that a retrieval can be recorded, shown and linted later. It says what happened,
 * not what it means: judgement is the business of the `retrieval-*` lint rules. Texts that came from the server
 * (`meta`, `target`, header values, names in certificates) stand here as they came; only the `message` of a failure
 * has been made safe to print.
 */
export type Retrieval = GeminiRetrieval | HttpRetrieval

export type GeminiRetrieval = GeminiFile | GeminiStatus | GeminiFailure
export type HttpRetrieval = HttpFile | HttpStatus | HttpFailure

interface RetrievalBase {
  /** The URL of the robots.txt that was asked for, in normal form. */
  readonly requestedUrl: string
  /** The URL of the last request: equal to `requestedUrl` unless a redirect was followed. */
  readonly finalUrl: string
  /** What the user should know about the URL given, such as that a page was named and its host is meant. */
  readonly note?: string
  /** What was wrong with the last answer; the faults of earlier answers stand at their hop. */
  readonly faults: readonly RetrievalFault[]
}

interface GeminiBase extends RetrievalBase {
  readonly protocol: 'gemini'
  readonly hops: readonly GeminiHop[]
}

interface HttpBase extends RetrievalBase {
  readonly protocol: 'http'
  readonly hops: readonly HttpHop[]
}

/** No answer, or none that can be read. */
interface Failed {
  readonly outcome: 'failure'
  readonly failure: RetrievalFailure
}

interface GeminiAnswered extends GeminiBase {
  /** As sent, also where the code is not defined (fault `status-undefined`). */
  readonly status: number
  /** What stands behind the status: a media type, a redirect target, or a text for people. */
  readonly meta: string
  readonly certificate: Certificate
  /** IP address that answered. */
  readonly address: string
  readonly bytes: ByteCounts
}

/** The capsule answered 2x: there is a file. */
export interface GeminiFile extends GeminiAnswered {
  readonly outcome: 'file'
  /** Absent where the header named none (fault `meta-missing`) or none that can be read. */
  readonly mediaType?: MediaType
  readonly queryForm?: QueryForm
}

/** The capsule answered with anything but a file; a redirect that was not followed is one of these. */
export interface GeminiStatus extends GeminiAnswered {
  readonly outcome: 'status'
  readonly slowDown?: SlowDown
  /** Only where the capsule took a right request for a wrong one (53, 59), and has answered again. */
  readonly portForm?: PortForm
}

export interface GeminiFailure extends GeminiBase, Failed {}

interface HttpAnswered extends HttpBase {
  readonly status: number
  readonly headers: HttpHeaders
  readonly mediaType?: MediaType
  /** Signs that this is a page for people in place of the file. */
  readonly hints: readonly PageHint[]
  /** IP address that answered. */
  readonly address: string
  readonly bytes: ByteCounts
}

/** The site answered 2xx: there is a file, or a page in its place (see `hints`). */
export interface HttpFile extends HttpAnswered {
  readonly outcome: 'file'
}

/** The site answered with anything but a file; a redirect that was not followed is one of these. */
export interface HttpStatus extends HttpAnswered {
  readonly outcome: 'status'
  readonly slowDown?: SlowDown
}

export interface HttpFailure extends HttpBase, Failed {}

/** A host asks to be left alone: Gemini 44, HTTP 429, or 503 with Retry-After. */
export interface SlowDown {
  /** For how long, where it says so. */
  readonly seconds?: number
}

/** The headers that say something about a robots.txt, by their names in lower case. */
export type HttpHeaders = Readonly<Partial<Record<HttpHeaderName, string>>>

export type HttpHeaderName =
  | 'cache-control'
  | 'cf-mitigated'
  | 'content-encoding'
  | 'content-length'
  | 'content-type'
  | 'location'
  | 'retry-after'
  | 'server'
  | 'x-robots-tag'

/** A redirect that was followed. */
interface Hop {
  readonly url: string
  readonly status: number
  /** Where it pointed, as sent: perhaps a relative reference. */
  readonly target: string
  readonly faults: readonly RetrievalFault[]
}

export interface GeminiHop extends Hop {
  readonly certificate: Certificate
  readonly address: string
}

export interface HttpHop extends Hop {
  readonly address: string
}

export interface MediaType {
  /** Type and subtype in lower case: `text/plain`. */
  readonly essence: string
  /** Values of the charset parameters in lower case, in their order; more than one is a fault of the server. */
  readonly charsets: readonly string[]
}

export interface ByteCounts {
  /** Bytes of the body that were kept, content encoding undone. */
  readonly body: number
  /** Bytes read from the connection for the last answer, encryption and header included. */
  readonly wire: number
}

/** How the capsule answers `/robots.txt?…`, which is what the crawler Kennedy asks for. */
export type QueryForm =
  /** `changing`: even the plain request is answered with another body each time. */
  | {readonly url: string; readonly result: 'same' | 'other-body' | 'changing'}
  | {readonly url: string; readonly result: 'other-status'; readonly status: number; readonly meta: string}
  | {readonly url: string; readonly result: 'failure'; readonly failure: RetrievalFailure}

/** How a capsule answers the same request with its port written where it was not, or left out where it was. */
export interface PortForm {
  readonly url: string
  readonly status: number
  readonly meta: string
}

/** The certificate a capsule showed. */
export interface Certificate {
  /** SHA-256 over the certificate, 64 hex digits in lower case. */
  readonly fingerprint: string
  /** SHA-256 over the public key (SubjectPublicKeyInfo), which outlives most renewals. */
  readonly publicKeyFingerprint: string
  /** ISO 8601, UTC. */
  readonly validFrom: string
  readonly validTo: string
  readonly commonName?: string
  /** Subject alternative names as OpenSSL writes them: `DNS:example.org`, `IP Address:192.0.2.1`. */
  readonly alternativeNames: readonly string[]
  readonly selfSigned: boolean
  /** `TLSv1.3` or `TLSv1.2`. */
  readonly tlsVersion: string
  /** Absent where no record of known hosts is kept. */
  readonly trust?: TrustOnFirstUse
}

/** What trust on first use made of a certificate (Gemini specification 0.24.1, on TLS server certificates). */
export type TrustOnFirstUse =
  | {readonly decision: 'first' | 'same'}
  | {readonly decision: 'renewed-same-key' | 'renewed-after-expiry'; readonly known: KnownCertificate}
  | {
      readonly decision: 'changed'
      readonly known: KnownCertificate
      /** Whether the user asked to take the new certificate on record. */
      readonly accepted: boolean
    }

/** A certificate as it is on record. */
export interface KnownCertificate {
  readonly fingerprint: string
  readonly publicKeyFingerprint: string
  readonly validTo: string
}

/** A sign that the answer is a page for people, with the words it was recognised by. */
export interface PageHint {
  readonly kind: 'html' | 'soft-404' | 'challenge' | 'login' | 'meta-refresh'
  readonly marker: string
}

/** Something wrong with an answer that could be read nevertheless. */
export type RetrievalFault =
  // Gemini header
  | {readonly kind: 'header-line-end'; readonly found: 'lf' | 'none'}
  /** Longer than the 1,029 bytes that specifications before 0.24 allowed. */
  | {readonly kind: 'header-long'; readonly bytes: number}
  | {readonly kind: 'header-separator'; readonly found: 'none' | 'tab' | 'several'}
  | {readonly kind: 'header-byte-order-mark'}
  | {readonly kind: 'header-encoding'}
  | {readonly kind: 'header-control-character'; readonly codePoint: number}
  /** Nothing behind a status that must have something: 1x, 2x, 3x. */
  | {readonly kind: 'meta-missing'}
  | {readonly kind: 'status-undefined'; readonly readAs: number}
  // media type
  | {readonly kind: 'media-type-malformed'; readonly value: string}
  // body
  | {readonly kind: 'close-notify-missing'}
  | {readonly kind: 'truncated'; readonly by: TruncatedBy}
  /** Bytes behind a Gemini header that announces none. */
  | {readonly kind: 'body-unexpected'; readonly bytes: number}
  /** More bytes than Content-Length announced; they were not read. */
  | {readonly kind: 'content-length-exceeded'; readonly declared: number}
  | {readonly kind: 'content-encoding-damaged'; readonly encoding: string}
  // certificate
  | {readonly kind: 'certificate-expired'; readonly validTo: string}
  | {readonly kind: 'certificate-not-yet-valid'; readonly validFrom: string}
  | {readonly kind: 'certificate-name'; readonly host: string; readonly names: readonly string[]}
  /** The name stands in the common name only, which newer clients no longer read. */
  | {readonly kind: 'certificate-common-name-only'; readonly commonName: string}
  /** An RSA key of fewer than 2,048 bits. */
  | {readonly kind: 'certificate-weak-key'; readonly bits: number}
  // redirects
  | {readonly kind: 'redirect-not-followed'; readonly target: string; readonly reason: RedirectRefusal}
  | {readonly kind: 'redirect-other-host'; readonly from: string; readonly to: string}
  | {readonly kind: 'redirect-downgrade'; readonly from: string; readonly to: string}

/** What ended a body before its end: the connection, broken chunks (HTTP), our limit of bytes, our time limits. */
export type TruncatedBy = 'reset' | 'chunking' | 'limit' | 'idle' | 'total'

export type RedirectRefusal =
  | 'empty'
  | 'invalid'
  | 'other-scheme'
  | 'user-information'
  | 'too-long'
  | 'loop'
  | 'too-many'

/** Why there is no answer. */
export type RetrievalFailure = FailureKind & {
  /** One or two sentences for people, safe to print. */
  readonly message: string
}

export type FailureKind =
  | {readonly kind: 'dns'; readonly reason: 'not-found' | 'try-again' | 'failed'}
  /** The name leads to an address that may not be asked. */
  | {readonly kind: 'address-refused'; readonly address: string; readonly range: string}
  | {readonly kind: 'refused'}
  | {readonly kind: 'unreachable'; readonly code: string}
  /** Closed or reset before there was an answer. */
  | {readonly kind: 'reset'}
  | {readonly kind: 'timeout'; readonly phase: RetrievalPhase; readonly milliseconds: number}
  | {
      readonly kind: 'tls'
      readonly reason: TlsFailure
      readonly code: string
      /** What a server speaks that is too old, where it told: `TLSv1.1`. */
      readonly version?: string
    }
  /** Closed in good order, without a byte. */
  | {readonly kind: 'empty-response'}
  | {readonly kind: 'header-too-long'; readonly limit: number}
  | {readonly kind: 'header-malformed'; readonly start: string; readonly resembles?: Resemblance}
  | {readonly kind: 'content-encoding'; readonly encoding: string}
  /** Not asked, since the host had answered that it wants to be left alone. */
  | {readonly kind: 'held-back'; readonly seconds: number}
  | {readonly kind: 'other'; readonly code: string}

export type RetrievalPhase = 'dns' | 'connect' | 'tls' | 'header' | 'body'

export type TlsFailure =
  | 'not-tls'
  | 'too-old'
  | 'too-weak'
  | 'no-shared-cipher'
  | 'client-certificate'
  | 'expired'
  | 'not-yet-valid'
  | 'wrong-name'
  | 'self-signed'
  | 'unknown-authority'
  | 'flood'
  | 'certificate-unreadable'
  | 'other'

/** What an answer looks like that has not the header of its protocol. */
export type Resemblance = 'gemini' | 'http' | 'html' | 'robots-txt' | 'tls'
