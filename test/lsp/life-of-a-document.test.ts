import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {OpenDocuments} from '../../lsp/documents/open-documents.ts'
import {UTF_8, UTF_16, UTF_32} from '../../lsp/documents/position-encoding.ts'
import {CAPABILITIES, ManualClock, TestClient, URI} from './client/test-client.ts'

const BAD = 'User-agent: *\nDisallow: a\n'
const GOOD = 'User-agent: *\nDisallow: /a\n'

const whole = (text: string) => [{text}]
const insert = (text: string, line = 0, character = 0) => {
  const start = {line, character}
  return {range: {start, end: start}, text}
}

describe('diagnostics are pushed', () => {
  test('once for many changes, for the last of them, after a pause of at most 200 ms', async () => {
    const clock = new ManualClock()
    const client = await TestClient.start({clock})
    await client.open(GOOD)
    await client.diagnostics()
    for (let version = 2; version <= 12; version++) {
      await client.change([insert('#')], version)
      await client.settle()
      clock.move(5)
    }
    clock.move(200)
    await client.diagnostics(({version}) => version === 12)
    await client.settle()
    expect(client.published.map(({version}) => version)).toEqual([1, 12])
  })

  test('while somebody types on and on, at most half a second late', async () => {
    const clock = new ManualClock()
    const client = await TestClient.start({clock})
    await client.open(GOOD)
    await client.diagnostics()
    for (let version = 2; version <= 51; version++) {
      await client.change([insert('#')], version)
      await client.settle()
      clock.move(90)
    }
    await client.settle()
    const versions = client.published.map(({version}) => version ?? 0)
    expect(versions.length).toBeGreaterThan(8)
    // Five changes are 450 ms.
    for (const [index, version] of versions.entries())
      expect(version - (versions[index - 1] ?? 1)).toBeLessThanOrEqual(6)
  })

  test('never after the document was closed', async () => {
    const clock = new ManualClock()
    const client = await TestClient.start({clock})
    await client.open(BAD)
    await client.diagnostics()
    await client.change(whole(BAD), 2)
    await client.close()
    await client.settle()
    clock.move(1000)
    await client.settle()
    expect(client.published.at(-1)).toEqual({uri: URI, diagnostics: []})
    expect(client.published).toHaveLength(2)
  })

  test('for no version that was passed over meanwhile', async () => {
    let answer = () => {}
    const settings = () =>
      new Promise(resolve => {
        answer = () => resolve(null)
      })
    const client = await TestClient.start({settings, clock: new ManualClock()})
    await client.open(BAD)
    await client.change(whole(GOOD), 2)
    await client.settle()
    answer()
    expect(await client.diagnostics()).toEqual([])
    expect(client.published.map(({version}) => version)).toEqual([2])
  })
})

describe('diagnostics are taken away', () => {
  // A client closes a document that gets another language.
  test('when the document is closed', async () => {
    const client = await TestClient.start()
    await client.open(BAD)
    expect(await client.diagnostics()).toHaveLength(1)
    await client.close()
    expect(await client.diagnostics(({version}) => version === undefined)).toEqual([])
  })

  test.each([
    ['workspace/didChangeWatchedFiles', {changes: [{uri: URI, type: 3}]}],
    ['workspace/didDeleteFiles', {files: [{uri: URI}]}],
    ['workspace/didDeleteFiles', {files: [{uri: 'file:///site'}]}],
    ['workspace/didRenameFiles', {files: [{oldUri: URI, newUri: 'file:///site/other.txt'}]}],
  ])('when its file is gone: %s', async (method, params) => {
    const client = await TestClient.start()
    await client.open(BAD)
    expect(await client.diagnostics()).toHaveLength(1)
    await client.connection.sendNotification(method, params)
    expect(await client.diagnostics(({version}) => version === undefined)).toEqual([])
  })

  test('when it is opened again without fault', async () => {
    const client = await TestClient.start()
    await client.open(BAD)
    expect(await client.diagnostics()).toHaveLength(1)
    await client.open(GOOD, URI, 7)
    expect(await client.diagnostics(({version}) => version === 7)).toEqual([])
  })
})

describe('documents', () => {
  test.each([
    'file:///c%3A/sites/robots.txt',
    'file:///C:/sites/robots.txt',
    'file:///a%20b%23%C3%BC/robots.txt',
    'file:///a b#ü/robots.txt',
    'file:///100%/robots.txt',
    'file://other-computer/share/robots.txt',
    'file:///not/on/the/disk/robots.txt',
    'untitled:Untitled-1',
    'git:/site/robots.txt?%7B%22ref%22%3A%22%22%7D',
    'vscode-vfs://github/owner/repository/robots.txt',
    'https://example.com/robots.txt',
    'robots.txt',
    '',
  ])('of any address are judged by their text, and named as the client names them: %j', async uri => {
    const client = await TestClient.start()
    await client.open(BAD, uri)
    expect((await client.diagnostics(undefined, uri)).map(({code}) => code)).toEqual([
      'missing-leading-slash',
    ])
  })

  test.each([
    ['file:///c%3A/a%20b/robots.txt', 'file:///C:/a b/robots.txt'],
    ['file:///%C3%BC/robots.txt', 'file:///%c3%bc/robots.txt'],
  ])('are the same under two spellings of their address: %s and %s', async (opened, changed) => {
    const client = await TestClient.start()
    await client.open(BAD, opened)
    expect(await client.diagnostics(undefined, opened)).toHaveLength(1)
    await client.change(whole(GOOD), 2, changed)
    expect(await client.diagnostics(({version}) => version === 2, opened)).toEqual([])
    await client.close(changed)
    await client.diagnostics(({version}) => version === undefined, opened)
  })

  test('of the server say by their address who reads them', async () => {
    const client = await TestClient.start()
    const text = 'User-agent: *\nDisallow: /*.gif\n'
    await client.open(text, 'gemini://example.org/robots.txt')
    const [first] = await client.diagnostics(undefined, 'gemini://example.org/robots.txt')
    expect(first?.code).toBe('unsupported-wildcard')
    await client.open(text, 'https://example.org/robots.txt')
    expect(await client.diagnostics(undefined, 'https://example.org/robots.txt')).toEqual([])
  })

  test.each([
    {rootUri: null, rootPath: null, workspaceFolders: null, initializationOptions: null},
    {rootUri: null},
    {workspaceFolders: []},
    {rootPath: '/site'},
    {rootUri: 'file:///site'},
    {initializationOptions: 7},
    {initializationOptions: {settings: null, commands: 'x'}},
  ])('need no folder around them: %j', async initialize => {
    const client = await TestClient.start({initialize})
    await client.open(BAD)
    expect(await client.diagnostics()).toHaveLength(1)
  })

  test('are formatted by what stands in them, whichever comes first', async () => {
    const client = await TestClient.start()
    const uris = ['file:///a/robots.txt', 'file:///b/robots.txt']
    await client.open('User-agent:*\nDisallow: /a\n', uris[0])
    await client.open('User-agent: *\nDisallow:   /b\n', uris[1])
    const answers = uris.map(uri =>
      client.connection.sendRequest('textDocument/formatting', {
        textDocument: {uri},
        options: {tabSize: 2, insertSpaces: true},
      }),
    )
    expect(await Promise.all(answers)).toMatchObject([
      [{range: {start: {line: 0, character: 11}}, newText: ' '}],
      [{range: {start: {line: 1, character: 9}}, newText: ' '}],
    ])
  })

  test('that were never opened are passed over', async () => {
    const client = await TestClient.start()
    await client.change(whole(BAD), 2)
    await client.save()
    await client.close()
    await client.settle()
    expect(client.published).toEqual([])
  })
})

describe.each([
  [['utf-8'], 'utf-8', 10 + 4 + 6],
  [['utf-32'], 'utf-32', 10 + 4 + 2],
  [['utf-8', 'utf-16'], 'utf-16', 10 + 4 + 3],
  [undefined, 'utf-16', 10 + 4 + 3],
])('positions for a client that counts in %j', (positionEncodings, agreed, character) => {
  const capabilities = {...CAPABILITIES, general: positionEncodings ? {positionEncodings} : {}}

  test('are counted in what is agreed on', async () => {
    const client = await TestClient.start({capabilities})
    expect(client.initialized.capabilities.positionEncoding).toBe(agreed)
    // Behind letters of two and four bytes: the end of a value that lacks its slash.
    await client.open('User-agent: *\nDisallow: \t\tabé😀\n')
    const [diagnostic] = await client.diagnostics()
    expect(diagnostic?.range.end).toEqual({line: 1, character})
  })

  test('are understood as well', async () => {
    const client = await TestClient.start({capabilities})
    await client.open('User-agent: *\nDisallow: \t\tabé😀\n')
    const end = {line: 1, character}
    await client.change([{range: {start: {line: 1, character: 10}, end}, text: '/a'}], 2)
    expect(await client.diagnostics(({version}) => version === 2)).toEqual([])
  })
})

describe('edits', () => {
  const parts = fc.constantFrom(
    'a',
    '/',
    ' ',
    'é',
    '字',
    '😀',
    '\r',
    '\n',
    '\r\n',
    '\uFEFF',
    'User-agent: *\n',
    'Disallow: /x\r\n',
  )
  const texts = fc.array(parts, {maxLength: 12}).map(found => found.join(''))
  const edits = fc.array(
    fc.record({from: fc.nat(1000), length: fc.nat(20), text: texts, isWhole: fc.boolean()}),
    {maxLength: 8},
  )

  test.each([UTF_8, UTF_16, UTF_32])(
    'leave the text of the server equal to that of the client: %o',
    encoding => {
      fc.assert(
        fc.property(texts, fc.array(edits, {maxLength: 5}), (start, notifications) => {
          const documents = new OpenDocuments(encoding)
          let text = start
          documents.open({uri: URI, version: 1, text})
          for (const [index, changes] of notifications.entries()) {
            const contentChanges = changes.map(({from, length, text: inserted, isWhole}) => {
              if (isWhole) {
                text = inserted
                return {text}
              }
              // No editor puts its cursor into the middle of a character.
              const [first, last] = [from, from + length].map(offset =>
                boundaryAt(text, Math.min(offset, text.length)),
              )
              const range = {
                start: clientPosition(text, first ?? 0, encoding.kind),
                end: clientPosition(text, last ?? 0, encoding.kind),
              }
              text = text.slice(0, first) + inserted + text.slice(last)
              return {range, text: inserted}
            })
            documents.change(URI, index + 2, contentChanges)
            expect(documents.get(URI)?.text).toBe(text)
          }
        }),
        {numRuns: 1000},
      )
    },
  )
})

/** Not between the halves of a character, nor of a line end. */
function boundaryAt(text: string, offset: number): number {
  const isInside = /^(?:[\ud800-\udbff][\udc00-\udfff]|\r\n)/.test(text.slice(offset - 1, offset + 1))
  return offset > 0 && isInside ? offset - 1 : offset
}

/** Worked out in the plainest way there is, as a client would say it. */
function clientPosition(text: string, offset: number, kind: string) {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  const before = lines.at(-1) ?? ''
  const character = {
    'utf-8': Buffer.byteLength(before),
    'utf-16': before.length,
    'utf-32': [...before].length,
  }[kind]
  return {line: lines.length - 1, character: character ?? 0}
}
