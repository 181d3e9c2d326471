import {describe, expect, test} from 'vitest'
import {decodeWindows1252, windows1252Byte} from '../../../analyzer/text/windows-1252.ts'

describe('Windows-1252', () => {
  test.each([
    [[0x41, 0x7f, 0xa0, 0xe9, 0xff], 'A\x7F\u00A0éÿ'],
    [[0x80, 0x85, 0x91, 0x92, 0x96, 0x99, 0x9f], '€…‘’–™Ÿ'],
    [[0x81, 0x8d, 0x8f, 0x90, 0x9d], '\x81\x8D\x8F\x90\x9D'],
    [[], ''],
  ])('decodes %j', (bytes, text) => {
    expect(decodeWindows1252(bytes)).toBe(text)
  })

  test('finds the byte of each character that it decodes', () => {
    for (let byte = 0; byte < 256; byte++) {
      expect(windows1252Byte(decodeWindows1252([byte]).charCodeAt(0))).toBe(byte)
    }
  })

  test.each([
    ['\u0085', 0x85],
    ['Ł', -1],
    ['検', -1],
  ])('knows the byte of %s', (character, byte) => {
    expect(windows1252Byte(character.charCodeAt(0))).toBe(byte)
  })
})
