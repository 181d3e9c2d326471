/**
 * Opens, changes and perhaps closes thousands of documents in a server, and prints how many of its objects are still
 * there when the garbage is collected. Argument: `close` or `keep`. Needs `--expose-gc`.
 */
import {PassThrough} from 'node:stream'
import {
  createConnection,
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import {startServer} from '../../../lsp/server.ts'
import {Session} from '../../../lsp/session.ts'

const COUNT = 5000
const closes = process.argv[2] === 'close'

const documents: WeakRef<object>[] = []
const analyses: WeakRef<object>[] = []
const {examine} = Session.prototype
Session.prototype.examine = async function (uri) {
  const examined = await examine.call(this, uri)
  if (examined) {
    documents.push(new WeakRef(examined.document))
    analyses.push(new WeakRef(examined.analysis))
  }
  return examined
}

const up = new PassThrough()
const down = new PassThrough()
startServer(createConnection(new StreamMessageReader(up), new StreamMessageWriter(down)), {version: '0'})
const client = createProtocolConnection(new StreamMessageReader(down), new StreamMessageWriter(up))
client.listen()
await client.sendRequest('initialize', {
  processId: null,
  rootUri: null,
  capabilities: {textDocument: {diagnostic: {}}, workspace: {diagnostics: {refreshSupport: true}}},
})
for (let index = 0; index < COUNT; index++) {
  const uri = `file:///${index}/robots.txt`
  const text = `User-agent: *\nDisallow: /${index}\nDisallow: /${index}/b\n`
  await client.sendNotification('textDocument/didOpen', {
    textDocument: {uri, languageId: 'robots', version: 1, text},
  })
  await client.sendRequest('textDocument/diagnostic', {textDocument: {uri}})
  if (closes) {
    const contentChanges = [{text: `${text}# more`}]
    await client.sendNotification('textDocument/didChange', {textDocument: {uri, version: 2}, contentChanges})
    await client.sendRequest('textDocument/hover', {textDocument: {uri}, position: {line: 1, character: 3}})
    await client.sendNotification('textDocument/didClose', {textDocument: {uri}})
  }
}
// The last document is let go of when the next one is asked for.
await client.sendRequest('textDocument/diagnostic', {textDocument: {uri: 'untitled:none'}})
await new Promise(resolve => setTimeout(resolve, 0))
globalThis.gc?.()

const kept = (refs: readonly WeakRef<object>[]) =>
  new Set(refs.map(ref => ref.deref()).filter(object => object !== undefined)).size
process.stdout.write(JSON.stringify({opened: COUNT, documents: kept(documents), analyses: kept(analyses)}))
process.exit()
