import type {
  Certificate,
  GeminiFailure,
  GeminiFile,
  GeminiHop,
  GeminiStatus,
  HttpFailure,
  HttpFile,
  HttpHop,
  HttpStatus,
  RetrievalFailure,
} from '../retrieval.ts'

/** Retrievals for the examples of rules: all went well, but for what an example says. */

const CAPSULE = 'gemini://example.org/robots.txt'
const SITE = 'https://example.com/robots.txt'

export const exampleCertificate: Certificate = {
  fingerprint: 'a1'.repeat(32),
  publicKeyFingerprint: 'b2'.repeat(32),
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo: '2031-01-01T00:00:00.000Z',
  commonName: 'example.org',
  alternativeNames: ['DNS:example.org'],
  selfSigned: true,
  tlsVersion: 'TLSv1.3',
  trust: {decision: 'first'},
}

const CAPSULE_ANSWER = {
  protocol: 'gemini',
  requestedUrl: CAPSULE,
  finalUrl: CAPSULE,
  hops: [],
  faults: [],
  certificate: exampleCertificate,
  address: '192.0.2.1',
  bytes: {body: 100, wire: 1500},
} as const

const SITE_ANSWER = {
  protocol: 'http',
  requestedUrl: SITE,
  finalUrl: SITE,
  hops: [],
  faults: [],
  headers: {},
  hints: [],
  address: '192.0.2.1',
  bytes: {body: 100, wire: 500},
} as const

/** A capsule that sends the file; the media type is told by `meta`, as long as that is a plain one. */
export function capsuleFile(parts: Partial<GeminiFile> = {}): GeminiFile {
  const meta = parts.meta ?? 'text/plain'
  const mediaType = {mediaType: {essence: meta, charsets: []}}
  return {...CAPSULE_ANSWER, outcome: 'file', status: 20, meta, ...(meta !== '' && mediaType), ...parts}
}

export function capsuleStatus(status: number, meta: string, parts: Partial<GeminiStatus> = {}): GeminiStatus {
  return {...CAPSULE_ANSWER, outcome: 'status', status, meta, ...parts}
}

export function capsuleFailure(failure: RetrievalFailure): GeminiFailure {
  const {protocol, requestedUrl, finalUrl, hops, faults} = CAPSULE_ANSWER
  return {protocol, requestedUrl, finalUrl, hops, faults, outcome: 'failure', failure}
}

/** A redirect of the capsule that was followed. */
export function capsuleHop(status: number, target: string, parts: Partial<GeminiHop> = {}): GeminiHop {
  const {certificate, address, faults} = CAPSULE_ANSWER
  return {url: CAPSULE, status, target, certificate, address, faults, ...parts}
}

/** A site that sends the file. */
export function siteFile(parts: Partial<HttpFile> = {}): HttpFile {
  const mediaType = {essence: 'text/plain', charsets: []}
  return {...SITE_ANSWER, outcome: 'file', status: 200, mediaType, ...parts}
}

/** A site that sends a file and names no media type for it. */
export function siteFileWithoutType(parts: Partial<HttpFile> = {}): HttpFile {
  const {mediaType: _, ...file} = siteFile(parts)
  return file
}

export function siteStatus(status: number, parts: Partial<HttpStatus> = {}): HttpStatus {
  return {...SITE_ANSWER, outcome: 'status', status, ...parts}
}

export function siteFailure(failure: RetrievalFailure): HttpFailure {
  const {protocol, requestedUrl, finalUrl, hops, faults} = SITE_ANSWER
  return {protocol, requestedUrl, finalUrl, hops, faults, outcome: 'failure', failure}
}

/** A redirect of the site that was followed. */
export function siteHop(status: number, target: string, parts: Partial<HttpHop> = {}): HttpHop {
  const {address, faults} = SITE_ANSWER
  return {url: SITE, status, target, address, faults, ...parts}
}
