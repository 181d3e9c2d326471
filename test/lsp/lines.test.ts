import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {Lines} from '../../lsp/documents/lines.ts'
import {
  choosePositionEncoding,
  type PositionEncoding,
  UTF_8,
  UTF_16,
  UTF_32,
} from '../../lsp/documents/position-encoding.ts'

const ENCODINGS: readonly PositionEncoding[] = [UTF_8, UTF_16, UTF_32]

/** Texts of what is easily cut in two. */
const texts = fc
  .array(fc.constantFrom('a', 'é', '字', '😀', '\t', '\r', '\n', '\r\n', '\uFEFF', '\ud83d'), {maxLength: 30})
  .map(parts => parts.join(''))

describe('positions', () => {
  // An emoji, and letters of two and three bytes, before the place.
  test.each([
    [UTF_8, 10 + 4 + 2 + 3],
    [UTF_16, 10 + 2 + 1 + 1],
    [UTF_32, 10 + 1 + 1 + 1],
  ])('count the units of %o', (encoding, character) => {
    const lines = new Lines('# first\nDisallow: 😀é字 x\n', encoding)
    const offset = '# first\nDisallow: 😀é字'.length
    expect(lines.positionAt(offset)).toEqual({line: 1, character})
    expect(lines.offsetAt({line: 1, character})).toBe(offset)
  })

  test('count a tab as one', () => {
    expect(new Lines('\tDisallow:\tfoo').positionAt(11)).toEqual({line: 0, character: 11})
  })

  test('end at the end of the last line', () => {
    expect(new Lines('a\n😀').all.end).toEqual({line: 1, character: 2})
    expect(new Lines('a\n😀', UTF_8).all.end).toEqual({line: 1, character: 4})
    expect(new Lines('a\n').all.end).toEqual({line: 1, character: 0})
  })

  test('count a byte order mark as the first character', () => {
    const lines = new Lines('\uFEFFa\n', UTF_8)
    expect(lines.positionAt(0)).toEqual({line: 0, character: 3})
    expect(lines.positionAt(-1)).toEqual({line: 0, character: 0})
    expect(lines.rangeOfPlace({start: {line: 1, column: 1}, end: {line: 1, column: 2}})).toEqual({
      start: {line: 0, character: 3},
      end: {line: 0, character: 4},
    })
  })

  test.each([
    [{line: 0, character: 99}, 3],
    [{line: 1, character: 99}, 6],
    [{line: 2, character: 0}, 7],
    [{line: 99, character: 0}, 7],
  ])('outside of the text count as the nearest one: %o', (position, offset) => {
    expect(new Lines('abc\r\nd\n').offsetAt(position)).toBe(offset)
  })

  test.each(ENCODINGS)('lead to offsets and back: %o', encoding => {
    fc.assert(
      fc.property(texts, text => {
        const lines = new Lines(text, encoding)
        const mark = text.startsWith('\uFEFF') ? 1 : 0
        for (let offset = 0; offset <= text.length - mark; offset++) {
          const found = lines.offsetAt(lines.positionAt(offset))
          // The middle of a character, or of a line end, is no place.
          expect(offset - found).toBeLessThanOrEqual(1)
          expect(lines.positionAt(found)).toEqual(lines.positionAt(lines.offsetAt(lines.positionAt(found))))
        }
      }),
    )
  })
})

describe('edits', () => {
  test.each(ENCODINGS)('know where lines start as if the text were new: %o', encoding => {
    fc.assert(
      fc.property(texts, texts, fc.nat(30), fc.nat(30), (text, inserted, from, length) => {
        const lines = new Lines(text, encoding)
        const range = {start: lines.positionAt(from), end: lines.positionAt(from + length)}
        const edited = lines.edited(range, inserted)
        const fresh = new Lines(edited.text, encoding)
        expect(edited.count).toBe(fresh.count)
        for (let offset = 0; offset <= edited.text.length; offset++)
          expect(edited.positionAt(offset)).toEqual(fresh.positionAt(offset))
      }),
      {numRuns: 2000},
    )
  })

  test('replace a range, whichever end of it comes first', () => {
    const range = {start: {line: 1, character: 1}, end: {line: 0, character: 1}}
    expect(new Lines('abc\ndef').edited(range, '-').text).toBe('a-ef')
  })

  test.each(ENCODINGS)('before the first character count as it: %o', encoding => {
    const range = {start: {line: -1, character: 5}, end: {line: 0, character: -3}}
    expect(new Lines('abc\ndef', encoding).edited(range, '-').text).toBe('-abc\ndef')
  })
})

describe('the position encoding', () => {
  test.each([
    [undefined, UTF_16],
    [[], UTF_16],
    [['utf-8', 'utf-16'], UTF_16],
    [['utf-8'], UTF_8],
    [['utf-32', 'utf-8'], UTF_8],
    [['utf-7'], UTF_16],
  ])('of a client that offers %j', (offered, encoding) => {
    expect(choosePositionEncoding(offered)).toBe(encoding)
  })
})
