import {expect, test} from 'vitest'
import {makeSandbox} from './sandbox.ts'

const FILE = 'User-agent: *\nDisalow: /private/\n'

test('--unsafe-fixes tells whose access it changes', async () => {
  const {run, read} = makeSandbox({'robots.txt': FILE})
  const {stderr} = await run(['--unsafe-fixes', '--target', 'bing'])
  expect(String(read('robots.txt'))).toBe('User-agent: *\nDisallow: /private/\n')
  expect(stderr).toContain(`Access to robots.txt after the fixes:
Bing
  bingbot, everybody who is not named may no longer fetch /private/
    before: no rule for bingbot, msnbot covers \`/private/\`
    now:    line 2, Disallow: /private/
`)
})

test('so does --diff with it, which changes nothing', async () => {
  const {run, read} = makeSandbox({'robots.txt': FILE})
  const {stderr} = await run(['--unsafe-fixes', '--diff', '--target', 'bing'])
  expect(stderr).toContain('may no longer fetch /private/')
  expect(String(read('robots.txt'))).toBe(FILE)
})

test('it says so where nobody is concerned, and nothing for safe fixes or when told to be quiet', async () => {
  const harmless = 'User-agent: a\nUser-agent: a\nDisallow: /x\n'
  const {run} = makeSandbox({'robots.txt': harmless, 'b/robots.txt': FILE})
  const told = await run(['--unsafe-fixes', 'robots.txt'])
  expect(told.stderr).toContain('Access to robots.txt after the fixes:\nNobody gains or loses access.\n')
  expect((await run(['--fix', 'b/robots.txt'])).stderr).not.toContain('Access')
  expect((await run(['--unsafe-fixes', '--quiet', 'b/robots.txt'])).stderr).not.toContain('Access')
})

test('a file that names hundreds of agents gets a short account, which keeps everybody else', async () => {
  const names = Array.from({length: 300}, (_, number) => `User-agent: bot${'x'.repeat(number)}\n`)
  const groups = names.map((name, number) => `${name}Disalow: /own${number}/\n`).join('\n')
  const {run} = makeSandbox({'robots.txt': `${FILE}\n${groups}`})
  const {stderr} = await run(['--unsafe-fixes', '--target', 'bing'])
  expect(stderr.match(/may no longer fetch/g)).toHaveLength(20)
  expect(stderr).toContain('everybody who is not named')
  expect(stderr).toMatch(/^ {2}and \d+ more; robotslint diff tells all$/m)
})
