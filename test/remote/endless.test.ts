import {gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {DEFAULT_LIMITS} from '../../remote/conversation.ts'
import {retrieve} from '../../remote/retrieve.ts'
import {bytesReadByClients, startCapsule, startServer, startSite} from './fixtures/servers.ts'

/**
 * Memory stays flat: whatever a server sends without end, no more is read than the limit and what is on its way then,
 * and no more is kept than the limit.
 */

interface Writer {
  write(data: string | Buffer, callback: (error?: Error | null) => void): unknown
}

function sendForever(to: Writer, block: string | Buffer): void {
  const more = () => to.write(block, error => error || more())
  more()
}

const KIB = 1024
const LINES = '# no end\n'.repeat(7000)
const CHUNK = `${LINES.length.toString(16)}\r\n${LINES}\r\n`
const OK = 'HTTP/1.1 200 OK\r\n'

/** Servers, and how many bytes may be read of each. */
const servers: readonly (readonly [
  name: string,
  scheme: string,
  limit: number,
  start: () => Promise<{port: number}>,
])[] = [
  ['an answer before TLS', 'gemini', 0, () => startServer(socket => sendForever(socket, LINES))],
  ['an answer before TLS, https', 'https', 0, () => startServer(socket => sendForever(socket, LINES))],
  [
    'a header',
    'gemini',
    DEFAULT_LIMITS.header,
    () => startCapsule(({tls}) => sendForever(tls, 'x'.repeat(KIB))),
  ],
  [
    'a body',
    'gemini',
    DEFAULT_LIMITS.body,
    () =>
      startCapsule(({tls}) => {
        tls.write('20 text/plain\r\n')
        sendForever(tls, LINES)
      }),
  ],
  [
    'a body behind a status that has none',
    'gemini',
    KIB,
    () =>
      startCapsule(({tls}) => {
        tls.write('51 Not found\r\n')
        sendForever(tls, LINES)
      }),
  ],
  [
    'a header, http',
    'http',
    16 * KIB,
    () => startSite(socket => sendForever(socket, `${OK}X: ${'x'.repeat(KIB)}`)),
  ],
  [
    'interim answers, http',
    'http',
    16 * KIB,
    () => startSite(socket => sendForever(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n')),
  ],
  [
    'a body, http',
    'http',
    DEFAULT_LIMITS.body,
    () =>
      startSite(socket => {
        socket.write(`${OK}\r\n`)
        sendForever(socket, LINES)
      }),
  ],
  [
    'chunks, http',
    'http',
    DEFAULT_LIMITS.body,
    () =>
      startSite(socket => {
        socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n`)
        sendForever(socket, CHUNK)
      }),
  ],
  [
    'a body behind an error, http',
    'http',
    64 * KIB,
    () =>
      startSite(socket => {
        socket.write('HTTP/1.1 500 No\r\n\r\n')
        sendForever(socket, LINES)
      }),
  ],
  [
    'a body behind a redirect, http',
    'http',
    16 * KIB,
    () =>
      startSite(socket => {
        socket.write('HTTP/1.1 301 Moved\r\nLocation: gemini://example.org/\r\n\r\n')
        sendForever(socket, LINES)
      }),
  ],
  [
    'a bomb, http',
    'http',
    DEFAULT_LIMITS.body,
    () => {
      const bomb = gzipSync(Buffer.alloc(200_000_000))
      const headers = `${OK}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`
      return startSite(Buffer.concat([Buffer.from(headers), bomb]))
    },
  ],
]

/** What a stream of Node and the connection below it hold when reading stops. */
const ON_ITS_WAY = 512 * KIB

test.each(servers)('%s without end', async (_name, scheme, limit, start) => {
  const {port} = await start()
  const {body} = await retrieve(`${scheme}://127.0.0.1:${port}`)
  expect(body?.length ?? 0).toBeLessThanOrEqual(DEFAULT_LIMITS.body)
  // The buffer that is handed out holds the body and nothing else.
  expect(body?.buffer.byteLength ?? 0).toBe(body?.length ?? 0)
  expect(bytesReadByClients(port)).toBeLessThanOrEqual(limit + ON_ITS_WAY)
})
