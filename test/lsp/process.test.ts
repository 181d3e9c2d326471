import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {describe, expect, test} from 'vitest'
import type {PublishDiagnosticsParams} from 'vscode-languageserver/node'
import {initialize, isBuilt, PROGRAMS, type ServerProcess, startProcess} from './client/server-process.ts'

const URI = 'file:///robots.txt'
const BAD = 'User-agent: *\nDisallow: a\n'

const open = ({connection}: ServerProcess, text = BAD) =>
  connection.sendNotification('textDocument/didOpen', {
    textDocument: {uri: URI, languageId: 'robots', version: 1, text},
  })

function framed(message: object): string {
  const text = JSON.stringify(message)
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

const nextDiagnostics = ({connection}: ServerProcess) =>
  new Promise<PublishDiagnosticsParams>(resolve =>
    connection.onNotification('textDocument/publishDiagnostics', resolve),
  )

describe.skipIf(!isBuilt).each(PROGRAMS)('%s %s', (...args) => {
  test('speaks over the standard streams', async () => {
    const server = startProcess(args)
    await initialize(server)
    const published = nextDiagnostics(server)
    await open(server)
    expect((await published).diagnostics).toMatchObject([{code: 'missing-leading-slash'}])
  })

  test('ends well without any parameters, and answers nothing between shutdown and exit', async () => {
    const server = startProcess(args)
    await initialize(server)
    await server.connection.sendRequest('shutdown')
    await expect(
      server.connection.sendRequest('robotslint/compare', {before: '', after: ''}),
    ).rejects.toMatchObject({
      code: -32600,
    })
    await server.connection.sendNotification('exit')
    expect(await server.ended).toBe(0)
  })

  test('ends with 1 where it is told to without shutdown', async () => {
    const server = startProcess(args)
    await initialize(server)
    await server.connection.sendNotification('exit')
    expect(await server.ended).toBe(1)
  })

  test('ends with its input', async () => {
    const server = startProcess(args)
    await initialize(server)
    server.child.stdin.end()
    expect(await server.ended).toBe(1)
  })
})

describe.skipIf(!isBuilt)('the server', () => {
  test('ends when the client has died, although the stream stays open', async () => {
    const client = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const server = startProcess()
    await initialize(server, client.pid ?? null)
    client.kill('SIGKILL')
    await once(client, 'exit')
    expect(await server.ended).toBe(1)
  })

  test('ends when nobody reads it any more, rather than trying for ever to say so', async () => {
    const server = startProcess()
    await initialize(server)
    server.child.stdout.destroy()
    server.child.stderr.destroy()
    // What it would complain about, and what it would answer.
    server.child.stdin.write(
      framed({jsonrpc: '2.0', method: 'textDocument/didChange', params: {wrong: true}}),
    )
    server.child.stdin.write(framed({jsonrpc: '2.0', id: 'x', method: 'no/such/request'}))
    expect(await server.ended).toBe(1)
  })

  test('keeps its stream clean whatever writes to the console', async () => {
    const noise = 'data:text/javascript,setInterval(() => { console.log("noise"); console.info("noise") }, 1)'
    const server = startProcess(['--import', noise, ...(PROGRAMS[0] ?? [])])
    const logged: string[] = []
    server.connection.onNotification('window/logMessage', ({message}: {message: string}) => {
      logged.push(message)
    })
    await initialize(server)
    const published = nextDiagnostics(server)
    await open(server)
    expect((await published).diagnostics).toHaveLength(1)
    await server.connection.sendRequest('shutdown')
    expect(new Set(logged)).toEqual(new Set(['noise']))
  })

  test('refuses requests before it is initialized', async () => {
    const server = startProcess()
    await expect(
      server.connection.sendRequest('robotslint/compare', {before: '', after: ''}),
    ).rejects.toMatchObject({code: -32002})
  })

  test('is initialized once, and not after it was shut down', async () => {
    const server = startProcess()
    await initialize(server)
    await expect(initialize(server)).rejects.toMatchObject({code: -32600})
    await server.connection.sendRequest('shutdown')
    await expect(initialize(server)).rejects.toMatchObject({code: -32600})
  })

  test.each([
    [['--version'], /^robotslint-lsp \d/],
    [['--help'], /--stdio/],
  ])('says about itself: %j', async (args, text) => {
    const child = spawn(process.execPath, ['dist/lsp.cjs', ...args])
    let output = ''
    child.stdout.on('data', chunk => {
      output += String(chunk)
    })
    expect(await once(child, 'close')).toEqual([0, null])
    expect(output).toMatch(text)
  })
})

// What survives is proven by an answer to the next request.
describe.skipIf(!isBuilt)('hostile messages leave the server alive', () => {
  const compare = {before: 'User-agent: *\nDisallow: /a\n', after: 'User-agent: *\nDisallow:\n'}

  test.each([
    ['textDocument/didOpen', {}],
    ['textDocument/didOpen', {textDocument: null}],
    ['textDocument/didOpen', {textDocument: {uri: 7, version: 'x', text: null}}],
    ['textDocument/didChange', {}],
    ['textDocument/didChange', {textDocument: {uri: URI, version: 2}, contentChanges: null}],
    ['textDocument/didChange', {textDocument: {uri: URI, version: 2}, contentChanges: [{range: null}]}],
    [
      'textDocument/didChange',
      {
        textDocument: {uri: URI, version: -1},
        contentChanges: [
          {range: {start: {line: -5, character: -5}, end: {line: 1e9, character: 1e9}}, text: 'x'},
          {range: {start: {line: 1.5, character: Number.NaN}, end: {line: 0, character: 0}}, text: 'y'},
        ],
      },
    ],
    ['textDocument/didClose', {textDocument: {}}],
    ['textDocument/didSave', null],
    ['workspace/didChangeConfiguration', null],
    ['workspace/didChangeConfiguration', {settings: {robotslint: {rules: [1], targets: {}, enable: 'no'}}}],
    ['workspace/didChangeWatchedFiles', {changes: [{}]}],
    ['workspace/didChangeWatchedFiles', {}],
    ['workspace/didRenameFiles', {files: [{}]}],
    ['$/setTrace', {value: 'loud'}],
    ['$/cancelRequest', {id: 4711}],
    ['no/such/notification', [1, 2, 3]],
  ])('%s %j', async (method, params) => {
    const server = startProcess()
    await initialize(server)
    await open(server)
    await server.connection.sendNotification(method, params)
    expect(await server.connection.sendRequest('robotslint/compare', compare)).toMatchObject({
      changes: expect.arrayContaining([expect.objectContaining({path: '/a'})]),
    })
  })

  test.each([
    ['textDocument/hover', {}],
    ['textDocument/hover', {textDocument: {uri: URI}, position: {line: 1e9, character: -1}}],
    ['textDocument/codeAction', {textDocument: {uri: URI}, range: null, context: null}],
    ['textDocument/rename', {textDocument: {uri: URI}, position: {line: 0, character: 0}, newName: 'a\nb'}],
    ['textDocument/semanticTokens/full/delta', {textDocument: {uri: URI}, previousResultId: '\u0000'}],
    ['workspace/executeCommand', {command: 'rm', arguments: ['-rf']}],
    ['workspace/executeCommand', {command: 'constructor', arguments: ['x']}],
    ['robotslint/testPath', {textDocument: {uri: URI}, path: null}],
    ['robotslint/compare', {before: 7, after: null}],
    ['robotslint/compare', {before: '', after: '', targets: ['nobody']}],
    ['robotslint/retrieve', {url: 'file:///etc/passwd'}],
    ['robotslint/retrieve', {url: null}],
    ['no/such/request', {}],
  ])('%s %j', async (method, params) => {
    const server = startProcess()
    await initialize(server)
    await open(server)
    await server.connection.sendRequest(method, params).catch(() => null)
    expect(await server.connection.sendRequest('robotslint/compare', compare)).toHaveProperty('changes')
  })

  test('bytes that are no message end it without a trace of it running on', async () => {
    const server = startProcess()
    server.child.stdin.write('Content-Length: 5\r\n\r\n{"a":\u0000\u0001garbage\r\n\r\n')
    server.child.stdin.end()
    expect(await server.ended).toBe(1)
  })
})
