import {describe, expect, test} from 'vitest'
import {ConfigError, loadConfig} from '../../../analyzer/config/load.ts'
import {isIgnored, resolveConfig} from '../../../analyzer/config/resolve.ts'

type Files = Readonly<Record<string, string>>

const PATH = '/site/robotslint.config.json'

function load(text: string, files: Files = {}, path = PATH) {
  return loadConfig(path, text, name => files[name])
}

function resolve(text: string, path = '/site/robots.txt', files: Files = {}) {
  const config = load(text, files)
  if (config === undefined) throw new Error('No configuration')
  return resolveConfig(config, path)
}

/** What is wrong, each with the text that is underlined. */
function problemsOf(text: string, files: Files = {}, path = PATH): string[] {
  try {
    load(text, files, path)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const where = error.path === path ? '' : `${error.path} `
    return error.problems.map(
      ({message, place}) => `${where}${error.text.slice(place.start, place.end)} | ${message}`,
    )
  }
}

describe('a wrong configuration', () => {
  test.each<[text: string, problems: string[]]>([
    ['', [' | The file is empty; write `{}`.']],
    ['// later', [' | The file is empty; write `{}`.']],
    ['{"rules": {}', ['} | This is no JSON: a close brace is missing.']],
    ['{"a" 1}', ['1 | This is no JSON: a colon is missing.']],
    ['{} {}', ['{ | The configuration has ended before this.']],
    ['[]', ['[ | `[]` is no object.']],
    ['{"rulse": {}}', ['"rulse" | There is no setting `rulse`. Did you mean `rules`?']],
    ['{"__proto__": {}}', ['"__proto__" | There is no setting `__proto__`.']],
    [
      '{"rules": {"empty-agnet": "error"}}',
      ['"empty-agnet" | There is no rule `empty-agnet`. Did you mean `empty-agent`?'],
    ],
    ['{"rules": {"no-such": "error"}}', ['"no-such" | There is no rule `no-such`.']],
    [
      '{"rules": {"empty-agent": "eror", "empty-file": 5}}',
      [
        '"eror" | `eror` is none of `off`, `info`, `warning` and `error`. Did you mean `error`?',
        '5 | `5` is none of `off`, `info`, `warning` and `error`.',
      ],
    ],
    [
      '{"rules": {"empty-agent": {"severity": "warn"}}}',
      ['"warn" | `warn` is none of `off`, `info`, `warning` and `error`.'],
    ],
    ['{"rules": {"empty-agent": {"level": "error"}}}', ['"level" | There is no setting `level`.']],
    ['{"rules": {"empty-agent": {"options": {}}}}', ['"options" | There is no setting `options`.']],
    ['{"rules": {"sensitive-path": {"options": {"words": [1]}}}}', ['1 | `1` is no string.']],
    ['{"extends": 1}', ['1 | `1` is no string or array.']],
    ['{"extends": ["web", 1]}', ['1 | `1` is no string.']],
    ['{"extends": "strickt"}', ['"strickt" | There is no preset `strickt`. Did you mean `strict`?']],
    ['{"extends": "./gone.json"}', ['"./gone.json" | There is no configuration `./gone.json`.']],
    ['{"targets": []}', ['[ | The list is empty.']],
    [
      '{"expectations": [{"agent": "a", "url": "private", "allowed": true}]}',
      [
        '"private" | `"private"` can be requested by nobody: write a path, which begins with `/`, or a whole URL.',
      ],
    ],
    [
      '{"origin": "example.com"}',
      ['"example.com" | `"example.com"` is no origin: write scheme and host, such as `https://example.com`.'],
    ],
    ['{"knownAgents": [" "]}', ['" " | This is blank.']],
    ['{"expectations": [{"agent": "a", "url": "/"}]}', ['{ | `allowed` is missing here.']],
    ['{"overrides": [{"targets": ["web"]}]}', ['{ | `files` is missing here.']],
    ['{"overrides": [{"files": ["a"], "ignore": []}]}', ['"ignore" | There is no setting `ignore`.']],
    ['{"ignore": ["a"], // again\n"ignore": ["b"]}', ['"ignore" | `ignore` is set twice.']],
  ])('%s', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems)
  })

  test('names the nearest of many', () => {
    const [problem = ''] = problemsOf('{"targets": ["gemni"]}')
    expect(problem).toMatch(/^"gemni" \| `gemni` is none of `gemini`, `web`, .* Did you mean `gemini`\?$/)
  })

  test('may be one that is extended', () => {
    expect(problemsOf('{"extends": "../base.json"}', {'/base.json': '{"rules": []}'})).toEqual([
      '/base.json [ | `[]` is no object.',
    ])
  })

  test('may lead in a circle', () => {
    expect(
      problemsOf('{"extends": "./a.json"}', {'/site/a.json': `{"extends": ["web", "${PATH}"]}`}),
    ).toEqual([
      `/site/a.json "${PATH}" | The configurations extend each other: ${PATH} → /site/a.json → ${PATH}.`,
    ])
  })

  test.each([
    [
      'unknown rules',
      (names: readonly string[]) => ({rules: Object.fromEntries(names.map(name => [name, 'off']))}),
    ],
    ['unknown settings', (names: readonly string[]) => Object.fromEntries(names.map(name => [name, 1]))],
    ['unknown targets', (names: readonly string[]) => ({targets: names})],
    [
      'unknown crawlers',
      (names: readonly string[]) => ({
        expectations: names.map(as => ({agent: 'a', url: '/', allowed: true, as})),
      }),
    ],
    ['wrong types', (names: readonly string[]) => ({knownAgents: names.map(() => 1)})],
  ])('with thousands of %s tells the first hundred problems', (_kind, configuration) => {
    const names = Array.from({length: 5000}, (_, index) => `name-${index}`)
    const problems = problemsOf(JSON.stringify(configuration(names)))
    expect(problems).toHaveLength(101)
    expect(problems[100]).toMatch(/ \| More is wrong from here on; only the first 100 problems are told\.$/)
  })

  test('with a hundred problems tells them all', () => {
    const names = Array.from({length: 100}, (_, index) => `"name-${index}": 1`)
    expect(problemsOf(`{${names.join(', ')}}`)).toHaveLength(100)
    expect(problemsOf(`{${names.map(() => '"ignore": []').join(', ')}}`)).toHaveLength(99)
  })

  test('may stand in package.json', () => {
    const path = '/site/package.json'
    expect(load('{"name": "x"}', {}, path)).toBeUndefined()
    expect(load('{"robotslint": {}}', {}, path)).toBeDefined()
    expect(problemsOf('{"name": "x", "robotslint": {"name": 1}}', {}, path)).toEqual([
      '"name" | There is no setting `name`.',
    ])
  })
})

describe('the settings of a file', () => {
  test('are those of the rules where nothing is set', () => {
    expect(resolve('{ /* nothing */ }')).toEqual({
      settings: {},
      knownAgents: [],
      knownDirectives: [],
      expectations: [],
    })
  })

  test('are put together of what is extended, what is set, and overrides, in this order', () => {
    const text = `{
      // A comment, and commas at the ends.
      "extends": ["strict", "gemini", "./base/base.json"],
      "rules": {"empty-file": "error", "sensitive-path": {"options": {"words": ["secret"]}}},
      "knownAgents": ["mine"],
      "overrides": [
        {"files": ["old/**"], "targets": ["web"], "rules": {"empty-file": "off"}},
        {"files": ["old/robots.txt"], "rules": {"empty-file": {"severity": "info"}}},
        {"files": ["new"], "origin": "https://new.example/"},
      ],
    }`
    const files = {
      '/site/base/base.json':
        '{"rules": {"empty-file": "info", "empty-agent": "off", "sensitive-path": "info"}, "knownAgents": ["ours"],' +
        ' "origin": "https://example.com", "overrides": [{"files": ["x"], "knownDirectives": ["a"]}]}',
    }
    const top = {
      leastLevel: 'warning',
      targets: ['gemini'],
      origin: 'https://example.com',
      settings: {
        'empty-file': {level: 'error'},
        'empty-agent': {level: 'off'},
        'sensitive-path': {level: 'info', options: {words: ['secret']}},
      },
      knownAgents: ['ours', 'mine'],
      knownDirectives: [],
      expectations: [],
    }
    expect(resolve(text, '/site/robots.txt', files)).toEqual(top)
    expect(resolve(text, '/elsewhere/old/robots.txt', files)).toEqual(top)
    expect(resolve(text, '/site/old/a/robots.txt', files)).toEqual({
      ...top,
      targets: ['web'],
      settings: {...top.settings, 'empty-file': {level: 'off'}},
    })
    expect(resolve(text, '/site/old/robots.txt', files).settings['empty-file']).toEqual({level: 'info'})
    expect(resolve(text, '/site/a/new/robots.txt', files).origin).toBe('https://new.example')
    expect(resolve(text, '/site/base/x/robots.txt', files).knownDirectives).toEqual(['a'])
    expect(resolve(text, '/site/x/robots.txt', files).knownDirectives).toEqual([])
  })
})

describe('ignored files', () => {
  const config = load('{"extends": "./base/base.json", "ignore": ["vendor/", "*.bak"]}', {
    '/site/base/base.json': '{"ignore": ["/tmp"]}',
  })

  test.each([
    ['/site/vendor/robots.txt', true],
    ['/site/a/vendor/b/robots.txt', true],
    ['/site/robots.txt.bak', true],
    ['/site/base/tmp/robots.txt', true],
    ['/site/tmp/robots.txt', false],
    ['/site/robots.txt', false],
    ['/vendor/robots.txt', false],
  ])('%s: %s', (path, expected) => {
    expect(config && isIgnored(config, path)).toBe(expected)
  })
})
