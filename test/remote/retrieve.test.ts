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

  test('rejects a URL that cannot be asked', async () => {
    await expect(retrieve('gopher://example.org/')).rejects.toThrow(TargetUrlError)
  })

  test.each([
    ['gemini', () => {}],
    ['http', () => {}],
    ['https', () => {}],
  ])('ends with the reason of the signal: %s, nothing answered', async (scheme, accept) => {
    const abort = new AbortController()
    const server = await startServer(socket => {
      accept()
      socket.once('data', () => abort.abort(new Error('enough')))
    })
    await expect(retrieve(`${scheme}://127.0.0.1:${server.port}/`, {}, abort.signal)).rejects.toThrow(
      'enough',
    )
  })

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
