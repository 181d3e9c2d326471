import {expect, test} from 'vitest'
import {codePointName, quote} from '../../../analyzer/text/quote.ts'

test.each([
  ['', '``'],
  ['/private/', '`/private/`'],
  ['Foo Bar', '`Foo Bar`'],
  ['\u00A0/a', '`<U+00A0>/a`'],
  ['Dis\u200Ballow', '`Dis<U+200B>allow`'],
  ['a\tb', '`a<U+0009>b`'],
  ['\u202Etxt', '`<U+202E>txt`'],
  ['\u3164', '`<U+3164>`'],
  ['\uD800', '`<U+D800>`'],
  ['\u{E0001}', '`<U+E0001>`'],
  ['/é😀', '`/é😀`'],
  ['a'.repeat(60), `\`${'a'.repeat(60)}\``],
  ['a'.repeat(61), `\`${'a'.repeat(59)}…\``],
  ['😀'.repeat(60), `\`${'😀'.repeat(60)}\``],
  ['😀'.repeat(61), `\`${'😀'.repeat(59)}…\``],
])('quotes %j', (text, quoted) => {
  expect(quote(text)).toBe(quoted)
})

test('names a character by its code point', () => {
  expect(codePointName('\uFEFF')).toBe('<U+FEFF>')
})
