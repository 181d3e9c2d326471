import {expect, test} from 'vitest'
import {printable} from '../../remote/printable.ts'

test.each([
  ['plain é 漢 💎', 80, 'plain é 漢 💎'],
  ['a\u001b[31m\r\n', 80, 'a\\x1b[31m\\x0d\\x0a'],
  ['\u0085\u007f', 80, '\\x85\\x7f'],
  ['a\u202eb\u2028\u200d\uFEFF', 80, 'a\\u{202e}b\\u{2028}\\u{200d}\\u{feff}'],
  ['\uD800x', 80, '\\u{d800}x'],
  ['abcdef', 3, 'abc…'],
  ['💎💎💎', 3, '💎💎💎'],
  ['💎💎💎💎', 3, '💎💎💎…'],
  ['x'.repeat(1_000_000), 3, 'xxx…'],
])('%j', (text, most, expected) => {
  expect(printable(text, most)).toBe(expected)
})
