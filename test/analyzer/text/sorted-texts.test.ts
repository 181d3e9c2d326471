import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {SortedTexts} from '../../../analyzer/text/sorted-texts.ts'

const text = fc.string({unit: fc.constantFrom('a', 'b', '/'), maxLength: 4})

describe('SortedTexts', () => {
  test('tells whether a text begins another one, as looking at each of them does', () => {
    fc.assert(
      fc.property(fc.array(text, {maxLength: 8}), text, (texts, other) => {
        const sorted = new SortedTexts(texts)
        expect(sorted.begin(other)).toBe(texts.some(one => other.startsWith(one)))
        expect(sorted.meet(other)).toBe(texts.some(one => other.startsWith(one) || one.startsWith(other)))
      }),
      {numRuns: 1000, seed: 9309},
    )
  })

  test('knows no text where there is none', () => {
    const none = new SortedTexts([])
    expect(none.begin('')).toBe(false)
    expect(none.meet('a')).toBe(false)
  })
})
