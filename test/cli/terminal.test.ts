import {describe, expect, test} from 'vitest'
import {viewLine} from '../../cli/terminal/line-view.ts'
import {renderMarkdown} from '../../cli/terminal/markdown.ts'
import {printable, printablePath} from '../../cli/terminal/printable.ts'
import {PLAIN, styleFor} from '../../cli/terminal/style.ts'
import {renderTable} from '../../cli/terminal/table.ts'
import {textWidth} from '../../cli/terminal/width.ts'

describe('viewLine', () => {
  test.each<[line: string, start: number, end: number, width: number, shown: string, marks: string]>([
    ['Disallow: /x', 10, 12, 80, 'Disallow: /x', '          ^^'],
    ['', 0, 0, 80, '', '^'],
    ['ab', 2, 2, 80, 'ab', '  ^'],
    ['ab', 2, 9, 80, 'ab', '  ^'],
    ['\ta:\tb', 1, 2, 80, '    a:  b', '    ^'],
    ['\ta:\tb', 4, 5, 80, '    a:  b', '        ^'],
    ['ab\tc', 2, 3, 80, 'ab  c', '  ^^'],
    ['/日本/x', 1, 3, 80, '/日本/x', ' ^^^^'],
    ['/日本/x', 4, 5, 80, '/日本/x', '      ^'],
    ['😀: x', 4, 5, 80, '😀: x', '    ^'],
    ['😀: x', 0, 2, 80, '😀: x', '^^'],
    ['e\u0301x', 2, 3, 80, 'e\u0301x', ' ^'],
    ['a\u200Bb', 2, 3, 80, 'a<U+200B>b', '         ^'],
    ['a\u200Bb', 1, 2, 80, 'a<U+200B>b', ' ^^^^^^^^'],
    ['\u001B[31m', 1, 2, 80, '<U+001B>[31m', '        ^'],
    ['\u202Eabc', 1, 2, 80, '<U+202E>abc', '        ^'],
    ['a\uD83Db', 2, 3, 80, 'a<U+D83D>b', '         ^'],
    ['# ##[set-env]', 4, 5, 80, '# ##<U+005B>set-env]', '    ^^^^^^^^'],
    ['0123456789', 0, 1, 10, '0123456789', '^'],
    ['01234567890', 0, 1, 10, '012345678…', '^'],
    [`${'a'.repeat(50)}bc`, 50, 51, 30, `…${'a'.repeat(20)}bc`, `${' '.repeat(21)}^`],
    [
      `${'a'.repeat(50)}bc${'d'.repeat(50)}`,
      50,
      52,
      30,
      `…${'a'.repeat(20)}bcdddddd…`,
      `${' '.repeat(21)}^^`,
    ],
    ['a'.repeat(100), 0, 100, 30, `${'a'.repeat(29)}…`, '^'.repeat(29)],
    [`${'😀'.repeat(20)}x`, 40, 41, 30, `…${'😀'.repeat(10)}x`, `${' '.repeat(21)}^`],
    [`${'😀'.repeat(20)}ax`, 41, 42, 30, `…${'😀'.repeat(10)}ax`, `${' '.repeat(22)}^`],
  ])('shows %j at %i to %i in %i columns', (line, start, end, width, shown, marks) => {
    const view = viewLine(line, start, end, width)
    const columns = view.columnsOf(start, end)
    expect(view.shown).toBe(shown)
    expect(' '.repeat(columns.start) + '^'.repeat(columns.end - columns.start)).toBe(marks)
    expect(textWidth(view.shown)).toBeLessThanOrEqual(Math.max(width, 1))
  })

  test('ends a line of nothing but marks that combine', () => {
    expect(viewLine('\u0301'.repeat(1_000_000), 0, 1, 100).shown.length).toBeLessThan(1000)
  })
})

describe('printable', () => {
  test.each([
    ['plain /päth', 'plain /päth'],
    ['\u001B]52;c;x\u0007', '<U+001B>]52;c;x<U+0007>'],
    ['a\r\nb\tc', 'a<U+000D><U+000A>b<U+0009>c'],
    ['\u007F\u0085\u009B', '<U+007F><U+0085><U+009B>'],
    ['\u202E\u2066\u200F\u061C', '<U+202E><U+2066><U+200F><U+061C>'],
    ['\u200B\uFEFF\u00AD', '<U+200B><U+FEFF><U+00AD>'],
    ['\u2028', '<U+2028>'],
    ['##[set-env name=A]b', '##<U+005B>set-env name=A]b'],
  ])('%j becomes %s', (text, shown) => {
    expect(printable(text)).toBe(shown)
  })

  test.each([
    ['a/robots.txt', 'a/robots.txt'],
    ['::set-env name=A::b', './::set-env name=A::b'],
    [' ::x', './::x'],
    ['x\n::set-env', 'x<U+000A>::set-env'],
  ])('of a path: %j becomes %s', (path, shown) => {
    expect(printablePath(path)).toBe(shown)
  })
})

describe('styleFor', () => {
  const onTerminal = {isTerminal: true, columns: 80, write() {}}
  const inPipe = {isTerminal: false, columns: undefined, write() {}}
  test.each([
    ['auto', {}, true, false],
    ['auto', {NO_COLOR: '1'}, false, false],
    ['auto', {NO_COLOR: ''}, true, false],
    ['auto', {FORCE_COLOR: '1'}, true, true],
    ['auto', {FORCE_COLOR: '0'}, false, false],
    ['auto', {FORCE_COLOR: ''}, true, false],
    ['auto', {FORCE_COLOR: '1', NO_COLOR: '1'}, true, true],
    ['auto', {TERM: 'dumb'}, false, false],
    ['always', {NO_COLOR: '1', TERM: 'dumb'}, true, true],
    ['never', {FORCE_COLOR: '1'}, false, false],
  ] as const)('--color %s with %j colors a terminal: %s, a pipe: %s', (choice, variables, terminal, pipe) => {
    expect(styleFor(onTerminal, choice, variables).red('x') !== 'x').toBe(terminal)
    expect(styleFor(inPipe, choice, variables).red('x') !== 'x').toBe(pipe)
  })
})

test('renderTable puts cells below each other by their width', () => {
  expect(
    renderTable([
      ['a', 'b', 'c'],
      ['日本', '', 'd e'],
    ]),
  ).toEqual(['a     b  c', '日本     d e'])
})

test.each([
  [
    '# Title\n\nSome `code`\nand [a link](https://x.test/).\n',
    'Title\n\nSome `code` and a link\n<https://x.test/>.',
  ],
  ['- one two three four five\n- `six`\n', '- one two three four\n  five\n- `six`'],
  ['Text\n\n```robots-txt\nA: *\n\n  b\n```\nmore', 'Text\n\n    A: *\n    \n      b\n\nmore'],
  ['a `b c`. d', 'a `b c`. d'],
  ['a **b c**. `/**/`', 'a b c. `/**/`'],
  ['| a | b |\n| --- | --- |\n| c d | `e` \\| f |\n| g | |\n', 'a    b\nc d  `e` | f\ng'],
  [
    '| name | what |\n| --- | --- |\n| one | two three four five |\n| six seven | 日本 x |',
    'name       what\none        two three\n           four five\nsix seven  日本 x',
  ],
  [
    '| a | b |\n| --- | --- |\n| c | /a/word/of/thirty/characters/x |',
    'a  b\nc  /a/word/of/thirty/characters/x',
  ],
])('renderMarkdown writes %j for 22 columns', (markdown, text) => {
  expect(renderMarkdown(markdown, {style: PLAIN, width: 22})).toBe(text)
})
