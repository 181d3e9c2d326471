import {createHash, type X509Certificate} from 'node:crypto'
import {isIP} from 'node:net'
import type {Certificate, RetrievalFault} from '../../analyzer/retrieval.ts'

/**
 * The facts of a certificate.
 *
 * @throws where OpenSSL can read the key or the dates of it no better than we can
 */
export function describeCertificate(certificate: X509Certificate, tlsVersion: string): Certificate {
  const commonName = /^CN=(.*)$/m.exec(certificate.subject ?? '')?.[1]
  return {
    fingerprint: sha256(certificate.raw),
    publicKeyFingerprint: sha256(certificate.publicKey.export({type: 'spki', format: 'der'})),
    validFrom: new Date(certificate.validFrom).toISOString(),
    validTo: new Date(certificate.validTo).toISOString(),
    ...(commonName !== undefined && {commonName}),
    alternativeNames: certificate.subjectAltName?.split(', ') ?? [],
    selfSigned: certificate.checkIssued(certificate),
    tlsVersion,
  }
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
  if (matchesHost(certificate, host, 'never')) return faults
  if (commonName !== undefined && matchesHost(certificate, host, 'default')) {
    faults.push({kind: 'certificate-common-name-only', commonName})
  } else {
    const names = alternativeNames.length === 0 && commonName !== undefined ? [commonName] : alternativeNames
    faults.push({kind: 'certificate-name', host, names})
  }
  return faults
}

/** @param subject whether the common name counts where there are no alternative names (RFC 6125 §6.4.4) */
function matchesHost(certificate: X509Certificate, host: string, subject: 'never' | 'default'): boolean {
  if (isIP(host) !== 0) return certificate.checkIP(host) !== undefined
  return certificate.checkHost(host, {subject}) !== undefined
}
