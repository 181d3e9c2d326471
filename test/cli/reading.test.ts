import fs, {existsSync, mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {MOST_BYTES} from '../../files/read-bytes.ts'
import {reasonOf} from '../../files/system-error.ts'
import {makeSandbox, systemError} from './sandbox.ts'

const FILE = 'User-agent: *\nDisallow: /a\n'
const TOO_LARGE = 'it is larger than 50 MB, and no crawler reads so much'

describe('what has no end, or a late one', () => {
  test.skipIf(!existsSync('/dev/zero'))('is no file to lint', async () => {
    const {run} = makeSandbox()
    expect(await run(['/dev/zero', '-q'])).toMatchObject({
      code: 2,
      stderr: `error: /dev/zero: ${TOO_LARGE}\n`,
    })
    expect((await run(['inspect', '/dev/zero'])).stderr).toContain(TOO_LARGE)
  })

  test.skipIf(!existsSync('/dev/zero'))(
    'is no configuration, baseline or list of ignored files',
    async () => {
      const {run, path} = makeSandbox({
        'robots.txt': FILE,
        'conf.json': '{"extends": ["/dev/zero"]}',
        '.git/HEAD': '',
      })
      fs.symlinkSync('/dev/zero', path('.gitignore'))
      fs.symlinkSync('/dev/zero', path('package.json'))
      expect((await run(['-q'])).code).toBe(0)
      expect((await run(['--config', 'conf.json'])).stderr).toContain(
        'conf.json:1:14: `/dev/zero` cannot be read: it is no regular file.',
      )
      expect((await run(['--config', '/dev/zero'])).stderr).toContain('/dev/zero: it is no regular file\n')
      expect((await run(['--baseline', '/dev/zero'])).stderr).toContain('/dev/zero: it is no regular file\n')
    },
  )

  test('is told by its size', async () => {
    const {run, path} = makeSandbox({'robots.txt': FILE})
    fs.truncateSync(path('robots.txt'), MOST_BYTES + 1)
    expect(await run(['-q'])).toMatchObject({code: 2, stderr: `error: robots.txt: ${TOO_LARGE}\n`})
  })

  test('may come from the standard input', async () => {
    const {run} = makeSandbox()
    const stdin = new Uint8Array(MOST_BYTES + 1)
    expect(await run(['-', '-q'], {stdin})).toMatchObject({code: 2, stderr: `error: <stdin>: ${TOO_LARGE}\n`})
  })

  test.skipIf(!existsSync('/proc/self/status'))('may have no size and end all the same', async () => {
    const {run} = makeSandbox()
    const {stdout} = await run(['inspect', '/proc/self/status'])
    expect(stdout).toContain('"Name"')
  })
})

describe('a slash behind the name of a file', () => {
  test.each([[['robots.txt/']], [['inspect', 'robots.txt/']], [['test', 'robots.txt/', '/']]])(
    '%j',
    async args => {
      const {run} = makeSandbox({'robots.txt': FILE})
      const {code, stderr} = await run(args)
      expect(stderr).toContain('a part of its path is no folder')
      expect(code).toBe(2)
    },
  )

  test.each(['--output-file=out/', '--format=json=out/', '--config=conf.json/', '--baseline=known.json/'])(
    '%s',
    async flag => {
      const {run, path} = makeSandbox({'robots.txt': FILE, 'conf.json': '{}', 'known.json': '{}', out: ''})
      expect(await run([flag])).toMatchObject({code: 2})
      expect(fs.statSync(path('out')).size).toBe(0)
    },
  )

  test('is right behind that of a folder', async () => {
    const {run} = makeSandbox({'site/robots.txt': FILE})
    expect(await run(['site/', '--format=json'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('"path":"site/robots.txt"'),
    })
  })
})

describe('names', () => {
  test('of reports: - is none', async () => {
    const {run, folder} = makeSandbox({'robots.txt': FILE})
    for (const flag of ['--format=json=-', '--output-file=-']) {
      expect(await run([flag])).toMatchObject({code: 2, stderr: expect.stringContaining('standard output')})
    }
    expect(fs.readdirSync(folder)).toEqual(['robots.txt'])
  })

  test('for the standard input, which is not read', async () => {
    const {run} = makeSandbox({'robots.txt': FILE})
    for (const command of ['lint', 'format']) {
      expect(await run([command, '--stdin-filename=robots.txt'])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('--stdin-filename names what comes from -'),
      })
    }
  })

  test.skipIf(process.platform !== 'linux')('that are not UTF-8', async () => {
    const {run, folder} = makeSandbox()
    const odd = Buffer.concat([Buffer.from(join(folder, 'caf')), Buffer.from([0xe9])])
    mkdirSync(odd)
    writeFileSync(Buffer.concat([odd, Buffer.from('/robots.txt')]), FILE)
    writeFileSync(Buffer.concat([Buffer.from(join(folder, 'robots.t')), Buffer.from([0xe9])]), FILE)
    for (const operand of ['.', 'r*']) {
      expect(await run([operand, '-q'])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('its name is not UTF-8, so nothing can be opened by it'),
      })
    }
  })
})

test('a name with a NUL in it is one that no file has', () => {
  const statNul = () => {
    try {
      return fs.statSync('a\0b')
    } catch (error) {
      return reasonOf(error)
    }
  }
  expect(statNul()).toBe('no name has a NUL in it')
})

test.each([
  ['EACCES', 'permission denied'],
  ['ENXIO', 'nothing is there that could be read or written, as with a socket'],
  ['EIO', 'the device, or the terminal, failed'],
  ['ESTALE', 'the system gives ESTALE'],
  ['EMLINK', 'too many links (EMLINK)'],
  ['ERR_ASSERTION', undefined],
  ['MODULE_NOT_FOUND', undefined],
])('%s means: %s', (code, meaning) => {
  expect(reasonOf(systemError(code))).toBe(meaning)
})
