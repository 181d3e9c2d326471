import {describe, expect, test} from 'vitest'
import type {CodeAction, Range, TextDocumentEdit, WorkspaceEdit} from 'vscode-languageserver-types'
import {FULL_FEATURES} from '../../lsp/client-features.ts'
import {Analysis} from '../../lsp/documents/analysis.ts'
import {Lines} from '../../lsp/documents/lines.ts'
import {UTF_16} from '../../lsp/documents/position-encoding.ts'
import {codeActions} from '../../lsp/services/code-actions.ts'
import type {ConfigFile} from '../../lsp/services/config-actions.ts'
import {rules} from '../../rules/index.ts'
import {CAPABILITIES, TestClient, URI} from './client/test-client.ts'

const FILE: ConfigFile = {
  uri: 'file:///robotslint.config.json',
  name: 'robotslint.config.json',
  text: '{}',
  encoding: UTF_16,
}

interface Asked {
  readonly only?: string[]
  readonly range?: Range
  readonly triggerKind?: 1 | 2
  readonly features?: typeof FULL_FEATURES
  readonly configFile?: ConfigFile
}

function analyze(text: string, options = {}): Analysis {
  return new Analysis({uri: URI, version: 3, text}, options)
}

function ask(
  analysis: Analysis,
  {only, range, triggerKind, features = FULL_FEATURES, configFile}: Asked = {},
) {
  const context = {diagnostics: [], ...(only && {only}), ...(triggerKind && {triggerKind})}
  return codeActions(analysis, {range: range ?? analysis.lines.all, context}, features, () => configFile)
}

function titled(actions: readonly CodeAction[], title: string | RegExp): CodeAction {
  const found = actions.find(action =>
    typeof title === 'string' ? action.title === title : title.test(action.title),
  )
  if (found === undefined) throw new Error(`none of: ${actions.map(action => action.title).join(' | ')}`)
  return found
}

/** The text of the document after an edit. */
function apply(edit: WorkspaceEdit | undefined, text: string, uri = URI): string {
  const changes = edit?.documentChanges?.filter((change): change is TextDocumentEdit => 'edits' in change)
  const edits =
    changes?.find(({textDocument}) => textDocument.uri === uri)?.edits ?? edit?.changes?.[uri] ?? []
  return [...edits]
    .flatMap(one => ('newText' in one ? [one] : []))
    .sort(
      (a, b) => b.range.start.line - a.range.start.line || b.range.start.character - a.range.start.character,
    )
    .reduce((lines, {range, newText}) => lines.edited(range, newText), new Lines(text)).text
}

describe('a problem', () => {
  const SAFE = 'User-agent: *\nDisallow: /a\nDisallow: /a/b\n'
  const UNSAFE = 'User-agent: *\nDisallow: a\n'

  test('has its fix, which is preferred where it is safe, for the version that it was worked out from', () => {
    const [first] = ask(analyze(SAFE))
    expect(first).toMatchObject({
      title: 'Remove the line',
      kind: 'quickfix',
      isPreferred: true,
      diagnostics: [{code: 'overlapping-path'}],
      edit: {documentChanges: [{textDocument: {uri: URI, version: 3}}]},
    })
    expect(apply(first?.edit, SAFE)).toBe('User-agent: *\nDisallow: /a\n')
  })

  test.each([
    [UNSAFE, 'Add the slash (closes `/a` to everybody who is not named)', 'User-agent: *\nDisallow: /a\n'],
    [
      'User-agent: *\nDisalow: /a\n',
      /^Write `Disallow` \(closes `\/a` to everybody who is not named \(.+\)\)$/,
      'User-agent: *\nDisallow: /a\n',
    ],
  ])('says whose access an unsafe fix changes: %j', (text, title, fixed) => {
    const action = titled(ask(analyze(text)), title)
    expect(action.isPreferred).toBeUndefined()
    expect(apply(action.edit, text)).toBe(fixed)
  })

  test('says only that it may, where so much is edited that the menu would have to wait', () => {
    const text = `User-agent: *\n${Array.from({length: 6000}, (_, index) => `Disallow: page-${index}\n`).join('')}`
    expect(titled(ask(analyze(text)), /\(may change what crawlers may fetch\)$/)).toBeDefined()
  })

  test('says it of the first ones in a menu of very many', () => {
    const lines = ['a', 'b', '"/c"', '/d /e', '/f%zz', '\\g', '\\h', '"/i"', '/j /k', '/l%zz']
    const text = `User-agent: *\n${lines.map(path => `Disallow: ${path}\n`).join('')}Disalow: /m\nAlow: /n\n`
    const titles = ask(analyze(text)).map(({title}) => title)
    const told = titles.filter(title => /\((?:opens|closes|a guess)/.test(title))
    expect([
      told.length,
      titles.filter(title => title.endsWith('(may change what crawlers may fetch)')).length,
    ]).toEqual([10, 8])
  })

  test('is found by where it is', () => {
    const analysis = analyze(SAFE)
    const at = (line: number, character: number) => ({start: {line, character}, end: {line, character}})
    expect(ask(analysis, {range: at(2, 10)})).not.toEqual([])
    expect(ask(analysis, {range: at(2, 14)})).not.toEqual([])
    expect(ask(analysis, {range: at(1, 3), only: ['quickfix']})).toEqual([])
  })

  test('may be of a kind that is fixed everywhere at once', () => {
    const text = 'User-agent: *\nDisalow: /a\nAlow: /a/b\n'
    const action = titled(
      ask(analyze(text)),
      /^Fix all 2 problems of misspelled-directive \(closes `\/a` to .+\)$/,
    )
    expect(apply(action.edit, text)).toBe('User-agent: *\nDisallow: /a\nAllow: /a/b\n')
  })

  test('has a page, for a client that can open one', () => {
    const documentation = /^Open the documentation of overlapping-path$/
    expect(titled(ask(analyze(SAFE)), documentation).command).toEqual({
      title: 'Open the documentation of overlapping-path',
      command: 'robotslint.openDocumentation',
      arguments: ['https://github.com/robotslint/robotslint/blob/main/docs/rules/overlapping-path.md'],
    })
    const titles = ask(analyze(SAFE), {features: {...FULL_FEATURES, showDocument: false}}).map(
      ({title}) => title,
    )
    expect(titles.filter(title => documentation.test(title))).toEqual([])
  })

  test('can be edited by a client that knows no versions', () => {
    const [first] = ask(analyze(SAFE), {features: {...FULL_FEATURES, documentChanges: false}})
    expect(first?.edit?.documentChanges).toBeUndefined()
    expect(apply(first?.edit, SAFE)).toBe('User-agent: *\nDisallow: /a\n')
  })
})

describe('a rule can be kept from speaking', () => {
  const TEXT = 'User-agent: *\r\nDisallow: a\r\n'

  test.each([
    [TEXT, 'User-agent: *\r\n# robotslint-disable-next-line missing-leading-slash\r\nDisallow: a\r\n'],
    [
      'User-agent: *\n# robotslint-disable-next-line missing-colon -- why\nDisallow: a\n',
      'User-agent: *\n# robotslint-disable-next-line missing-colon, missing-leading-slash -- why\nDisallow: a\n',
    ],
  ])('for a line, by a comment above it: %j', (text, expected) => {
    const action = titled(ask(analyze(text)), 'Disable missing-leading-slash for this line')
    expect(apply(action.edit, text)).toBe(expected)
  })

  test('for a file', () => {
    const action = titled(ask(analyze(TEXT)), 'Disable missing-leading-slash in this file')
    expect(apply(action.edit, TEXT)).toBe(`# robotslint-disable missing-leading-slash\r\n${TEXT}`)
  })

  test.each([
    [undefined, '{\n  "rules": {\n    "missing-leading-slash": "off"\n  }\n}\n'],
    ['{}', '{\n  "rules": {\n    "missing-leading-slash": "off"\n  }\n}'],
    [
      '{\n  // why\n  "rules": {"missing-leading-slash": "info"}\n}\n',
      '{\n  // why\n  "rules": {"missing-leading-slash": "off"}\n}\n',
    ],
    [
      '{"rules": {"missing-leading-slash": {"severity": "info", "options": {}}}}',
      '{"rules": {"missing-leading-slash": {"severity": "off", "options": {}}}}',
    ],
  ])('in the configuration: %j', (text, expected) => {
    const configFile = {...FILE, text}
    const action = titled(
      ask(analyze(TEXT), {configFile}),
      'Turn missing-leading-slash off in robotslint.config.json',
    )
    expect(apply(action.edit, text ?? '', FILE.uri)).toBe(expected)
    expect(action.edit?.documentChanges?.some(change => 'kind' in change && change.kind === 'create')).toBe(
      text === undefined,
    )
  })

  test('in a package.json', () => {
    const configFile = {...FILE, text: '{"robotslint": {"targets": ["web"]}}', member: 'robotslint'}
    const action = titled(ask(analyze(TEXT), {configFile}), /^Turn/)
    expect(JSON.parse(apply(action.edit, configFile.text, FILE.uri))).toEqual({
      robotslint: {targets: ['web'], rules: {'missing-leading-slash': 'off'}},
    })
  })

  test('not in one that is broken, nor in a new one where the client can make none', () => {
    const titles = (asked: Asked) => ask(analyze(TEXT), asked).map(({title}) => title)
    expect(titles({configFile: {...FILE, text: '{'}}).filter(title => title.startsWith('Turn'))).toEqual([])
    const features = {...FULL_FEATURES, createFiles: false}
    expect(
      titles({configFile: {...FILE, text: undefined}, features}).filter(title => title.startsWith('Turn')),
    ).toEqual([])
  })

  // Every rule, at every place where an example shows it.
  const examples = rules.flatMap(({id, examples: {bad}, targets}) =>
    bad.flatMap(({code, target, options, path, origin, expectations, retrieval}, index) =>
      typeof code === 'string' && retrieval === undefined
        ? [
            {
              name: `${id}/${index + 1}`,
              id,
              code,
              options: {
                targets: (target ?? (targets.includes('web') ? 'web' : 'gemini')).split(','),
                settings: {[id]: {level: 'warning' as const, ...(options && {options})}},
                ...(path !== undefined && {path}),
                ...(origin !== undefined && {origin}),
                ...(expectations && {expectations}),
              },
            },
          ]
        : [],
    ),
  )

  test.each(examples)('by what is offered: $name', ({id, code, options}) => {
    const analysis = analyze(code, options)
    const judgesSuppressions = rules.find(rule => rule.id === id)?.runsLast === true
    for (const message of analysis.messages.filter(({rule}) => rule === id)) {
      const actions = ask(analysis, {range: analysis.lines.rangeOfPlace(message.place), only: ['quickfix']})
      const action = actions.find(({title}) => title === `Disable ${id} in this file`)
      expect(action === undefined).toBe(judgesSuppressions)
      const {messages} = analyze(apply(action?.edit, code), options)
      if (action) expect(messages.filter(({rule}) => rule === id)).toEqual([])
    }
  })

  const oneOf = (id: string) => examples.filter(one => one.id === id)
  test.each([
    ...oneOf('relative-path'),
    ...oneOf('overlapping-path'),
    ...oneOf('missing-sitemap'),
    ...oneOf('merge-conflict-marker'),
  ])('for the line, where that has an effect: $name', ({id, code, options}) => {
    const analysis = analyze(code, options)
    const message = analysis.messages.find(({rule}) => rule === id)
    const {line = 0} = message?.place.start ?? {}
    const range = message && analysis.lines.rangeOfPlace(message.place)
    const action = ask(analysis, {...(range && {range})}).find(
      ({title}) => title === `Disable ${id} for this line`,
    )
    // The file as a whole has no line for it.
    expect(action === undefined).toBe(id === 'missing-sitemap')
    if (!action) return
    const {messages} = analyze(apply(action.edit, code), options)
    expect(messages.filter(one => one.rule === id && one.place.start.line <= line + 1)).toEqual([])
  })
})

describe('all safe fixes', () => {
  const TEXT = 'User-agent: *\nDisallow: /a\nDisallow: /a/b\nDisallow: c\nDisallow: /a\n'

  test('are one edit that merges them', () => {
    const actions = ask(analyze(TEXT), {only: ['source.fixAll']})
    expect(actions).toMatchObject([{kind: 'source.fixAll.robotslint'}])
    expect(apply(actions[0]?.edit, TEXT)).toBe('User-agent: *\nDisallow: /a\nDisallow: c\n')
  })

  test.each([
    [['source.organizeImports'], []],
    [['source.fixAll'], ['source.fixAll.robotslint']],
    [['source.fixAll.robotslint'], ['source.fixAll.robotslint']],
    [['source'], ['source.fixAll.robotslint']],
    [['source.fixAll.eslint'], []],
    [['refactor'], []],
    [['quickfix'], ['quickfix']],
    [
      ['source', 'quickfix'],
      ['quickfix', 'source.fixAll.robotslint'],
    ],
  ])('come when they are asked for: %j', (only, kinds) => {
    expect([...new Set(ask(analyze(TEXT), {only}).map(({kind}) => kind))]).toEqual(kinds)
  })

  test('are not worked out while the cursor moves', () => {
    expect(ask(analyze(TEXT), {triggerKind: 2}).some(({kind}) => kind !== 'quickfix')).toBe(false)
    expect(ask(analyze(TEXT), {triggerKind: 1}).some(({kind}) => kind !== 'quickfix')).toBe(true)
  })

  test('are none where nothing is to be fixed safely', () => {
    expect(ask(analyze('User-agent: *\nDisallow: c\n'), {only: ['source.fixAll']})).toEqual([])
  })

  test('take away a byte order mark', () => {
    const text = '\uFEFF# first\nUser-agent: *\nDisallow: /a\n'
    const [action] = ask(analyze(text, {targets: ['web']}), {only: ['source.fixAll']})
    expect(apply(action?.edit, text)).toBe(text.slice(1))
  })
})

describe('over the wire', () => {
  const TEXT = 'User-agent: *\nDisallow: /a\nDisallow: /a/b\n'
  const range = {start: {line: 2, character: 11}, end: {line: 2, character: 11}}

  describe('of a client that asks for edits when an action is chosen', () => {
    const capabilities = {
      ...CAPABILITIES,
      textDocument: {
        ...CAPABILITIES.textDocument,
        codeAction: {
          ...CAPABILITIES.textDocument?.codeAction,
          dataSupport: true,
          resolveSupport: {properties: ['edit']},
        },
      },
    }
    const choose = async (client: TestClient, title: string | RegExp, only?: string[]) => {
      const context = {diagnostics: [], ...(only && {only})}
      const wholeLine = {start: {line: 2, character: 0}, end: {line: 2, character: 99}}
      const params = {textDocument: {uri: URI}, range: wholeLine, context}
      const actions = await client.connection.sendRequest<CodeAction[]>('textDocument/codeAction', params)
      return titled(actions, title)
    }
    const menu = (client: TestClient, only?: string[]) =>
      choose(client, 'Apply all safe fixes of robotslint', only)
    const resolve = (client: TestClient, action: CodeAction) =>
      client.connection.sendRequest<CodeAction>('codeAction/resolve', action)

    const misspelled = (count: number) => [
      `User-agent: *\nDisallow: /a\n${'Disalow: /b\n'.repeat(count)}`,
      `User-agent: *\nDisallow: /a\n${'Disallow: /b\n'.repeat(count)}`,
    ]
    test.each([
      [
        'User-agent: *\n\nDisalow: /a\nAlow: /b\n',
        /^Fix all 2 problems of misspelled-directive \(closes `\/a` to /,
        'User-agent: *\n\nDisallow: /a\nAllow: /b\n',
      ],
      [misspelled(1000)[0], /^Write `Disallow`/, misspelled(1000)[1]],
    ])('all that is edited at many places is worked out then', async (text = '', title, fixed = '') => {
      const client = await TestClient.start({capabilities})
      await client.open(text)
      const action = await choose(client, title)
      expect(action.edit).toBeUndefined()
      expect(apply((await resolve(client, action)).edit, text)).toBe(fixed)
    })

    test.each([
      {},
      {data: {uri: URI, version: 1}},
      {data: {uri: URI, version: 1, kind: 'rule', rule: 'bom'}},
      {data: {uri: URI, version: 1, kind: 'way', rule: 'bom', isTold: true, at: '0', index: 0}},
    ])('none is, of what was never offered: %j', async action => {
      const client = await TestClient.start({capabilities})
      await client.open(TEXT)
      await expect(resolve(client, {title: 'x', ...action})).rejects.toMatchObject({code: -32801})
    })

    test('all safe fixes are worked out then', async () => {
      const client = await TestClient.start({capabilities})
      await client.open(TEXT)
      const action = await menu(client)
      expect(action.edit).toBeUndefined()
      const resolved = await client.connection.sendRequest<CodeAction>('codeAction/resolve', action)
      expect(apply(resolved.edit, TEXT)).toBe('User-agent: *\nDisallow: /a\n')
      expect(apply((await menu(client, ['source.fixAll'])).edit, TEXT)).toBe('User-agent: *\nDisallow: /a\n')
    })

    test('none is, where the document has changed since', async () => {
      const client = await TestClient.start({capabilities})
      await client.open(TEXT)
      const action = await menu(client)
      await client.change([{text: `# a\n${TEXT}`}], 2)
      const asked = client.connection.sendRequest('codeAction/resolve', action)
      await expect(asked).rejects.toMatchObject({code: -32801, message: 'The document has changed since.'})
    })
  })

  // From the text as it is now, whatever the client remembers.
  test('actions are those of the newest text, and name its version', async () => {
    const client = await TestClient.start()
    await client.open(TEXT)
    const diagnostics = await client.diagnostics()
    await client.change([{text: `# a\n${TEXT}`}], 2)
    const params = {textDocument: {uri: URI}, range, context: {diagnostics, only: ['quickfix']}}
    expect(await client.connection.sendRequest('textDocument/codeAction', params)).toEqual([])
    const below = {...params, range: {start: {line: 3, character: 11}, end: {line: 3, character: 11}}}
    const [first] = await client.connection.sendRequest<CodeAction[]>('textDocument/codeAction', below)
    expect(first?.edit).toMatchObject({documentChanges: [{textDocument: {version: 2}}]})
  })

  test('a command applies all safe fixes', async () => {
    const edits: WorkspaceEdit[] = []
    const client = TestClient.connect()
    client.connection.onRequest('workspace/applyEdit', ({edit}: {edit: WorkspaceEdit}) => {
      edits.push(edit)
      return {applied: true}
    })
    await client.initialize()
    await client.open(TEXT)
    await client.connection.sendRequest('workspace/executeCommand', {
      command: 'robotslint.applySafeFixes',
      arguments: [URI],
    })
    expect(edits.map(edit => apply(edit, TEXT))).toEqual(['User-agent: *\nDisallow: /a\n'])
  })

  test('a command opens the page of a rule', async () => {
    const opened: unknown[] = []
    const client = TestClient.connect()
    client.connection.onRequest('window/showDocument', params => {
      opened.push(params)
      return {success: true}
    })
    await client.initialize({capabilities: CAPABILITIES})
    await client.connection.sendRequest('workspace/executeCommand', {
      command: 'robotslint.openDocumentation',
      arguments: ['https://example.org/rule'],
    })
    expect(opened).toEqual([{uri: 'https://example.org/rule', external: true}])
  })

  test.each(['constructor', '__proto__', 'no.such.command'])('there is no command %s', async command => {
    const client = await TestClient.start()
    await expect(
      client.connection.sendRequest('workspace/executeCommand', {command, arguments: [URI]}),
    ).rejects.toMatchObject({code: -32602})
  })
})
