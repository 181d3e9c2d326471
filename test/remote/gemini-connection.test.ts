import {describe, expect, test} from 'vitest'
import {createCertificate, createRsaKeys} from './fixtures/certificate.ts'
import {answerOf, failureOf, retrieveGemini} from './fixtures/retrievals.ts'
import {closedPort, lookupOf, startCapsule, startServer} from './fixtures/servers.ts'

const POLICY = '20 text/plain\r\nUser-agent: *\nDisallow: /\n'

function failingLookup(code: string) {
  return () => Promise.reject(Object.assign(new Error(code), {code}))
}

// The numbers are those of the kinds of misbehaviour that the project knows of.
describe('connection and TLS', () => {
  test.each([
    ['ENOTFOUND', 'not-found'],
    ['ENODATA', 'not-found'],
    ['EAI_AGAIN', 'try-again'],
    ['EAI_FAIL', 'failed'],
  ])('1: the name is not resolved, %s', async (code, reason) => {
    const retrieved = await retrieveGemini(1965, {lookup: failingLookup(code)}, 'capsule.example')
    expect(failureOf(retrieved)).toEqual({kind: 'dns', reason})
  })

  test('1: the name server says nothing', async () => {
    const lookup = () => new Promise<never>(() => {})
    const retrieved = await retrieveGemini(1965, {lookup, deadlines: {connect: 50}}, 'capsule.example')
    expect(failureOf(retrieved)).toEqual({kind: 'timeout', phase: 'dns', milliseconds: 50})
  })

  test('2: refused', async () => {
    expect(failureOf(await retrieveGemini(await closedPort()))).toEqual({kind: 'refused'})
  })

  test('3: accepted, then silence', async () => {
    const server = await startServer(() => {})
    const retrieved = await retrieveGemini(server.port, {deadlines: {connect: 100}})
    expect(failureOf(retrieved)).toEqual({kind: 'timeout', phase: 'tls', milliseconds: 100})
  })

  test('4: accepted, then closed', async () => {
    const server = await startServer(socket => socket.destroy())
    expect(failureOf(await retrieveGemini(server.port))).toEqual({kind: 'reset'})
  })

  test.each([
    ['SSH', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['HTTP', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ])('5: %s in place of TLS', async (_name, banner) => {
    const server = await startServer(socket => socket.end(banner))
    expect(failureOf(await retrieveGemini(server.port))).toEqual({
      kind: 'tls',
      reason: 'not-tls',
      code: 'ERR_SSL_WRONG_VERSION_NUMBER',
    })
  })

  test('6: TLS 1.1 only', async () => {
    const old = {minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0'} as const
    const server = await startCapsule(POLICY, old)
    expect(failureOf(await retrieveGemini(server.port))).toEqual({
      kind: 'tls',
      reason: 'too-old',
      code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
      version: 'TLSv1.1',
    })
    expect(server.requests).toEqual([])
  })

  test('6: TLS 1.1 only, and no second connection', async () => {
    let connections = 0
    const alert = Buffer.from('15030100020246', 'hex')
    const server = await startServer(socket => {
      if (++connections === 1) socket.once('data', () => socket.end(alert))
      else socket.destroy()
    })
    expect(failureOf(await retrieveGemini(server.port))).toEqual({
      kind: 'tls',
      reason: 'too-old',
      code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
    })
  })

  test.each(['TLSv1.2', 'TLSv1.3'] as const)('7: %s', async version => {
    const server = await startCapsule(POLICY, {minVersion: version, maxVersion: version})
    const {certificate, faults} = answerOf(await retrieveGemini(server.port))
    expect(certificate.tlsVersion).toBe(version)
    expect(faults).toEqual([])
  })

  test('8: no cipher in common', async () => {
    const server = await startCapsule(POLICY, {maxVersion: 'TLSv1.2', ciphers: 'NULL:@SECLEVEL=0'})
    expect(failureOf(await retrieveGemini(server.port))).toEqual({
      kind: 'tls',
      reason: 'no-shared-cipher',
      code: 'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
    })
  })

  test('20: a client certificate is demanded, TLS 1.3', async () => {
    const server = await startCapsule(POLICY, {requestCert: true})
    expect(failureOf(await retrieveGemini(server.port))).toEqual({
      kind: 'tls',
      reason: 'client-certificate',
      code: 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED',
    })
  })

  test('20: a client certificate is demanded, TLS 1.2', async () => {
    const server = await startCapsule(POLICY, {requestCert: true, maxVersion: 'TLSv1.2'})
    expect(failureOf(await retrieveGemini(server.port))).toEqual({
      kind: 'tls',
      reason: 'client-certificate',
      code: 'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
    })
  })

  test('21: a handshake larger than the limit', async () => {
    const server = await startCapsule(POLICY)
    expect(failureOf(await retrieveGemini(server.port, {limits: {handshake: 200}}))).toEqual({
      kind: 'tls',
      reason: 'flood',
      code: '200 bytes',
    })
  })

  test('22: no ALPN is sent', async () => {
    const protocols: (string | false | null)[] = []
    const server = await startCapsule(({tls}) => {
      protocols.push(tls.alpnProtocol)
      tls.end(POLICY)
    })
    expect(answerOf(await retrieveGemini(server.port)).status).toBe(20)
    expect(protocols).toEqual([false])
  })
})

describe('certificate', () => {
  test.each([
    [1024, [{kind: 'certificate-weak-key', bits: 1024}]],
    [2048, []],
  ])('8: an RSA key of %i bits', async (bits, faults) => {
    const certificate = createCertificate({keys: createRsaKeys(bits)})
    const server = await startCapsule(POLICY, {certificate, ciphers: 'DEFAULT@SECLEVEL=0'})
    expect(answerOf(await retrieveGemini(server.port)).faults).toEqual(faults)
  })

  const lookup = lookupOf({'capsule.example': ['127.0.0.1'], 'my.capsule.example': ['127.0.0.1']})

  test.each([
    {
      name: '9: self-signed, with the right name',
      certificate: {names: ['capsule.example']},
      faults: [],
    },
    {
      name: '11: expired',
      certificate: {names: ['capsule.example'], validTo: '2021-05-01T10:20:30Z'},
      faults: [{kind: 'certificate-expired', validTo: '2021-05-01T10:20:30.000Z'}],
    },
    {
      name: '12: not yet valid',
      certificate: {names: ['capsule.example'], validFrom: '2090-01-01T00:00:00Z'},
      faults: [{kind: 'certificate-not-yet-valid', validFrom: '2090-01-01T00:00:00.000Z'}],
    },
    {
      name: '13: another name',
      certificate: {names: ['other.example', 'third.example']},
      faults: [
        {
          kind: 'certificate-name',
          host: 'capsule.example',
          names: ['DNS:other.example', 'DNS:third.example'],
        },
      ],
    },
    {
      name: '13: another name, in the common name only',
      certificate: {commonName: 'other.example', names: []},
      faults: [{kind: 'certificate-name', host: 'capsule.example', names: ['other.example']}],
    },
    {
      name: '14: the name in the common name only',
      certificate: {commonName: 'capsule.example', names: []},
      faults: [{kind: 'certificate-common-name-only', commonName: 'capsule.example'}],
    },
    {
      name: '9: a wildcard',
      host: 'my.capsule.example',
      certificate: {names: ['*.capsule.example']},
      faults: [],
    },
    {
      name: '11 and 13 together',
      certificate: {names: ['other.example'], validTo: '2021-05-01T10:20:30Z'},
      faults: [
        {kind: 'certificate-expired', validTo: '2021-05-01T10:20:30.000Z'},
        {kind: 'certificate-name', host: 'capsule.example', names: ['DNS:other.example']},
      ],
    },
  ])('$name: told, and the body is read', async ({certificate, faults, host = 'capsule.example'}) => {
    const server = await startCapsule(POLICY, {certificate: createCertificate(certificate)})
    const retrieval = answerOf(await retrieveGemini(server.port, {lookup}, host))
    expect(retrieval.faults).toEqual(faults)
    expect(retrieval).toMatchObject({outcome: 'file', bytes: {body: 26}, certificate: {selfSigned: true}})
  })

  test('18: of several addresses, the one that answered is told', async () => {
    const server = await startCapsule(POLICY)
    const lookup = lookupOf({localhost: ['127.0.0.2', '127.0.0.1']})
    const retrieval = answerOf(await retrieveGemini(server.port, {lookup}, 'localhost'))
    expect(retrieval.address).toBe('127.0.0.1')
  })

  test.each([
    ['localhost', 'localhost'],
    ['127.0.0.1', false],
  ])('19: the server name sent for %s is %s', async (host, expected) => {
    const names: (string | false)[] = []
    const server = await startCapsule(visit => {
      // Only sockets of a server have it; its type is declared on none.
      if ('servername' in visit.tls)
        names.push(visit.tls.servername === false ? false : String(visit.tls.servername))
      visit.tls.end(POLICY)
    })
    const lookup = lookupOf({localhost: ['127.0.0.1']})
    expect(answerOf(await retrieveGemini(server.port, {lookup}, host)).faults).toEqual([])
    expect(names).toEqual([expected])
  })

  test('19: an address for a host, and a certificate for a name', async () => {
    const server = await startCapsule(POLICY, {certificate: createCertificate({names: ['capsule.example']})})
    expect(answerOf(await retrieveGemini(server.port)).faults).toEqual([
      {kind: 'certificate-name', host: '127.0.0.1', names: ['DNS:capsule.example']},
    ])
  })

  test('the host of an international name is asked by its ASCII form', async () => {
    const names = ['xn--mnchen-3ya.example']
    const server = await startCapsule(POLICY, {certificate: createCertificate({names})})
    const retrieval = answerOf(
      await retrieveGemini(
        server.port,
        {lookup: lookupOf({'xn--mnchen-3ya.example': ['127.0.0.1']})},
        'MÜNCHEN.example.',
      ),
    )
    expect(retrieval.faults).toEqual([])
    expect(server.requests).toEqual([`gemini://xn--mnchen-3ya.example:${server.port}/robots.txt`])
  })
})
