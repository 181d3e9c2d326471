import type fs from 'node:fs'
import {describe, expect, test} from 'vitest'
import {makeSandbox, systemError} from './sandbox.ts'

const UGLY = '  User-agent:*\r\nDisallow:   /x  \n\n\n\nDisallow : /y'
const NICE = 'User-agent: *\nDisallow: /x\n\nDisallow: /y\n'
/** Its comment is a part of the path for some crawlers of Geminispace. */
const DELICATE = '# robotslint-target: gemini\nUser-agent: *\nDisallow: /x   # why\n'

describe('format', () => {
  test('writes the usual form, and says how many files', async () => {
    const sandbox = makeSandbox({'a/robots.txt': UGLY, 'b/robots.txt': NICE})
    expect(await sandbox.run(['format'])).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'Formatted 1 of 2 files.\n',
    })
    expect(sandbox.read('a/robots.txt').toString()).toBe(NICE)
    expect(await sandbox.run(['format', '--check'])).toMatchObject({
      code: 0,
      stdout: '',
      stderr: '2 files: nothing to format.\n',
    })
  })

  test.each([
    [['--check'], 'robots.txt\n'],
    [
      ['--diff'],
      '--- robots.txt\n+++ robots.txt\n@@ -1,2 +1,2 @@\n-User-agent:*\n+User-agent: *\n Disallow: /x\n',
    ],
  ])('%j changes nothing', async (args, stdout) => {
    const sandbox = makeSandbox({'robots.txt': 'User-agent:*\nDisallow: /x\n'})
    expect(await sandbox.run(['format', ...args])).toMatchObject({
      code: 1,
      stdout,
      stderr: 'Would format 1 of 1 file.\n',
    })
    expect(sandbox.read('robots.txt').toString()).toBe('User-agent:*\nDisallow: /x\n')
  })

  test('refuses where a target crawler would decide differently', async () => {
    const sandbox = makeSandbox({'robots.txt': DELICATE})
    const {code, stderr} = await sandbox.run(['format', '-q'])
    expect(code).toBe(1)
    expect(stderr).toBe(
      'robots.txt stays as it is: formatted, it would mean something else to Gemplex: `elektito/gemplex,crawler,indexer,researcher` could then no longer fetch `/x %23 why`; see line 3.\n',
    )
    expect(sandbox.read('robots.txt').toString()).toBe(DELICATE)
  })

  test('asks the crawlers of --target only', async () => {
    const sandbox = makeSandbox({'robots.txt': DELICATE})
    expect((await sandbox.run(['format', '--target', 'web'])).code).toBe(0)
    expect(sandbox.read('robots.txt').toString()).toContain('/x # why\n')
  })

  test('refuses bytes that are no text', async () => {
    const sandbox = makeSandbox({'robots.txt': Buffer.from('User-agent:*\nDisallow: /\xFF\n', 'latin1')})
    expect(await sandbox.run(['format', '-q'])).toMatchObject({
      code: 1,
      stderr: 'robots.txt stays as it is: it holds bytes that are no text; mend them first.\n',
    })
  })

  test('keeps the encoding and the byte order mark', async () => {
    const sandbox = makeSandbox({'robots.txt': Buffer.from('\uFEFFUser-agent:*\n', 'utf16le')})
    expect((await sandbox.run(['format'])).code).toBe(0)
    expect(sandbox.read('robots.txt').toString('utf16le')).toBe('\uFEFFUser-agent: *\n')
  })

  test.each([
    ['text to format', UGLY, [], 0, NICE],
    ['text that has the usual form', NICE, [], 0, NICE],
    ['text that must stay', DELICATE, [], 1, DELICATE],
    ['text of an ignored file', UGLY, ['--stdin-filename=old/robots.txt'], 0, UGLY],
    ['text to check', UGLY, ['--check'], 1, '<stdin>\n'],
  ])('passes the standard input on: %s', async (_name, stdin, args, code, stdout) => {
    const sandbox = makeSandbox({'robotslint.config.json': '{"ignore": ["old"]}'})
    expect(await sandbox.run(['format', '-', ...args], {stdin})).toMatchObject({code, stdout})
  })

  test('leaves ignored files alone, unless --no-ignore', async () => {
    const sandbox = makeSandbox({'robots.txt': UGLY, 'robotslint.config.json': '{"ignore": ["robots.txt"]}'})
    expect(await sandbox.run(['format', 'robots.txt'])).toMatchObject({code: 0})
    expect(sandbox.read('robots.txt').toString()).toBe(UGLY)
    await sandbox.run(['format', '--no-ignore', 'robots.txt'])
    expect(sandbox.read('robots.txt').toString()).toBe(NICE)
  })

  test('goes on behind a file that cannot be written', async () => {
    const sandbox = makeSandbox({'a/robots.txt': UGLY, 'b/robots.txt': UGLY})
    const accessSync = (path: fs.PathLike) => {
      if (path === sandbox.path('a/robots.txt')) throw systemError('EACCES')
    }
    const {code, stderr} = await sandbox.run(['format', '-q'], {files: {accessSync}})
    expect([code, stderr]).toEqual([
      2,
      'error: a/robots.txt: it could not be written, and is as it was: permission denied\n',
    ])
    expect(sandbox.read('b/robots.txt').toString()).toBe(NICE)
  })
})
