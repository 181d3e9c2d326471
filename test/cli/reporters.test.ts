import {describe, expect, test} from 'vitest'
import type {Message} from '../../analyzer/lint/message.ts'
import {lint} from '../../analyzer/lint/run.ts'
import {policyReader} from '../../analyzer/policy/policy-reader.ts'
import {EMPTY_SUMMARY, type FileReport, renderSummary, type Summary} from '../../cli/report.ts'
import {failed, render, report} from './sample-report.ts'

describe('pretty', () => {
  test.each<[name: string, text: string, width: number, rows: string[]]>([
    [
      'shows the line, the place and another place',
      'User-agent: a\nDisallow: /x\nUser-agent: bad\n',
      100,
      [
        'robots.txt:3:13 warning[sample] `bad` is bad.',
        '  |',
        '1 | User-agent: a',
        '  |             - First named here.',
        '...',
        '3 | User-agent: bad',
        '  |             ^^^',
        '  = help: Write `good` (unsafe fix: --unsafe-fixes)',
        '  = help: Remove the line',
        '',
        '',
      ],
    ],
    [
      'numbers lines in a column, and leaves out no mark between neighbours',
      `${'#\n'.repeat(8)}User-agent: a\nUser-agent: bad\n`,
      100,
      [
        'robots.txt:10:13 warning[sample] `bad` is bad.',
        '   |',
        ' 9 | User-agent: a',
        '   |             - First named here.',
        '10 | User-agent: bad',
        '   |             ^^^',
        '  = help: Write `good` (unsafe fix: --unsafe-fixes)',
        '  = help: Remove the line',
        '',
        '',
      ],
    ],
    [
      'aligns behind tabs and wide characters, and lets nothing act on the terminal',
      'User-agent: \u001B[2J日本\n\tUser-agent:\tbad\u202E日\n',
      100,
      [
        'robots.txt:2:14 warning[sample] `bad<U+202E>日` is bad.',
        '  |',
        '1 | User-agent: <U+001B>[2J日本',
        `  |             ${'-'.repeat(15)} First named here.`,
        '2 |     User-agent: bad<U+202E>日',
        `  |                 ${'^'.repeat(13)}`,
        '  = help: Write `good` (unsafe fix: --unsafe-fixes)',
        '  = help: Remove the line',
        '',
        '',
      ],
    ],
    [
      'cuts a long line around the place',
      `User-agent: a\nUser-agent:${' '.repeat(60)}bad # ${'x'.repeat(60)}\n`,
      44,
      [
        'robots.txt:2:72 warning[sample] `bad` is bad.',
        '  |',
        '1 | User-agent: a',
        '  |             - First named here.',
        `2 | …${' '.repeat(20)}bad # xxxxxxxxxxxx…`,
        `  | ${' '.repeat(21)}^^^`,
        '  = help: Write `good` (unsafe fix: --unsafe-fixes)',
        '  = help: Remove the line',
        '',
        '',
      ],
    ],
  ])('%s', async (_name, text, width, rows) => {
    expect((await render('pretty', [report(text)], width)).split('\n')).toEqual(rows)
  })

  test.each<[name: string, place: [number, number, number, number], rows: string[]]>([
    ['two lines', [1, 3, 2, 2], ['1 | aaaa', '  |   ^^', '2 | bb', '  | ^']],
    ['a line with its end', [2, 1, 3, 1], ['2 | bb', '  | ^^']],
    [
      'more lines than are shown',
      [1, 1, 5, 2],
      ['1 | aaaa', '  | ^^^^', '2 | bb', '  | ^^', '...', '5 | ee', '  | ^'],
    ],
    ['nothing, at the end of the file', [5, 3, 5, 3], ['5 | ee', '  |   ^']],
  ])('underlines %s', async (_name, [line, column, endLine, endColumn], rows) => {
    const {tree} = lint('aaaa\nbb\ncc\ndd\nee', {rules: []})
    const message: Message = {
      rule: 'sample',
      messageId: 'x',
      cause: '',
      severity: 'error',
      message: 'X.',
      place: {start: {line, column, offset: 0}, end: {line: endLine, column: endColumn, offset: 0}},
      related: [],
      suggestions: [],
    }
    const one: FileReport = {
      path: 'p',
      targets: ['web'],
      lines: tree.lines,
      table: tree.table,
      policy: policyReader(tree),
      messages: [message],
      fixed: 0,
      cycle: [],
    }
    expect((await render('pretty', [one])).split('\n').slice(2, -2)).toEqual(rows)
  })
})

describe('concise', () => {
  test('writes one line for each finding', async () => {
    const two = report('User-agent: a\nUser-agent: bad1\nUser-agent: bad2\n')
    expect(await render('concise', [two, failed, report('')])).toBe(
      'robots.txt:2:13: warning[sample] `bad1` is bad.\nrobots.txt:3:13: warning[sample] `bad2` is bad.\n',
    )
  })
})

describe.each(['pretty', 'concise'] as const)('%s', format => {
  test.each([
    ['::set-env name=X::y', 'User-agent: a\nUser-agent: bad\n'],
    ['x\n::set-env name=X::y', 'User-agent: a\nUser-agent: bad\r::set-env::\n'],
    ['x\u2028::debug::', 'User-agent: a\nUser-agent: bad ##[add-mask]x\n'],
    ['\u001B]0;x\u0007', 'User-agent: a\nUser-agent: bad\u001B]52;c;x\u0007\u009B2J\n'],
  ])('gives a log reader and a terminal nothing to obey: path %j, text %j', async (path, text) => {
    const output = await render(format, [report(text, path)])
    expect(output).toContain('sample')
    for (const line of output.split(/[\n\r\u0085\u2028\u2029]/)) {
      expect(line.trimStart().startsWith('::')).toBe(false)
      expect(line).not.toContain('##[')
    }
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u)
  })
})

describe('json', () => {
  test('keeps its promise', async () => {
    expect(JSON.parse(await render('json', [report('User-agent: a\nUser-agent: bad\n'), failed]))).toEqual({
      version: 1,
      tool: {name: 'robotslint', version: '1.2.3'},
      files: [
        {
          path: 'robots.txt',
          url: null,
          targets: ['web'],
          messages: [
            {
              rule: 'sample',
              severity: 'warning',
              message: '`bad` is bad.',
              line: 2,
              column: 13,
              endLine: 2,
              endColumn: 16,
              related: [{line: 1, column: 13, endLine: 1, endColumn: 14, message: 'First named here.'}],
              fix: {title: 'Write `good`', safety: 'unsafe', edits: [{start: 26, end: 29, text: 'good'}]},
              suggestions: [
                {title: 'Remove the line', safety: 'safe', edits: [{start: 14, end: 29, text: ''}]},
              ],
              docs: 'https://github.com/robotslint/robotslint/blob/main/docs/rules/sample.md',
            },
          ],
          error: null,
        },
        {path: 'gone.txt', url: null, targets: [], messages: [], error: 'no such file or folder'},
      ],
      summary: {files: 1, errors: 0, warnings: 1, infos: 0, fixable: 0},
    })
  })

  test('is valid where there is nothing to say', async () => {
    expect(JSON.parse(await render('json', []))).toMatchObject({files: [], summary: {files: 0}})
  })

  test('escapes what is in a file', async () => {
    const json = await render('json', [report('User-agent: a\nUser-agent: bad\u001B"\\\n', '\u0007"')])
    expect(json.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    expect(JSON.parse(json).files[0]).toMatchObject({path: '\u0007"'})
  })
})

test.each<[counts: Partial<Summary>, text: string]>([
  [{}, 'No file was checked.'],
  [{files: 1}, 'Checked 1 file: no problems.'],
  [{files: 2, error: 1, warning: 2, info: 1}, 'Checked 2 files: 1 error, 2 warnings, 1 info.'],
  [{files: 1, info: 2, fixable: 2}, 'Checked 1 file: 2 infos. 2 fixable with --fix.'],
  [
    {files: 1, error: 3, fixable: 1, unsafelyFixable: 2},
    'Checked 1 file: 3 errors. 1 fixable with --fix (2 more with --unsafe-fixes).',
  ],
  [{files: 1, error: 1, unsafelyFixable: 1}, 'Checked 1 file: 1 error. 1 fixable with --unsafe-fixes.'],
  [{files: 1, fixed: 4}, 'Checked 1 file: no problems. 4 problems fixed.'],
])('the summary of %j', (counts, text) => {
  expect(renderSummary({...EMPTY_SUMMARY, ...counts})).toBe(text)
})
