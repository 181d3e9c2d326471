import {brotliCompressSync, deflateRawSync, gzipSync} from 'node:zlib'
import {createCertificate} from '../fixtures/certificate.ts'
import {startHttps, startSite} from '../fixtures/servers.ts'
import {BODY, type Case, type Scene} from './case.ts'

const PLAIN = 'Content-Type: text/plain'

/** A whole answer with the length of its body. */
function answer(status: string, headers: readonly string[] = [PLAIN], body: string | Buffer = BODY): Buffer {
  const head = [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${Buffer.byteLength(body)}`, '', '']
  return Buffer.concat([Buffer.from(head.join('\r\n')), Buffer.from(body)])
}

const sceneOf = ({port}: {port: number}): Scene => ({url: `http://127.0.0.1:${port}`})

const answering =
  (...parts: Parameters<typeof answer>) =>
  async () =>
    sceneOf(await startSite(answer(...parts)))

const sending = (bytes: string) => async () => sceneOf(await startSite(bytes))

const redirecting = (target: string) => answering('302 Found', [`Location: ${target}`], '')

export const httpCases: readonly Case[] = [
  {
    kind: 71,
    name: 'gzip',
    start: answering('200 OK', [PLAIN, 'Content-Encoding: gzip'], gzipSync(BODY)),
    reported: [],
  },
  {
    kind: 71,
    name: 'br',
    start: answering('200 OK', [PLAIN, 'Content-Encoding: br'], brotliCompressSync(BODY)),
    reported: [],
  },
  {
    kind: 71,
    name: 'zstd, which nobody asked for',
    start: answering('200 OK', [PLAIN, 'Content-Encoding: zstd']),
    reported: [
      'warning[retrieval-status] 1:1 The body is encoded as “zstd”, which was not asked for (gzip, deflate, br was).',
    ],
    failure: 'The body is encoded as “zstd”, which was not asked for (gzip, deflate, br was).',
  },
  {
    kind: 71,
    name: 'gzip that is none',
    start: answering('200 OK', [PLAIN, 'Content-Encoding: gzip']),
    reported: [
      'warning[retrieval-truncated] 1:1 The answer is not the `gzip` that its Content-Encoding says, or ends too early: after 0 bytes nothing can be read.',
    ],
  },
  {
    kind: 71,
    name: 'a bomb',
    start: answering(
      '200 OK',
      [PLAIN, 'Content-Encoding: gzip'],
      gzipSync(BODY + '# line\n'.repeat(3_000_000)),
    ),
    reported: [
      'error[file-too-large] 73141:1 The file has more than 524288 bytes. For Google, what stands behind the first 512000 does not count, from this line on.',
      'info[retrieval-truncated] 74895:7 The file goes on behind 524288 bytes, where robotslint has stopped to read.',
    ],
  },
  {
    kind: 72,
    name: 'not found',
    start: answering('404 Not Found'),
    reported: [
      'info[retrieval-status] 1:1 There is no robots.txt (status 404): crawlers may fetch everything.',
    ],
  },
  {
    kind: 72,
    name: 'gone',
    start: answering('410 Gone'),
    reported: [
      'info[retrieval-status] 1:1 There is no robots.txt (status 410): crawlers may fetch everything.',
    ],
  },
  {
    kind: 72,
    name: 'unauthorized',
    start: answering('401 Unauthorized'),
    reported: [
      'warning[retrieval-status] 1:1 The site refuses to send its robots.txt (status 401). For Google everything is allowed. Let everybody read `/robots.txt`.',
    ],
  },
  {
    kind: 72,
    name: 'forbidden',
    start: answering('403 Forbidden'),
    reported: [
      'warning[retrieval-status] 1:1 The site refuses to send its robots.txt (status 403). For Google everything is allowed. Let everybody read `/robots.txt`.',
    ],
  },
  {
    kind: 73,
    name: 'too many requests',
    start: answering('429 Too Many Requests', [PLAIN, 'Retry-After: 120']),
    reported: [
      'error[retrieval-status] 1:1 The server asks to be left alone for 120 s (status 429). For Google everything is forbidden for now. Let `/robots.txt` be asked for at any time.',
    ],
  },
  {
    kind: 73,
    name: 'a failing server',
    start: answering('500 Internal Server Error'),
    reported: [
      'error[retrieval-status] 1:1 The server fails to send its robots.txt (status 500). For Google everything is forbidden for now.',
    ],
  },
  {
    kind: 74,
    name: 'more than five redirects',
    start: async () => {
      const server = await startSite(socket => {
        socket.end(answer('302 Found', [`Location: /${server.requests.length}`], ''))
      })
      return sceneOf(server)
    },
    reported: [
      'error[retrieval-redirect] 1:1 The site redirects more than five times, at last to `/6`. RFC 9309 asks crawlers to follow five; Google then takes the file for absent, and everything is allowed.',
    ],
  },
  {
    kind: 74,
    name: 'a redirect to another protocol',
    start: redirecting('gemini://example.org/'),
    reported: [
      'error[retrieval-redirect] 1:1 The site answers with a redirect (status 302) to `gemini://example.org/`, which is of another protocol: crawlers find no file.',
    ],
  },
  {
    kind: 74,
    name: 'a redirect to another host',
    start: async () => {
      const other = await startSite(answer('200 OK'))
      const {port} = await startSite(answer('302 Found', [`Location: http://127.0.0.1:${other.port}/r`], ''))
      return {url: `http://127.0.0.1:${port}`, ports: {OTHER: other.port}}
    },
    reported: [
      'warning[retrieval-redirect] 1:1 The redirect leads to `127.0.0.1:OTHER`: the rules of that host are obeyed for `127.0.0.1:PORT`.',
    ],
  },
  {
    kind: 74,
    name: 'a redirect from https to http',
    start: async () => {
      const plain = await startSite(answer('200 OK'))
      const pair = createCertificate()
      const {port} = await startHttps((_request, response) => {
        response.writeHead(301, {location: `http://127.0.0.1:${plain.port}/robots.txt`}).end()
      }, pair)
      return {
        url: `https://127.0.0.1:${port}`,
        ports: {OTHER: plain.port},
        network: {certificateAuthorities: [pair.cert]},
      }
    },
    reported: [
      'warning[retrieval-redirect] 1:1 The redirect leads from `https://127.0.0.1:PORT/robots.txt` to `http://127.0.0.1:OTHER/robots.txt`, without TLS: anybody on the way can change the rules.',
      'warning[retrieval-redirect] 1:1 The redirect leads to `127.0.0.1:OTHER`: the rules of that host are obeyed for `127.0.0.1:PORT`.',
    ],
  },
  {
    kind: 74,
    name: 'a page that sends browsers elsewhere',
    start: answering(
      '200 OK',
      ['Content-Type: text/html'],
      '<html><meta http-equiv="refresh" content="0; url=/">',
    ),
    reported: [
      'error[retrieval-status] 1:1 In place of the file the site sends, with status 200, a page that sends browsers elsewhere, where no crawler follows (it holds `http-equiv="refresh"`). Crawlers find no rule in it and may fetch everything. Send the file, or a redirect by the status of the answer.',
    ],
  },
  {
    kind: 75,
    name: 'no content',
    start: sending('HTTP/1.1 204 No Content\r\n\r\n'),
    reported: [
      'error[retrieval-status] 1:1 The site answers with status 204, which says that there is nothing to send, so crawlers may fetch everything. Send the file with status 200.',
    ],
  },
  {
    kind: 75,
    name: 'partial content',
    start: answering('206 Partial Content'),
    reported: [
      'error[retrieval-status] 1:1 The site answers with status 206, which says that this is a part of the file only. The rules count for Google. Send the file with status 200.',
    ],
  },
  {
    kind: 75,
    name: 'not modified',
    start: sending('HTTP/1.1 304 Not Modified\r\n\r\n'),
    reported: [
      'error[retrieval-status] 1:1 The site answers with status 304, which says that the file has not changed since a time that nobody has named. Send the file with status 200.',
    ],
  },
  {
    kind: 76,
    name: 'shorter than its Content-Length',
    start: sending(`HTTP/1.1 200 OK\r\n${PLAIN}\r\nContent-Length: 99\r\n\r\n${BODY}Disal`),
    reported: [
      'warning[retrieval-truncated] 2:20 The connection broke off after 39 bytes: what is missing forbids nothing.',
    ],
  },
  {
    kind: 76,
    name: 'longer than its Content-Length',
    start: sending(`HTTP/1.1 200 OK\r\n${PLAIN}\r\nContent-Length: 34\r\n\r\n${BODY}Disallow: /b\n`),
    reported: [
      'warning[retrieval-truncated] 2:20 The answer is longer than the 34 bytes that its Content-Length says: the rest is lost.',
    ],
  },
  {
    kind: 76,
    name: 'a chunk without a size',
    start: sending(
      `HTTP/1.1 200 OK\r\n${PLAIN}\r\nTransfer-Encoding: chunked\r\n\r\n22\r\n${BODY}\r\nzz\r\n`,
    ),
    reported: [
      'warning[retrieval-truncated] 2:20 The chunks of the answer are damaged after 34 bytes: what is missing forbids nothing.',
    ],
  },
  {
    kind: 77,
    name: 'an error page with status 200',
    start: answering('200 OK', ['Content-Type: text/html'], '<!doctype html><title>404 Not Found</title>'),
    reported: [
      'error[retrieval-status] 1:1 In place of the file the site sends, with status 200, a page that says “not found” (it holds `<title>404`). Crawlers find no rule in it and may fetch everything. Send a file, or status 404.',
    ],
  },
  {
    kind: 77,
    name: 'a page to log in',
    start: answering('200 OK', ['Content-Type: text/html'], '<html><form><input type="password"></form>'),
    reported: [
      'error[retrieval-status] 1:1 In place of the file the site sends, with status 200, a page to log in (it holds `type="password"`). Crawlers find no rule in it and may fetch everything. Let everybody read `/robots.txt`.',
    ],
  },
  {
    kind: 77,
    name: 'a challenge with status 403',
    start: answering('403 Forbidden', ['Content-Type: text/html'], '<html><title>Just a moment...</title>'),
    reported: [
      'warning[retrieval-status] 1:1 The site refuses to send its robots.txt (status 403). For Google everything is allowed. With it comes a page that asks whether the visitor is human: let `/robots.txt` pass without that.',
    ],
  },
  {kind: 78, name: 'no charset', start: answering('200 OK'), reported: []},
  {
    kind: 78,
    name: 'UTF-16 in the header only',
    start: answering('200 OK', ['Content-Type: text/plain; charset=utf-16']),
    reported: [
      'warning[retrieval-charset] 1:1 The answer says that the file is in `utf-16`, but it is not. Who believes that finds no rule in it. Name UTF-8, or none.',
    ],
  },
  {
    kind: 79,
    name: 'a flood of headers',
    start: sending(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
    reported: ['warning[retrieval-status] 1:1 The header of the answer is longer than 16384 bytes.'],
    failure: 'The header of the answer is longer than 16384 bytes.',
  },
  {
    kind: 79,
    name: 'a flood of interim answers',
    start: sending('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100)),
    reported: [
      'warning[retrieval-status] 1:1 The server sent more than 32 interim answers (status 1xx) and no answer.',
    ],
    failure: 'The server sent more than 32 interim answers (status 1xx) and no answer.',
  },
  {
    kind: 71,
    name: 'deflate without the envelope of zlib',
    start: answering('200 OK', [PLAIN, 'Content-Encoding: deflate'], deflateRawSync(BODY)),
    reported: [],
  },
  {
    kind: 71,
    name: 'a bomb of br',
    start: answering(
      '200 OK',
      [PLAIN, 'Content-Encoding: br'],
      brotliCompressSync(BODY + '# line\n'.repeat(3_000_000)),
    ),
    reported: [
      'error[file-too-large] 73141:1 The file has more than 524288 bytes. For Google, what stands behind the first 512000 does not count, from this line on.',
      'info[retrieval-truncated] 74895:7 The file goes on behind 524288 bytes, where robotslint has stopped to read.',
    ],
  },
  {
    kind: 71,
    name: 'gzip that ends too early',
    start: answering(
      '200 OK',
      [PLAIN, 'Content-Encoding: gzip'],
      gzipSync(`${BODY}Disallow: /a/\n`).subarray(0, -8),
    ),
    reported: [
      'warning[retrieval-truncated] 3:14 The answer is not the `gzip` that its Content-Encoding says, or ends too early: after 48 bytes nothing can be read.',
    ],
  },
  {
    kind: 72,
    name: 'forbidden by law',
    start: answering('451 Unavailable For Legal Reasons'),
    reported: [
      'warning[retrieval-status] 1:1 The site answers the request for its robots.txt with status 451. For Google everything is allowed.',
    ],
  },
  {
    kind: 73,
    name: 'too many requests, without a time',
    start: answering('429 Too Many Requests'),
    reported: [
      'error[retrieval-status] 1:1 The server asks to be left alone (status 429). For Google everything is forbidden for now. Let `/robots.txt` be asked for at any time.',
    ],
  },
  {
    kind: 73,
    name: 'a server under repair',
    start: answering('503 Service Unavailable', [PLAIN, 'Retry-After: 3600']),
    reported: [
      'error[retrieval-status] 1:1 The server fails to send its robots.txt (status 503). For Google everything is forbidden for now.',
    ],
  },
  {
    kind: 74,
    name: 'a redirect to itself',
    start: redirecting('/robots.txt'),
    reported: [
      'error[retrieval-redirect] 1:1 The site answers with a redirect (status 302) to `/robots.txt`, which was asked before: crawlers find no file.',
    ],
  },
  {
    kind: 74,
    name: 'a redirect to no URL',
    start: redirecting('http://[::1'),
    reported: [
      'error[retrieval-redirect] 1:1 The site answers with a redirect (status 302) to `http://[::1`, which is no URL: crawlers find no file.',
    ],
  },
  {
    kind: 74,
    name: 'a redirect to port 65536',
    start: redirecting('http://127.0.0.1:65536/robots.txt'),
    reported: [
      'error[retrieval-redirect] 1:1 The site answers with a redirect (status 302) to `http://127.0.0.1:65536/robots.txt`, which is no URL: crawlers find no file.',
    ],
  },
  {
    kind: 74,
    name: 'a redirect to port 0',
    start: redirecting('http://127.0.0.1:0/robots.txt'),
    reported: [
      'error[retrieval-redirect] 1:1 The site answers with a redirect (status 302) to `http://127.0.0.1:0/robots.txt`, which is no URL: crawlers find no file.',
    ],
  },
  {
    kind: 74,
    name: 'a redirect to ftp',
    start: redirecting('ftp://example.org/robots.txt'),
    reported: [
      'error[retrieval-redirect] 1:1 The site answers with a redirect (status 302) to `ftp://example.org/robots.txt`, which is of another protocol: crawlers find no file.',
    ],
  },
  {
    kind: 74,
    name: 'a redirect without a Location',
    start: answering('302 Found', [], ''),
    reported: [
      'error[retrieval-redirect] 1:1 The site answers with a redirect (status 302) to nothing, since no address is given: crawlers find no file.',
    ],
  },
  {
    kind: 76,
    name: 'two lengths',
    start: sending(`HTTP/1.1 200 OK\r\n${PLAIN}\r\nContent-Length: 34\r\nContent-Length: 35\r\n\r\n${BODY}`),
    reported: [
      'warning[retrieval-status] 1:1 The answer is not valid HTTP (Duplicate Content-Length); it starts with “HTTP/1.1 200 OK\\x0d\\x0aContent-Type: text/plai”.',
    ],
    failure:
      'The answer is not valid HTTP (Duplicate Content-Length); it starts with “HTTP/1.1 200 OK\\x0d\\x0aContent-Type: text/plai”.',
  },
  {
    kind: 76,
    name: 'a length below zero',
    start: sending(`HTTP/1.1 200 OK\r\n${PLAIN}\r\nContent-Length: -1\r\n\r\n${BODY}`),
    reported: [
      'warning[retrieval-status] 1:1 The answer is not valid HTTP (Invalid character in Content-Length); it starts with “HTTP/1.1 200 OK\\x0d\\x0aContent-Type: text/plai”.',
    ],
    failure:
      'The answer is not valid HTTP (Invalid character in Content-Length); it starts with “HTTP/1.1 200 OK\\x0d\\x0aContent-Type: text/plai”.',
  },
  {
    kind: 76,
    name: 'chunks without an end',
    start: sending(`HTTP/1.1 200 OK\r\n${PLAIN}\r\nTransfer-Encoding: chunked\r\n\r\n22\r\n${BODY}\r\n`),
    reported: [
      'warning[retrieval-truncated] 2:20 The connection broke off after 34 bytes: what is missing forbids nothing.',
    ],
  },
  {
    kind: 79,
    name: 'half a header',
    start: sending('HTTP/1.1 200 OK\r\nContent-Ty'),
    reported: [
      'error[retrieval-status] 1:1 The server closed the connection without a whole answer. For Google everything is forbidden for now.',
    ],
    failure: 'The server closed the connection without a whole answer.',
  },
]
