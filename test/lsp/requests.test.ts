import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest'
import {CancellationTokenSource} from 'vscode-languageserver/node'
import {nodeHost} from '../../lsp/workspace/node-host.ts'
import {retrieveForEditor} from '../../lsp/workspace/retrieve-for-editor.ts'
import {startCapsule, startServer} from '../remote/fixtures/servers.ts'
import {TestClient, URI} from './client/test-client.ts'

describe('comparing two texts', () => {
  const BEFORE = 'User-agent: *\nDisallow: /private/\n'
  const AFTER = 'User-agent: *\nDisallow: /\n'

  test('tells who gains or loses access, with a path and both lines', async () => {
    const client = await TestClient.start()
    const {changes} = await client.ask('robotslint/compare', {
      before: BEFORE,
      after: AFTER,
      targets: ['google'],
    })
    expect(changes).toEqual([
      {
        crawler: {id: 'google', title: 'Google'},
        agents: expect.arrayContaining(['*']),
        path: '/',
        before: {allowed: true, line: null, rule: null, why: expect.any(String)},
        after: {allowed: false, line: 2, rule: 'Disallow: /', why: expect.any(String)},
      },
    ])
  })

  test('judges by the newer text where no targets are named', async () => {
    const client = await TestClient.start()
    const after = 'User-agent: indexer\nDisallow: /\n'
    const {changes} = await client.ask('robotslint/compare', {before: '', after})
    expect(changes.map(({crawler}) => crawler.id)).toContain('gemini')
  })

  test('cuts lines that nobody reads to their end', async () => {
    const client = await TestClient.start()
    const after = `User-agent: *\nDisallow: /${'a*'.repeat(5000)}\n`
    const {changes} = await client.ask('robotslint/compare', {before: '', after, targets: ['google']})
    expect(changes.map(({after}) => after.rule?.length)).toEqual([1000])
  })

  test('says which target there is not', async () => {
    const client = await TestClient.start()
    await expect(
      client.ask('robotslint/compare', {before: '', after: '', targets: ['gogle']}),
    ).rejects.toThrow('There is no target gogle')
  })
})

describe('wrong parameters', () => {
  const document = {textDocument: {uri: URI}}

  test.each<[string, unknown, string]>([
    ['robotslint/testPath', {...document}, 'The parameter path must be a string.'],
    ['robotslint/testPath', {...document, path: '/', agent: 3}, 'The parameter agent must be a string.'],
    ['robotslint/testPath', {path: '/'}, 'The parameter textDocument.uri must be a string.'],
    ['robotslint/effectivePolicy', {...document, agent: null}, 'The parameter agent must be a string.'],
    ['robotslint/crawlers', {textDocument: {uri: 1}}, 'The parameter textDocument.uri must be a string.'],
    ['robotslint/compare', {before: ''}, 'The parameter after must be a string.'],
    [
      'robotslint/compare',
      {before: '', after: '', targets: 'web'},
      'The parameter targets must be a list of strings.',
    ],
    [
      'robotslint/compare',
      {before: '', after: '', targets: [1]},
      'The parameter targets must be a list of strings.',
    ],
    ['robotslint/retrieve', {}, 'The parameter url must be a string.'],
    [
      'textDocument/hover',
      {position: {line: 0, character: 0}},
      'The parameter textDocument.uri must be a string.',
    ],
  ])('of %s: %j', async (method, params, message) => {
    const client = await TestClient.start()
    await client.open('User-agent: *\nDisallow: /a\n')
    await expect(client.connection.sendRequest(method, params)).rejects.toMatchObject({code: -32602, message})
  })
})

describe('retrieving a file', () => {
  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), 'robotslint-data-'))
    vi.stubEnv('XDG_DATA_HOME', folder)
    vi.stubEnv('HOME', folder)
    onTestFinished(() => rmSync(folder, {recursive: true}))
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  const answering = (answer: string) =>
    startServer(socket => {
      socket.once('data', () => socket.end(answer))
    })

  test('gives its text, what became of it, and what the retrieval tells', async () => {
    const {port} = await answering(
      'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\nUser-agent: *\nDisallow: /a\n',
    )
    const client = await TestClient.start({host: nodeHost('1.2.3')})
    const result = await client.ask('robotslint/retrieve', {url: `http://127.0.0.1:${port}`})
    expect(result).toMatchObject({
      requestedUrl: `http://127.0.0.1:${port}/robots.txt`,
      finalUrl: `http://127.0.0.1:${port}/robots.txt`,
      text: 'User-agent: *\nDisallow: /a\n',
    })
    expect(result.findings.map(({rule}) => rule)).toEqual(['retrieval-media-type'])
    expect(result.findings[0]?.docs).toContain('docs/rules/retrieval-media-type.md')
  })

  test('is remembered when the file is opened: what was cut is not judged', async () => {
    const {port} = await answering(
      'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 99\r\n\r\nUser-agent: *\nDisallow: /a\nDisallow: b',
    )
    const client = await TestClient.start({host: nodeHost('1.2.3')})
    const {text, finalUrl, findings} = await client.ask('robotslint/retrieve', {
      url: `http://127.0.0.1:${port}`,
    })
    expect(findings.map(({rule}) => rule)).toEqual(['retrieval-truncated'])
    await client.open(text ?? '', finalUrl)
    expect(await client.diagnostics(undefined, finalUrl)).toEqual([])
  })

  test('says what came instead of a file', async () => {
    const {port} = await answering('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n')
    const client = await TestClient.start({host: nodeHost('1.2.3')})
    const {text, summary} = await client.ask('robotslint/retrieve', {url: `http://127.0.0.1:${port}`})
    expect(text).toBeNull()
    expect(summary).toContain('404')
  })

  test.each(['example.org', 'ftp://example.org', ''])('fails for %j with words for the user', async url => {
    const client = await TestClient.start({host: nodeHost('1.2.3')})
    await expect(client.ask('robotslint/retrieve', {url})).rejects.toMatchObject({code: -32803})
  })

  test('can be given up', async () => {
    let isAsked = () => {}
    const asked = new Promise<void>(resolve => {
      isAsked = resolve
    })
    const {port} = await startServer(socket => {
      socket.once('data', () => isAsked())
    })
    const client = await TestClient.start({host: nodeHost('1.2.3')})
    const source = new CancellationTokenSource()
    const answer = client.connection.sendRequest(
      'robotslint/retrieve',
      {url: `http://127.0.0.1:${port}`},
      source.token,
    )
    await asked
    source.cancel()
    await expect(answer).rejects.toMatchObject({code: -32800})
  })

  test('keeps the record of certificates that the command line keeps', async () => {
    const {port} = await startCapsule('20 text/plain\r\nUser-agent: *\nDisallow: /a\n')
    const url = `gemini://127.0.0.1:${port}`
    const {signal} = new AbortController()
    const trust = async () => {
      const {retrieval} = await retrieveForEditor(url, '1.2.3', signal)
      return (
        retrieval.outcome === 'file' &&
        retrieval.protocol === 'gemini' &&
        retrieval.certificate.trust?.decision
      )
    }
    expect([await trust(), await trust()]).toEqual(['first', 'same'])
    const record = join(process.env.XDG_DATA_HOME ?? '', 'robotslint', 'known_hosts')
    expect(readFileSync(record, 'utf8')).toContain(`127.0.0.1:${port}`)
  })
})

test('the client can have messages traced', async () => {
  const client = await TestClient.start()
  const traced: string[] = []
  client.connection.onNotification('$/logTrace', ({message}: {message: string}) => {
    traced.push(message)
  })
  await client.open('User-agent: *\n')
  await client.diagnostics()
  expect(traced).toEqual([])
  await client.connection.sendNotification('$/setTrace', {value: 'verbose'})
  await client.change([{text: 'User-agent: *\nDisallow:\n'}], 2)
  await client.diagnostics(({version}) => version === 2)
  await client.settle()
  expect(traced.some(message => message.includes('version 2'))).toBe(true)
})
