import {symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {
  CancellationTokenSource,
  type DocumentDiagnosticReport,
  type WorkspaceDiagnosticReport,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver/node'
import {makeSite} from './client/site.ts'
import {PULLING, TestClient, URI} from './client/test-client.ts'

const BAD = 'User-agent: *\nDisallow: a\n'
const GOOD = 'User-agent: *\nDisallow: /a\n'

const pull = (
  {connection}: TestClient,
  previousResultId?: string,
  uri = URI,
): Promise<DocumentDiagnosticReport> =>
  connection.sendRequest('textDocument/diagnostic', {
    textDocument: {uri},
    ...(previousResultId !== undefined && {previousResultId}),
  })

const pullAll = (
  {connection}: TestClient,
  previousResultIds: readonly {uri: string; value: string}[] = [],
  tokens = {},
): Promise<WorkspaceDiagnosticReport> =>
  connection.sendRequest('workspace/diagnostic', {previousResultIds, ...tokens})

describe('a client that fetches diagnostics', () => {
  test('is not sent any', async () => {
    const client = await TestClient.start({capabilities: PULLING})
    await client.open(BAD)
    await client.change([{text: BAD}], 2)
    await client.settle()
    expect(client.published).toEqual([])
    expect(client.initialized.capabilities.diagnosticProvider).toMatchObject({identifier: 'robotslint'})
  })

  test('gets them for the newest text, and hears that they are as they were', async () => {
    const client = await TestClient.start({capabilities: PULLING})
    await client.open(GOOD)
    const first = await pull(client)
    expect(first).toMatchObject({kind: 'full', items: []})
    expect(await pull(client, first.resultId)).toEqual({kind: 'unchanged', resultId: first.resultId})
    await client.change([{text: BAD}], 2)
    expect(await pull(client, first.resultId)).toMatchObject({
      kind: 'full',
      items: [{code: 'missing-leading-slash'}],
    })
  })

  test('gets new ones for a document that is opened again, whose versions begin anew', async () => {
    const client = await TestClient.start({capabilities: PULLING})
    await client.open(BAD)
    const first = await pull(client)
    await client.close()
    await client.open(GOOD)
    expect(await pull(client, first.resultId)).toMatchObject({kind: 'full', items: []})
  })

  test('gets none for what is not open and lies nowhere', async () => {
    const client = await TestClient.start({capabilities: PULLING})
    expect(await pull(client, undefined, 'untitled:1')).toEqual({kind: 'full', items: []})
  })

  test('is told to ask again when settings change', async () => {
    let level = 'info'
    const client = TestClient.connect({settings: () => ({rules: {'missing-leading-slash': level}})})
    const refreshed = new Promise<void>(resolve => {
      client.connection.onRequest('workspace/diagnostic/refresh', () => {
        resolve()
        return null
      })
    })
    await client.initialize({capabilities: PULLING, settings: () => null})
    await client.open(BAD)
    const first = await pull(client)
    level = 'warning'
    await client.connection.sendNotification('workspace/didChangeConfiguration', {settings: null})
    await refreshed
    expect(await pull(client, first.resultId)).toMatchObject({kind: 'full', items: [{severity: 2}]})
  })

  test('keeps what it has while a document waits to be saved', async () => {
    const client = await TestClient.start({capabilities: PULLING, settings: () => ({run: 'onSave'})})
    await client.open(GOOD)
    const {resultId} = await pull(client)
    await client.change([{text: BAD}], 2)
    expect(await pull(client, resultId)).toEqual({kind: 'unchanged', resultId})
    await client.save()
    expect(await pull(client, resultId)).toMatchObject({kind: 'full', items: [{}]})
  })

  test('that cannot be told to ask again is sent diagnostics', async () => {
    const client = await TestClient.start({capabilities: {textDocument: {diagnostic: {}}}})
    expect(client.initialized.capabilities.diagnosticProvider).toBeUndefined()
    await client.open(BAD)
    expect(await client.diagnostics()).toHaveLength(1)
  })
})

describe('the diagnostics of a workspace', () => {
  const start = (site: ReturnType<typeof makeSite>) =>
    TestClient.start({
      capabilities: PULLING,
      host: site.host,
      initialize: {workspaceFolders: [{uri: site.uri, name: 'site'}]},
    })
  const idsOf = ({items}: WorkspaceDiagnosticReport) =>
    items.map(({uri, resultId}) => ({uri, value: resultId ?? ''}))

  test('are those of all robots.txt files, and of open documents as they are', async () => {
    const site = makeSite({
      'robots.txt': GOOD,
      'a/robots.txt': BAD,
      'node_modules/x/robots.txt': BAD,
      '.gitignore': 'old/\n',
      '.git/HEAD': '',
      'old/robots.txt': BAD,
    })
    const client = await start(site)
    await client.open(BAD, site.uriOf('robots.txt'), 4)
    await client.open(BAD, 'untitled:1')
    const {items} = await pullAll(client)
    expect(
      items
        .map(item => [item.uri, item.version, item.kind === 'full' ? item.items.length : item.kind])
        .sort(),
    ).toEqual(
      [
        [site.uriOf('robots.txt'), 4, 1],
        ['untitled:1', 1, 1],
        [site.uriOf('a/robots.txt'), null, 1],
      ].sort(),
    )
  })

  test.skipIf(process.platform === 'win32')('are told of other files where one cannot be read', async () => {
    const site = makeSite({'robots.txt': BAD, 'a/x': ''})
    symlinkSync('robots.txt', join(site.folder, 'a/robots.txt'))
    const client = await start(site)
    expect((await pullAll(client)).items).toMatchObject([{uri: site.uriOf('robots.txt'), items: [{}]}])
    expect(await pull(client, undefined, site.uriOf('a/robots.txt'))).toEqual({kind: 'full', items: []})
  })

  test('are told again only where they have changed', async () => {
    const site = makeSite({'robots.txt': GOOD, 'a/robots.txt': BAD, 'b/robots.txt': BAD})
    const client = await start(site)
    const first = await pullAll(client)
    site.write('a/robots.txt', `# longer\n${GOOD}`)
    site.remove('b/robots.txt')
    const second = await pullAll(client, idsOf(first))
    const kinds = Object.fromEntries(
      second.items.map(item => [item.uri, item.kind === 'full' ? item.items : item.kind]),
    )
    expect(kinds).toEqual({
      [site.uriOf('robots.txt')]: 'unchanged',
      [site.uriOf('a/robots.txt')]: [],
      [site.uriOf('b/robots.txt')]: [],
    })
    // What is gone is told once.
    expect((await pullAll(client, idsOf(second))).items.map(({kind}) => kind)).toEqual([
      'unchanged',
      'unchanged',
    ])
  })

  test('come part by part, with progress, where the client wants them so', async () => {
    const site = makeSite({'robots.txt': GOOD, 'a/robots.txt': BAD})
    const client = await start(site)
    const progress: {kind?: string; items?: WorkspaceDocumentDiagnosticReport[]}[] = []
    client.connection.onNotification('$/progress', ({value}: {value: object}) => {
      progress.push(value)
    })
    const {items} = await pullAll(client, [], {workDoneToken: 'w', partialResultToken: 'p'})
    expect(items).toEqual([])
    expect(progress.flatMap(one => one.items ?? [])).toHaveLength(2)
    const kinds = progress.flatMap(({kind}) => kind ?? [])
    expect([kinds[0], kinds.at(-1)]).toEqual(['begin', 'end'])
  })

  test('can be given up', async () => {
    const site = makeSite(
      Object.fromEntries(Array.from({length: 200}, (_, index) => [`${index}/robots.txt`, BAD])),
    )
    const client = await start(site)
    const source = new CancellationTokenSource()
    const answer = client.connection.sendRequest(
      'workspace/diagnostic',
      {previousResultIds: []},
      source.token,
    )
    source.cancel()
    await expect(answer).rejects.toMatchObject({code: -32800})
  })
})
