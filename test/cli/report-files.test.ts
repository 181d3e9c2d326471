import {linkSync, symlinkSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {makeSandbox} from './sandbox.ts'

const FILE = 'User-agent: *\nDisalow: /a\n'

describe('a report never replaces a file that is read', () => {
  test.each([
    [['--output-file', 'robots.txt']],
    [['--format', 'json=robots.txt']],
    [['--unsafe-fixes', '--output-file', 'other.txt', 'other.txt']],
    [['--diff', '--output-file', 'other.txt', '*.txt']],
    [['--output-file', 'symlink.txt', 'other.txt']],
    [['--output-file', 'hardlink.txt', 'other.txt']],
    [['--format', 'json=robotslint.config.json']],
    [['--baseline', 'base.json', '--output-file', 'base.json']],
    [['--format', 'json=report.json', '--format', 'sarif=linked.json']],
  ])('%j', async args => {
    const sandbox = makeSandbox({'robots.txt': FILE, 'other.txt': FILE, 'base.json': '{}', 'report.json': ''})
    symlinkSync(sandbox.path('other.txt'), sandbox.path('symlink.txt'))
    linkSync(sandbox.path('other.txt'), sandbox.path('hardlink.txt'))
    symlinkSync(sandbox.path('report.json'), sandbox.path('linked.json'))
    const {code, stderr} = await sandbox.run(args)
    expect(stderr).toMatch(/write (?:it|the report) to another file|cannot be written to the same file/)
    expect(code).toBe(2)
    expect(
      [sandbox.read('robots.txt'), sandbox.read('other.txt'), sandbox.read('base.json')].map(String),
    ).toEqual([FILE, FILE, '{}'])
  })
})

test.each([
  [['--fix', '']],
  [['']],
  [['test', 'robots.txt', '']],
  [['--output-file=', 'robots.txt']],
  [['--stdin-filename', '', '-']],
])('an empty word is wrong use: %j', async args => {
  const sandbox = makeSandbox({'robots.txt': 'User-agent: a\nUser-agent: a\nDisallow: /'})
  const {code, stderr} = await sandbox.run(args)
  expect(stderr).toMatch(/empty/)
  expect(code).toBe(2)
  expect(sandbox.read('robots.txt').toString()).toBe('User-agent: a\nUser-agent: a\nDisallow: /')
})
