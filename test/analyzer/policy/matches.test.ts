import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {literalPattern, type PathPattern, wildcardPattern} from '../../../analyzer/crawlers/path-pattern.ts'
import {matches} from '../../../analyzer/policy/matches.ts'

describe('matches', () => {
  test.each([
    ['/', '/', true],
    ['/', '/a', true],
    ['/a', '/', false],
    ['', '/a', true],
    ['*', '/a', true],
    ['*$', '/a', true],
    ['$', '/a', false],
    ['/a$', '/a', true],
    ['/a$', '/ab', false],
    ['/a$b', '/a$b', true],
    ['/a$$', '/a$', true],
    ['/*b', '/ab', true],
    ['/*b', '/b', true],
    ['/*b', '/a', false],
    ['/a*a', '/a', false],
    ['/a*a$', '/aba', true],
    ['/a*ab$', '/aab', true],
    ['/a*ab$', '/ab', false],
    ['/**b', '/ab', true],
    ['/a*b*c$', '/abcbc', true],
    ['/a*b*c$', '/acbcb', false],
    ['/a*bc*d', '/abdbcd', true],
    ['*.gif$', '/a.gif.gif', true],
  ])('%s covers %s: %s', (pattern, path, expected) => {
    expect(matches(wildcardPattern(pattern), path)).toBe(expected)
  })

  test('a literal pattern has no special characters', () => {
    expect(matches(literalPattern('/a*$'), '/a*$b')).toBe(true)
    expect(matches(literalPattern('/a*$'), '/ab')).toBe(false)
  })

  test('a further condition narrows a pattern', () => {
    const pattern: PathPattern = {...literalPattern('/a'), accepts: path => path.length === 3}
    expect(matches(pattern, '/ab')).toBe(true)
    expect(matches(pattern, '/abc')).toBe(false)
  })

  const letters = fc.string({unit: fc.constantFrom('/', 'a', 'b'), maxLength: 12})
  const patterns = fc.string({unit: fc.constantFrom('/', 'a', 'b', '*', '$'), maxLength: 10})

  test('agrees with trying every place of every *', () => {
    fc.assert(
      fc.property(patterns, letters, (pattern, path) => {
        expect(matches(wildcardPattern(pattern), path)).toBe(matchesByTrying(pattern, path))
      }),
      {seed: 1, numRuns: 5000},
    )
  })

  test('long parts, which are searched otherwise, are found at the same places', () => {
    const long = fc
      .tuple(
        fc.constantFrom('ab', 'aab', 'aaaaaaab'),
        fc.integer({min: 20, max: 80}),
        fc.constantFrom('', 'a', 'b', 'ba'),
      )
      .map(([unit, count, end]) => unit.repeat(count) + end)
    fc.assert(
      fc.property(long, long, (part, path) => {
        expect(matches({parts: ['', part], toEnd: false, length: 1}, path)).toBe(path.includes(part))
        expect(matches({parts: ['', part, 'b'], toEnd: false, length: 1}, `${path}b`)).toBe(
          path.includes(part),
        )
      }),
      {seed: 2, numRuns: 500},
    )
  })

  test('a part that nearly fits everywhere takes no more steps than the path is long', () => {
    // With a search that starts again at each place this would take some 10^11 steps.
    const half = 'a'.repeat(200_000)
    const pattern = wildcardPattern(`*${half}b${half}`)
    expect(matches(pattern, half + half + half)).toBe(false)
    expect(matches(pattern, `${half}a${half}b${half}`)).toBe(true)
  })
})

/** The meaning of RFC 9309 §2.2.3, without any thought for time. */
function matchesByTrying(pattern: string, path: string): boolean {
  if (pattern === '') return true
  if (pattern === '$') return path === ''
  const rest = pattern.slice(1)
  if (pattern.startsWith('*'))
    return matchesByTrying(rest, path) || (path !== '' && matchesByTrying(pattern, path.slice(1)))
  return path[0] === pattern[0] && matchesByTrying(rest, path.slice(1))
}
