import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {profiles} from '../../../analyzer/crawlers/profiles.ts'
import {extentOf} from '../../../analyzer/policy/extent.ts'
import {overlapsIn} from '../../../analyzer/policy/overlap.ts'
import {PartIndex} from '../../../analyzer/policy/part-index.ts'
import {Places} from '../../../analyzer/policy/places.ts'
import {readPolicy} from '../../../analyzer/policy/policy.ts'
import {inOrderOfPrecedence} from '../../../analyzer/policy/precedence.ts'
import {SpecialPatterns} from '../../../analyzer/policy/special-patterns.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'

function indexOf(parts: readonly string[]): PartIndex<string> {
  const index = new PartIndex<string>()
  for (const part of parts) index.add(part, part)
  return index
}

describe('an index of texts', () => {
  const text = fc.oneof(
    fc.string({unit: fc.constantFrom('a', 'b', '\u00e9', '\uFFFF'), maxLength: 12}),
    fc.string({unit: fc.constantFrom('a', 'b'), maxLength: 60}),
  )
  const part = text.filter(({length}) => length > 0)

  test('finds in a longer text the texts that stand in it, and no others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(part, {maxLength: 20}), text, (parts, longer) => {
        const found = new Set(indexOf(parts).within(longer))
        expect([...found].sort()).toEqual(parts.filter(one => longer.includes(one)).sort())
      }),
      {seed: 9309, numRuns: 2000},
    )
  })

  test('finds a text as often as it stands there', () => {
    expect([...indexOf(['aa', 'b']).within('aaab')]).toEqual(['aa', 'aa', 'b'])
  })
})

const google = profiles.filter(({id}) => id === 'google')

describe.each(google)('of thousands of rules with `*`', profile => {
  const rules = Array.from({length: 5000}, (_, index) => `Disallow: /*x${index}y\n`)
  const policyOf = (...lines: string[]) => readPolicy(parse(`User-agent: *\n${lines.join('')}`), profile)

  test('each is compared with hardly any other', () => {
    const ranked = inOrderOfPrecedence(policyOf(...rules).groups, profile)
    const extents = ranked.map(({pattern}) => extentOf(pattern))
    const special = new SpecialPatterns(ranked, extents, new Places(extents).beginnings)
    const compared = ranked.map((_, position) =>
      special.thatMayCover(position, '/', Number.POSITIVE_INFINITY),
    )
    expect(compared.flat()).toEqual([])
  })

  test('the one that is covered is found', () => {
    const overlaps = overlapsIn(policyOf(...rules, 'Disallow: /a/*x7y/b\n'))
    expect(overlaps.map(({rule, kind, by}) => [rule.line.line, kind, by?.line.line])).toEqual([
      [5002, 'covered', 9],
    ])
  })
})
