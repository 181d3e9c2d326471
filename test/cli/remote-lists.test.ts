import {describe, expect, test} from 'vitest'
import {closedPort, lookupOf, startCapsule, startSite} from '../remote/fixtures/servers.ts'
import {makeSandbox} from './sandbox.ts'

const CLEAN = 'User-agent: *\nDisallow: /private/\n'
const ERROR = 'User-agent:\nDisallow: /private/\n'

const site = (text: string, status = '200 OK') =>
  startSite(
    `HTTP/1.1 ${status}\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
  )

/** A clock that goes on only when it is told to. */
function manualClock() {
  let now = 0
  let due: (() => void)[] = []
  return {
    now: () => now,
    after: (_milliseconds: number, callback: () => void) => {
      due.push(callback)
      return () => {
        due = due.filter(one => one !== callback)
      }
    },
    get isIdle() {
      return due.length === 0
    },
    tick(milliseconds: number) {
      now += milliseconds
      const ready = due
      due = []
      for (const callback of ready) callback()
    },
  }
}

describe('a list of URLs', () => {
  test('is checked in its order, each file once, and summed up', async () => {
    const bad = `http://127.0.0.1:${(await site(ERROR)).port}`
    const none = `http://127.0.0.1:${(await site('', '404 Not Found')).port}`
    const down = `http://127.0.0.1:${await closedPort()}`
    const list = `# hosts\n\n${bad}/a # the first\n${none}\r\n${bad}/robots.txt\n${down}\nexample.org\n`
    const sandbox = makeSandbox({'urls.txt': list})
    const {code, stdout, stderr} = await sandbox.run(['--urls-from=urls.txt', '--format=concise'])
    expect(stdout).toContain(`${bad}/robots.txt:1:1: error[empty-agent]`)
    expect(stderr).toBe(`${bad}/robots.txt: file, 1 error
${none}/robots.txt: 404 not found, 1 info
${down}/robots.txt: connection refused, 1 error
error: urls.txt:7: “example.org” has no scheme; write gemini://example.org or https://example.org.
count  outcome
1      404 not found
1      connection refused
1      file

count  level  rule              fixable
1      error  empty-agent
1      info   retrieval-status
1      error  retrieval-status

Checked 2 files (web, by their URLs): 2 errors, 1 info.
robotslint explain RULE tells more about a rule.
`)
    expect(code).toBe(2)
  })

  test('comes from the standard input, beside URLs of the command line', async () => {
    const one = `http://127.0.0.1:${(await site(CLEAN)).port}`
    const two = `http://127.0.0.1:${(await site(CLEAN)).port}`
    const {code, stdout} = await makeSandbox().run([one, '--urls-from=-', '--format=json', '-q'], {
      stdin: `\uFEFF${two}`,
    })
    expect(JSON.parse(stdout).files.map(({url}: {url: string}) => url)).toEqual([
      `${one}/robots.txt`,
      `${two}/robots.txt`,
    ])
    expect(code).toBe(0)
  })

  test.each([
    ['gone.txt', {}, 'error: gone.txt: no such file or folder\n'],
    [
      'long.txt',
      {'long.txt': 'x'.repeat(2_000_000)},
      'error: long.txt: a line is longer than a million characters\n',
    ],
  ])('%s cannot be read, and the report is whole all the same', async (name, files, message) => {
    const {code, stdout, stderr} = await makeSandbox(files).run([`--urls-from=${name}`, '--format=json'])
    expect(JSON.parse(stdout).files).toEqual([expect.objectContaining({path: name, url: null})])
    expect([code, stderr]).toEqual([2, message])
  })

  test.each(['', '# none yet\n\n', '\uFEFF\r\n'])('is wrong where it has no URL: %j', async list => {
    const sandbox = makeSandbox({'urls.txt': list})
    expect(await sandbox.run(['--urls-from=urls.txt'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'error: urls.txt: there is no URL in this list\nNo file was checked.\n',
    })
    const one = `http://127.0.0.1:${(await site(CLEAN)).port}`
    expect(await sandbox.run([one, '--urls-from=urls.txt', '-q'])).toMatchObject({code: 0, stderr: ''})
  })

  test.each(['\n', '\r\n', '\r'])('has lines that end in %j', async end => {
    const urls = await Promise.all([site(CLEAN), site(CLEAN)])
    const list = urls.map(({port}) => `http://127.0.0.1:${port} # one${end}`).join(end)
    const {stdout} = await makeSandbox({'urls.txt': list}).run(['--urls-from=urls.txt', '--format=json'])
    expect(JSON.parse(stdout).files).toHaveLength(2)
  })

  test('never has a host asked twice at once', async () => {
    const server = await site(CLEAN)
    const names = Array.from({length: 20}, (_, index) => `http://host-${index}.test:${server.port}`)
    const same = Array.from({length: 5}, (_, index) => `http://same.test:${server.port}/${index}`)
    const hosts = [...names, ...same].map(url => [new URL(url).hostname, ['127.0.0.1']] as const)
    const {code} = await makeSandbox().run(['--urls-from=-', '--allow-private', '--concurrency=4'], {
      stdin: [...names, ...same].join('\n'),
      network: {lookup: lookupOf(Object.fromEntries(hosts))},
    })
    expect(code).toBe(0)
    expect(server.requests).toHaveLength(21)
    expect(server.mostConnections).toBeLessThanOrEqual(4)
  })

  test('leads nowhere inside, unless that is allowed', async () => {
    const {port} = await site(CLEAN)
    const args = ['--urls-from=-', '-q']
    const options = {
      stdin: `http://inside.test:${port}`,
      network: {lookup: lookupOf({'inside.test': ['127.0.0.1']})},
    }
    const refused = await makeSandbox().run(args, options)
    expect(refused.stderr).toContain('--allow-private allows them.')
    expect(refused.code).toBe(2)
    expect(await makeSandbox().run([...args, '--allow-private'], options)).toMatchObject({
      code: 0,
      stderr: '',
    })
  })

  test.each([
    [[], 0],
    [['--urls-from=/dev/null'], 2],
  ])('one URL by hand may (%j)', async (args, code) => {
    const {port} = await site(CLEAN)
    const options = {network: {lookup: lookupOf({'inside.test': ['127.0.0.1']})}}
    const url = `http://inside.test:${port}`
    expect(await makeSandbox().run([url, '-q', ...args], options)).toMatchObject({code})
    const inCi = await makeSandbox().run([url, '-q', ...args], {...options, variables: {CI: 'true'}})
    expect(inCi.code).toBe(2)
  })
})

describe('--resume', () => {
  test('goes on where a report in ndjson ends', async () => {
    const [first, second] = [await site(ERROR), await site(ERROR)]
    const urls = [first, second].map(({port}) => `http://127.0.0.1:${port}/robots.txt`)
    const sandbox = makeSandbox({'urls.txt': urls.join('\n')})
    const whole = await sandbox.run(['--urls-from=urls.txt', '--format=ndjson', '-q'])
    const lines = whole.stdout.trim().split('\n')
    expect(lines).toHaveLength(4)
    const done = lines.filter(line => JSON.parse(line).path === urls[0])
    // A run that was killed had begun with the second.
    const half = makeSandbox({
      'urls.txt': urls.join('\n'),
      'done.ndjson': `${done.join('\n')}\n{"path":"${urls[1]}"}\n{"pa`,
    })
    const rest = await half.run(['--urls-from=urls.txt', '--format=ndjson', '-q', '--resume=done.ndjson'])
    expect(rest.stdout).toMatch(/^\n\{/)
    expect(
      rest.stdout
        .trim()
        .split('\n')
        .map(line => JSON.parse(line).path),
    ).toEqual([urls[1], urls[1]])
    expect([first.requests.length, second.requests.length]).toEqual([1, 2])
  })

  test('asks again where a failure may have passed, by the last line of each URL', async () => {
    const server = await site(CLEAN)
    const url = `http://127.0.0.1:${server.port}/robots.txt`
    const failed = {url, outcome: 'status', retrieval: {protocol: 'http', outcome: 'status', status: 503}}
    const file = {url, outcome: 'file', retrieval: {protocol: 'http', outcome: 'file', status: 200}}
    const resume = async (...lines: object[]) => {
      const report = lines.map(line => `${JSON.stringify(line)}\n`).join('')
      const sandbox = makeSandbox({'urls.txt': url, 'done.ndjson': report})
      await sandbox.run(['--urls-from=urls.txt', '--format=ndjson', '-q', '--resume=done.ndjson'])
      return server.requests.splice(0).length
    }
    expect(await resume(failed)).toBe(1)
    expect(await resume(failed, file)).toBe(0)
    expect(await resume(file, failed)).toBe(1)
  })

  test('complains about a line of the list once, until it is another line', async () => {
    const {port} = await site(CLEAN)
    const good = `http://127.0.0.1:${port}`
    const args = ['--urls-from=urls.txt', '--format=ndjson', '-q']
    const first = await makeSandbox({'urls.txt': `example.org\n${good}\n`}).run(args)
    expect(first.stdout).toContain('{"path":"urls.txt:1","error":')
    const again = (list: string) =>
      makeSandbox({'urls.txt': list, 'done.ndjson': first.stdout}).run([...args, '--resume=done.ndjson'])
    expect(await again(`example.org\n${good}\n`)).toMatchObject({code: 0, stdout: '', stderr: ''})
    expect(await again(`example.net\n${good}\n`)).toMatchObject({code: 2})
  })

  test('asks again what its own report says has failed for now', async () => {
    const busy = await site('', '503 Service Unavailable')
    const none = await site('', '404 Not Found')
    const urls = [busy, none].map(({port}) => `http://127.0.0.1:${port}/robots.txt`)
    const args = ['--urls-from=urls.txt', '--format=ndjson', '-q']
    const {stdout} = await makeSandbox({'urls.txt': urls.join('\n')}).run(args)
    const sandbox = makeSandbox({'urls.txt': urls.join('\n'), 'done.ndjson': stdout})
    await sandbox.run([...args, '--resume=done.ndjson'])
    expect([busy.requests.length, none.requests.length]).toEqual([2, 1])
  })

  test.each([
    ['gone.ndjson', 'error: gone.ndjson: no such file or folder\nNo file was checked.\n'],
    [
      'urls.txt',
      'error: urls.txt: it is no report to resume; --format ndjson writes one\nNo file was checked.\n',
    ],
  ])('cannot do so with %s', async (name, message) => {
    const sandbox = makeSandbox({'urls.txt': 'gemini://127.0.0.1:1'})
    const {code, stderr} = await sandbox.run(['--urls-from=urls.txt', `--resume=${name}`])
    expect([code, stderr]).toEqual([2, message])
  })
})

test('an interrupt ends the run with what is done', async () => {
  const first = await site(ERROR)
  let interrupt = () => {}
  // The first host is silent, so the second, which answers, waits for its turn in the report.
  const hanging = await startSite(() => {})
  const third = await startSite(() => interrupt())
  const urls = [hanging, first, third].map(({port}) => `http://127.0.0.1:${port}/robots.txt`)
  const sandbox = makeSandbox()
  const {code, stdout, stderr} = await sandbox.run(
    [...urls, '--concurrency=2', '--format=json', '--format=sarif=log.sarif'],
    {
      onInterrupt(callback) {
        interrupt = callback
        return () => {
          interrupt = () => {}
        }
      },
    },
  )
  expect(JSON.parse(stdout).files.map(({url}: {url: string}) => url)).toEqual([urls[1]])
  expect(stderr).toContain('Interrupted: the rest was not asked for.\n')
  expect(code).toBe(130)
  const [run] = JSON.parse(sandbox.read('log.sarif').toString()).runs
  const text = 'The run was interrupted: the rest was not asked for.'
  expect(run.invocations).toEqual([
    {executionSuccessful: false, toolExecutionNotifications: [{level: 'error', message: {text}}]},
  ])
})

describe('on a terminal', () => {
  test('a bar shows how far the run has come, and gives way to what is written', async () => {
    const clock = manualClock()
    const http = await startSite(socket => {
      clock.tick(500)
      socket.end(`HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n${ERROR}`)
    })
    const capsule = await startCapsule(({tls}) => {
      clock.tick(500)
      tls.end('51 Not found\r\n')
    })
    const {stderr, stdout} = await makeSandbox().run(
      [
        `http://127.0.0.1:${http.port}`,
        `gemini://127.0.0.1:${capsule.port}`,
        '--concurrency=1',
        '--format=concise',
      ],
      {isTerminal: true, columns: 70, network: {clock}},
    )
    expect(stderr.split('\r\u001B[2K')).toEqual([
      '',
      '[                    ] 0/2 · 0.0/s',
      // The finding is written here, to the standard output.
      '',
      '[##########          ] 1/2 · 1.0/s · 1 s left',
      expect.stringContaining('Checked 2 files'),
    ])
    expect(stdout).toContain('empty-agent')
    expect(clock.isIdle).toBe(true)
  })
})
