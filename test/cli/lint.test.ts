import fs, {chmodSync, linkSync, lstatSync, readdirSync, statSync, symlinkSync} from 'node:fs'
import {describe, expect, test, vi} from 'vitest'
import {makeSandbox, systemError} from './sandbox.ts'

/** Few rules, so that these tests are about the command line only. */
vi.mock('../../rules/index.ts', async () => {
  const {default: duplicateAgent} = await import('../../rules/duplicate-agent.ts')
  const {default: emptyAgent} = await import('../../rules/empty-agent.ts')
  const {default: quotedValue} = await import('../../rules/quoted-value.ts')
  return {rules: [duplicateAgent, emptyAgent, quotedValue]}
})

const CLEAN = 'User-agent: *\nDisallow: /private/\n'
/** One error without a fix. */
const ERROR = 'User-agent:\nDisallow: /private/\n'
/** One info with a safe fix. */
const INFO = 'User-agent: Googlebot\nUser-agent: Googlebot\nDisallow: /private/\n'
const INFO_FIXED = 'User-agent: Googlebot\nDisallow: /private/\n'
/** One error with an unsafe fix. */
const UNSAFE = 'User-agent: *\nDisallow: "/private/"\n'

describe('exit codes and streams', () => {
  test.each<[args: string[], code: number, stdout: string, stderr: RegExp]>([
    [['clean.txt'], 0, '', /^Checked 1 file \(web, by its content\): no problems\.\n$/],
    [['clean.txt', '--quiet'], 0, '', /^$/],
    [
      ['error.txt', '--quiet', '--format', 'concise'],
      1,
      'error.txt:1:1: error[empty-agent] This user-agent line names no crawler, so the rules below it are for nobody.\n',
      /^$/,
    ],
    [
      ['info.txt', '-q', '--format', 'concise'],
      0,
      'info.txt:2:13: info[duplicate-agent] `Googlebot` is named in this group already; naming it again changes nothing.\n',
      /^$/,
    ],
    [['info.txt', '-q', '--min-severity', 'warning'], 0, '', /^$/],
    [['info.txt', '-q', '--rule', 'duplicate-agent:off'], 0, '', /^$/],
    [['error.txt', '-q', '--rule=empty-agent:off,quoted-value:info'], 0, '', /^$/],
    [
      ['gone.txt', 'clean.txt'],
      2,
      '',
      /^error: gone\.txt: no such file or folder\nChecked 1 file \(web, by its content\): no problems\.\n$/,
    ],
    [['--format', 'xml'], 2, '', /^error: --format: "xml" is none of pretty, concise, json/],
    [
      ['--max-warnings', 'few'],
      2,
      '',
      /^error: --max-warnings needs a whole number, 0 or more, not "few"\.\n/,
    ],
    [
      ['--max-warnings', '-1'],
      2,
      '',
      /^error: --max-warnings needs a value: N\. If -1 is meant, write --max-warnings=-1\.\n/,
    ],
    [['--min-severity', 'warn'], 2, '', /Did you mean warning\?\n/],
    [['--rule', 'empty-agent'], 2, '', /^error: --rule needs a rule and a level/],
    [['--rule', 'empty-agnet:off'], 2, '', /there is no rule empty-agnet\. Did you mean empty-agent\?\n/],
    [['--rule', 'empty-agent:of'], 2, '', /Did you mean off\?\n/],
    [['--target', 'gemni'], 2, '', /there is no target gemni\. Did you mean gemini\?\n/],
    [['--colour', 'never'], 2, '', /There is no flag --colour\. Did you mean --color\?\n/],
    [['lnit'], 2, '', /^error: There is neither a command nor a file lnit\. Did you mean lint\?\n/],
    [['lint', 'lnit'], 2, '', /^error: lnit: no such file or folder\n/],
    [['--diff', '--format', 'json'], 2, '', /^error: --diff has its own format/],
  ])('%j', async (args, code, stdout, stderr) => {
    const sandbox = makeSandbox({'clean.txt': CLEAN, 'error.txt': ERROR, 'info.txt': INFO})
    const result = await sandbox.run(args)
    expect([result.code, result.stdout]).toEqual([code, stdout])
    expect(result.stderr).toMatch(stderr)
  })

  test.each(['pretty', 'concise', 'json'])(
    'of --format %s are the same for the same findings',
    async format => {
      const sandbox = makeSandbox({'clean.txt': CLEAN, 'error.txt': ERROR})
      const codes = []
      for (const operands of [['clean.txt'], ['error.txt'], ['error.txt', 'gone.txt']]) {
        codes.push((await sandbox.run([...operands, '--format', format])).code)
      }
      expect(codes).toEqual([0, 1, 2])
    },
  )

  test.each([
    ['0', 1],
    ['1', 0],
    ['2', 0],
  ])('--max-warnings %s for one warning', async (most, code) => {
    const sandbox = makeSandbox({'robots.txt': ERROR})
    const result = await sandbox.run(['--rule', 'empty-agent:warning', '--max-warnings', most])
    expect(result.stderr).toContain('Checked 1 file (web, by its content): 1 warning.')
    expect(result.code).toBe(code)
  })

  test('a warning that is left out does not count', async () => {
    const sandbox = makeSandbox({'robots.txt': ERROR})
    const args = ['--rule', 'empty-agent:warning', '--max-warnings', '0', '--min-severity', 'error']
    expect((await sandbox.run(args)).code).toBe(0)
  })

  test('a machine reads the standard output alone, whatever is said on the other', async () => {
    const sandbox = makeSandbox({'clean.txt': CLEAN})
    const {stdout, stderr} = await sandbox.run(['gone.txt', 'clean.txt', '--format', 'json'])
    expect(JSON.parse(stdout).files).toMatchObject([
      {path: 'gone.txt', error: 'no such file or folder', messages: []},
      {path: 'clean.txt', error: null, messages: []},
    ])
    expect(stderr).toBe('error: gone.txt: no such file or folder\n')
  })

  test('one path after another, those that cannot be read between them', async () => {
    const sandbox = makeSandbox({'a.txt': ERROR, 'b.txt': ERROR, 'c.txt': ERROR, 'd/humans.txt': ''})
    const openSync = new Proxy(fs.openSync, {
      apply(target, self, args) {
        if (args[0] === sandbox.path('b.txt')) throw systemError('EACCES')
        return Reflect.apply(target, self, args)
      },
    })
    const args = ['a.txt', 'b.txt', 'd', 'x*.txt', 'c.txt', '--format', 'concise', '-q']
    const {code, stdout, stderr} = await sandbox.run(args, {files: {openSync}})
    expect(code).toBe(2)
    expect(stdout.match(/^\w\.txt:\d+:\d+: error\[empty-agent\]/gm)).toEqual([
      'a.txt:1:1: error[empty-agent]',
      'c.txt:1:1: error[empty-agent]',
    ])
    expect(stderr.split('\n')).toEqual([
      'error: b.txt: permission denied',
      'error: d: there is no robots.txt in this folder or below it',
      'error: x*.txt: no file matches this pattern',
      '',
    ])
  })

  test('a file called like a command is linted under its path', async () => {
    const sandbox = makeSandbox({rules: ERROR})
    expect((await sandbox.run(['./rules'])).code).toBe(1)
    expect((await sandbox.run(['lint', 'rules'])).code).toBe(1)
    expect((await sandbox.run(['--', 'rules'])).code).toBe(1)
    expect((await sandbox.run(['rules'])).code).toBe(0)
  })

  test('a flag before the command is a flag of the command', async () => {
    const sandbox = makeSandbox()
    const {stdout} = await sandbox.run(['--format', 'json', 'rules'])
    expect(JSON.parse(stdout).length).toBeGreaterThan(2)
  })
})

describe('the standard input', () => {
  test('has the name it is given', async () => {
    const sandbox = makeSandbox()
    const paths = []
    for (const args of [
      ['-'],
      ['-', '--stdin-filename', 'a/../b/robots.txt'],
      ['-', '--stdin-filename', sandbox.path('c.txt')],
    ]) {
      const {stdout} = await sandbox.run([...args, '--format', 'json'], {stdin: ERROR})
      paths.push(JSON.parse(stdout).files[0].path)
    }
    expect(paths).toEqual(['<stdin>', 'b/robots.txt', 'c.txt'])
  })

  test('comes out mended, with nothing else, and the findings go to the other stream', async () => {
    const sandbox = makeSandbox()
    const {bytes, stderr, code} = await sandbox.run(['--fix', '-', '--format', 'concise'], {
      stdin: `${INFO}\n${ERROR}`,
    })
    expect(bytes.toString()).toBe(`${INFO_FIXED}\n${ERROR}`)
    expect(stderr).toMatch(
      /^<stdin>:4:1: error\[empty-agent\] .*\nChecked 1 file \(web, by its content\): 1 error\. 1 problem fixed\./,
    )
    expect(code).toBe(1)
  })

  test('comes out as it was where nothing is to be mended, byte for byte', async () => {
    const sandbox = makeSandbox()
    const stdin = Buffer.from([0xef, 0xbb, 0xbf, ...Buffer.from('# '), 0xe9, 0x0d, 0x0a, 0x00])
    const {bytes} = await sandbox.run(['--fix', '-', '--min-severity', 'error'], {stdin})
    expect(bytes).toEqual(stdin)
  })
})

describe('--fix', () => {
  const LATIN1 = Buffer.from([0x23, 0x20, 0xe9, 0x0a])
  test.each<[name: string, before: Uint8Array, after: Uint8Array]>([
    ['LF', Buffer.from(INFO), Buffer.from(INFO_FIXED)],
    ['CRLF', withLineEnds(INFO, '\r\n'), withLineEnds(INFO_FIXED, '\r\n')],
    ['CR', withLineEnds(INFO, '\r'), withLineEnds(INFO_FIXED, '\r')],
    ['a byte order mark', Buffer.from(`\uFEFF${INFO}`), Buffer.from(`\uFEFF${INFO_FIXED}`)],
    [
      'a byte order mark before text that is not ASCII',
      Buffer.from(`\uFEFF# é日😀\r\n${INFO}`),
      Buffer.from(`\uFEFF# é日😀\r\n${INFO_FIXED}`),
    ],
    [
      'bytes that are no text',
      Buffer.concat([LATIN1, Buffer.from(INFO), LATIN1]),
      Buffer.concat([LATIN1, Buffer.from(INFO_FIXED), LATIN1]),
    ],
    ['UTF-16', Buffer.from(`\uFEFF${INFO}`, 'utf16le'), Buffer.from(`\uFEFF${INFO_FIXED}`, 'utf16le')],
    ['a missing last line end', Buffer.from(INFO.trimEnd()), Buffer.from(INFO_FIXED.trimEnd())],
  ])('keeps %s, in a file and from the standard input', async (_name, before, after) => {
    const sandbox = makeSandbox({'robots.txt': before})
    await sandbox.run(['--fix'])
    expect(sandbox.read('robots.txt')).toEqual(after)
    expect((await sandbox.run(['--fix', '-'], {stdin: before})).bytes).toEqual(after)
  })

  test('changes nothing the second time', async () => {
    const sandbox = makeSandbox({'robots.txt': `${INFO}\n${UNSAFE}`})
    await sandbox.run(['--unsafe-fixes'])
    const once = sandbox.read('robots.txt')
    expect(once.toString()).toBe(`${INFO_FIXED}\n${CLEAN}`)
    const {stderr} = await sandbox.run(['--unsafe-fixes'], {
      files: {
        openSync() {
          throw systemError('EROFS')
        },
      },
    })
    expect(stderr).not.toContain('fixed')
    expect(sandbox.read('robots.txt')).toEqual(once)
  })

  test('leaves to --unsafe-fixes what changes a decision', async () => {
    const sandbox = makeSandbox({'robots.txt': UNSAFE})
    const safe = await sandbox.run(['--fix', '-q'])
    expect([safe.code, sandbox.read('robots.txt').toString()]).toEqual([1, UNSAFE])
    const all = await sandbox.run(['--unsafe-fixes', '-q'])
    expect([all.code, sandbox.read('robots.txt').toString()]).toEqual([0, CLEAN])
  })

  test('mends only what is reported', async () => {
    const sandbox = makeSandbox({'robots.txt': INFO})
    await sandbox.run(['--fix', '--min-severity', 'warning'])
    expect(sandbox.read('robots.txt').toString()).toBe(INFO)
    await sandbox.run(['--fix', '--rule', 'duplicate-agent:off'])
    expect(sandbox.read('robots.txt').toString()).toBe(INFO)
  })

  test('reports what is left, in the places of the mended file', async () => {
    const sandbox = makeSandbox({'robots.txt': `${INFO}${ERROR}`})
    const {stdout, stderr, code} = await sandbox.run(['--fix'])
    expect(stdout.split('\n').slice(0, 4)).toEqual([
      'robots.txt:3:1 error[empty-agent] This user-agent line names no crawler, so the rules below it are for nobody.',
      '  |',
      '3 | User-agent:',
      '  | ^^^^^^^^^^^',
    ])
    expect(stderr).toContain('1 problem fixed.')
    expect(code).toBe(1)
  })

  test('keeps mode, link and hard links', async () => {
    const sandbox = makeSandbox({'real.txt': INFO, 'hard.txt': INFO})
    chmodSync(sandbox.path('real.txt'), 0o600)
    symlinkSync('real.txt', sandbox.path('link.txt'))
    linkSync(sandbox.path('hard.txt'), sandbox.path('harder.txt'))
    await sandbox.run(['--fix', 'link.txt', 'hard.txt'])
    expect(sandbox.read('real.txt').toString()).toBe(INFO_FIXED)
    expect(statSync(sandbox.path('real.txt')).mode & 0o777).toBe(0o600)
    expect(lstatSync(sandbox.path('link.txt')).isSymbolicLink()).toBe(true)
    expect(sandbox.read('harder.txt').toString()).toBe(INFO_FIXED)
  })

  test.each([
    ['writeSync', 'ENOSPC', 'no space left on the device'],
    ['openSync', 'EACCES', 'permission denied'],
    ['renameSync', 'EXDEV', 'cross-device link not permitted (EXDEV)'],
  ] as const)('says so where %s fails with %s, and leaves the file', async (name, code, reason) => {
    const sandbox = makeSandbox({'robots.txt': INFO})
    const fail = new Proxy(fs[name], {
      apply(target, self, args) {
        if (args[1] !== 'r') throw systemError(code)
        return Reflect.apply(target, self, args)
      },
    })
    const result = await sandbox.run(['--fix', '--format', 'json'], {files: {[name]: fail}})
    const error = `it could not be written, and is as it was: ${reason}`
    expect(result.code).toBe(2)
    expect(result.stderr).toBe(`error: robots.txt: ${error}\n`)
    const {files, summary} = JSON.parse(result.stdout)
    expect(files).toMatchObject([{path: 'robots.txt', error, messages: [{rule: 'duplicate-agent', line: 2}]}])
    expect(summary).toMatchObject({files: 1, infos: 1, fixable: 1})
    expect(sandbox.read('robots.txt').toString()).toBe(INFO)
    expect(readdirSync(sandbox.folder)).toEqual(['robots.txt'])
  })
})

describe('--diff', () => {
  test('shows what would change, and changes nothing', async () => {
    const sandbox = makeSandbox({'robots.txt': INFO, 'a/robots.txt': CLEAN})
    const {code, stdout, stderr} = await sandbox.run(['--diff'])
    expect(stdout).toBe(
      '--- robots.txt\n+++ robots.txt\n@@ -1,3 +1,2 @@\n User-agent: Googlebot\n-User-agent: Googlebot\n Disallow: /private/\n',
    )
    expect([code, stderr]).toEqual([1, 'Would fix 1 problem in 1 file.\n'])
    expect(sandbox.read('robots.txt').toString()).toBe(INFO)
  })

  test.each<[args: string[], code: number, stderr: string]>([
    [['clean.txt'], 0, 'Nothing would change.\n'],
    [['error.txt'], 0, 'Nothing would change.\n'],
    [['unsafe.txt'], 0, 'Nothing would change.\n'],
    [['unsafe.txt', '--unsafe-fixes', '--quiet'], 1, ''],
    [['unsafe.txt', '--unsafe-fixes', '--fix', '--quiet'], 1, ''],
    [['gone.txt', '-q'], 2, 'error: gone.txt: no such file or folder\n'],
  ])('%j', async (args, code, stderr) => {
    const sandbox = makeSandbox({'clean.txt': CLEAN, 'error.txt': ERROR, 'unsafe.txt': UNSAFE})
    const result = await sandbox.run(['--diff', ...args])
    expect([result.code, result.stderr]).toEqual([code, stderr])
    expect(sandbox.read('unsafe.txt').toString()).toBe(UNSAFE)
  })

  test('of the standard input', async () => {
    const {stdout, code} = await makeSandbox().run(['--diff', '-'], {stdin: INFO})
    expect(stdout).toMatch(/^--- <stdin>\n\+\+\+ <stdin>\n@@/)
    expect(code).toBe(1)
  })
})

describe('--output-file', () => {
  test('takes the report, without colors', async () => {
    const sandbox = makeSandbox({'robots.txt': ERROR})
    const args = ['--output-file', 'report.json', '--format=json', '--color=always']
    const {code, stdout} = await sandbox.run(args)
    expect([code, stdout]).toEqual([1, ''])
    expect(JSON.parse(sandbox.read('report.json').toString()).summary.errors).toBe(1)
    await sandbox.run(['--output-file', 'report.txt', '--color=always'])
    expect(sandbox.read('report.txt').toString()).not.toContain('\u001B')
  })

  test('that cannot be written is an error', async () => {
    const sandbox = makeSandbox({'robots.txt': CLEAN})
    const {code, stderr} = await sandbox.run(['--output-file', 'no/such/folder/report.txt'])
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /^error: --output-file: no\/such\/folder\/report\.txt: it could not be written: no such file or folder\n$/,
    )
  })
})

describe('files of next to nothing', () => {
  test.each([
    ['empty', ''],
    ['only a byte order mark', '\uFEFF'],
    ['only a line end', '\n'],
    ['only a comment', '# nothing'],
  ])('%s', async (_name, content) => {
    const sandbox = makeSandbox({'robots.txt': content})
    for (const args of [['--format=json'], ['--fix'], ['--diff'], ['inspect', 'robots.txt']]) {
      const {code, stderr} = await sandbox.run(args)
      expect(code, stderr).toBeLessThan(2)
    }
    expect((await sandbox.run(['-', '--format=json'], {stdin: content})).code).toBeLessThan(2)
  })
})

describe('targets', () => {
  test.each<[args: string[], text: string, targets: string[]]>([
    [[], CLEAN, ['web']],
    [[], 'User-agent: indexer\nDisallow: /\n', ['gemini']],
    [[], '# robotslint-target: gemini\nUser-agent: *\nDisallow: /\n', ['gemini']],
    [['--target', 'gemini'], CLEAN, ['gemini']],
    [['--target', 'gemini,web'], CLEAN, ['gemini', 'web']],
    [['--target', 'gemini', '--target', 'google'], CLEAN, ['gemini', 'google']],
  ])('%j for %j', async (args, text, targets) => {
    const {stdout} = await makeSandbox().run([...args, '-', '--format=json'], {stdin: text})
    expect(JSON.parse(stdout).files[0].targets).toEqual(targets)
  })
})

describe('colors', () => {
  test.each<[args: string[], variables: Record<string, string>, isTerminal: boolean, colored: boolean]>([
    [[], {}, true, true],
    [[], {}, false, false],
    [[], {NO_COLOR: '1'}, true, false],
    [[], {FORCE_COLOR: '1'}, false, true],
    [['--color', 'always'], {NO_COLOR: '1'}, false, true],
    [['--color=never'], {FORCE_COLOR: '1'}, true, false],
  ])('%j with %j on a terminal (%s): %s', async (args, variables, isTerminal, colored) => {
    const sandbox = makeSandbox({'robots.txt': ERROR})
    const {stdout, stderr} = await sandbox.run([...args, 'robots.txt', 'gone.txt'], {variables, isTerminal})
    expect(stdout.includes('\u001B')).toBe(colored)
    expect(stderr.includes('\u001B')).toBe(colored)
  })
})

function withLineEnds(text: string, lineEnd: string): Uint8Array {
  return Buffer.from(text.replaceAll('\n', lineEnd))
}
