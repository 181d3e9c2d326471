import {execFileSync} from 'node:child_process'
import {mkdirSync, symlinkSync} from 'node:fs'
import {expect, test} from 'vitest'
import {makeSandbox} from './sandbox.ts'

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
