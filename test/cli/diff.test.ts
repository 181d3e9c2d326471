import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {lineChanges} from '../../analyzer/text/line-changes.ts'
import {unifiedDiff} from '../../cli/diff/unified.ts'
import {PLAIN} from '../../cli/terminal/style.ts'

describe('unifiedDiff', () => {
  test.each<[before: string, after: string, rows: string[]]>([
    ['a\nb\nc\n', 'a\nB\nc\n', ['@@ -1,3 +1,3 @@', ' a', '-b', '+B', ' c']],
    ['', 'a\n', ['@@ -0,0 +1 @@', '+a']],
    ['a\n', '', ['@@ -1 +0,0 @@', '-a']],
    ['a', 'a\n', ['@@ -1 +1 @@', '-a', '\\ No newline at end of file', '+a']],
    ['a\nb', 'A\nb', ['@@ -1,2 +1,2 @@', '-a', '+A', ' b', '\\ No newline at end of file']],
    [
      '1\n2\n3\n4\n5\nx\n6\n7\n8\n9\n',
      '1\n2\n3\n4\n5\n6\n7\n8\n9\n',
      ['@@ -3,7 +3,6 @@', ' 3', ' 4', ' 5', '-x', ' 6', ' 7', ' 8'],
    ],
    [
      'x\n1\n2\n3\n4\n5\n6\ny\n',
      'X\n1\n2\n3\n4\n5\n6\nY\n',
      ['@@ -1,8 +1,8 @@', '-x', '+X', ' 1', ' 2', ' 3', ' 4', ' 5', ' 6', '-y', '+Y'],
    ],
    [
      'x\n1\n2\n3\n4\n5\n6\n7\ny\n',
      'X\n1\n2\n3\n4\n5\n6\n7\nY\n',
      ['@@ -1,4 +1,4 @@', '-x', '+X', ' 1', ' 2', ' 3', '@@ -6,4 +6,4 @@', ' 5', ' 6', ' 7', '-y', '+Y'],
    ],
    ['a\r\nb\r\n', 'a\r\nB\r\n', ['@@ -1,2 +1,2 @@', ' a<U+000D>', '-b<U+000D>', '+B<U+000D>']],
    ['\uFEFFa\n', 'a\n', ['@@ -1 +1 @@', '-<U+FEFF>a', '+a']],
    ['a:\tb\n', 'a: b\n', ['@@ -1 +1 @@', '-a:\tb', '+a: b']],
    [
      '::stop-commands::x\na\n',
      '::stop-commands::x\nb\n',
      ['@@ -1,2 +1,2 @@', ' <U+003A>:stop-commands::x', '-a', '+b'],
    ],
    ['\u001B[2Ja\n', 'b\n', ['@@ -1 +1 @@', '-<U+001B>[2Ja', '+b']],
  ])('from %j to %j', (before, after, rows) => {
    const diff = unifiedDiff({path: 'old', text: before}, {path: 'new', text: after}, PLAIN)
    expect(diff).toBe(['--- old', '+++ new', ...rows, ''].join('\n'))
  })

  test('takes a file of which 300,000 lines are changed', () => {
    const text = 'a\n'.repeat(300_000)
    const diff = unifiedDiff({path: 'x', text}, {path: 'x', text: text.replaceAll('a', 'b')}, PLAIN)
    expect(diff.split('\n')).toHaveLength(600_004)
  })

  test('is a patch: applied to the old text it gives the new one', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd', ''), {maxLength: 30})
      .map(lines => lines.join('\n'))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = unifiedDiff({path: 'x', text: before}, {path: 'x', text: after}, PLAIN)
        expect(applyPatch(before, diff)).toBe(after)
      }),
      {seed: 9309, numRuns: 500},
    )
  })
})

describe('lineChanges', () => {
  test('finds a moved line as one removal and one insertion', () => {
    expect(lineChanges(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual([
      {oldStart: 0, oldEnd: 1, newStart: 0, newEnd: 0},
      {oldStart: 4, oldEnd: 4, newStart: 3, newEnd: 4},
    ])
  })

  test('takes 200,000 lines that are all changed', () => {
    const before = Array.from({length: 200_000}, (_, index) => `old ${index}`)
    const after = before.map(line => line.replace('old', 'new'))
    expect(lineChanges(before, after)).toEqual([{oldStart: 0, oldEnd: 200_000, newStart: 0, newEnd: 200_000}])
  })

  test('takes 200,000 lines of which every second one is changed', () => {
    const before = Array.from({length: 200_000}, (_, index) => `line ${index}`)
    const after = before.map((line, index) => (index % 2 === 0 ? line : `${line}!`))
    expect(lineChanges(before, after)).toHaveLength(100_000)
  })
})

/** Applies a unified diff, as `patch` does, by its line numbers. */
function applyPatch(text: string, diff: string): string {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? []
  const result: string[] = []
  let next = 0
  const rows = diff.split('\n').slice(2, -1)
  for (const [index, row] of rows.entries()) {
    const [, first, count] = /^@@ -(\d+)(?:,(\d+))? /.exec(row) ?? []
    if (first !== undefined) {
      const start = count === '0' ? Number(first) : Number(first) - 1
      result.push(...lines.slice(next, start))
      next = start
      continue
    }
    const content = row.slice(1) + (rows[index + 1]?.startsWith('\\') ? '' : '\n')
    if (row.startsWith('+')) result.push(content)
    else if (row.startsWith('-') || row.startsWith(' ')) {
      expect(lines[next]).toBe(content)
      if (row.startsWith(' ')) result.push(content)
      next++
    }
  }
  return [...result, ...lines.slice(next)].join('')
}
