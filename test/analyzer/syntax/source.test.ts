import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {
  decode,
  type Edit,
  editSource,
  encode,
  fromText,
  type Source,
  toUtf8,
} from '../../../analyzer/syntax/source.ts'
import {robotsText} from '../../arbitraries.ts'

const SEEDED = {seed: 9309, numRuns: 500}

/** Bytes that UTF-8 decoders disagree on more often than random ones, and those around them. */
const anyBytes = fc.oneof(
  fc.uint8Array({maxLength: 40}),
  fc
    .array(
      fc.constantFrom(
        0x00,
        0x0a,
        0x0d,
        0x41,
        0x7f,
        0x80,
        0xbb,
        0xbf,
        0xc2,
        0xe0,
        0xed,
        0xef,
        0xf0,
        0xf4,
        0xfe,
        0xff,
      ),
      {maxLength: 40},
    )
    .map(bytes => Uint8Array.from(bytes)),
  robotsText.map(text => new TextEncoder().encode(text)),
)

function bytesOf(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? utf8(part) : [...part])))
}

function utf8(text: string): number[] {
  return [...new TextEncoder().encode(text)]
}

function utf16(text: string, littleEndian: boolean): number[] {
  return [...text].flatMap(character =>
    Array.from({length: character.length}, (_, index) => {
      const unit = character.charCodeAt(index)
      return littleEndian ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff]
    }).flat(),
  )
}

describe('decode', () => {
  test.each<{what: string; bytes: Uint8Array; source: Partial<Source>}>([
    {what: 'nothing', bytes: bytesOf(), source: {text: '', encoding: 'utf-8', byteOrderMark: false}},
    {what: 'ASCII', bytes: bytesOf('User-agent: *\n'), source: {text: 'User-agent: *\n', invalid: []}},
    {
      what: 'a byte order mark in UTF-8',
      bytes: bytesOf([0xef, 0xbb, 0xbf], 'a\n'),
      source: {text: 'a\n', encoding: 'utf-8', byteOrderMark: true},
    },
    {
      what: 'two byte order marks: the second is text',
      bytes: bytesOf('\uFEFF\uFEFFa'),
      source: {text: '\uFEFFa', byteOrderMark: true},
    },
    {
      what: 'a part of a byte order mark',
      bytes: bytesOf([0xef, 0xbb], 'a'),
      source: {
        text: '\uFFFDa',
        byteOrderMark: false,
        invalid: [{offset: 0, bytes: Uint8Array.of(0xef, 0xbb)}],
      },
    },
    {
      what: 'UTF-16, little end first, with a mark',
      bytes: bytesOf([0xff, 0xfe], utf16('a/é😀\r\n', true)),
      source: {text: 'a/é😀\r\n', encoding: 'utf-16le', byteOrderMark: true, invalid: []},
    },
    {
      what: 'UTF-16, big end first, with a mark',
      bytes: bytesOf([0xfe, 0xff], utf16('a/é😀\r\n', false)),
      source: {text: 'a/é😀\r\n', encoding: 'utf-16be', byteOrderMark: true, invalid: []},
    },
    {
      what: 'UTF-16 without a mark, little end first',
      bytes: bytesOf(utf16('User-agent: *\n', true)),
      source: {text: 'User-agent: *\n', encoding: 'utf-16le', byteOrderMark: false},
    },
    {
      what: 'UTF-16 without a mark, big end first',
      bytes: bytesOf(utf16('User-agent: *\n', false)),
      source: {text: 'User-agent: *\n', encoding: 'utf-16be', byteOrderMark: false},
    },
    {
      what: 'UTF-16 that lacks its last byte',
      bytes: bytesOf([0xff, 0xfe], utf16('ab', true), [0x63]),
      source: {text: 'ab\uFFFD', invalid: [{offset: 2, bytes: Uint8Array.of(0x63)}]},
    },
    {
      what: 'UTF-16 with half of a surrogate pair',
      bytes: bytesOf([0xff, 0xfe, 0x3d, 0xd8, 0x61, 0x00]),
      source: {text: '\uD83Da', encoding: 'utf-16le', invalid: []},
    },
    {
      what: 'single NUL bytes',
      bytes: bytesOf('User-agent: *\0\n\0'),
      source: {text: 'User-agent: *\0\n\0', encoding: 'utf-8', invalid: []},
    },
    {
      what: 'Latin-1',
      bytes: bytesOf('/b', [0xfc], 'cher/', [0xe9, 0xe9]),
      source: {
        text: '/b\uFFFDcher/\uFFFD\uFFFD',
        encoding: 'utf-8',
        invalid: [
          {offset: 2, bytes: Uint8Array.of(0xfc)},
          {offset: 8, bytes: Uint8Array.of(0xe9)},
          {offset: 9, bytes: Uint8Array.of(0xe9)},
        ],
      },
    },
    {
      what: 'a character beyond U+FFFF before the wrong byte',
      bytes: bytesOf('😀', [0xff]),
      source: {text: '😀\uFFFD', invalid: [{offset: 2, bytes: Uint8Array.of(0xff)}]},
    },
    {
      what: 'a cut sequence, which counts as one wrong place',
      bytes: bytesOf('a', [0xf0, 0x9f, 0x98], 'b'),
      source: {text: 'a\uFFFDb', invalid: [{offset: 1, bytes: Uint8Array.of(0xf0, 0x9f, 0x98)}]},
    },
    {
      what: 'an overlong sequence, a surrogate and what lies beyond U+10FFFF',
      bytes: bytesOf([0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80]),
      source: {
        text: '\uFFFD'.repeat(9),
        invalid: [0xc0, 0x80, 0xed, 0xa0, 0x80, 0xf4, 0x90, 0x80, 0x80].map((byte, offset) => ({
          offset,
          bytes: Uint8Array.of(byte),
        })),
      },
    },
    {
      what: 'U+FFFD that the file itself holds',
      bytes: bytesOf('\uFFFD', [0xff]),
      source: {text: '\uFFFD\uFFFD', invalid: [{offset: 1, bytes: Uint8Array.of(0xff)}]},
    },
  ])('reads $what', ({bytes, source}) => {
    expect(decode(bytes)).toMatchObject(source)
  })

  test('keeps the bytes of a part of a larger buffer', () => {
    const whole = bytesOf('xxUser-agent: ', [0xff], 'xx')
    const source = decode(whole.subarray(2, whole.length - 2))
    whole.fill(0)
    expect(encode(source)).toEqual(bytesOf('User-agent: ', [0xff]))
  })

  test('reads any bytes as the platform decoder does', () => {
    fc.assert(
      fc.property(anyBytes, bytes => {
        const source = decode(bytes)
        if (source.encoding !== 'utf-8') return
        const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes)
        expect((source.byteOrderMark ? '\uFEFF' : '') + source.text).toBe(text)
        for (const {offset} of source.invalid) expect(source.text[offset]).toBe('\uFFFD')
      }),
      SEEDED,
    )
  })
})

describe('encode', () => {
  test('gives back the bytes that were decoded, whatever they are', () => {
    fc.assert(
      fc.property(anyBytes, bytes => {
        expect(encode(decode(bytes))).toEqual(bytes)
      }),
      SEEDED,
    )
  })

  test.each([true, false])('gives back UTF-16 with any code units (little end first: %s)', littleEndian => {
    fc.assert(
      fc.property(fc.uint8Array({maxLength: 40}), bytes => {
        const marked = bytesOf(littleEndian ? [0xff, 0xfe] : [0xfe, 0xff], [...bytes])
        expect(encode(decode(marked))).toEqual(marked)
      }),
      SEEDED,
    )
  })

  test('gives back a text that an editor holds', () => {
    expect(encode(fromText('\uFEFFUser-agent: é\r'))).toEqual(bytesOf('\uFEFFUser-agent: é\r'))
  })
})

describe('editSource', () => {
  const damaged = decode(bytesOf('\uFEFFab', [0xff], 'cd', [0xe9], 'ef', [0xf0, 0x9f], '\r'))

  test.each<{what: string; edits: readonly Edit[]; bytes: Uint8Array}>([
    {
      what: 'nothing',
      edits: [],
      bytes: bytesOf('\uFEFFab', [0xff], 'cd', [0xe9], 'ef', [0xf0, 0x9f], '\r'),
    },
    {
      what: 'characters between wrong bytes',
      edits: [
        {start: 1, end: 1, text: 'é'},
        {start: 3, end: 5, text: ''},
      ],
      bytes: bytesOf('\uFEFFaéb', [0xff, 0xe9], 'ef', [0xf0, 0x9f], '\r'),
    },
    {
      what: 'wrong bytes themselves',
      edits: [
        {start: 2, end: 3, text: 'x'},
        {start: 5, end: 6, text: ''},
      ],
      bytes: bytesOf('\uFEFFabxcdef', [0xf0, 0x9f], '\r'),
    },
    {
      what: 'a stretch with wrong bytes in it',
      edits: [{start: 1, end: 7, text: '\uFFFD'}],
      bytes: bytesOf('\uFEFFa\uFFFDf', [0xf0, 0x9f], '\r'),
    },
    {
      what: 'both ends',
      edits: [
        {start: 0, end: 0, text: '# '},
        {start: 10, end: 10, text: '\n'},
      ],
      bytes: bytesOf('\uFEFF# ab', [0xff], 'cd', [0xe9], 'ef', [0xf0, 0x9f], '\r\n'),
    },
    {
      what: 'the byte order mark, which goes',
      edits: [
        {start: -1, end: 0, text: ''},
        {start: 0, end: 2, text: ''},
      ],
      bytes: bytesOf([0xff], 'cd', [0xe9], 'ef', [0xf0, 0x9f], '\r'),
    },
    {
      what: 'everything',
      edits: [{start: 0, end: 10, text: ''}],
      bytes: bytesOf('\uFEFF'),
    },
  ])('edits $what', ({edits, bytes}) => {
    expect(encode(editSource(damaged, edits))).toEqual(bytes)
  })

  test('adds a byte order mark where one is asked for', () => {
    const edited = editSource(fromText('a'), [{start: -1, end: 0, text: '\uFEFF'}])
    expect(encode(edited)).toEqual(bytesOf('\uFEFFa'))
  })

  test('keeps UTF-16', () => {
    const source = decode(bytesOf([0xff, 0xfe], utf16('a\r\nb', true), [0x63]))
    const edited = editSource(source, [{start: 1, end: 3, text: '\n'}])
    expect(encode(edited)).toEqual(bytesOf([0xff, 0xfe], utf16('a\nb', true), [0x63]))
  })

  test('does to any file what it does to its text, and to no other byte', () => {
    const cut = fc.tuple(fc.nat(60), fc.nat(5), fc.constantFrom('', 'x', '\n', 'é'))
    fc.assert(
      fc.property(anyBytes, fc.array(cut, {maxLength: 4}), (bytes, cuts) => {
        const source = decode(bytes)
        const edits = sortedEdits(source.text, cuts)
        const edited = editSource(source, edits)
        expect(edited.text).toBe(editText(source.text, edits))
        // Each character stands for its own bytes, so that what is kept must be found again, in order.
        expect(runsOf(edited)).toEqual(
          runsOf(source)
            .filter(({offset}) => edits.every(({start, end}) => offset < start || offset >= end))
            .map(({offset, bytes: kept}) => ({offset: movedBy(edits, offset), bytes: kept})),
        )
      }),
      SEEDED,
    )
  })

  function sortedEdits(text: string, cuts: readonly (readonly [number, number, string])[]): Edit[] {
    const edits: Edit[] = []
    for (const [from, length, replacement] of [...cuts].sort((a, b) => a[0] - b[0])) {
      const start = Math.min(from, text.length)
      const end = Math.min(start + length, text.length)
      if (start >= (edits.at(-1)?.end ?? 0)) edits.push({start, end, text: replacement})
    }
    return edits
  }

  function editText(text: string, edits: readonly Edit[]): string {
    return edits.reduceRight(
      (done, {start, end, text: by}) => done.slice(0, start) + by + done.slice(end),
      text,
    )
  }

  function movedBy(edits: readonly Edit[], offset: number): number {
    return edits
      .filter(({end}) => end <= offset)
      .reduce((moved, {start, end, text}) => moved + text.length - (end - start), offset)
  }

  function runsOf({invalid}: Source) {
    return invalid.map(({offset, bytes}) => ({offset, bytes: [...bytes]}))
  }
})

describe('toUtf8', () => {
  test('writes UTF-16 in UTF-8, without a byte order mark', () => {
    const source = decode(bytesOf([0xff, 0xfe], utf16('/é😀\r\n', true)))
    expect(encode(toUtf8(source))).toEqual(bytesOf('/é😀\r\n'))
  })
})

describe('a long file', () => {
  test('of nothing but wrong bytes is decoded, edited and encoded', () => {
    const bytes = new Uint8Array(50_000).fill(0xff)
    const source = decode(bytes)
    expect(source.invalid).toHaveLength(bytes.length)
    const edits = source.invalid.map(({offset}) => ({start: offset, end: offset + 1, text: 'ÿ'}))
    expect(encode(editSource(source, edits.slice(1)))).toEqual(bytesOf([0xff], 'ÿ'.repeat(bytes.length - 1)))
  })
})
