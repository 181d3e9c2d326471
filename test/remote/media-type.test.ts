import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {parseMediaType} from '../../remote/media-type.ts'

describe('media types', () => {
  test.each([
    ['text/plain', 'text/plain', []],
    [' Text/Plain ; Charset=UTF-8 ', 'text/plain', ['utf-8']],
    ['text/plain;', 'text/plain', []],
    ['text/plain; a="x;charset=b"; charset=c', 'text/plain', ['c']],
    ['text/plain; charset="a\\"b"', 'text/plain', ['a"b']],
    ['text/plain; charset=a;charset=b', 'text/plain', ['a', 'b']],
  ])('%s', (value, essence, charsets) => {
    expect(parseMediaType(value)).toEqual({mediaType: {essence, charsets}, faults: []})
  })

  test.each([
    ['60: a quote without end', 'text/plain; charset="utf-8', []],
    ['60: no value', 'text/plain; charset', []],
    ['60: an empty value', 'text/plain; charset=', []],
    ['60: a value of two words', 'text/plain; charset=utf 8', []],
    ['60: another parameter', 'text/plain; =x; charset=utf-8', ['utf-8']],
  ])('%s is told, and the rest is read', (_name, value, charsets) => {
    expect(parseMediaType(value)).toEqual({
      mediaType: {essence: 'text/plain', charsets},
      faults: [{kind: 'media-type-malformed', value}],
    })
  })

  test.each(['plain', 'text/', '/plain', 'a/b/c', 'te xt/plain', 'text/plain, text/html', ';'])(
    '“%s” is none',
    value => {
      expect(parseMediaType(value)).toEqual({faults: [{kind: 'media-type-malformed', value}]})
    },
  )

  test.each([undefined, '', ' '])('there is none in %j', value => {
    expect(parseMediaType(value)).toEqual({faults: []})
  })

  test('any text can be read', () => {
    fc.assert(
      fc.property(fc.string({unit: fc.constantFrom(...'a/;="\\ ,charset\u0000é')}), value => {
        expect(parseMediaType(value).faults.length).toBeLessThanOrEqual(1)
      }),
      {seed: 1965, numRuns: 1000},
    )
  })
})
