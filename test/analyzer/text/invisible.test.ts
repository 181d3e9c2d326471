import {expect, test} from 'vitest'
import {oddCharacter} from '../../../analyzer/text/invisible.ts'

test.each([
  [0x01, 'control character', 'nothing'],
  [0x1b, 'escape', 'nothing'],
  [0x9f, 'control character', 'nothing'],
  [0xa0, 'no-break space', 'blank'],
  [0xad, 'soft hyphen', 'nothing'],
  [0x200b, 'zero width space', 'nothing'],
  [0x2011, 'non-breaking hyphen', 'hyphen'],
  [0x202e, 'right-to-left override', 'nothing'],
  [0xfeff, 'zero width no-break space', 'nothing'],
])('U+%s is the %s', (code, name, looksLike) => {
  expect(oddCharacter(code)).toEqual({name, looksLike})
})

test.each([0x00, 0x09, 0x0a, 0x0b, 0x0d, 0x85, 0x2028, 0x20, 0x2d, 0x7e, 0xe9, 0x3000, 0xfe0f])(
  '%s is no odd character',
  code => {
    expect(oddCharacter(code)).toBeUndefined()
  },
)

test('knows every control character and blank of Unicode, and the invisible ones of general punctuation', () => {
  const missing: number[] = []
  for (let code = 0; code < 0x10000; code++) {
    const generalPunctuation = code >= 0x2000 && code < 0x206a
    const invisible = generalPunctuation ? /[\p{C}\p{Z}]/u : /[\p{Cc}\p{Z}]/u
    if (invisible.test(String.fromCharCode(code)) && !oddCharacter(code)) missing.push(code)
  }
  // NUL; tab and line ends; space; line ends of Unicode; an unassigned code; the ideographic space.
  const lineEnds = [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1c, 0x1d, 0x1e]
  expect(missing).toEqual([0x00, ...lineEnds, 0x20, 0x85, 0x2028, 0x2029, 0x2065, 0x3000])
})
