import {
  type CertificateOptions,
  createCertificate,
  createKeys,
  createRsaKeys,
} from '../fixtures/certificate.ts'
import {
  type CapsuleOptions,
  closedPort,
  lookupOf,
  reset,
  startCapsule,
  startHttps,
  startServer,
} from '../fixtures/servers.ts'
import {BODY, type Case, type Scene} from './case.ts'

const FILE = `20 text/plain\r\n${BODY}`

const capsuleAt = ({port}: {port: number}, host = '127.0.0.1'): Scene => ({url: `gemini://${host}:${port}`})

/** A capsule that sends the file and is at fault in its TLS alone. */
async function capsule(options: CapsuleOptions, host?: string): Promise<Scene> {
  const network = {lookup: lookupOf({'capsule.example': ['127.0.0.1']})}
  return {...capsuleAt(await startCapsule(FILE, options), host), network}
}

const shown = (certificate: CertificateOptions) =>
  capsule({certificate: createCertificate({names: ['capsule.example'], ...certificate})}, 'capsule.example')

/** A capsule that was asked before, and shows another certificate now. */
function changed(
  before: CertificateOptions,
  after: CertificateOptions,
  args: readonly string[] = [],
): Case['start'] {
  return async sandbox => {
    let certificate = createCertificate(before)
    const scene = capsuleAt(await startCapsule(FILE, {certificate: () => certificate}))
    await sandbox.run([scene.url])
    certificate = createCertificate(after)
    return {...scene, args}
  }
}

export const connectionCases: readonly Case[] = [
  {
    kind: 1,
    name: 'the name is not known',
    start: async () => ({url: 'gemini://no.example', network: {lookup: lookupOf({})}}),
    reported: [],
    failure: 'There is no host of this name: no.example (ENOTFOUND).',
  },
  {
    kind: 1,
    name: 'the name cannot be resolved now',
    start: async () => ({
      url: 'https://no.example',
      network: {lookup: async () => Promise.reject(Object.assign(new Error('later'), {code: 'EAI_AGAIN'}))},
    }),
    reported: [],
    failure: 'The name server did not answer; try again: no.example (EAI_AGAIN).',
  },
  {
    kind: 2,
    name: 'the connection is refused',
    start: async () => capsuleAt({port: await closedPort()}),
    reported: [
      'error[retrieval-status] 1:1 The connection was refused, perhaps since no server runs at this port: 127.0.0.1:PORT (ECONNREFUSED). For Kennedy everything is allowed.',
    ],
    failure:
      'The connection was refused, perhaps since no server runs at this port: 127.0.0.1:PORT (ECONNREFUSED).',
  },
  {
    kind: 3,
    name: 'it accepts and says nothing',
    start: async () => ({...capsuleAt(await startServer(() => {})), args: ['--timeout=0.2']}),
    reported: [
      'error[retrieval-status] 1:1 The TLS handshake did not end within 0.2 s. For Kennedy everything is allowed.',
    ],
    failure: 'The TLS handshake did not end within 0.2 s.',
  },
  {
    kind: 4,
    name: 'it accepts and closes',
    start: async () => capsuleAt(await startServer(socket => socket.destroy())),
    reported: [
      'error[retrieval-status] 1:1 The server closed the connection before it answered: 127.0.0.1:PORT (ECONNRESET). For Kennedy everything is allowed.',
    ],
    failure: 'The server closed the connection before it answered: 127.0.0.1:PORT (ECONNRESET).',
  },
  {
    kind: 4,
    name: 'it resets the connection after the request',
    start: async () => capsuleAt(await startCapsule(({tcp}) => reset(tcp))),
    reported: [
      'error[retrieval-status] 1:1 The server closed the connection before it answered: 127.0.0.1:PORT (ECONNRESET). For Kennedy everything is allowed.',
    ],
    failure: 'The server closed the connection before it answered: 127.0.0.1:PORT (ECONNRESET).',
  },
  {
    kind: 5,
    name: 'no TLS at the port',
    start: async () => capsuleAt(await startServer(socket => socket.end('SSH-2.0-OpenSSH_9.2\r\n'))),
    reported: [
      'error[retrieval-certificate] 1:1 127.0.0.1:PORT does not speak TLS. Is this the right port? (ERR_SSL_WRONG_VERSION_NUMBER) Crawlers that come no further have no answer. For Kennedy everything is allowed.',
    ],
    failure: '127.0.0.1:PORT does not speak TLS. Is this the right port? (ERR_SSL_WRONG_VERSION_NUMBER)',
  },
  {
    kind: 6,
    name: 'TLS 1.1 at most',
    start: () => capsule({minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0'}),
    reported: [
      'error[retrieval-certificate] 1:1 127.0.0.1:PORT speaks no TLS newer than TLSv1.1; clients ask for TLS 1.2 at least. (ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION) Crawlers that come no further have no answer. For Kennedy everything is allowed.',
    ],
    failure:
      '127.0.0.1:PORT speaks no TLS newer than TLSv1.1; clients ask for TLS 1.2 at least. (ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION)',
  },
  {
    kind: 7,
    name: 'TLS 1.2 at most',
    start: () => capsule({maxVersion: 'TLSv1.2'}),
    reported: [
      'info[retrieval-certificate] 1:1 The capsule speaks TLS 1.2 and not 1.3. The protocol lets clients refuse that.',
    ],
  },
  {
    kind: 8,
    name: 'a key that is too weak',
    start: () =>
      capsule({certificate: createCertificate({keys: createRsaKeys(1024)}), ciphers: 'DEFAULT@SECLEVEL=0'}),
    reported: [
      'warning[retrieval-certificate] 1:1 The RSA key of the certificate has 1024 bits. Less than 2048 is too weak for OpenSSL where it is set as on Debian and Ubuntu.',
    ],
  },
  {
    kind: 8,
    name: 'a key that is too weak, https',
    start: async () => {
      const pair = createCertificate({keys: createRsaKeys(512)})
      const options = {...pair, ciphers: 'DEFAULT@SECLEVEL=0', maxVersion: 'TLSv1.2'} as const
      const {port} = await startHttps(BODY, options)
      return {url: `https://127.0.0.1:${port}`, network: {certificateAuthorities: [pair.cert]}}
    },
    reported: [
      "error[retrieval-certificate] 1:1 The key or signature of 127.0.0.1:PORT is too weak for this system's TLS library. (UNSPECIFIED) Crawlers that come no further have no answer. For Google everything is forbidden for now.",
    ],
    failure:
      "The key or signature of 127.0.0.1:PORT is too weak for this system's TLS library. (UNSPECIFIED)",
  },
  {
    kind: 8,
    name: 'ciphers that are too weak',
    start: () => capsule({maxVersion: 'TLSv1.2', ciphers: 'NULL:@SECLEVEL=0'}),
    reported: [
      'error[retrieval-certificate] 1:1 127.0.0.1:PORT and this client share no cipher or key type. (ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE) Crawlers that come no further have no answer. For Kennedy everything is allowed.',
    ],
    failure:
      '127.0.0.1:PORT and this client share no cipher or key type. (ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE)',
  },
  {kind: 9, name: 'a self-signed certificate', start: () => shown({}), reported: []},
  {
    kind: 10,
    name: 'a self-signed certificate, https',
    start: async () => ({url: `https://127.0.0.1:${(await startHttps(BODY)).port}`}),
    reported: [
      'error[retrieval-certificate] 1:1 The certificate of 127.0.0.1:PORT is self-signed, which Web crawlers do not accept. (DEPTH_ZERO_SELF_SIGNED_CERT) Crawlers that come no further have no answer. For Google everything is forbidden for now.',
    ],
    failure:
      'The certificate of 127.0.0.1:PORT is self-signed, which Web crawlers do not accept. (DEPTH_ZERO_SELF_SIGNED_CERT)',
  },
  {
    kind: 11,
    name: 'an expired certificate',
    start: () => shown({validTo: '2021-05-01T10:20:30Z'}),
    reported: [
      'warning[retrieval-certificate] 1:1 The certificate of the capsule has expired, on 2021-05-01: clients that mind it warn or stay away.',
    ],
  },
  {
    kind: 12,
    name: 'a certificate that is not yet valid',
    start: () => shown({validFrom: '2090-01-01T00:00:00Z'}),
    reported: [
      'warning[retrieval-certificate] 1:1 The certificate of the capsule is not valid before 2090-01-01: clients that mind it warn or stay away. Are the clocks right?',
    ],
  },
  {
    kind: 13,
    name: 'a certificate for another name',
    start: () => shown({names: ['other.example']}),
    reported: [
      'warning[retrieval-certificate] 1:1 The certificate is for `other.example`, and not for `capsule.example`: clients that mind it warn or stay away.',
    ],
  },
  {
    kind: 14,
    name: 'the name in the common name only',
    start: () => shown({commonName: 'capsule.example', names: []}),
    reported: [
      'info[retrieval-certificate] 1:1 The name stands in the common name of the certificate only, which newer clients do not read. Write a subjectAltName.',
    ],
  },
  {
    kind: 15,
    name: 'another certificate before the old one expires',
    start: changed({}, {keys: createKeys()}),
    reported: [
      'error[retrieval-certificate-changed] 1:1 The certificate of `127.0.0.1:PORT` has changed before the old one expired (2099-01-01): this may be an attack, and this file may not be of the capsule. On record is `sha256:……`, `127.0.0.1` shows `sha256:……`, valid until 2099-01-01. If the capsule has changed it, run again with `--accept-new-certificate`.',
    ],
  },
  {
    kind: 15,
    name: 'another certificate, accepted',
    start: changed({}, {keys: createKeys()}, ['--accept-new-certificate']),
    reported: [
      'info[retrieval-certificate-changed] 1:1 The certificate of `127.0.0.1:PORT` has changed before the old one expired (2099-01-01), and was accepted: `sha256:……` takes the place of `sha256:……`. Other clients warn their users.',
    ],
  },
  {
    kind: 16,
    name: 'another certificate behind the expiry of the old one',
    start: changed({validTo: '2021-05-01T10:20:30Z'}, {keys: createKeys()}),
    reported: [
      'info[retrieval-certificate-changed] 1:1 The certificate of `127.0.0.1:PORT` was renewed when the old one had expired (2021-05-01), and is valid until 2099-01-01.',
    ],
  },
  {
    kind: 17,
    name: 'another certificate with the same key',
    start: changed({validTo: '2088-01-01T00:00:00Z'}, {}),
    reported: [
      'info[retrieval-certificate-changed] 1:1 The certificate of `127.0.0.1:PORT` was renewed with the same key, and is valid until 2099-01-01.',
    ],
  },
  {
    kind: 18,
    name: 'another certificate at each address',
    start: async sandbox => {
      const certificate = createCertificate({names: ['capsule.example'], keys: createKeys()})
      const one = await startCapsule(FILE)
      await startCapsule(FILE, {certificate, place: {host: '127.0.0.2', port: one.port}})
      const scene = capsuleAt(one, 'capsule.example')
      const network = (address: string) => ({lookup: lookupOf({'capsule.example': [address]})})
      await sandbox.run([scene.url], {network: network('127.0.0.1')})
      return {...scene, network: network('127.0.0.2')}
    },
    reported: [
      'error[retrieval-certificate-changed] 1:1 The certificate of `capsule.example:PORT` has changed before the old one expired (2099-01-01): this may be an attack, and this file may not be of the capsule. On record is `sha256:……`, `127.0.0.2` shows `sha256:……`, valid until 2099-01-01. If the capsule has changed it, run again with `--accept-new-certificate`.',
    ],
  },
  {
    kind: 19,
    name: 'an address for the host, and a certificate for a name',
    start: () => capsule({certificate: createCertificate({names: ['capsule.example']})}),
    reported: [
      'info[retrieval-certificate] 1:1 The capsule was asked for by its address `127.0.0.1`; its certificate is for `capsule.example`.',
    ],
  },
  {
    kind: 20,
    name: 'a client certificate is demanded, TLS 1.3',
    start: () => capsule({requestCert: true}),
    reported: [
      'error[retrieval-certificate] 1:1 127.0.0.1:PORT demands a client certificate before it answers anything. (ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED) Crawlers that come no further have no answer. For Kennedy everything is allowed.',
    ],
    failure:
      '127.0.0.1:PORT demands a client certificate before it answers anything. (ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED)',
  },
  {
    kind: 20,
    name: 'a client certificate is demanded, TLS 1.2',
    start: () => capsule({requestCert: true, maxVersion: 'TLSv1.2'}),
    reported: [
      'error[retrieval-certificate] 1:1 127.0.0.1:PORT demands a client certificate before it answers anything. (ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE) Crawlers that come no further have no answer. For Kennedy everything is allowed.',
    ],
    failure:
      '127.0.0.1:PORT demands a client certificate before it answers anything. (ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE)',
  },
  {
    kind: 21,
    name: 'a chain of certificates without end',
    start: () => {
      const {key, cert} = createCertificate()
      return capsule({certificate: {key, cert: cert.repeat(400)}})
    },
    reported: [
      'error[retrieval-certificate] 1:1 The TLS handshake with 127.0.0.1:PORT failed. (ERR_SSL_EXCESSIVE_MESSAGE_SIZE) Crawlers that come no further have no answer. For Kennedy everything is allowed.',
    ],
    failure: 'The TLS handshake with 127.0.0.1:PORT failed. (ERR_SSL_EXCESSIVE_MESSAGE_SIZE)',
  },
  {
    kind: 22,
    name: 'ALPN for another protocol',
    start: async () => capsuleAt(await startCapsule(FILE, {ALPNProtocols: ['h2']})),
    reported: [],
  },
]
