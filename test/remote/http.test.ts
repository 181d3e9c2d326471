import type {Socket} from 'node:net'
import {brotliCompressSync, deflateRawSync, deflateSync, gzipSync} from 'node:zlib'
import {describe, expect, test} from 'vitest'
import {createCertificate} from './fixtures/certificate.ts'
import {answerOf, failureOf, retrieveHttp} from './fixtures/retrievals.ts'
import {
  closedPort,
  lookupOf,
  reset,
  resetWhenRead,
  startHttps,
  startServer,
  startSite,
} from './fixtures/servers.ts'

const BODY = 'User-agent: *\nDisallow: /cgi-bin/\n'

/** An answer with the length of its body. */
function answer(status: string, headers: readonly string[] = [], body: string | Buffer = BODY): Buffer {
  const length = `Content-Length: ${Buffer.byteLength(body)}`
  return Buffer.concat([
    Buffer.from([`HTTP/1.1 ${status}`, ...headers, length, '', ''].join('\r\n')),
    Buffer.from(body),
  ])
}

const PLAIN = 'Content-Type: text/plain'

/** A site that answers each path as the table says, `{port}` standing for its own port. */
function startPaths(answers: Readonly<Record<string, string>>) {
  return startSite((socket, request) => {
    const path = request.split(' ')[1] ?? ''
    const found = answers[path]?.replaceAll('{port}', String(socket.localPort))
    socket.end(found ?? answer('404 Not Found', [], ''))
  })
}

function redirect(status: number, location: string): string {
  return `HTTP/1.1 ${status} Moved\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`
}

describe('the request', () => {
  test('is as it should be', async () => {
    const server = await startSite(answer('200 OK', [PLAIN]))
    await retrieveHttp(server.port, {userAgent: 'robotslint/1.2.3'})
    const [line, ...headers] = (server.requests[0] ?? '').trimEnd().split('\r\n')
    expect(line).toBe('GET /robots.txt HTTP/1.1')
    expect(headers.sort()).toEqual([
      'Accept-Encoding: gzip, deflate, br',
      'Accept: text/plain,*/*;q=0.8',
      'Connection: close',
      `Host: 127.0.0.1:${server.port}`,
      'User-Agent: robotslint/1.2.3',
    ])
  })
})

describe('an answer', () => {
  test('of the usual kind', async () => {
    const headers = [PLAIN, 'Server: test', 'Cache-Control: max-age=60', 'X-Other: dropped']
    const server = await startSite(answer('200 OK', headers))
    const {retrieval, body} = await retrieveHttp(server.port)
    const url = `http://127.0.0.1:${server.port}/robots.txt`
    expect(retrieval).toEqual({
      protocol: 'http',
      requestedUrl: url,
      finalUrl: url,
      hops: [],
      outcome: 'file',
      status: 200,
      headers: {
        'cache-control': 'max-age=60',
        'content-length': '34',
        'content-type': 'text/plain',
        server: 'test',
      },
      mediaType: {essence: 'text/plain', charsets: []},
      hints: [],
      address: '127.0.0.1',
      bytes: {body: 34, wire: 158},
      faults: [],
    })
    expect(body).toBe(BODY)
  })

  test.each([
    ['no length, closed', `HTTP/1.1 200 OK\r\n\r\n${BODY}`],
    ['HTTP/1.0', `HTTP/1.0 200 OK\r\n\r\n${BODY}`],
    ['chunks', `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n22\r\n${BODY}\r\n0\r\n\r\n`],
    ['an interim answer', `HTTP/1.1 103 Early Hints\r\n\r\n${answer('200 OK')}`],
  ])('%s', async (_name, text) => {
    const server = await startSite(text)
    const {retrieval, body} = await retrieveHttp(server.port)
    expect(answerOf({retrieval})).toMatchObject({outcome: 'file', faults: []})
    expect(body).toBe(BODY)
  })

  test.each([
    ['72', '404 Not Found', {status: 404}],
    ['72', '410 Gone', {status: 410}],
    ['72', '401 Unauthorized', {status: 401}],
    ['72', '403 Forbidden', {status: 403}],
    ['73', '500 Internal Server Error', {status: 500}],
    ['73', '503 Service Unavailable', {status: 503}],
    ['73', '429 Too Many Requests', {status: 429, slowDown: {}}],
    ['73', '429 Too Many Requests\r\nRetry-After: 120', {status: 429, slowDown: {seconds: 120}}],
    ['73', '503 Busy\r\nRetry-After: 7', {status: 503, slowDown: {seconds: 7}}],
    ['73', '503 Busy\r\nRetry-After: Fri, 01 Jan 2027 00:01:00 GMT', {status: 503, slowDown: {seconds: 60}}],
    ['73', '503 Busy\r\nRetry-After: soon', {status: 503, slowDown: {}}],
  ])('%s: %s', async (_kind, status, expected) => {
    const server = await startSite(answer(status, [], 'no'))
    const now = () => Date.parse('2027-01-01T00:00:00Z')
    const {retrieval, body} = await retrieveHttp(server.port, {now})
    expect(retrieval).toMatchObject({outcome: 'status', faults: [], ...expected})
    expect('slowDown' in retrieval).toBe('slowDown' in expected)
    expect(body).toBeUndefined()
  })

  test.each([
    ['204 No Content', 'file', ''],
    ['206 Partial Content', 'file', BODY],
    ['304 Not Modified', 'status', undefined],
  ])('75: %s', async (status, outcome, expected) => {
    const server = await startSite(answer(status))
    const {retrieval, body} = await retrieveHttp(server.port)
    expect(retrieval).toMatchObject({outcome, status: Number(status.slice(0, 3))})
    expect(body).toBe(expected)
  })

  test.each([
    ['78', 'text/plain', ['text/plain', []], []],
    ['78', 'text/plain; charset=utf-16', ['text/plain', ['utf-16']], []],
    ['60', 'text/plain; charset=a; charset=b', ['text/plain', ['a', 'b']], []],
    [
      '60',
      'text/plain; charset',
      ['text/plain', []],
      [{kind: 'media-type-malformed', value: 'text/plain; charset'}],
    ],
  ] as const)('%s: media type %s', async (_kind, value, [essence, charsets], faults) => {
    const server = await startSite(answer('200 OK', [`Content-Type: ${value}`]))
    expect(answerOf(await retrieveHttp(server.port))).toMatchObject({mediaType: {essence, charsets}, faults})
  })
})

describe('content encoding', () => {
  test.each([
    ['gzip', gzipSync(BODY)],
    ['x-gzip', gzipSync(BODY)],
    ['GZIP', gzipSync(BODY)],
    ['br', brotliCompressSync(BODY)],
    ['deflate', deflateSync(BODY)],
    ['deflate', deflateRawSync(BODY)],
    ['identity', Buffer.from(BODY)],
  ])('71: %s', async (encoding, encoded) => {
    const server = await startSite(answer('200 OK', [`Content-Encoding: ${encoding}`], encoded))
    const {retrieval, body} = await retrieveHttp(server.port)
    expect(answerOf({retrieval})).toMatchObject({
      bytes: {body: BODY.length},
      headers: {'content-encoding': encoding},
      faults: [],
    })
    expect(body).toBe(BODY)
  })

  test.each(['zstd', 'gzip, gzip', 'constructor', '__proto__'])(
    '71: %s, which was not asked for',
    async encoding => {
      const server = await startSite(answer('200 OK', [`Content-Encoding: ${encoding}`]))
      expect(failureOf(await retrieveHttp(server.port))).toEqual({kind: 'content-encoding', encoding})
    },
  )

  test('71: gzip was said, but the body is plain', async () => {
    const server = await startSite(answer('200 OK', ['Content-Encoding: gzip']))
    const {retrieval, body} = await retrieveHttp(server.port)
    expect(answerOf({retrieval}).faults).toEqual([{kind: 'content-encoding-damaged', encoding: 'gzip'}])
    expect(body).toBe('')
  })

  test('71: gzip that ends too early', async () => {
    const encoded = gzipSync(BODY).subarray(0, -6)
    const server = await startSite(answer('200 OK', ['Content-Encoding: gzip'], encoded))
    const {retrieval, body} = await retrieveHttp(server.port)
    expect(answerOf({retrieval}).faults).toEqual([{kind: 'content-encoding-damaged', encoding: 'gzip'}])
    expect(body).toBe(BODY)
  })

  test('71: a bomb is decoded up to the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    const server = await startSite(answer('200 OK', ['Content-Encoding: gzip'], bomb))
    const {retrieval, body} = await retrieveHttp(server.port, {limits: {body: 100_000}})
    expect(answerOf({retrieval})).toMatchObject({
      bytes: {body: 100_000},
      faults: [{kind: 'truncated', by: 'limit'}],
    })
    expect(body).toHaveLength(100_000)
  })

  test('71: an endless encoded body that stands for nothing', async () => {
    const empty = gzipSync('').subarray(0, 10)
    const emptyBlock = Buffer.from([0, 0, 0, 0xff, 0xff])
    const blocks = Buffer.concat(new Array<Buffer>(1000).fill(emptyBlock))
    const server = await startSite(socket => {
      const more = () => socket.write(blocks, error => error || more())
      socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n')
      socket.write(empty)
      more()
    })
    const {retrieval} = await retrieveHttp(server.port, {limits: {body: 50_000}})
    expect(answerOf({retrieval})).toMatchObject({
      bytes: {body: 0},
      faults: [{kind: 'truncated', by: 'limit'}],
    })
  })
})

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])('74: %i is followed and told', async status => {
    const server = await startPaths({
      '/robots.txt': redirect(status, '/there.txt?x#y'),
      '/there.txt?x': answer('200 OK').toString(),
    })
    const {retrieval, body} = await retrieveHttp(server.port)
    const base = `http://127.0.0.1:${server.port}`
    expect(retrieval).toMatchObject({
      outcome: 'file',
      requestedUrl: `${base}/robots.txt`,
      finalUrl: `${base}/there.txt?x`,
      hops: [{url: `${base}/robots.txt`, status, target: '/there.txt?x#y', address: '127.0.0.1', faults: []}],
    })
    expect(body).toBe(BODY)
  })

  test('74: five are followed, the sixth is not', async () => {
    const server = await startSite((socket, request) =>
      socket.end(redirect(302, `${request.split(' ')[1]}x`)),
    )
    const {retrieval} = await retrieveHttp(server.port)
    expect(retrieval).toMatchObject({
      outcome: 'status',
      status: 302,
      faults: [{kind: 'redirect-not-followed', target: '/robots.txtxxxxxx', reason: 'too-many'}],
    })
    expect(retrieval.hops).toHaveLength(5)
    expect(server.requests).toHaveLength(6)
  })

  test.each([
    ['a loop', '/robots.txt', 'loop'],
    ['gemini', 'gemini://127.0.0.1/', 'other-scheme'],
    ['a file', 'file:///etc/passwd', 'other-scheme'],
    ['a script', 'javascript:alert(1)', 'other-scheme'],
    ['no target', '', 'empty'],
    ['no URL', 'http://[', 'invalid'],
    ['a user name', 'http://user:secret@127.0.0.1/', 'user-information'],
  ])('74: to %s: not followed', async (_name, target, reason) => {
    const server = await startPaths({'/robots.txt': redirect(301, target)})
    const {retrieval} = await retrieveHttp(server.port)
    expect(retrieval).toMatchObject({
      outcome: 'status',
      status: 301,
      hops: [],
      faults: [{kind: 'redirect-not-followed', target, reason}],
    })
  })

  test('74: without Location', async () => {
    const server = await startSite(answer('301 Moved', [], ''))
    const {retrieval} = await retrieveHttp(server.port)
    expect(answerOf({retrieval}).faults).toEqual([
      {kind: 'redirect-not-followed', target: '', reason: 'empty'},
    ])
  })

  test('74: to another host: followed, and told', async () => {
    const other = await startSite(answer('200 OK'))
    const server = await startPaths({'/robots.txt': redirect(301, `http://127.0.0.1:${other.port}/r.txt`)})
    const {retrieval} = await retrieveHttp(server.port)
    expect(retrieval).toMatchObject({
      outcome: 'file',
      hops: [
        {
          faults: [
            {kind: 'redirect-other-host', from: `127.0.0.1:${server.port}`, to: `127.0.0.1:${other.port}`},
          ],
        },
      ],
    })
  })

  test('40: to a private address: refused', async () => {
    const server = await startPaths({
      '/robots.txt': redirect(301, 'http://169.254.169.254/latest/meta-data/'),
    })
    expect(failureOf(await retrieveHttp(server.port))).toEqual({
      kind: 'address-refused',
      address: '169.254.169.254',
      range: 'metadata',
    })
  })

  test('the body of a redirect is not waited for', async () => {
    const server = await startSite((socket, request) => {
      if (request.startsWith('GET /robots.txt ')) {
        socket.write('HTTP/1.1 301 Moved\r\nLocation: /r\r\nContent-Length: 9\r\n\r\n')
      } else socket.end(answer('200 OK'))
    })
    expect(answerOf(await retrieveHttp(server.port)).outcome).toBe('file')
  })
})

describe('damage', () => {
  test.each([
    [
      '76: shorter than its Content-Length',
      'HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nUser-agent: *\nDisal',
      [{kind: 'truncated', by: 'reset'}],
    ],
    [
      '76: cut between chunks',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n13\r\nUser-agent: *\nDisal\r\n9\r\n',
      [{kind: 'truncated', by: 'reset'}],
    ],
    [
      '76: a chunk without a size',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n13\r\nUser-agent: *\nDisal\r\nzz\r\n',
      [{kind: 'truncated', by: 'chunking'}],
    ],
    [
      '76: longer than its Content-Length',
      'HTTP/1.1 200 OK\r\nContent-Length: 19\r\n\r\nUser-agent: *\nDisallow: /\n',
      [{kind: 'content-length-exceeded', declared: 19}],
    ],
  ])('%s: the bytes are kept', async (_name, text, faults) => {
    const server = await startSite(text)
    const {retrieval, body} = await retrieveHttp(server.port)
    expect(answerOf({retrieval})).toMatchObject({outcome: 'file', faults})
    expect(body).toBe('User-agent: *\nDisal')
  })

  test.each([
    ['76: nothing of what was announced', 'HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n'],
    ['76: no chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ])('%s: no file', async (_name, text) => {
    const server = await startSite(text)
    expect(failureOf(await retrieveHttp(server.port))).toEqual({kind: 'reset'})
  })

  test('50: a reset behind some bytes', async () => {
    const server = await startSite(socket => {
      const sent = `HTTP/1.1 200 OK\r\n\r\n${BODY}`
      resetWhenRead(socket, sent.length)
      socket.write(sent)
    })
    const {retrieval, body} = await retrieveHttp(server.port)
    expect(answerOf({retrieval}).faults).toEqual([{kind: 'truncated', by: 'reset'}])
    expect(body).toBe(BODY)
  })

  test.each([
    ['23: nothing', '', {kind: 'empty-response'}],
    ['23: half a header', 'HTTP/1.1 200 OK\r\nContent-', {kind: 'empty-response'}],
    ['no HTTP', 'SSH-2.0-x\r\n', {kind: 'header-malformed', start: 'SSH-2.0-x\r\n'}],
    [
      'no header',
      BODY,
      {kind: 'header-malformed', start: 'User-agent: *\nDisallow: /cgi-bin/\n', resembles: 'robots-txt'},
    ],
    [
      'Gemini',
      '20 text/plain\r\n',
      {kind: 'header-malformed', start: '20 text/plain\r\n', resembles: 'gemini'},
    ],
    [
      'a TLS alert',
      '\x15\x03\x03\0\x02\x02\x0a',
      {kind: 'header-malformed', start: '\x15\x03\x03\0\x02\x02\x0a', resembles: 'tls'},
    ],
    [
      '79: a header of 20,000 bytes',
      `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      {kind: 'header-too-long', limit: 16_384},
    ],
    [
      '79: a flood of interim answers',
      'HTTP/1.1 103 Early\r\n\r\n'.repeat(100),
      {kind: 'other', code: 'HTTP 1xx'},
    ],
    [
      'another protocol',
      'HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
      {kind: 'other', code: 'HTTP 101'},
    ],
  ])('%s: no answer', async (_name, text, failure) => {
    const server = await startSite(text)
    expect(failureOf(await retrieveHttp(server.port))).toEqual(failure)
  })

  test('79: a header without end', async () => {
    const server = await startSite(socket => {
      const more = () => socket.write(`X: ${'x'.repeat(1000)}\r\n`, error => error || more())
      socket.write('HTTP/1.1 200 OK\r\n')
      more()
    })
    expect(failureOf(await retrieveHttp(server.port))).toEqual({kind: 'header-too-long', limit: 16_384})
  })
})

describe('connection', () => {
  test('1: the name is not resolved', async () => {
    const {retrieval} = await retrieveHttp(80, {lookup: lookupOf({})}, 'http', 'site.example')
    expect(failureOf({retrieval})).toEqual({kind: 'dns', reason: 'not-found'})
  })

  test('2: refused', async () => {
    expect(failureOf(await retrieveHttp(await closedPort()))).toEqual({kind: 'refused'})
  })

  test('4: reset', async () => {
    const server = await startSite(socket => reset(socket))
    expect(failureOf(await retrieveHttp(server.port))).toEqual({kind: 'reset'})
  })

  test.each([
    ['3: no TLS handshake', 'https', {connect: 100}, () => {}, {phase: 'tls', milliseconds: 100}],
    ['3: no answer', 'http', {header: 100}, () => {}, {phase: 'header', milliseconds: 100}],
    [
      '53: a header, then nothing',
      'http',
      {idle: 100},
      (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n'),
      {phase: 'body', milliseconds: 100},
    ],
  ])('%s', async (_name, scheme, deadlines, accept, expected) => {
    const server = await startServer(accept)
    const retrieved = await retrieveHttp(server.port, {deadlines}, scheme)
    expect(failureOf(retrieved)).toEqual({kind: 'timeout', ...expected})
  })

  test('52: the connection stays open', async () => {
    const server = await startSite(socket => socket.write(`HTTP/1.1 200 OK\r\n\r\n${BODY}`))
    const {retrieval, body} = await retrieveHttp(server.port, {deadlines: {idle: 100}})
    expect(answerOf({retrieval}).faults).toEqual([{kind: 'truncated', by: 'idle'}])
    expect(body).toBe(BODY)
  })

  test('54: a body that comes byte by byte is cut at the total deadline', async () => {
    const server = await startSite(socket => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      const drip = setInterval(() => socket.write('#'), 20)
      socket.on('close', () => clearInterval(drip))
    })
    const {retrieval, body} = await retrieveHttp(server.port, {deadlines: {total: 1000}})
    expect(answerOf({retrieval}).faults).toEqual([{kind: 'truncated', by: 'total'}])
    expect(body).toMatch(/^#+$/)
  })

  test('55: an endless body is read up to the limit, and not much further', async () => {
    const server = await startSite(socket => {
      const line = Buffer.from('# no end\n'.repeat(7000))
      const more = () => socket.write(line, error => error || more())
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      more()
    })
    const {retrieval, body} = await retrieveHttp(server.port, {limits: {body: 100_000}})
    const {bytes, faults} = answerOf({retrieval})
    expect(faults).toEqual([{kind: 'truncated', by: 'limit'}])
    expect(body).toHaveLength(100_000)
    expect(bytes.wire).toBeLessThan(100_000 + 512 * 1024)
  })
})

describe('https', () => {
  async function startTrusted(certificate: Parameters<typeof createCertificate>[0], options = {}) {
    const pair = createCertificate(certificate)
    const {port} = await startHttps(BODY, {...pair, ...options})
    return {port, certificateAuthorities: [pair.cert]}
  }

  test('a certificate that is trusted', async () => {
    const {port, certificateAuthorities} = await startTrusted({})
    const {retrieval, body} = await retrieveHttp(port, {certificateAuthorities}, 'https')
    expect(answerOf({retrieval})).toMatchObject({
      outcome: 'file',
      finalUrl: `https://127.0.0.1:${port}/robots.txt`,
    })
    expect(body).toBe(BODY)
  })

  test.each([
    ['10: self-signed', {}, false, 'self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['11: expired', {validTo: '2021-01-01T00:00:00Z'}, true, 'expired', 'CERT_HAS_EXPIRED'],
    ['12: not yet valid', {validFrom: '2090-01-01T00:00:00Z'}, true, 'not-yet-valid', 'CERT_NOT_YET_VALID'],
    ['13: another name', {names: ['other.example']}, true, 'wrong-name', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])('%s: no answer', async (_name, certificate, trusted, reason, code) => {
    const {port, certificateAuthorities} = await startTrusted(certificate)
    const options = trusted ? {certificateAuthorities} : {}
    expect(failureOf(await retrieveHttp(port, options, 'https'))).toEqual({kind: 'tls', reason, code})
  })

  test('5: no TLS at the port', async () => {
    const server = await startServer(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    expect(failureOf(await retrieveHttp(server.port, {}, 'https'))).toMatchObject({
      kind: 'tls',
      reason: 'not-tls',
    })
  })

  test('6: TLS 1.1 only', async () => {
    const old = {minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0'}
    const {port} = await startTrusted({}, old)
    expect(failureOf(await retrieveHttp(port, {}, 'https'))).toMatchObject({kind: 'tls', reason: 'too-old'})
  })

  test('74: from https down to http: followed, and told', async () => {
    const plain = await startSite(answer('200 OK'))
    const target = `http://127.0.0.1:${plain.port}/robots.txt`
    const pair = createCertificate()
    const {port} = await startHttps((_request, response) => {
      response.writeHead(301, {location: target}).end()
    }, pair)
    const from = `127.0.0.1:${port}`
    const {retrieval} = await retrieveHttp(port, {certificateAuthorities: [pair.cert]}, 'https')
    expect(retrieval).toMatchObject({outcome: 'file', finalUrl: target})
    expect(retrieval.hops[0]?.faults).toEqual([
      {kind: 'redirect-downgrade', from: `https://${from}/robots.txt`, to: target},
      {kind: 'redirect-other-host', from, to: `127.0.0.1:${plain.port}`},
    ])
  })
})

describe('pages in place of the file', () => {
  const PAGE = '<!DOCTYPE html><html><head>'

  test.each([
    ['77: an error page', '200 OK', PLAIN, `${PAGE}<title>404 Not Found</title>`, ['html', 'soft-404']],
    ['77: a page, by its type alone', '200 OK', 'Content-Type: text/html', 'Hello', ['html']],
    [
      '77: a login page',
      '200 OK',
      'Content-Type: text/html',
      `${PAGE}<form><input type="password">`,
      ['html', 'login'],
    ],
    [
      '77: a challenge, by its page',
      '403 Forbidden',
      'Content-Type: text/html',
      `${PAGE}<title>Just a moment...</title>`,
      ['html', 'challenge'],
    ],
    ['77: a challenge, by its header', '503 Busy', 'CF-Mitigated: challenge', 'x', ['challenge']],
    [
      '74: a meta refresh',
      '200 OK',
      'Content-Type: text/html',
      `${PAGE}<meta http-equiv="Refresh" content="0; url=/">`,
      ['html', 'meta-refresh'],
    ],
    ['a robots.txt', '200 OK', PLAIN, 'User-agent: *\nDisallow: /login?type="password"\n', []],
  ])('%s', async (_name, status, header, body, kinds) => {
    const server = await startSite(answer(status, [header], body))
    const {hints} = answerOf(await retrieveHttp(server.port))
    expect(hints.map(({kind}) => kind).sort()).toEqual([...kinds].sort())
  })
})
