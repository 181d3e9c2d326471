import {describe, expect, test} from 'vitest'
import {makeSandbox} from './sandbox.ts'

const FILE = 'User-agent: *\nDisallow: /private/\n\nUser-agent: agricola\nDisallow: /\nAllow: /open/\n'

describe('robotslint test', () => {
  test('prints a table by crawler, with the line that decides', async () => {
    const {run} = makeSandbox({'robots.txt': FILE})
    const {code, stdout} = await run(['test', 'robots.txt', '--agent', 'Googlebot', '/private/x'])
    expect(stdout).toBe(`/private/x for Googlebot
  RFC 9309  denied  line 2  \`Disallow: /private/\` is the longest rule for Googlebot that covers \`/private/x\`
  Google    denied  line 2  \`Disallow: /private/\` is the longest rule for Googlebot that covers \`/private/x\`
`)
    expect(code).toBe(1)
  })

  test('takes the product token of a whole header, and says so', async () => {
    const {run} = makeSandbox({'robots.txt': FILE})
    const header = 'agricola/0.91 ( mod:RSS; http://www.example.com/agricola )'
    const {code, stdout} = await run([
      'test',
      'robots.txt',
      '--target=google',
      '--agent',
      header,
      '/x',
      '/open/x',
    ])
    expect(stdout).toBe(`/x for agricola, the product token of ${header}
  Google  denied  line 5  \`Disallow: /\` is the longest rule for agricola that covers \`/x\`

/open/x for agricola, the product token of ${header}
  Google  allowed  line 6  \`Allow: /open/\` is the longest rule for agricola that covers \`/open/x\`
`)
    expect(code).toBe(1)
  })

  test('gives the documented JSON, and 0 where everything is allowed', async () => {
    const {run} = makeSandbox({'robots.txt': FILE})
    const {code, stdout} = await run([
      'test',
      'robots.txt',
      '--target',
      'bing',
      '--format',
      'json',
      '/public?a=%7E',
    ])
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      decisions: [
        {
          crawler: 'bing',
          agent: 'bingbot,msnbot',
          url: '/public?a=%7E',
          allowed: true,
          line: null,
          rule: null,
          why: 'no rule for bingbot, msnbot covers `/public?a=~`',
        },
      ],
    })
    expect(code).toBe(0)
  })

  test('combines the roles of one Gemini bot to the strictest', async () => {
    const {run} = makeSandbox({
      'robots.txt': 'User-agent: archiver\nDisallow: /a/\n\nUser-agent: indexer\nDisallow: /b/\n',
    })
    const args = [
      'test',
      'robots.txt',
      '--target',
      'september',
      '--agent',
      'archiver,indexer',
      '--format',
      'json',
    ]
    const {stdout} = await run([...args, '/a/', '/b/', '/c/'])
    const {decisions} = JSON.parse(stdout) as {decisions: {allowed: boolean; line: number | null}[]}
    expect(decisions.map(({allowed, line}) => [allowed, line])).toEqual([
      [false, 2],
      [false, 5],
      [true, null],
    ])
  })

  test('takes paths from a file or the standard input, and leaves out comments', async () => {
    const {run} = makeSandbox({
      'robots.txt': FILE,
      'paths.txt': '# mine\n/private/a\r\n\nhttps://example.com/b?c\n',
    })
    const args = ['test', 'robots.txt', '--target', 'google', '--format', 'json', '--paths-from']
    const fromFile = await run([...args, 'paths.txt'])
    const fromStdin = await run([...args, '-'], {stdin: '/private/a\nhttps://example.com/b?c'})
    expect(fromStdin.stdout).toBe(fromFile.stdout)
    expect(JSON.parse(fromFile.stdout)).toMatchObject({
      decisions: [
        {url: '/private/a', allowed: false},
        {url: 'https://example.com/b?c', allowed: true},
      ],
    })
  })

  test.each([
    [['test'], 'Name a file, and a path'],
    [['test', 'robots.txt'], 'Name a path'],
    [['test', 'nothing.txt', '/'], 'nothing.txt'],
    [['test', '-', '--paths-from', '-'], 'The standard input can be the file or the paths, not both'],
    [['test', 'robots.txt', '--paths-from', 'none.txt'], 'error: none.txt: there is no path in this list\n'],
    [['test', 'robots.txt', '/', '--target', 'gogle'], 'Did you mean google?'],
    [['test', 'odd.txt', '/'], 'The file asks for a target gemni'],
  ])('%j is wrong use: %s', async (args, message) => {
    const {run} = makeSandbox({
      'robots.txt': FILE,
      'odd.txt': '# robotslint-target: gemni\n',
      'none.txt': '# none yet\n',
    })
    const {code, stdout, stderr} = await run(args)
    expect(stderr).toContain(message)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })
})

describe('the configuration', () => {
  const config = (text: string) => ({'robots.txt': FILE, 'robotslint.config.json': text})
  const crawlersOf = (stdout: string) =>
    JSON.parse(stdout).decisions.map(({crawler}: {crawler: string}) => crawler)

  test('says who is asked, unless the command line does or leaves it out', async () => {
    const {run} = makeSandbox(config('{"targets": ["bing"]}'))
    const ask = async (...args: string[]) =>
      crawlersOf((await run(['test', 'robots.txt', '/', '--format=json', ...args])).stdout)
    expect(await ask()).toEqual(['bing'])
    expect(await ask('--target=google')).toEqual(['google'])
    expect(await ask('--no-config')).toEqual(['rfc9309', 'google', 'bing', 'yandex'])
  })

  test('may be another one, and may depend on the file', async () => {
    const {run} = makeSandbox({
      ...config('{"targets": ["bing"]}'),
      'other.json': '{"overrides": [{"files": ["robots.txt"], "targets": ["yandex"]}]}',
    })
    const {stdout} = await run(['test', 'robots.txt', '/', '--format=json', '--config=other.json'])
    expect(crawlersOf(stdout)).toEqual(['yandex'])
  })

  test('counts for the standard input, for diff and for agents --file as well', async () => {
    const {run} = makeSandbox({...config('{"targets": ["bing"]}'), 'open.txt': ''})
    const fromStdin = await run(['test', '-', '/', '--format=json'], {stdin: FILE})
    expect(crawlersOf(fromStdin.stdout)).toEqual(['bing'])
    const diff = await run(['diff', 'open.txt', 'robots.txt', '--format=json'])
    const {changes} = JSON.parse(diff.stdout)
    expect([...new Set(changes.map(({crawler}: {crawler: string}) => crawler))]).toEqual(['bing'])
    const agents = await run(['agents', 'Googlebot', '--file=robots.txt'])
    expect(agents.stdout).toMatch(/line 1, `User-agent: \*` \(Bing\)$/m)
  })

  test('that is wrong is said to be so, at its place', async () => {
    const {run} = makeSandbox(config('{\n  "target": ["bing"]\n}'))
    for (const args of [
      ['test', 'robots.txt', '/'],
      ['diff', 'robots.txt', 'robots.txt'],
    ]) {
      const {code, stderr} = await run(args)
      expect(stderr).toMatch(/^error: robotslint\.config\.json:2:3: .*`targets`/)
      expect(code).toBe(2)
    }
  })

  test('says which site the file is for', async () => {
    const {run} = makeSandbox(config('{"origin": "https://example.com"}'))
    expect(await run(['test', 'robots.txt', 'https://EXAMPLE.com/x', '-q'])).toMatchObject({code: 2})
    expect((await run(['test', 'robots.txt', 'https://EXAMPLE.com/x'])).code).toBe(0)
    expect((await run(['test', 'robots.txt', 'https://example.org/x'])).stderr).toContain(
      '`https://example.org/x` lies on another site than https://example.com, which the file is for.',
    )
  })
})

test.each(['http://', 'https://[', 'https:///x', 'private', '?q', 'http:/x', 'gemini://'])(
  'nobody can request %j',
  async url => {
    const {run} = makeSandbox({'robots.txt': FILE, 'paths.txt': `/\n${url}\n`})
    for (const args of [[url], ['--paths-from=paths.txt']]) {
      const {code, stdout, stderr} = await run(['test', 'robots.txt', ...args])
      expect(stderr).toContain(`\`${url}\` is n`)
      expect([code, stdout]).toEqual([2, ''])
    }
  },
)

test.each<[agent: string, heading: string]>([
  ['archiver, indexer', '/ for archiver, indexer'],
  [
    'Mozilla/5.0 (KHTML, like Gecko; compatible; GPTBot/1.2)',
    '/ for GPTBot, the product token of Mozilla/5.0 (KHTML, like Gecko; compatible; GPTBot/1.2)',
  ],
])('a comma parts roles, but not the words of a header: %s', async (agent, heading) => {
  const {run} = makeSandbox({'robots.txt': FILE})
  const {stdout} = await run(['test', 'robots.txt', '/', '--target=google', '--agent', agent])
  expect(stdout.split('\n')[0]).toBe(heading)
})

test.each(['--agent=,', '--agent=indexer,', '--target=web,,gemini', '--target=,'])(
  'there must be a name beside a comma: %s',
  async flag => {
    const {run} = makeSandbox({'robots.txt': FILE})
    const {code, stderr} = await run(['test', 'robots.txt', '/', flag])
    expect(stderr).toContain('there is nothing beside a comma')
    expect(code).toBe(2)
  },
)
