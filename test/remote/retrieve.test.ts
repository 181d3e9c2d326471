import type {Socket} from 'node:net'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {retrieve} from '../../remote/retrieve.ts'
import {TargetUrlError} from '../../remote/target-url.ts'
import {startCapsule, startServer, startSite} from './fixtures/servers.ts'

describe('retrieve', () => {
  test('tells a note about the URL', async () => {
    const server = await startCapsule('51\r\n')
    const {retrieval} = await retrieve(`gemini://127.0.0.1:${server.port}/page.gmi`)
    const url = `gemini://127.0.0.1:${server.port}/robots.txt`
    expect(retrieval).toMatchObject({
      requestedUrl: url,
      note: `A page was named; the rules for it are those of ${url}.`,
    })
  })

  test('gives plain data', async () => {
    const server = await startCapsule('21  text/plain\n# é')
    const {retrieval} = await retrieve(`gemini://127.0.0.1:${server.port}/`, {checkQueryForm: true})
    expect(JSON.parse(JSON.stringify(retrieval))).toEqual(retrieval)
  })

  test.each(['gemini', 'http', 'https'])('takes any bytes for an answer: %s', async scheme => {
    let bytes = new Uint8Array()
    const respond = (socket: Socket) => socket.once('data', () => socket.end(bytes))
    const server =
      scheme === 'gemini' ? await startCapsule(({tls}) => tls.end(bytes)) : await startServer(respond)
    const begins = fc.constantFrom(
      '',
      '20 ',
      '31 /',
      '44',
      'HTTP/1.1 ',
      'HTTP/1.1 200 OK\r\nContent-',
      '\x16\x03\x03',
    )
    const answers = fc.tuple(begins, fc.uint8Array({maxLength: 300}))
    await fc.assert(
      fc.asyncProperty(answers, async ([begin, rest]) => {
        bytes = Buffer.concat([Buffer.from(begin, 'latin1'), rest])
        const {retrieval} = await retrieve(`${scheme}://127.0.0.1:${server.port}/`)
        expect(['file', 'status', 'failure']).toContain(retrieval.outcome)
      }),
      {seed: 1965, numRuns: 100},
    )
  })

  test('rejects a URL that cannot be asked', async () => {
    await expect(retrieve('gopher://example.org/')).rejects.toThrow(TargetUrlError)
  })

  test.each(['gemini', 'http', 'https'])(
    'ends with the reason of the signal: %s, nothing answered',
    async scheme => {
      const abort = new AbortController()
      const server = await startServer(socket => {
        socket.once('data', () => abort.abort(new Error('enough')))
      })
      await expect(retrieve(`${scheme}://127.0.0.1:${server.port}/`, {}, abort.signal)).rejects.toThrow(
        'enough',
      )
    },
  )

  test('ends with the reason of the signal: in a body', async () => {
    const abort = new AbortController()
    const capsule = await startCapsule(({tls}) => {
      tls.write('20 text/plain\r\nUser-agent: *\n', () => abort.abort(new Error('enough')))
    })
    await expect(retrieve(`gemini://127.0.0.1:${capsule.port}/`, {}, abort.signal)).rejects.toThrow('enough')

    const again = new AbortController()
    const site = await startSite(socket => {
      socket.write('HTTP/1.1 200 OK\r\n\r\nUser-agent: *\n', () => again.abort(new Error('enough')))
    })
    await expect(retrieve(`http://127.0.0.1:${site.port}/`, {}, again.signal)).rejects.toThrow('enough')
  })

  test('does not begin where the signal is aborted', async () => {
    const server = await startServer(() => {})
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(retrieve(`gemini://127.0.0.1:${server.port}/`, {}, signal)).rejects.toThrow('enough')
    expect(server.mostConnections).toBe(0)
  })
})
