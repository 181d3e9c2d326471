import {createContext, runInContext} from 'node:vm'
import {build} from 'esbuild'
import {expect, test} from 'vitest'

/** What a web worker has, as far as the server may use it; nothing of Node. */
function makeWorker() {
  const sent: {
    readonly method?: string
    readonly id?: number
    readonly params?: unknown
    readonly result?: unknown
  }[] = []
  const waiting = new Set<() => void>()
  const self = {
    onmessage: (_event: {data: unknown}) => {},
    addEventListener() {},
    // As a message channel copies it.
    postMessage(message: object) {
      sent.push(JSON.parse(JSON.stringify(message)))
      for (const wake of waiting) wake()
    },
  }
  const context = createContext({
    self,
    setTimeout,
    clearTimeout,
    TextEncoder,
    TextDecoder,
    URL,
    performance,
    AbortController,
    console,
  })
  return {
    context,
    send: (message: object) => self.onmessage({data: {jsonrpc: '2.0', ...message}}),
    async next(holds: (message: (typeof sent)[number]) => boolean) {
      for (;;) {
        const found = sent.find(holds)
        if (found) return found
        await new Promise<void>(resolve => waiting.add(resolve))
      }
    },
  }
}

test('the language server runs in a web worker, with nothing of Node', async () => {
  const {outputFiles} = await build({
    entryPoints: ['lsp/browser.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    mainFields: ['browser', 'module', 'main'],
    define: {ROBOTSLINT_VERSION: '"1.2.3"'},
  })
  const worker = makeWorker()
  runInContext(outputFiles[0]?.text ?? '', worker.context)
  worker.send({id: 1, method: 'initialize', params: {processId: null, rootUri: null, capabilities: {}}})
  await worker.next(({id}) => id === 1)
  const uri = 'vscode-vfs://github/owner/repository/robots.txt'
  const text = 'User-agent: *\nDisallow: a\n'
  worker.send({
    method: 'textDocument/didOpen',
    params: {textDocument: {uri, languageId: 'robots-txt', version: 1, text}},
  })
  expect(await worker.next(({method}) => method === 'textDocument/publishDiagnostics')).toMatchObject({
    params: {uri, version: 1, diagnostics: [{code: 'missing-leading-slash'}]},
  })
  worker.send({id: 2, method: 'robotslint/retrieve', params: {url: 'https://example.org'}})
  expect(await worker.next(({id}) => id === 2)).toMatchObject({
    error: {message: 'A page in a browser can retrieve nothing from other servers.'},
  })
})
