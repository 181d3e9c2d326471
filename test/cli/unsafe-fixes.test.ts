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
