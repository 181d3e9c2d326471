import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {makeSite, type Site} from './client/site.ts'
import {CAPABILITIES, TestClient} from './client/test-client.ts'

const BAD = 'User-agent: *\nDisallow: a\n'
const RULE = 'missing-leading-slash'

const levelOf = (level: string) => JSON.stringify({rules: {[RULE]: level}})

/** A client that has a site open, and its robots.txt. */
async function open(
  site: Site,
  start: Parameters<typeof TestClient.start>[0] = {},
  text = BAD,
  path = 'robots.txt',
) {
  const client = await TestClient.start({
    host: site.host,
    initialize: {workspaceFolders: [{uri: site.uri, name: 'site'}]},
    ...start,
  })
  await client.open(text, site.uriOf(path))
  return client
}

describe('the configuration of a document', () => {
  test('is the nearest one upwards', async () => {
    const site = makeSite({
      'robotslint.config.json': levelOf('off'),
      'a/robotslint.config.json': levelOf('info'),
    })
    const client = await open(site)
    expect(await client.diagnostics(undefined, site.uriOf('robots.txt'))).toEqual([])
    await client.open(BAD, site.uriOf('a/b/robots.txt'))
    expect(await client.diagnostics(undefined, site.uriOf('a/b/robots.txt'))).toMatchObject([{severity: 3}])
  })

  test('may stand in a package.json', async () => {
    const site = makeSite({'package.json': `{"robotslint": ${levelOf('off')}}`})
    const client = await open(site)
    expect(await client.diagnostics(undefined, site.uriOf('robots.txt'))).toEqual([])
  })

  test('may lie above the workspace', async () => {
    const site = makeSite({'robotslint.config.json': levelOf('off')})
    const client = await open(
      site,
      {initialize: {workspaceFolders: [{uri: site.uriOf('a'), name: 'a'}]}},
      BAD,
      'a/robots.txt',
    )
    expect(await client.diagnostics(undefined, site.uriOf('a/robots.txt'))).toEqual([])
  })

  test('says which files are left alone', async () => {
    const site = makeSite({'robotslint.config.json': '{"ignore": ["old/**"]}'})
    const client = await open(site, {}, BAD, 'old/robots.txt')
    expect(await client.diagnostics(undefined, site.uriOf('old/robots.txt'))).toEqual([])
    await client.open(BAD, site.uriOf('robots.txt'))
    expect(await client.diagnostics(undefined, site.uriOf('robots.txt'))).toHaveLength(1)
  })

  test('names targets, origin, known agents and what is expected', async () => {
    const site = makeSite({
      'robotslint.config.json': JSON.stringify({
        targets: ['google'],
        knownAgents: ['OurBot'],
        expectations: [{agent: 'Googlebot', url: '/x', allowed: false}],
      }),
    })
    const client = await open(site, {}, 'User-agent: OurBot\nDisallow: /y\n')
    expect(await client.diagnostics(undefined, site.uriOf('robots.txt'))).toMatchObject([
      {code: 'broken-expectation'},
    ])
  })

  test('holds for what is not saved: that of the first folder', async () => {
    const site = makeSite({'robotslint.config.json': levelOf('off')})
    const client = await open(site)
    await client.open(BAD, 'untitled:Untitled-1')
    expect(await client.diagnostics(undefined, 'untitled:Untitled-1')).toEqual([])
  })

  test('differs between the folders of a workspace', async () => {
    const site = makeSite({
      'a/robotslint.config.json': levelOf('off'),
      'b/robotslint.config.json': levelOf('info'),
    })
    const client = await TestClient.start({
      host: site.host,
      initialize: {
        workspaceFolders: ['a', 'b'].map(name => ({uri: site.uriOf(name), name})),
      },
    })
    for (const [path, count] of [
      ['a/robots.txt', 0],
      ['b/robots.txt', 1],
    ] as const) {
      await client.open(BAD, site.uriOf(path))
      expect(await client.diagnostics(undefined, site.uriOf(path))).toHaveLength(count)
    }
  })
})

describe('a change of the configuration shows without an edit', () => {
  const robots = (site: Site) => site.uriOf('robots.txt')

  // By the word of the client.
  test.each([
    ['is changed', {'robotslint.config.json': levelOf('off')}, levelOf('info')],
    ['is made', {}, levelOf('info')],
  ])('when it %s', async (_, files, text) => {
    const site = makeSite(files)
    const client = await open(site)
    await client.diagnostics(undefined, robots(site))
    site.write('robotslint.config.json', text)
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{uri: site.uriOf('robotslint.config.json'), type: 2}],
    })
    const [diagnostic] = await client.diagnostics(() => client.published.length > 1, robots(site))
    expect(diagnostic?.severity).toBe(3)
  })

  // For a client that tells nothing.
  test.each(['robotslint.config.json', 'a/robotslint.config.json'])(
    'when it is seen to be written: %s',
    async path => {
      const site = makeSite({'a/robots.txt': BAD})
      const client = await open(site, {}, BAD, 'a/robots.txt')
      const uri = site.uriOf('a/robots.txt')
      expect(await client.diagnostics(undefined, uri)).toMatchObject([{severity: 1}])
      site.write(path, levelOf('info'))
      expect(await client.diagnostics(({diagnostics: [first]}) => first?.severity === 3, uri)).toHaveLength(1)
    },
  )

  test('when what it extends is seen to be written', async () => {
    const site = makeSite({
      'robotslint.config.json': '{"extends": "./shared/base.json"}',
      'shared/base.json': levelOf('info'),
    })
    const client = await open(site)
    expect(await client.diagnostics(undefined, robots(site))).toMatchObject([{severity: 3}])
    site.write('shared/base.json', levelOf('off'))
    await client.diagnostics(({diagnostics}) => diagnostics.length === 0, robots(site))
  })

  test.each(['away.json', 'away/base.json', 'far/away/base.json'])(
    'when what it extends is made at last: %s',
    async path => {
      const site = makeSite({'robotslint.config.json': `{"extends": "./${path}"}`})
      const client = await open(site)
      expect(await client.diagnostics(undefined, site.uriOf('robotslint.config.json'))).toHaveLength(1)
      site.write(path, levelOf('info'))
      await client.diagnostics(({diagnostics: [first]}) => first?.severity === 3, robots(site))
    },
  )

  test('when its folder is removed, and made again', async () => {
    const site = makeSite({
      'robotslint.config.json': '{"extends": "./base/base.json"}',
      'base/base.json': '{}',
    })
    const client = await open(site)
    expect(await client.diagnostics(undefined, robots(site))).toMatchObject([{severity: 1}])
    site.remove('base')
    await client.diagnostics(({diagnostics}) => diagnostics.length === 0, robots(site))
    site.write('base/base.json', levelOf('info'))
    await client.diagnostics(({diagnostics: [first]}) => first?.severity === 3, robots(site))
  })

  test('when it is removed', async () => {
    const site = makeSite({'robotslint.config.json': levelOf('off')})
    const client = await open(site)
    expect(await client.diagnostics(undefined, robots(site))).toEqual([])
    site.remove('robotslint.config.json')
    await client.connection.sendNotification('workspace/didDeleteFiles', {
      files: [{uri: site.uriOf('robotslint.config.json')}],
    })
    await client.diagnostics(({diagnostics}) => diagnostics.length === 1, robots(site))
  })

  test('when folders are added to the workspace', async () => {
    const site = makeSite({'robotslint.config.json': levelOf('off')})
    const client = await TestClient.start({host: site.host})
    await client.open(BAD, 'untitled:Untitled-1')
    expect(await client.diagnostics(undefined, 'untitled:Untitled-1')).toHaveLength(1)
    await client.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
      event: {added: [{uri: site.uri, name: 'site'}], removed: []},
    })
    await client.diagnostics(({diagnostics}) => diagnostics.length === 0, 'untitled:Untitled-1')
  })
})

describe('folders of the workspace', () => {
  const UNSAVED = 'untitled:Untitled-1'

  test('may be removed in another spelling', async () => {
    const site = makeSite({'a é/robotslint.config.json': levelOf('off')})
    const uri = site.uriOf('a é')
    const client = await TestClient.start({
      host: site.host,
      initialize: {workspaceFolders: [{uri, name: 'a'}]},
    })
    await client.open(BAD, UNSAVED)
    expect(await client.diagnostics(undefined, UNSAVED)).toEqual([])
    await client.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
      event: {added: [], removed: [{uri: decodeURI(uri), name: 'a'}]},
    })
    await client.diagnostics(({diagnostics}) => diagnostics.length === 1, UNSAVED)
  })

  test('may be named by a path, whatever characters it has', async () => {
    const site = makeSite({'a #1%/robotslint.config.json': levelOf('off')})
    const client = await TestClient.start({
      host: site.host,
      initialize: {rootPath: join(site.folder, 'a #1%')},
    })
    await client.open(BAD, UNSAVED)
    expect(await client.diagnostics(undefined, UNSAVED)).toEqual([])
  })
})

describe('a name that no file has', () => {
  const NUL = 'file:///a%00b/robots.txt'

  test('is linted from its text alone, and does others no harm', async () => {
    const site = makeSite()
    const client = await open(site, {}, BAD, 'robots.txt')
    await client.open(BAD, NUL)
    expect(await client.diagnostics(undefined, NUL)).toHaveLength(1)
    await client.open(BAD, 'untitled:last')
    await client.diagnostics(undefined, 'untitled:last')
    const count = client.published.length
    await client.connection.sendNotification('workspace/didChangeConfiguration', {settings: null})
    await client.diagnostics(() => client.published.length >= count + 3, 'untitled:last')
    expect(client.published.slice(count).map(({uri}) => uri)).toEqual([
      site.uriOf('robots.txt'),
      NUL,
      'untitled:last',
    ])
  })

  test('is told where a configuration extends it', async () => {
    const site = makeSite({'robotslint.config.json': '{"extends": "./a\\u0000b/base.json"}'})
    const client = await open(site)
    expect(await client.diagnostics(undefined, site.uriOf('robotslint.config.json'))).toMatchObject([
      {message: '`./a<U+0000>b/base.json` cannot be read: no name has a NUL in it.'},
    ])
  })
})

describe('a configuration that is wrong', () => {
  const CONFIG = 'robotslint.config.json'

  test('is shown on itself, and nothing is said about the documents', async () => {
    const site = makeSite({[CONFIG]: '{\n  "rulez": {}\n}\n'})
    const client = await open(site)
    expect(await client.diagnostics(undefined, site.uriOf(CONFIG))).toEqual([
      {
        range: {start: {line: 1, character: 2}, end: {line: 1, character: 9}},
        severity: 1,
        source: 'robotslint',
        message: 'There is no setting `rulez`. Did you mean `rules`?',
      },
    ])
    expect(await client.diagnostics(undefined, site.uriOf('robots.txt'))).toEqual([])
  })

  test('takes away what was said before it was', async () => {
    const site = makeSite({[CONFIG]: levelOf('info')})
    const client = await open(site)
    expect(await client.diagnostics(undefined, site.uriOf('robots.txt'))).toMatchObject([{severity: 3}])
    site.write(CONFIG, '{"rules": ')
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{uri: site.uriOf(CONFIG), type: 2}],
    })
    await client.diagnostics(({diagnostics}) => diagnostics.length === 0, site.uriOf('robots.txt'))
    expect(await client.diagnostics(undefined, site.uriOf(CONFIG))).toMatchObject([
      {range: {start: {line: 0}}},
    ])
  })

  test('is shown where it is wrong, if another one extends it', async () => {
    const site = makeSite({[CONFIG]: '{"extends": "./base.json"}', 'base.json': '{'})
    const client = await open(site)
    expect(await client.diagnostics(undefined, site.uriOf('base.json'))).toHaveLength(1)
  })

  describe('and that the client holds against the schema itself', () => {
    const silenced = 'No robots.txt that this configuration is for is checked until its mistakes are mended.'

    test.each([
      [
        'a key that there is not, and one more',
        CONFIG,
        '{\n  "rulez": {},\n  "b": 1\n}\n',
        ['1:2', silenced],
      ],
      ['no JSON', CONFIG, '{"rules": {]}', ['0:11', silenced]],
      ['an empty file', CONFIG, '', ['0:0', 'The file is empty; write `{}`.']],
      [
        'a preset that is none',
        CONFIG,
        '{"extends": "strikt"}',
        ['0:12', 'There is no preset `strikt`. Did you mean `strict`?'],
      ],
      [
        'a file that has no schema there',
        'package.json',
        '{"robotslint": {"rulez": {}}}',
        ['0:16', 'There is no setting `rulez`. Did you mean `rules`?'],
      ],
    ])('says only what the client does not: %s', async (_, name, text, expected) => {
      const site = makeSite({[name]: text})
      const client = await TestClient.start({
        host: site.host,
        initialize: {
          workspaceFolders: [{uri: site.uri, name: 'site'}],
          initializationOptions: {validates: [CONFIG]},
        },
      })
      await client.open(BAD, site.uriOf('robots.txt'))
      const diagnostics = await client.diagnostics(undefined, site.uriOf(name))
      expect(
        diagnostics.flatMap(({range: {start}, message}) => [`${start.line}:${start.character}`, message]),
      ).toEqual(expected)
    })
  })

  test('is clean again when it is mended', async () => {
    const site = makeSite({[CONFIG]: '{'})
    const client = await open(site)
    expect(await client.diagnostics(undefined, site.uriOf(CONFIG))).toHaveLength(1)
    site.write(CONFIG, '{}')
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{uri: site.uriOf(CONFIG), type: 2}],
    })
    expect(await client.diagnostics(({diagnostics}) => diagnostics.length === 0, site.uriOf(CONFIG))).toEqual(
      [],
    )
    await client.diagnostics(({diagnostics}) => diagnostics.length === 1, site.uriOf('robots.txt'))
  })

  test('is nobody’s concern any more when its documents are closed', async () => {
    const site = makeSite({[CONFIG]: '{'})
    const client = await open(site)
    expect(await client.diagnostics(undefined, site.uriOf(CONFIG))).toHaveLength(1)
    await client.close(site.uriOf('robots.txt'))
    await client.diagnostics(({diagnostics}) => diagnostics.length === 0, site.uriOf(CONFIG))
  })

  test.each([
    ['a glob of too many names', `{"ignore": ["${'{a,b}'.repeat(25)}"]}`, 'stands for more than 1000 names'],
    ['a preset that is none', '{"extends": "strikt"}', 'There is no preset `strikt`. Did you mean `strict`?'],
  ])('says why: %s', async (_, text, message) => {
    const site = makeSite({[CONFIG]: text})
    const client = await open(site)
    const [diagnostic] = await client.diagnostics(undefined, site.uriOf(CONFIG))
    expect(diagnostic?.message).toContain(message)
  })
})

describe('settings of the editor', () => {
  const SITE = {'robotslint.config.json': JSON.stringify({rules: {[RULE]: 'info'}, targets: ['gemini']})}

  test.each([
    [{}, [{severity: 3}]],
    [null, [{severity: 3}]],
    [{rules: {[RULE]: 'warning'}}, [{severity: 2}]],
    [{rules: {[RULE]: 'off'}}, []],
    [{enable: false}, []],
    [{configPath: 'other.json'}, [{severity: 2}]],
  ])('win over the configuration: %j', async (settings, expected) => {
    const site = makeSite({...SITE, 'other.json': levelOf('warning')})
    const client = await open(site, {settings: () => settings})
    expect(await client.diagnostics(undefined, site.uriOf('robots.txt'))).toMatchObject(expected)
  })

  test('name targets', async () => {
    const client = await TestClient.start({settings: () => ({targets: ['gemini']})})
    await client.open('User-agent: *\nDisallow: /*.gif\n')
    expect((await client.diagnostics()).map(({code}) => code)).toEqual(['unsupported-wildcard'])
  })

  test('are asked for again when they change', async () => {
    let level = 'info'
    const client = await TestClient.start({settings: () => ({rules: {[RULE]: level}})})
    await client.open(BAD)
    expect(await client.diagnostics()).toMatchObject([{severity: 3}])
    level = 'warning'
    await client.connection.sendNotification('workspace/didChangeConfiguration', {settings: null})
    await client.diagnostics(({diagnostics: [first]}) => first?.severity === 2)
  })

  test('are taken from a client that cannot be asked', async () => {
    const client = await TestClient.start({
      initialize: {initializationOptions: {settings: {rules: {[RULE]: 'info'}}}},
    })
    await client.open(BAD)
    expect(await client.diagnostics()).toMatchObject([{severity: 3}])
    await client.connection.sendNotification('workspace/didChangeConfiguration', {
      settings: {robotslint: {rules: {[RULE]: 'warning'}}},
    })
    await client.diagnostics(({diagnostics: [first]}) => first?.severity === 2)
  })

  test('that are wrong are told once, and the rest of them hold', async () => {
    const warnings: string[] = []
    const settings = {rules: {[RULE]: 'info', 'no-such-rule': 'off'}, run: 'sometimes'}
    const client = TestClient.connect({settings: () => settings})
    client.connection.onNotification('window/showMessage', ({message}: {message: string}) => {
      warnings.push(message)
    })
    await client.initialize({settings: () => settings})
    await client.open(BAD)
    expect(await client.diagnostics()).toMatchObject([{severity: 3}])
    await client.open(BAD, 'file:///other/robots.txt')
    await client.diagnostics(undefined, 'file:///other/robots.txt')
    await client.settle()
    expect(warnings).toEqual([
      'The setting robotslint.rules names `no-such-rule`, which is not known.',
      'The setting robotslint.run cannot be `"sometimes"`.',
    ])
  })

  test('may put linting off until a document is saved', async () => {
    const client = await TestClient.start({settings: () => ({run: 'onSave'})})
    await client.open('User-agent: *\nDisallow: /a\n')
    expect(await client.diagnostics()).toEqual([])
    await client.change([{text: BAD}], 2)
    await client.settle()
    expect(client.published).toHaveLength(1)
    await client.save()
    expect(await client.diagnostics(({version}) => version === 2)).toHaveLength(1)
  })
})

test('the client is asked to tell of changes, as far as it can', async () => {
  const registered: string[] = []
  const site = makeSite()
  const client = TestClient.connect({host: site.host})
  client.connection.onRequest(
    'client/registerCapability',
    ({registrations}: {registrations: {method: string; registerOptions: unknown}[]}) => {
      for (const {method, registerOptions} of registrations)
        registered.push(`${method} ${JSON.stringify(registerOptions)}`)
      return null
    },
  )
  const dynamicRegistration = true
  await client.initialize({
    capabilities: {
      ...CAPABILITIES,
      workspace: {
        didChangeConfiguration: {dynamicRegistration},
        didChangeWatchedFiles: {dynamicRegistration},
      },
    },
  })
  await client.settle()
  await client.settle()
  expect(registered).toEqual([
    'workspace/didChangeConfiguration {"section":"robotslint"}',
    expect.stringContaining('**/robotslint.config.json'),
  ])
})
