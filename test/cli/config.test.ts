import {describe, expect, test} from 'vitest'
import {makeSandbox} from './sandbox.ts'

const CLEAN = 'User-agent: *\nDisallow: /private/\n'
/** One error. */
const ERROR = 'User-agent:\nDisallow: /private/\n'
/** One info with a safe fix. */
const INFO = 'User-agent: Googlebot\nUser-agent: Googlebot\nDisallow: /private/\n'

const CONFIG = 'robotslint.config.json'
const CONCISE = ['--quiet', '--format', 'concise']

/** `path rule`, from the concise format. */
function findings(stdout: string): string[] {
  return stdout
    .trim()
    .split('\n')
    .map(line => line.replace(/^(\S+):\d+:\d+: (\w+)\[(\S+)\].*/, '$1 $2 $3'))
}

describe('the configuration of a file', () => {
  const files = {
    'a/robots.txt': ERROR,
    'a/b/robots.txt': ERROR,
    'c/robots.txt': ERROR,
    'd/robots.txt': ERROR,
    [`a/${CONFIG}`]: '{"rules": {"empty-agent": "info"}} // comment',
    'a/b/package.json': '{"devDependencies": {"robotslint": "1"}}',
    'c/package.json': '{"name": "x", "robotslint": {"rules": {"empty-agent": "warning"}}}',
    'other.json': '{"overrides": [{"files": ["a/b"], "rules": {"empty-agent": "off"}}]}',
  }

  test.each<[args: string[], code: number, found: string[]]>([
    [
      [],
      1,
      [
        'a/b/robots.txt info empty-agent',
        'a/robots.txt info empty-agent',
        'c/robots.txt warning empty-agent',
        'd/robots.txt error empty-agent',
      ],
    ],
    [['a'], 0, ['a/b/robots.txt info empty-agent', 'a/robots.txt info empty-agent']],
    [['c', '--no-config'], 1, ['c/robots.txt error empty-agent']],
    [['c', '--rule', 'empty-agent:info'], 0, ['c/robots.txt info empty-agent']],
    [['a', '--config', 'other.json'], 1, ['a/robots.txt error empty-agent']],
    [['--config=other.json', 'a/b/robots.txt'], 0, ['']],
    [['-', '--stdin-filename', 'a/new/robots.txt'], 0, ['a/new/robots.txt info empty-agent']],
    [['-'], 1, ['<stdin> error empty-agent']],
  ])('robotslint %j', async (args, code, found) => {
    const result = await makeSandbox(files).run([...args, ...CONCISE], {stdin: ERROR})
    expect([result.code, result.stderr, findings(result.stdout)]).toEqual([code, '', found])
  })

  test('gives targets, names, options and expectations to the rules', async () => {
    const sandbox = makeSandbox({
      'robots.txt': 'User-agent: AcmeBot\nDisallow: /a\n',
      [CONFIG]: JSON.stringify({
        targets: ['web'],
        knownAgents: ['AcmeBot'],
        expectations: [{agent: 'AcmeBot', url: '/a', allowed: true}],
      }),
    })
    const {code, stdout} = await sandbox.run(CONCISE)
    expect([code, findings(stdout)]).toEqual([1, ['robots.txt error broken-expectation']])
    const {stdout: json} = await sandbox.run(['--format', 'json'])
    expect(JSON.parse(json).files[0].messages[0]).toMatchObject({
      rule: 'broken-expectation',
      line: 2,
      column: 1,
    })
  })
})

describe('a configuration that is wrong', () => {
  const WRONG = '{\n  "rules": {\n    "empty-agnet": "off",\n    "empty-file": "eror"\n  }\n}\n'

  test('is shown, and nothing passes for clean', async () => {
    const sandbox = makeSandbox({'robots.txt': CLEAN, 'a/robots.txt': CLEAN, [CONFIG]: WRONG})
    expect(await sandbox.run([])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `error: ${CONFIG}:3:5: There is no rule \`empty-agnet\`. Did you mean \`empty-agent\`?
  |
3 |     "empty-agnet": "off",
  |     ^^^^^^^^^^^^^
error: ${CONFIG}:4:19: \`eror\` is none of \`off\`, \`info\`, \`warning\` and \`error\`. Did you mean \`error\`?
  |
4 |     "empty-file": "eror"
  |                   ^^^^^^
No file was checked.
`,
    })
  })

  test('is in a report for programs as well', async () => {
    const sandbox = makeSandbox({'robots.txt': CLEAN, [CONFIG]: WRONG})
    const {code, stdout} = await sandbox.run(['--format', 'json'])
    expect(code).toBe(2)
    expect(JSON.parse(stdout).files).toEqual([
      expect.objectContaining({
        path: CONFIG,
        error: 'There is no rule `empty-agnet`. Did you mean `empty-agent`?',
      }),
      expect.objectContaining({path: CONFIG, messages: []}),
    ])
  })

  test('is no matter for files of another', async () => {
    const sandbox = makeSandbox({'a/robots.txt': ERROR, 'b/robots.txt': CLEAN, [`b/${CONFIG}`]: '{,}'})
    const {code, stdout, stderr} = await sandbox.run(CONCISE)
    expect([code, findings(stdout)]).toEqual([2, ['a/robots.txt error empty-agent']])
    expect(stderr).toContain(`error: b/${CONFIG}:1:2: This is no JSON`)
  })

  test.each<[args: string[], stderr: string]>([
    [['--config', 'gone.json'], 'error: --config: gone.json: no such file or folder\n'],
    [['--config', '.'], 'error: --config: .: it is a folder\n'],
    [['--config', 'a.json', '--no-config'], 'error: --config and --no-config exclude each other.\n'],
    [
      ['--rule', 'empty-agnet:off'],
      'error: --rule: there is no rule empty-agnet. Did you mean empty-agent?\n',
    ],
  ])('on the command line: %j', async (args, message) => {
    const {code, stdout, stderr} = await makeSandbox({'robots.txt': CLEAN}).run([...args, '--format', 'json'])
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)])
  })

  test('may be what it extends', async () => {
    const sandbox = makeSandbox({
      'robots.txt': CLEAN,
      'base.json': '{"rules": {"a": 1}}',
      [CONFIG]: '{"extends": "./base.json"}',
    })
    const {code, stderr} = await sandbox.run(['-q'])
    expect([code, stderr.split('\n')[0]]).toEqual([2, 'error: base.json:1:12: There is no rule `a`.'])
  })
})

describe('ignored files', () => {
  const files = {'robots.txt': INFO, 'old/robots.txt': ERROR, [CONFIG]: '{"ignore": ["old"]}'}

  test.each<[args: string[], code: number, found: string[]]>([
    [[], 0, ['robots.txt info duplicate-agent']],
    [['old/robots.txt', '--max-warnings', '0'], 0, ['']],
    [['old', '--no-ignore'], 1, ['old/robots.txt error empty-agent']],
    [['-', '--stdin-filename', 'old/new.txt'], 0, ['']],
    [['-', '--stdin-filename', 'old/new.txt', '--no-ignore'], 1, ['old/new.txt error empty-agent']],
  ])('robotslint %j', async (args, code, found) => {
    const result = await makeSandbox(files).run([...args, ...CONCISE], {stdin: ERROR})
    expect([result.code, result.stderr, findings(result.stdout)]).toEqual([code, '', found])
  })

  test('are given back as they are where the text goes through', async () => {
    const args = ['-', '--fix', '--stdin-filename', 'old/robots.txt', '-q']
    expect(await makeSandbox(files).run(args, {stdin: INFO})).toMatchObject({
      code: 0,
      stdout: INFO,
      stderr: '',
    })
  })
})

describe('--print-config', () => {
  test('prints what holds for a file', async () => {
    const sandbox = makeSandbox({
      [CONFIG]:
        '{"extends": "gemini", "rules": {"empty-agent": "info"}, "ignore": ["a"], "origin": "gemini://a.b"}',
    })
    const {code, stdout} = await sandbox.run(['--print-config', 'a/robots.txt', '--rule', 'empty-file:error'])
    expect(code).toBe(0)
    const printed = JSON.parse(stdout)
    expect(printed).toMatchObject({
      config: CONFIG,
      ignored: true,
      targets: ['gemini'],
      origin: 'gemini://a.b',
    })
    expect(printed.rules).toMatchObject({
      'empty-agent': {severity: 'info'},
      'empty-file': {severity: 'error'},
      'inline-comment': {severity: {gemini: 'error', web: 'off'}},
      'sensitive-path': {options: {words: expect.any(Array)}},
    })
  })

  test('works without a configuration, and not with a wrong one', async () => {
    const sandbox = makeSandbox({[`a/${CONFIG}`]: '[]'})
    expect(JSON.parse((await sandbox.run(['--print-config', 'robots.txt'])).stdout)).toMatchObject({
      config: null,
      ignored: false,
    })
    expect(await sandbox.run(['--print-config', 'a/robots.txt'])).toMatchObject({code: 2, stdout: ''})
  })
})

describe('init', () => {
  test('writes a configuration that changes nothing, once', async () => {
    const sandbox = makeSandbox({'robots.txt': ERROR})
    const before = await sandbox.run(CONCISE)
    expect(await sandbox.run(['init'])).toEqual(
      expect.objectContaining({code: 0, stdout: '', stderr: `Wrote ${CONFIG}.\n`}),
    )
    expect(await sandbox.run(CONCISE)).toEqual(before)
    const written = sandbox.read(CONFIG)
    const again = await sandbox.run(['init'])
    expect([again.code, again.stderr]).toEqual([
      2,
      `error: ${CONFIG}: it is here already, and was left as it was\n`,
    ])
    expect(sandbox.read(CONFIG)).toEqual(written)
  })

  test('writes what is valid without its comments as well', async () => {
    const sandbox = makeSandbox({'robots.txt': CLEAN})
    await sandbox.run(['init'])
    const uncommented = sandbox
      .read(CONFIG)
      .toString()
      .replace(/^( *)\/\/ (?="\S+": |\{)/gm, '$1')
    const other = makeSandbox({'robots.txt': CLEAN, [CONFIG]: uncommented})
    const {code, stdout, stderr} = await other.run(CONCISE)
    expect([code, findings(stdout), stderr]).toEqual([0, ['robots.txt info missing-sitemap'], ''])
  })
})
