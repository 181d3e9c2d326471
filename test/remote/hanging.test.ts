import type {Socket} from 'node:net'
import {afterEach, expect, test, vi} from 'vitest'
import {DEFAULT_DEADLINES} from '../../remote/deadlines.ts'
import type {Lookup} from '../../remote/resolve.ts'
import {type RetrieveOptions, retrieve} from '../../remote/retrieve.ts'
import {startCapsule, startServer, startSite} from './fixtures/servers.ts'

/**
 * Nothing hangs: a server that says nothing more, wherever that is, ends a retrieval at the total deadline. The clock
 * is turned by hand, so nobody waits for it.
 */

const BODY = 'User-agent: *\nDisallow: /private/\n'
const FILE = `20 text/plain\r\n${BODY}`
const TOO_OLD = Buffer.from('15030100020246', 'hex')

interface Hanging {
  readonly scheme: 'gemini' | 'http' | 'https'
  readonly options?: RetrieveOptions
  /** Starts a server that calls `hang` where it begins to be silent. */
  start(hang: () => void): Promise<{readonly port: number; readonly lookup?: Lookup}>
}

const hangings: Readonly<Record<string, Hanging>> = {
  'name resolution': {
    scheme: 'gemini',
    start: async hang => ({
      port: 1965,
      lookup() {
        hang()
        return new Promise(() => {})
      },
    }),
  },
  'TLS handshake': {scheme: 'gemini', start: hang => startServer(hang)},
  'TLS handshake, https': {scheme: 'https', start: hang => startServer(hang)},
  'second handshake, to learn an old version': {
    scheme: 'gemini',
    start(hang) {
      let connections = 0
      const refuse = (socket: Socket) => socket.once('data', () => socket.end(TOO_OLD))
      return startServer(socket => (++connections === 1 ? refuse(socket) : hang()))
    },
  },
  header: {scheme: 'gemini', start: hang => startCapsule(hang)},
  'half a header': {
    scheme: 'gemini',
    start: hang => startCapsule(({tls}) => tls.write('20 text', hang)),
  },
  body: {
    scheme: 'gemini',
    start: hang => startCapsule(({tls}) => tls.write(FILE, hang)),
  },
  'the target of a redirect': {
    scheme: 'gemini',
    start: hang =>
      startCapsule(({tls, request}) => (request.endsWith('/robots.txt') ? tls.end('31 /r\r\n') : hang())),
  },
  'query form': {
    scheme: 'gemini',
    options: {checkQueryForm: true},
    start: hang => startCapsule(({tls, request}) => (request.includes('?') ? hang() : tls.end(FILE))),
  },
  'port form': {
    scheme: 'gemini',
    start: hang =>
      startCapsule(({tls, request}) =>
        new URL(request).port === '' ? hang() : tls.end('59 Bad request\r\n'),
      ),
  },
  'header, http': {scheme: 'http', start: hang => startSite(hang)},
  'interim answers': {
    scheme: 'http',
    start: hang => startSite(socket => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n', hang)),
  },
  'body, http': {
    scheme: 'http',
    start: hang => startSite(socket => socket.write(`HTTP/1.1 200 OK\r\n\r\n${BODY}`, hang)),
  },
  'body of an error, http': {
    scheme: 'http',
    start: hang => startSite(socket => socket.write('HTTP/1.1 500 No\r\nContent-Length: 9\r\n\r\nx', hang)),
  },
  'compressed body': {
    scheme: 'http',
    start: hang =>
      startSite(socket => socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n', hang)),
  },
}

afterEach(() => {
  vi.useRealTimers()
})

test.each(Object.entries(hangings))('%s', async (_name, {scheme, start, options}) => {
  let hang = () => {}
  const hanging = new Promise<void>(resolve => {
    hang = resolve
  })
  const {port, lookup} = await start(() => hang())
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']})
  const host = lookup ? 'hanging.example' : '127.0.0.1'
  const retrieval = retrieve(`${scheme}://${host}:${port}`, {...options, lookup})
  await hanging
  vi.advanceTimersByTime(DEFAULT_DEADLINES.total)
  expect(['file', 'status', 'failure']).toContain((await retrieval).retrieval.outcome)
  expect(vi.getTimerCount()).toBe(0)
})
