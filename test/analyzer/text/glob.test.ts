import {describe, expect, test} from 'vitest'
import {hasGlobCharacters, parseGlob, pathMatcher} from '../../../analyzer/text/glob.ts'

describe('a segment of a glob', () => {
  test.each([
    ['*', 'robots.txt', true],
    ['*', '', true],
    ['*.txt', 'robots.txt', true],
    ['*.txt', 'robots.txt~', false],
    ['r*t*.t?t', 'robots.txt', true],
    ['robots', 'robots.txt', false],
    ['robots.tx?', 'robots.txt', true],
    ['robots.tx?', 'robots.tx', false],
    ['?', '😀', true],
    ['[rs]obots', 'sobots', true],
    ['[!rs]obots', 'robots', false],
    ['[^rs]obots', 'Robots', true],
    ['[a-r]obots', 'robots', true],
    ['[a-r]obots', 'zobots', false],
    ['[]]x', ']x', true],
    ['[-a]', '-', true],
    ['[a-]', '-', true],
    ['[x', '[x', true],
    ['{x', '{x', true],
    ['a+b', 'aab', false],
  ])('%s matches %j: %s', (glob, name, expected) => {
    expect(parseGlob(glob)[0]?.[0]?.matches(name)).toBe(expected)
  })

  test('is matched in a time that grows with its length, not with its stars', () => {
    const [segment] = parseGlob(`${'*a'.repeat(2000)}b`)[0] ?? []
    expect(segment?.matches('a'.repeat(2000))).toBe(false)
  })
})

describe('parseGlob', () => {
  test.each([
    ['a/b', [['a', 'b']]],
    ['/a', [['', 'a']]],
    [
      '{a,b}/c',
      [
        ['a', 'c'],
        ['b', 'c'],
      ],
    ],
    ['x{a,b{c,d}}', [['xa'], ['xbc'], ['xbd']]],
    ['{a,}x', [['ax'], ['x']]],
    ['{a/b,c}', [['a', 'b'], ['c']]],
    ['**/**/x', [['**', 'x']]],
    ['a}b', [['a}b']]],
  ])('%s', (glob, segments) => {
    expect(parseGlob(glob).map(alternative => alternative.map(({text}) => text))).toEqual(segments)
  })
})

test.each([
  ['robots.txt', false],
  ['a/*', true],
  ['a?', true],
  ['[a]', true],
  ['{a,b}', true],
])('%s has glob characters: %s', (path, expected) => {
  expect(hasGlobCharacters(path)).toBe(expected)
})

describe('a glob for paths', () => {
  test.each([
    ['robots.txt', 'robots.txt', true],
    ['robots.txt', 'a/b/robots.txt', true],
    ['robots.txt', 'a/robots.txt.bak', false],
    ['/robots.txt', 'robots.txt', true],
    ['/robots.txt', 'a/robots.txt', false],
    ['./robots.txt', 'robots.txt', true],
    ['vendor', 'vendor/a/robots.txt', true],
    ['vendor', 'a/vendor/robots.txt', true],
    ['vendor/', 'a/vendor/robots.txt', true],
    ['vendor', 'vendors/robots.txt', false],
    ['sites/*/robots.txt', 'sites/a/robots.txt', true],
    ['sites/*/robots.txt', 'sites/a/b/robots.txt', false],
    ['sites/*', 'sites/a/b/robots.txt', true],
    ['sites/**', 'sites/a/b/robots.txt', true],
    ['sites/**/robots.txt', 'sites/robots.txt', true],
    ['sites/**/x/**/robots.txt', 'sites/a/x/x/b/robots.txt', true],
    ['sites/**/x/**/robots.txt', 'sites/a/b/robots.txt', false],
    ['{a,b}/robots.txt', 'b/robots.txt', true],
    ['**', 'robots.txt', true],
    ['*.txt', 'a/robots.txt', true],
  ])('%s matches %s: %s', (glob, path, expected) => {
    expect(pathMatcher(glob)(path)).toBe(expected)
  })
})
