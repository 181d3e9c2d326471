import {createHash, generateKeyPairSync, X509Certificate} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {describeCertificate} from '../../remote/gemini/certificate.ts'
import {type CertificateOptions, createCertificate} from './fixtures/certificate.ts'

const LONG_NAMES = Array.from({length: 300}, (_, index) => `host-number-${index}.example.org`)

describe('facts of a certificate', () => {
  test.each<[string, CertificateOptions]>([
    ['the usual one', {}],
    ['no alternative names', {names: []}],
    ['many names', {names: LONG_NAMES}],
    ['a P-521 key', {keys: generateKeyPairSync('ec', {namedCurve: 'P-521'})}],
    ['a name of 60 letters', {commonName: 'n'.repeat(60)}],
  ])('%s: the fingerprints are those that OpenSSL gives', (_name, options) => {
    const certificate = new X509Certificate(createCertificate(options).cert)
    const {fingerprint, publicKeyFingerprint} = describeCertificate(certificate, 'TLSv1.3')
    const publicKey = certificate.publicKey.export({type: 'spki', format: 'der'})
    expect(fingerprint).toBe(certificate.fingerprint256.replaceAll(':', '').toLowerCase())
    expect(publicKeyFingerprint).toBe(createHash('sha256').update(publicKey).digest('hex'))
  })

  test('dates and names', () => {
    const {cert} = createCertificate({
      commonName: 'capsule.example',
      names: ['capsule.example', '192.0.2.1'],
      validFrom: '2024-02-29T12:00:00Z',
      validTo: '9999-12-31T23:59:59Z',
    })
    expect(describeCertificate(new X509Certificate(cert), 'TLSv1.2')).toMatchObject({
      validFrom: '2024-02-29T12:00:00.000Z',
      validTo: '9999-12-31T23:59:59.000Z',
      commonName: 'capsule.example',
      alternativeNames: ['DNS:capsule.example', 'IP Address:192.0.2.1'],
      selfSigned: true,
      tlsVersion: 'TLSv1.2',
    })
  })
})
