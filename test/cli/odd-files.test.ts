import {execFileSync} from 'node:child_process'
import {mkdirSync, symlinkSync} from 'node:fs'
import {expect, test} from 'vitest'
import {makeSandbox, systemError} from './sandbox.ts'

const FILE = 'User-agent: *\nDisallow: /a\n'

test.skipIf(process.platform === 'win32').each([[['pipes']], [['pipes/*']], [['**/robots.txt']]])(
  'a search does not wait at a pipe: %j',
  async args => {
    const sandbox = makeSandbox()
    mkdirSync(sandbox.path('pipes'))
    execFileSync('mkfifo', [sandbox.path('pipes/robots.txt')])
    const {code, stderr} = await sandbox.run(args)
    expect(stderr).toContain('it is no regular file')
    expect(code).toBe(2)
  },
)

test.skipIf(process.platform === 'win32')('a configuration that is a pipe is not waited for', async () => {
  const sandbox = makeSandbox({'robots.txt': FILE})
  execFileSync('mkfifo', [sandbox.path('robotslint.config.json')])
  expect(await sandbox.run([])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is no regular file'),
  })
})

test('a link to a configuration that is not there is no absence of one', async () => {
  const sandbox = makeSandbox({'robots.txt': FILE})
  symlinkSync('nope', sandbox.path('robotslint.config.json'))
  expect(await sandbox.run([])).toMatchObject({code: 2})
})

test.each([
  ['braces', `{"ignore": ["${'{a,b}'.repeat(25)}"]}`, 'stands for more than 1000 names'],
  ['levels', `{"extends": ${'['.repeat(5000)}${']'.repeat(5000)}}`, 'nested more than 100 deep'],
])('a configuration with too many %s is wrong', async (_, config, message) => {
  const sandbox = makeSandbox({'robots.txt': FILE, 'robotslint.config.json': config})
  expect(await sandbox.run([])).toMatchObject({code: 2, stderr: expect.stringContaining(message)})
})

test('an operand with too many braces is wrong', async () => {
  const sandbox = makeSandbox()
  expect(await sandbox.run(['{a,b}'.repeat(25)])).toMatchObject({code: 2})
})

test.skipIf(process.platform === 'win32')(
  'links in a circle keep nothing else from being linted',
  async () => {
    const {run, path} = makeSandbox({'a/robots.txt': FILE})
    mkdirSync(path('b'))
    symlinkSync('robots.txt', path('b/robots.txt'))
    symlinkSync('loop', path('loop'))
    const circle = 'its symbolic links lead in a circle'
    for (const args of [['.'], ['a', 'b/*'], ['*/robots.txt'], ['a', 'b/robots.txt']]) {
      const {code, stderr} = await run(args)
      expect(stderr).toBe(
        `error: b/robots.txt: ${circle}\nChecked 1 file (web, by its content): no problems.\n`,
      )
      expect(code).toBe(2)
    }
    expect((await run(['loop', '-q'])).stderr).toBe(`error: loop: ${circle}\n`)
    symlinkSync('robotslint.config.json', path('robotslint.config.json'))
    expect((await run(['a', '-q'])).stderr).toBe(`error: robotslint.config.json: ${circle}\n`)
  },
)

test('configurations that double with each one extended are counted', async () => {
  const files = Array.from({length: 30}, (_, index) => {
    const next = `./${index + 1}.json`
    return [`${index}.json`, JSON.stringify({extends: [next, next]})]
  })
  const {run} = makeSandbox({'robots.txt': FILE, ...Object.fromEntries(files), '30.json': '{}'})
  const {code, stderr} = await run(['--config=0.json'])
  expect(stderr).toContain('1000 configurations are extended already')
  expect(code).toBe(2)
})

test('an output for complaints that takes none leaves its exit code', async () => {
  const {run} = makeSandbox({'robots.txt': FILE})
  const full = () => {
    throw systemError('ENOSPC')
  }
  expect((await run(['gone.txt'], {writeError: full})).code).toBe(2)
})
