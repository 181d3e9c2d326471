import {writeFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {makeSandbox, type Sandbox} from './sandbox.ts'

const ERROR = 'User-agent:\nDisallow: /private/\n'
const INFO = 'User-agent: Googlebot\nUser-agent: Googlebot\nDisallow: /private/\n'
const BASELINE = ['--baseline', 'known.json']

async function update(sandbox: Sandbox, ...args: string[]): Promise<unknown> {
  const {code, stdout, stderr} = await sandbox.run([...args, ...BASELINE, '--update-baseline', '-q'])
  return [code, stdout, stderr]
}

async function check(sandbox: Sandbox, ...args: string[]): Promise<unknown> {
  const {code, stdout, stderr} = await sandbox.run([...args, ...BASELINE, '-q', '--format', 'concise'])
  return [code, stdout.replace(/\].*/g, ']'), stderr]
}

describe('--baseline', () => {
  test('is written, and then leaves out what it knows', async () => {
    const sandbox = makeSandbox({'a/robots.txt': ERROR, 'robots.txt': INFO})
    expect(await update(sandbox)).toEqual([0, '', 'known.json knows 2 findings now, counted by lines.\n'])
    expect(sandbox.read('known.json').toString()).toBe(`{
  "version": 1,
  "entries": [
    {"path":"a/robots.txt","rule":"empty-agent","messageId":"noName","fingerprint":"9d1f6b1967f172e4","count":1},
    {"path":"robots.txt","rule":"duplicate-agent","messageId":"again","fingerprint":"afa267ba04b33365","count":1}
  ]
}
`)
    expect(await check(sandbox)).toEqual([0, '', ''])
  })

  test('knows lines wherever they move, and how often', async () => {
    const sandbox = makeSandbox({'robots.txt': ERROR})
    await update(sandbox)
    writeFileSync(sandbox.path('robots.txt'), `# new\n\nUser-agent: \nDisallow: /a\n\n${ERROR}`)
    expect(await check(sandbox)).toEqual([1, 'robots.txt:6:1: error[empty-agent]\n', ''])
  })

  test('knows the lines that one message speaks for, each on its own', async () => {
    const lines = (...paths: string[]) =>
      `User-agent: *\n${paths.map(path => `Disallow: ./${path}\n`).join('')}`
    const sandbox = makeSandbox({'robots.txt': lines('a', 'b', 'c', 'd', 'e')})
    expect(await update(sandbox)).toEqual([0, '', 'known.json knows 5 findings now, counted by lines.\n'])
    writeFileSync(sandbox.path('robots.txt'), lines('a', 'b', 'x', 'c', 'd', 'e'))
    expect(await check(sandbox)).toEqual([0, 'robots.txt:4:11: warning[relative-path]\n', ''])
    await check(sandbox, '--unsafe-fixes')
    expect(sandbox.read('robots.txt').toString()).toBe(
      lines('a', 'b', 'x', 'c', 'd', 'e').replace('./x', '/x'),
    )
  })

  test.each([
    ['unknown-directive', ['Unicorn: /a', 'Unicorn: /b', 'Unicorn: /c']],
    ['ignored-directive', ['Noindex: /a', 'Noindex: /b', 'Noindex: /c']],
    ['indentation', ['  Disallow: /a', '  Disallow: /b', '  Disallow: /c']],
    ['space-before-colon', ['Disallow : /a', 'Disallow : /b', 'Disallow : /c']],
  ])('knows each line of %s when the first one goes', async (rule, lines) => {
    const file = (...lines: readonly string[]) => `User-agent: *\nDisallow: /z\n${lines.join('\n')}\n`
    const sandbox = makeSandbox({'robots.txt': file(...lines)})
    expect(await update(sandbox)).toEqual([0, '', 'known.json knows 3 findings now, counted by lines.\n'])
    writeFileSync(sandbox.path('robots.txt'), file(...lines.slice(1)))
    expect(await check(sandbox)).toEqual([
      0,
      '',
      `warning: known.json knows 1 finding of ${rule} in robots.txt that is gone; --update-baseline forgets it\n`,
    ])
  })

  test('tells how much was left out, and once for each rule what is gone', async () => {
    const lines = (...paths: string[]) =>
      `User-agent: *\n${paths.map(path => `Disallow: ./${path}\n`).join('')}`
    const sandbox = makeSandbox({'robots.txt': lines('a', 'b', 'c', 'd', 'e')})
    await update(sandbox)
    writeFileSync(sandbox.path('robots.txt'), lines('a', 'b'))
    expect((await sandbox.run(BASELINE)).stderr).toBe(
      `warning: known.json knows 3 findings of relative-path in robots.txt that are gone; --update-baseline forgets them
Checked 1 file (web, by its content): no problems.
Left out 2 findings, counted by lines, that known.json knows.
`,
    )
  })

  test('tells what it knows in vain, of the files that were checked', async () => {
    const sandbox = makeSandbox({'a/robots.txt': ERROR, 'b/robots.txt': `${ERROR}${ERROR}`})
    await update(sandbox)
    const clean = 'User-agent: *\nDisallow: /private/\n'
    writeFileSync(sandbox.path('a/robots.txt'), clean)
    writeFileSync(sandbox.path('b/robots.txt'), clean)
    expect(await check(sandbox, 'b')).toEqual([
      0,
      '',
      'warning: known.json knows 2 findings of empty-agent in b/robots.txt that are gone; --update-baseline forgets them\n',
    ])
    expect(await update(sandbox, 'b')).toEqual([0, '', 'known.json knows 1 finding now, counted by lines.\n'])
    expect(await check(sandbox, 'b')).toEqual([0, '', ''])
  })

  test('keeps --fix from what it knows', async () => {
    const sandbox = makeSandbox({'robots.txt': INFO})
    await update(sandbox)
    expect(await check(sandbox, '--fix')).toEqual([0, '', ''])
    expect(sandbox.read('robots.txt').toString()).toBe(INFO)
  })

  test('is for named text of the standard input, from any folder', async () => {
    const sandbox = makeSandbox({'robots.txt': ERROR, 'x/known.json': '{"version": 1, "entries": []}'})
    await sandbox.run(['--baseline', 'x/known.json', '--update-baseline'])
    expect(JSON.parse(sandbox.read('x/known.json').toString()).entries[0].path).toBe('../robots.txt')
    const args = ['-', '--baseline', 'x/known.json', '-q']
    expect((await sandbox.run([...args, '--stdin-filename', 'robots.txt'], {stdin: ERROR})).code).toBe(0)
    expect((await sandbox.run(args, {stdin: ERROR})).code).toBe(1)
  })

  test.each<[content: string | undefined, args: string[], message: string]>([
    [undefined, BASELINE, '--baseline: known.json: no such file or folder\n'],
    ['', BASELINE, '--baseline: known.json is no baseline; --update-baseline writes one.'],
    ['[]', BASELINE, '--baseline: known.json is no baseline'],
    ['{"version": 2, "entries": []}', BASELINE, '--baseline: known.json is no baseline'],
    ['{"version": 1, "entries": [null]}', BASELINE, '--baseline: known.json is no baseline'],
    ['{"version": 1, "entries": [{"path": "a"}]}', [...BASELINE, '--update-baseline'], 'is no baseline'],
    [undefined, ['--update-baseline'], '--update-baseline needs --baseline FILE.'],
    [undefined, [...BASELINE, '--update-baseline', '--fix'], 'leave out the fixes.'],
  ])('%s with %j', async (content, args, message) => {
    const sandbox = makeSandbox({'robots.txt': ERROR, ...(content !== undefined && {'known.json': content})})
    const {code, stdout, stderr} = await sandbox.run(args)
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)])
  })
})
