import {describe, expect, test} from 'vitest'
import {makeSite} from './client/site.ts'
import {PULLING, TestClient, URI} from './client/test-client.ts'

const FILE = 'User-agent: GPTBot\nDisallow: /a/\nDisallow:/a/b\n\nSitemap: https://example.com/s.xml\n'
const textDocument = {uri: URI}
const position = {line: 1, character: 12}
const range = {start: {line: 0, character: 0}, end: {line: 5, character: 0}}

async function open(text = FILE, start: Parameters<typeof TestClient.start>[0] = {}): Promise<TestClient> {
  // A client that is sent nothing without having asked for it.
  const client = await TestClient.start({capabilities: PULLING, ...start})
  await client.open(text)
  return client
}

/** The first item of an answer, or the answer itself. */
type Shape = object | null

describe('over the protocol', () => {
  test.each<{method: string; params: object; answer: Shape}>([
    {
      method: 'textDocument/completion',
      params: {position: {line: 0, character: 13}},
      answer: {
        isIncomplete: true,
        items: expect.arrayContaining([expect.objectContaining({label: 'Googlebot'})]),
      },
    },
    {
      method: 'textDocument/hover',
      params: {position},
      answer: {
        contents: {
          kind: 'markdown',
          value: expect.stringContaining('Covers all paths that begin with `/a/`.'),
        },
        range: {start: {line: 1, character: 10}, end: {line: 1, character: 13}},
      },
    },
    {
      method: 'textDocument/signatureHelp',
      params: {position},
      answer: expect.objectContaining({activeSignature: 0, activeParameter: 0}),
    },
    {
      method: 'textDocument/documentSymbol',
      params: {},
      answer: [
        expect.objectContaining({name: 'GPTBot'}),
        expect.objectContaining({name: '/a/', containerName: 'GPTBot'}),
        expect.objectContaining({name: '/a/b'}),
        expect.objectContaining({name: 'https://example.com/s.xml'}),
      ],
    },
    {
      method: 'textDocument/foldingRange',
      params: {},
      answer: [{startLine: 0, endLine: 2, kind: 'region'}],
    },
    {
      method: 'textDocument/selectionRange',
      params: {positions: [position]},
      answer: [expect.objectContaining({parent: expect.anything()})],
    },
    {
      method: 'textDocument/documentHighlight',
      params: {position: {line: 0, character: 13}},
      answer: [{kind: 1, range: {start: {line: 0, character: 12}, end: {line: 0, character: 18}}}],
    },
    {
      method: 'textDocument/references',
      params: {position: {line: 0, character: 13}, context: {includeDeclaration: true}},
      answer: [{uri: URI, range: {start: {line: 0, character: 12}, end: {line: 0, character: 18}}}],
    },
    {
      method: 'textDocument/definition',
      params: {position: {line: 2, character: 11}},
      answer: [{uri: URI, range: {start: {line: 1, character: 10}, end: {line: 1, character: 13}}}],
    },
    {
      method: 'textDocument/documentLink',
      params: {},
      answer: [expect.objectContaining({target: 'https://example.com/s.xml'})],
    },
    {
      method: 'textDocument/prepareRename',
      params: {position},
      answer: {placeholder: 'a', range: {start: {line: 1, character: 11}, end: {line: 1, character: 12}}},
    },
    {
      method: 'textDocument/rename',
      params: {position, newName: 'x'},
      answer: {
        documentChanges: [
          {
            textDocument: {uri: URI, version: 1},
            edits: [
              {newText: 'x', range: {start: {line: 1, character: 11}, end: {line: 1, character: 12}}},
              {newText: 'x', range: {start: {line: 2, character: 10}, end: {line: 2, character: 11}}},
            ],
          },
        ],
      },
    },
    {
      method: 'textDocument/inlayHint',
      params: {range},
      answer: [expect.objectContaining({position: {line: 2, character: 13}})],
    },
    {method: 'textDocument/codeLens', params: {}, answer: []},
    {
      method: 'textDocument/formatting',
      params: {options: {tabSize: 2, insertSpaces: true}},
      answer: [{newText: ' ', range: {start: {line: 2, character: 9}, end: {line: 2, character: 9}}}],
    },
    {
      method: 'textDocument/rangeFormatting',
      params: {range: {start: position, end: position}, options: {tabSize: 2, insertSpaces: true}},
      answer: [],
    },
    {
      method: 'textDocument/onTypeFormatting',
      params: {position: {line: 3, character: 0}, ch: '\n', options: {tabSize: 2, insertSpaces: true}},
      answer: [{newText: ' ', range: {start: {line: 2, character: 9}, end: {line: 2, character: 9}}}],
    },
    {
      method: 'textDocument/semanticTokens/range',
      params: {range: {start: position, end: position}},
      answer: {data: [1, 0, 8, 0, 0, 0, 10, 3, 2, 0]},
    },
    {
      method: 'robotslint/testPath',
      params: {path: '/a/b', agent: 'GPTBot'},
      answer: expect.objectContaining({
        version: 1,
        answers: expect.arrayContaining([expect.objectContaining({allowed: false})]),
      }),
    },
    {
      method: 'robotslint/effectivePolicy',
      params: {agent: 'GPTBot'},
      answer: expect.objectContaining({
        crawlers: expect.arrayContaining([expect.objectContaining({by: 'name'})]),
      }),
    },
    {
      method: 'robotslint/crawlers',
      params: {},
      answer: expect.objectContaining({targets: ['web'], targetsFrom: 'content'}),
    },
  ])('answers $method', async ({method, params, answer}) => {
    const client = await open()
    expect(await client.connection.sendRequest(method, {textDocument, ...params})).toEqual(answer)
  })

  test('finds agents in all open documents', async () => {
    const client = await open()
    await client.open('User-agent: CCBot\n', 'file:///other/robots.txt')
    const symbols = await client.connection.sendRequest('workspace/symbol', {query: 'bot'})
    expect(symbols).toMatchObject([
      {name: 'GPTBot', location: {uri: URI}},
      {name: 'CCBot', location: {uri: 'file:///other/robots.txt'}},
    ])
  })

  test('finds agents in the files of the workspace, as they are open or else on the disk', async () => {
    const site = makeSite({'robots.txt': 'User-agent: OldBot\n', 'a/robots.txt': 'User-agent: CCBot\n'})
    const client = await TestClient.start({
      capabilities: PULLING,
      host: site.host,
      initialize: {workspaceFolders: [{uri: site.uri, name: 'site'}]},
    })
    await client.open('User-agent: NewBot\n', site.uriOf('robots.txt'))
    expect(await client.connection.sendRequest('workspace/symbol', {query: 'bot'})).toMatchObject([
      {name: 'NewBot', location: {uri: site.uriOf('robots.txt')}},
      {name: 'CCBot', location: {uri: site.uriOf('a/robots.txt')}},
    ])
  })

  test('adds the documentation of a completion later', async () => {
    const client = await open()
    const item = {label: 'GPTBot', data: {kind: 'agent', name: 'GPTBot'}}
    expect(await client.connection.sendRequest('completionItem/resolve', item)).toMatchObject({
      label: 'GPTBot',
      documentation: {value: expect.stringContaining('OpenAI')},
    })
  })

  test('sends only the tokens that have changed', async () => {
    const client = await open('User-agent: a\nDisallow: /a\n')
    const full = await client.connection.sendRequest<{resultId: string; data: number[]}>(
      'textDocument/semanticTokens/full',
      {textDocument},
    )
    expect(full.data).toHaveLength(20)
    await client.change([{text: 'User-agent: a\nDisallow: /ab\n'}], 2)
    const params = {textDocument, previousResultId: full.resultId}
    const delta = await client.connection.sendRequest<{resultId: string}>(
      'textDocument/semanticTokens/full/delta',
      params,
    )
    expect(delta).toMatchObject({edits: [{start: 15, deleteCount: 5, data: [0, 10, 3, 2, 0]}]})
    // A result that is not the last one any more is of no use.
    expect(
      await client.connection.sendRequest('textDocument/semanticTokens/full/delta', params),
    ).toMatchObject({
      data: expect.any(Array),
    })
  })

  test('tells the user why nothing is renamed', async () => {
    const client = await open()
    await expect(
      client.connection.sendRequest('textDocument/rename', {textDocument, position, newName: 'b c'}),
    ).rejects.toThrow('`b c` is no part of a path')
  })

  test('tells the user once why nothing is formatted', async () => {
    const client = await open('User-agent: *\nDisallow: /x \n', {
      settings: () => ({targets: ['tlgs']}),
    })
    const told: string[] = []
    client.connection.onNotification('window/showMessage', ({message}: {message: string}) => {
      told.push(message)
    })
    const params = {textDocument, options: {tabSize: 2, insertSpaces: true}}
    for (let time = 0; time < 2; time++)
      expect(await client.connection.sendRequest('textDocument/formatting', params)).toEqual([])
    expect(told).toEqual([
      'The file stays as it is: formatted, it would mean something else to TLGS: `tlgs,indexer` could then fetch `/x `; see line 2.',
    ])
  })

  test.each([
    {method: 'textDocument/inlayHint', params: {range}, setting: {inlayHints: {enable: false}}},
    {method: 'textDocument/codeLens', params: {}, setting: {codeLens: {enable: false}}},
    {
      method: 'textDocument/formatting',
      params: {options: {tabSize: 2, insertSpaces: true}},
      setting: {format: {enable: false}},
    },
  ])('keeps $method quiet where that is set', async ({method, params, setting}) => {
    const text = 'User-agent: *\nDisallow: /a/\nDisallow:/a/b\n'
    const asked = async (settings: object) => {
      const client = await open(text, {settings: () => settings})
      return client.connection.sendRequest<unknown[]>(method, {textDocument, ...params})
    }
    expect((await asked({})).length).toBeGreaterThan(0)
    expect(await asked(setting)).toEqual([])
  })

  test.each([
    {method: 'textDocument/hover', params: {position}},
    {method: 'textDocument/documentSymbol', params: {}},
  ])('has no answer to $method about a document that is not open', async ({method, params}) => {
    const client = await TestClient.start()
    expect(await client.connection.sendRequest(method, {textDocument, ...params})).toBeNull()
  })

  test('refuses to test a path of a document that is not open', async () => {
    const client = await TestClient.start()
    await expect(client.ask('robotslint/testPath', {textDocument, path: '/'})).rejects.toThrow('is not open')
  })

  test('has clients ask again for hints, lenses and tokens when the settings change', async () => {
    const client = await open(FILE, {
      capabilities: {
        ...PULLING,
        workspace: {
          ...PULLING.workspace,
          inlayHint: {refreshSupport: true},
          codeLens: {refreshSupport: true},
          semanticTokens: {refreshSupport: true},
        },
      },
    })
    const asked = ['inlayHint', 'codeLens', 'semanticTokens'].map(
      name =>
        new Promise<void>(resolve =>
          client.connection.onRequest(`workspace/${name}/refresh`, () => {
            resolve()
            return null
          }),
        ),
    )
    await client.connection.sendNotification('workspace/didChangeConfiguration', {settings: null})
    await Promise.all(asked)
  })

  test('says what it can do', async () => {
    const {capabilities} = (await TestClient.start({capabilities: PULLING})).initialized
    expect(
      Object.keys(capabilities)
        .filter(name => name.endsWith('Provider'))
        .sort(),
    ).toEqual([
      'codeActionProvider',
      'codeLensProvider',
      'completionProvider',
      'definitionProvider',
      'diagnosticProvider',
      'documentFormattingProvider',
      'documentHighlightProvider',
      'documentLinkProvider',
      'documentOnTypeFormattingProvider',
      'documentRangeFormattingProvider',
      'documentSymbolProvider',
      'executeCommandProvider',
      'foldingRangeProvider',
      'hoverProvider',
      'inlayHintProvider',
      'referencesProvider',
      'renameProvider',
      'selectionRangeProvider',
      'semanticTokensProvider',
      'signatureHelpProvider',
      'workspaceSymbolProvider',
    ])
  })
})
