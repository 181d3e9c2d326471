import {describe, expect, test} from 'vitest'
import {createCertificate, createKeys} from '../remote/fixtures/certificate.ts'
import {closedPort, lookupOf, startCapsule, startSite} from '../remote/fixtures/servers.ts'
import {makeSandbox, VERSION} from './sandbox.ts'

const CLEAN = 'User-agent: *\nDisallow: /private/\n'
const ERROR = 'User-agent:\nDisallow: /private/\n'

const capsule = (text: string) => startCapsule(`20 text/plain\r\n${text}`)
const site = (text: string, status = '200 OK') =>
  startSite(
    `HTTP/1.1 ${status}\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
  )

describe('a file that is fetched', () => {
  test('is linted for those who read it: crawlers of capsules or of the Web', async () => {
    const gemini = `gemini://127.0.0.1:${(await capsule(ERROR)).port}`
    const http = `http://127.0.0.1:${(await site(ERROR)).port}`
    const {code, stdout, stderr} = await makeSandbox().run([gemini, http, '--format=concise'])
    expect(stdout.split('\n').map(line => line.replace(/\].*/, ']'))).toEqual([
      `${gemini}/robots.txt:1:1: error[empty-agent]`,
      `${gemini}/robots.txt:1:12: warning[default-group-not-first]`,
      `${http}/robots.txt:1:1: error[empty-agent]`,
      '',
    ])
    expect(stderr).toContain('Checked 2 files (1 gemini, 1 web): 2 errors, 1 warning.')
    expect(code).toBe(1)
  })

  test('comes behind the files that are here', async () => {
    const http = `http://127.0.0.1:${(await site(ERROR)).port}`
    const {stdout} = await makeSandbox({'robots.txt': ERROR}).run([http, 'robots.txt', '--format=concise'])
    expect(stdout.match(/^.*(?=:1:1)/gm)).toEqual(['robots.txt', `${http}/robots.txt`])
  })

  test('is named by its URL in JSON, with how it was fetched', async () => {
    const {port} = await site(CLEAN)
    const {code, stdout} = await makeSandbox().run([`http://127.0.0.1:${port}/a/page?x`, '--format=json'])
    const url = `http://127.0.0.1:${port}/robots.txt`
    expect(JSON.parse(stdout).files).toEqual([
      {
        path: url,
        url,
        targets: ['web'],
        messages: [],
        error: null,
        retrieval: expect.objectContaining({outcome: 'file', status: 200, requestedUrl: url}),
      },
    ])
    expect(code).toBe(0)
  })
})

test('the URL of a page is tested itself, by the rules of its host', async () => {
  const host = `http://127.0.0.1:${(await site(CLEAN)).port}`
  const ask = (url: string) => makeSandbox().run(['test', url, '--target=google', '--format=json'])
  const {code, stdout} = await ask(`${host}/private/page?x`)
  expect(JSON.parse(stdout).decisions).toEqual([
    expect.objectContaining({crawler: 'google', url: `${host}/private/page?x`, allowed: false, line: 2}),
  ])
  expect(code).toBe(1)
  expect((await ask(host)).stderr).toContain('Name a path')
})

describe('a URL that cannot be asked', () => {
  test.each([
    [
      'example.org',
      'no such file or folder. For a file on a host, write gemini://example.org or https://example.org',
    ],
    ['gone.txt', 'no such file or folder'],
    ['ftp://x', '“ftp://x” cannot be fetched. robotslint fetches gemini://, https:// and http:// URLs.'],
    ['gemini://', '“gemini://” names no valid host or port.'],
  ])('%s', async (operand, message) => {
    const {code, stderr} = await makeSandbox().run([operand])
    expect(stderr).toBe(`error: ${operand}: ${message}\nNo file was checked.\n`)
    expect(code).toBe(2)
  })

  test('does not keep others from being asked', async () => {
    const http = `http://127.0.0.1:${(await site(CLEAN)).port}`
    // Looked for when the other port is taken.
    const refused = `http://127.0.0.1:${await closedPort()}`
    const {code, stderr} = await makeSandbox().run([refused, http, '--format=ndjson', '-q'])
    expect(stderr).toContain(`error: ${refused}/robots.txt: The connection was refused`)
    expect(code).toBe(2)
  })
})

describe('a server that does not send the file', () => {
  test('is reported in the words of people once, without a line of a file', async () => {
    const refused = `http://127.0.0.1:${await closedPort()}`
    const why = `The connection was refused, perhaps since no server runs at this port: ${refused.slice(7)} (ECONNREFUSED).`
    const {code, stdout, stderr} = await makeSandbox().run([refused])
    expect(stdout).toBe(
      `${refused}/robots.txt:1:1 error[retrieval-status] ${why} For Yandex everything is allowed; for Google and crawlers that follow RFC 9309 everything is forbidden for now.\n\n`,
    )
    expect(stderr).toBe(
      `${refused}/robots.txt: connection refused, 1 error\nNo file was checked.\nrobotslint explain RULE tells more about a rule.\n`,
    )
    expect(code).toBe(2)
    for (const args of [
      ['--format=sarif'],
      ['--output-file=out'],
      ['--statistics'],
      ['--rule=retrieval-status:off'],
    ])
      expect(await makeSandbox().run([refused, ...args])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(`error: ${refused}/robots.txt: ${why}\n`),
      })
  })

  test('is told of once where no crawler could do better', async () => {
    const {code, stderr} = await makeSandbox().run(['gemini://none.test'], {network: {lookup: lookupOf({})}})
    expect(stderr).toBe(
      'error: gemini://none.test/robots.txt: There is no host of this name: none.test (ENOTFOUND).\nNo file was checked.\n',
    )
    expect(code).toBe(2)
  })

  test('is checked for what crawlers make of that', async () => {
    const gemini = `gemini://127.0.0.1:${(await startCapsule('51 Not found\r\n')).port}`
    const {code, stdout, stderr} = await makeSandbox().run([gemini])
    expect(stdout).toBe(
      `${gemini}/robots.txt:1:1 info[retrieval-status] There is no robots.txt (status 51, \`Not found\`): crawlers may fetch everything.\n\n`,
    )
    expect(stderr).toContain(`${gemini}/robots.txt: 51 not found, 1 info\n`)
    expect(code).toBe(0)
  })
})

describe('what cannot be done with a URL', () => {
  test.each([
    [['--fix'], 'A file on a server cannot be mended from here: save it and mend that, or see --diff.'],
    [
      ['--unsafe-fixes'],
      'A file on a server cannot be mended from here: save it and mend that, or see --diff.',
    ],
    [['--watch'], '--watch cannot watch a URL.'],
    [['--urls-from=-', '-'], 'The standard input can be a file or the URLs, not both.'],
    [['--timeout=0'], '--timeout needs a number of seconds up to 3600, not "0".'],
    [['--concurrency=1.5'], '--concurrency needs a whole number from 1 to 1000, not "1.5".'],
    [['--user-agent=a\nb'], '--user-agent takes letters, digits and signs of ASCII on one line.'],
  ])('%j', async (args, message) => {
    const {code, stderr} = await makeSandbox().run(['gemini://127.0.0.1:1', ...args])
    expect(stderr).toContain(`error: ${message}\n`)
    expect(code).toBe(2)
  })

  test('--resume needs URLs', async () => {
    const {code, stderr} = await makeSandbox({'robots.txt': CLEAN}).run(['robots.txt', '--resume=x'])
    expect(stderr).toContain('--resume needs URLs')
    expect(code).toBe(2)
  })

  test('format', async () => {
    const {code, stderr} = await makeSandbox().run(['format', 'gemini://127.0.0.1:1'])
    expect(stderr).toContain(
      'gemini://127.0.0.1:1 lies on a server and cannot be written; save it, and format that.',
    )
    expect(code).toBe(2)
  })
})

test('--diff shows what a fix would change', async () => {
  const http = `http://127.0.0.1:${(await site('User-agent: a\nUser-agent: a\nDisallow: /x\n')).port}`
  const {code, stdout} = await makeSandbox().run([http, '--fix', '--diff'])
  expect(stdout).toContain('-User-agent: a\n')
  expect(code).toBe(1)
})

describe('the request', () => {
  test('tells a Web server who asks', async () => {
    const server = await site(CLEAN)
    const http = `http://127.0.0.1:${server.port}`
    await makeSandbox().run([http])
    await makeSandbox().run([http, '--user-agent=my survey'])
    expect(server.requests.map(request => /^user-agent: (.*)\r$/im.exec(request)?.[1])).toEqual([
      `robotslint/${VERSION} (+https://github.com/robotslint/robotslint)`,
      'my survey',
    ])
  })

  test('is given up after the time of --timeout', async () => {
    const server = await startSite(() => {})
    const {code, stdout} = await makeSandbox().run([`http://127.0.0.1:${server.port}`, '--timeout=0.2'])
    expect(stdout).toContain('did not come within 0.2 s')
    expect(code).toBe(2)
  })

  test('is made a second time, with a query, for a capsule named by hand', async () => {
    const server = await capsule(CLEAN)
    const gemini = `gemini://127.0.0.1:${server.port}/robots.txt`
    await makeSandbox().run([gemini])
    await makeSandbox({list: gemini}).run(['--urls-from=list'])
    expect(server.requests).toEqual([gemini, `${gemini}?robotslint`, gemini])
  })
})

test('a page stands for the robots.txt of its host, and that is said', async () => {
  const gemini = `gemini://127.0.0.1:${(await capsule(CLEAN)).port}`
  const {stderr} = await makeSandbox().run([`${gemini}/~me/index.gmi`])
  expect(stderr).toContain(
    `note: No crawler reads a robots.txt below /~me/; the one that counts is ${gemini}/robots.txt, so ask its administrator for rules.\n`,
  )
})

test.each([
  ['https://me:secret@example.org:99999/', 'https://…@example.org:99999/'],
  ['gemini://secret@example.org', 'gemini://…@example.org'],
  ['ftp://me:secret@example.org', 'ftp://…@example.org'],
])('a password does not leave the command line: %s', async (url, shown) => {
  for (const format of ['pretty', 'json', 'ndjson', 'sarif', 'junit', 'github']) {
    const {code, stdout, stderr} = await makeSandbox().run([url, `--format=${format}`])
    expect(stderr).toContain(`error: ${shown}: `)
    expect(stdout + stderr).not.toContain('secret')
    expect(code).toBe(2)
  }
})

describe('trust on first use', () => {
  const first = createCertificate()
  const second = createCertificate({keys: createKeys()})

  test('keeps certificates in the data folder of the user, and takes another one on demand only', async () => {
    let certificate = first
    const {port} = await startCapsule(`20 text/plain\r\n${CLEAN}`, {certificate: () => certificate})
    const sandbox = makeSandbox()
    const trustOf = async (...args: string[]) => {
      const {stdout} = await sandbox.run([`gemini://127.0.0.1:${port}`, '--format=json', '-q', ...args], {
        variables: {XDG_DATA_HOME: sandbox.path('data'), LOCALAPPDATA: sandbox.path('data')},
      })
      const {trust} = JSON.parse(stdout).files[0].retrieval.certificate
      return trust.accepted ?? trust.decision
    }
    expect(await trustOf()).toBe('first')
    expect(await trustOf()).toBe('same')
    if (process.platform === 'linux')
      expect(sandbox.read('data/robotslint/known_hosts').toString()).toContain(`127.0.0.1:${port} sha256:`)
    certificate = second
    expect(await trustOf()).toBe(false)
    expect(await trustOf()).toBe(false)
    expect(await trustOf('--known-hosts=other')).toBe('first')
    expect(await trustOf('--accept-new-certificate')).toBe(true)
    expect(await trustOf()).toBe('same')
  })

  test('warns whoever asks what may be fetched of a file that may not be the capsule’s own', async () => {
    let certificate = first
    const {port} = await startCapsule(`20 text/plain\r\n${CLEAN}`, {certificate: () => certificate})
    const sandbox = makeSandbox()
    const ask = (...args: string[]) =>
      sandbox.run(['test', `gemini://127.0.0.1:${port}`, '--agent=indexer', '/', ...args])
    const warning =
      'warning: The certificate of the capsule has changed before its time: this file may not be of the capsule.\n'
    expect((await ask()).stderr).not.toContain(warning)
    certificate = second
    expect((await ask()).stderr).toContain(warning)
    expect((await ask('--accept-new-certificate')).stderr).not.toContain(warning)
  })

  test('says what is wrong with the place of the record', async () => {
    const {code, stderr} = await makeSandbox().run(['gemini://127.0.0.1:1', '--known-hosts=.'])
    expect(stderr).toMatch(/^error: .*: the record of known hosts cannot be used: it is a folder\n/)
    expect(code).toBe(2)
  })

  test('does not begin anew where the record is damaged', async () => {
    const sandbox = makeSandbox({record: 'rubbish\n'})
    const {code, stderr} = await sandbox.run(['gemini://127.0.0.1:1', '--known-hosts=record'])
    expect(stderr).toContain('The record of known hosts is damaged')
    expect(code).toBe(2)
    expect(sandbox.read('record').toString()).toBe('rubbish\n')
  })
})

describe('the configuration', () => {
  const OPEN = 'User-agent: *\nAllow: /\nDisallow: /a\nDisallow: /a*\n'

  test('of the working folder counts, with overrides for URLs', async () => {
    const http = `http://127.0.0.1:${(await site(ERROR)).port}`
    const other = `http://127.0.0.1:${(await site(ERROR)).port}`
    const config = {overrides: [{files: [`${http}/`], rules: {'empty-agent': 'off'}}], ignore: ['**']}
    const sandbox = makeSandbox({'robotslint.config.json': JSON.stringify(config)})
    const {stdout} = await sandbox.run([http, other, '--format=concise'])
    expect(stdout.match(/^.*(?=:1:1)/gm)).toEqual([`${other}/robots.txt`])
  })

  test('can leave out URLs, which are not asked then', async () => {
    const server = await site(ERROR)
    const http = `http://127.0.0.1:${server.port}`
    const sandbox = makeSandbox({'robotslint.config.json': JSON.stringify({ignore: ['http://127.0.0.1:*']})})
    await sandbox.run([http])
    expect(server.requests).toEqual([])
    await sandbox.run([http, '--no-ignore'])
    expect(server.requests).toHaveLength(1)
  })

  test.each([
    [{targets: ['gemini']}, ['web']],
    [{targets: ['gemini', 'google']}, ['google']],
    [{targets: ['bing']}, ['bing']],
  ])('with %j has what a site serves judged for %j', async (config, targets) => {
    const http = `http://127.0.0.1:${(await site(CLEAN)).port}`
    const sandbox = makeSandbox({'robotslint.config.json': JSON.stringify(config)})
    const {stdout} = await sandbox.run([http, '--format=json'])
    expect(JSON.parse(stdout).files[0].targets).toEqual(targets)
  })

  test.each<[what: string, config: (origin: string) => object, isAsked: boolean]>([
    ['for any site', () => ({expectations: [{agent: 'X', url: '/a', allowed: true}]}), false],
    ['for its site', origin => ({origin, expectations: [{agent: 'X', url: '/a', allowed: true}]}), true],
    [
      'for another site',
      () => ({origin: 'https://example.com', expectations: [{agent: 'X', url: '/a', allowed: true}]}),
      false,
    ],
    ['by a whole URL', origin => ({expectations: [{agent: 'X', url: `${origin}/a`, allowed: true}]}), true],
    [
      'for this URL',
      origin => ({overrides: [{files: [origin], expectations: [{agent: 'X', url: '/a', allowed: true}]}]}),
      true,
    ],
  ])('expects something of what is served when that is written %s', async (_what, config, isAsked) => {
    const http = `http://127.0.0.1:${(await site(OPEN)).port}`
    const sandbox = makeSandbox({'robotslint.config.json': JSON.stringify(config(http))})
    const {stdout} = await sandbox.run([http, '--format=concise'])
    expect(stdout.includes('broken-expectation')).toBe(isAsked)
  })
})

test('a baseline knows what is served by its URL', async () => {
  const http = `http://127.0.0.1:${(await site(ERROR)).port}`
  const sandbox = makeSandbox()
  await sandbox.run([http, '--baseline=known.json', '--update-baseline'])
  expect(JSON.parse(sandbox.read('known.json').toString()).entries).toEqual([
    expect.objectContaining({path: `${http}/robots.txt`, rule: 'empty-agent', count: 1}),
  ])
  expect(await sandbox.run([http, '--baseline=known.json'])).toMatchObject({code: 0, stdout: ''})
})

test('--print-config tells the settings for a URL', async () => {
  const config = {overrides: [{files: ['https://*.example'], targets: ['google']}]}
  const sandbox = makeSandbox({'robotslint.config.json': JSON.stringify(config)})
  const targetsFor = async (name: string) =>
    JSON.parse((await sandbox.run(['--print-config', name])).stdout).targets
  expect(await targetsFor('https://site.example/robots.txt')).toEqual(['google'])
  expect(await targetsFor('robots.txt')).toBeUndefined()
})

test('no report is written over what the run reads', async () => {
  const sandbox = makeSandbox({list: 'https://127.0.0.1:1', known: '', done: ''})
  for (const flag of ['--urls-from=list', '--resume=done', '--known-hosts=known']) {
    const {code, stderr} = await sandbox.run([
      flag,
      'https://127.0.0.1:1',
      `--output-file=${flag.split('=')[1]}`,
    ])
    expect(stderr).toContain('is read in this run; write the report to another file.')
    expect(code).toBe(2)
  }
})

describe('other commands', () => {
  const OLD = 'User-agent: *\nDisallow: /old/\n'

  test('test asks what is served', async () => {
    const gemini = `gemini://127.0.0.1:${(await capsule(OLD)).port}`
    const {code, stdout} = await makeSandbox().run([
      'test',
      gemini,
      '/old/',
      '--agent=indexer',
      '--target=kennedy',
    ])
    expect(stdout).toBe(
      '/old/ for indexer\n  Kennedy  denied  line 2  `Disallow: /old/` is a rule for indexer that covers `/old/`\n',
    )
    expect(code).toBe(1)
  })

  test('test asks the crawlers that come by the protocol of the URL', async () => {
    const gemini = `gemini://127.0.0.1:${(await capsule(OLD)).port}`
    const {stdout} = await makeSandbox().run(['test', gemini, '/', '--format=json'])
    expect(JSON.parse(stdout).decisions[0]).toMatchObject({crawler: 'gemini', allowed: true})
  })

  test('diff compares a file with what is served, or what two servers serve', async () => {
    const [old, now] = [await site(OLD), await site(CLEAN)].map(({port}) => `http://127.0.0.1:${port}`)
    const sandbox = makeSandbox({'robots.txt': CLEAN})
    const changes = async (...files: (string | undefined)[]) => {
      const {code, stdout} = await sandbox.run([
        'diff',
        ...files.map(String),
        '--target=rfc9309',
        '--format=json',
      ])
      return [
        code,
        JSON.parse(stdout).changes.map(({path, after}: {path: string; after: string}) => [path, after]),
      ]
    }
    expect(await changes('robots.txt', now)).toEqual([0, []])
    expect(await changes(old, now)).toEqual([
      1,
      [
        ['/old/', 'allowed'],
        ['/private/', 'denied'],
      ],
    ])
  })

  test('inspect shows how it is read', async () => {
    const http = `http://127.0.0.1:${(await site(OLD)).port}`
    const {code, stdout} = await makeSandbox({x: OLD}).run(['inspect', http])
    expect(stdout).toBe((await makeSandbox({x: OLD}).run(['inspect', 'x'])).stdout)
    expect(code).toBe(0)
  })

  test('agents tells the group in what is served', async () => {
    const http = `http://127.0.0.1:${(await site(OLD)).port}`
    const {stdout} = await makeSandbox().run(['agents', 'GPTBot', `--file=${http}`])
    expect(stdout).toContain('User-agent: *')
  })

  test.each([
    ['test', ['/']],
    ['inspect', []],
  ])('%s needs an answer', async (command, more) => {
    const http = `http://127.0.0.1:${(await site('', '503 Down')).port}`
    const {code, stderr} = await makeSandbox().run([command, http, ...more])
    expect(stderr).toBe(
      `error: ${http}/robots.txt: there is no file: the answer was 503 service unavailable. robotslint ${http} tells what crawlers make of that.\n`,
    )
    expect(code).toBe(2)
  })

  test.each([
    ['404 Not Found', '404 not found'],
    ['410 Gone', '410 gone'],
  ])('take a file that is not there (%s) for one that allows everything', async (status, outcome) => {
    const http = `http://127.0.0.1:${(await site('', status)).port}`
    const {code, stderr, stdout} = await makeSandbox({'robots.txt': OLD}).run([
      'diff',
      'robots.txt',
      http,
      '--target=rfc9309',
      '--format=json',
    ])
    expect(stderr).toBe(`note: ${http}/robots.txt: ${outcome}, so everything is allowed.\n`)
    expect(JSON.parse(stdout).changes).toEqual([expect.objectContaining({path: '/old/', after: 'allowed'})])
    expect(code).toBe(1)
  })

  test('say why nothing was fetched', async () => {
    const refused = `http://127.0.0.1:${await closedPort()}`
    const {code, stderr} = await makeSandbox().run(['inspect', refused])
    expect(stderr).toMatch(/^error: http.*: The connection was refused[^\n]*\n$/)
    expect(code).toBe(2)
  })
})
