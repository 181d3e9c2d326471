import {createHash, type X509Certificate} from 'node:crypto'
import {isIP} from 'node:net'
import type {Certificate, RetrievalFault} from '../../analyzer/retrieval.ts'

/**
 * The facts of a certificate.
 *
 * @throws where its structure or its dates cannot be read
 */
export function describeCertificate(certificate: X509Certificate, tlsVersion: string): Certificate {
  const commonName = /^CN=(.*)$/m.exec(certificate.subject ?? '')?.[1]
  return {
    fingerprint: sha256(certificate.raw),
    publicKeyFingerprint: sha256(publicKeyOf(certificate.raw)),
    validFrom: new Date(certificate.validFrom).toISOString(),
    validTo: new Date(certificate.validTo).toISOString(),
    ...(commonName !== undefined && {commonName}),
    alternativeNames: certificate.subjectAltName?.split(', ') ?? [],
    selfSigned: certificate.checkIssued(certificate),
    tlsVersion,
  }
}

/**
 * The SubjectPublicKeyInfo of a certificate (RFC 5280 §4.1), found by walking over the DER elements before it. Asking
 * OpenSSL for the key and exporting it again gives the same bytes, and takes a tenth of the time of a retrieval.
 */
function publicKeyOf(certificate: Buffer): Buffer {
  const toBeSigned = contentOf(contentOf(certificate))
  const hasVersion = toBeSigned[0] === 0xa0
  let rest = hasVersion ? toBeSigned.subarray(elementLength(toBeSigned)) : toBeSigned
  for (const _ of FIELDS_BEFORE_KEY) rest = rest.subarray(elementLength(rest))
  return rest.subarray(0, elementLength(rest))
}

const FIELDS_BEFORE_KEY = ['serialNumber', 'signature', 'issuer', 'validity', 'subject']

function contentOf(element: Buffer): Buffer {
  const {header, content} = lengthsOf(element)
  return element.subarray(header, header + content)
}

function elementLength(element: Buffer): number {
  const {header, content} = lengthsOf(element)
  return header + content
}

/** Tag and length (X.690 §8.1.3): a length below 128 is one byte, a longer one says first how many bytes it has. */
function lengthsOf(element: Buffer): {header: number; content: number} {
  const first = element.readUInt8(1)
  if (first < 0x80) return {header: 2, content: first}
  const size = first & 0x7f
  return {header: 2 + size, content: element.readUIntBE(2, size)}
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Checks name and dates. Node does neither as soon as it finds a certificate self-signed, which on Gemini is the
 * normal case (measured with Node 20.20.2).
 *
 * @param now milliseconds since 1970
 */
export function certificateFaults(
  certificate: X509Certificate,
  facts: Certificate,
  host: string,
  now: number,
): RetrievalFault[] {
  const {validFrom, validTo, commonName, alternativeNames} = facts
  const faults: RetrievalFault[] = []
  if (now > Date.parse(validTo)) faults.push({kind: 'certificate-expired', validTo})
  if (now < Date.parse(validFrom)) faults.push({kind: 'certificate-not-yet-valid', validFrom})
  const bits = weakKeyBits(certificate)
  if (bits !== undefined) faults.push({kind: 'certificate-weak-key', bits})
  if (matchesHost(certificate, host, 'never')) return faults
  if (commonName !== undefined && matchesHost(certificate, host, 'default')) {
    faults.push({kind: 'certificate-common-name-only', commonName})
  } else {
    const names = alternativeNames.length === 0 && commonName !== undefined ? [commonName] : alternativeNames
    faults.push({kind: 'certificate-name', host, names})
  }
  return faults
}

/** OpenSSL's level 2, which Debian and Ubuntu set, wants no less (SSL_CTX_set_security_level(3)). */
const SHORTEST_RSA_KEY = 2048

/** The length of an RSA key that is too short. Only keys that can be one are asked for: that takes time. */
function weakKeyBits(certificate: X509Certificate): number | undefined {
  const key = publicKeyOf(certificate.raw)
  if (!key.includes(RSA_ENCRYPTION) || key.length > SHORTEST_RSA_KEY / 8 + 64) return undefined
  const bits = certificate.publicKey.asymmetricKeyDetails?.modulusLength
  return bits !== undefined && bits < SHORTEST_RSA_KEY ? bits : undefined
}

/** The object identifier 1.2.840.113549.1.1.1 (RFC 8017 appendix A.1). */
const RSA_ENCRYPTION = Buffer.from('2a864886f70d010101', 'hex')

/** @param subject whether the common name counts where there are no alternative names (RFC 6125 §6.4.4) */
function matchesHost(certificate: X509Certificate, host: string, subject: 'never' | 'default'): boolean {
  if (isIP(host) !== 0) return certificate.checkIP(host) !== undefined
  return certificate.checkHost(host, {subject}) !== undefined
}
