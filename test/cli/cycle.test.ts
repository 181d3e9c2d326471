import {describe, expect, test, vi} from 'vitest'
import {makeSandbox} from './sandbox.ts'

/** Rules that cannot agree, and one that fails. */
vi.mock('../../rules/index.ts', async () => {
  const {defineRule} = await import('../../analyzer/lint/rule.ts')
  const rewrite = (id: string, from: string, to: string) =>
    defineRule({
      id,
      category: 'file',
      summary: '',
      rationale: '',
      references: [],
      targets: ['web'],
      severity: 'info',
      messages: {change: 'Change it.'},
      examples: {good: [], bad: []},
      *check(tree) {
        if (tree.text.includes('crash')) throw new TypeError('oops')
        if (!tree.text.startsWith(from)) return
        const place = {start: 0, end: 1}
        yield {message: 'change', place, fix: {title: 'Do', safety: 'safe', edits: [{...place, text: to}]}}
      },
    })
  return {rules: [rewrite('to-b', 'a', 'b'), rewrite('to-a', 'b', 'a')]}
})

describe('fixes that undo each other', () => {
  test('stop, leave the file, are named, and are a reason for exit code 1', async () => {
    const sandbox = makeSandbox({'robots.txt': 'a: x\n'})
    const {code, stderr} = await sandbox.run(['--fix', '-q'])
    expect(code).toBe(1)
    expect(stderr).toBe('warning: robots.txt: fixes that undo each other were left out: to-a\n')
    expect(sandbox.read('robots.txt').toString()).toMatch(/^[ab]: x\n$/)
  })
})

describe('a rule that fails', () => {
  test('is a fault of ours, and no reason to leave the other files out', async () => {
    const sandbox = makeSandbox({'a.txt': 'a: x\n', 'b.txt': 'crash\n', 'c.txt': 'b: x\n'})
    const {code, stdout, stderr} = await sandbox.run(['a.txt', 'b.txt', 'c.txt', '--format', 'json'])
    expect(code).toBe(3)
    const error = 'The lint rule to-b failed: oops. This is a fault in robotslint.'
    expect(JSON.parse(stdout).files).toMatchObject([
      {path: 'a.txt', messages: [{rule: 'to-b'}]},
      {path: 'b.txt', error},
      {path: 'c.txt', messages: [{rule: 'to-a'}]},
    ])
    expect(stderr).toBe(`error: b.txt: ${error}\n`)
  })
})
