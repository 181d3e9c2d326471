import {describe, expect, test} from 'vitest'
import {coversSame, RuleLengths, readsSame} from '../../../analyzer/lint/rule-lengths.ts'
import type {Rule} from '../../../analyzer/syntax/nodes.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {profileOf} from '../../conformance/ask.ts'

const google = profileOf('google')
const rfc9309 = profileOf('rfc9309')

function firstRule(text: string): Rule {
  const rule = parse(text).lines.find(line => line.type === 'rule')
  if (rule === undefined) throw new Error('no rule')
  return rule
}

describe('RuleLengths', () => {
  test.each([
    ['Disallow: /a*\nAllow: /a\n', 1, false],
    ['Disallow: /a*\nAllow: /ab\n', 1, true],
    ['Disallow: /a*\nAllow: /\n', 1, true],
    ['Disallow: /a**\nAllow: /\n', 2, true],
    ['Disallow: /a**\nAllow: /a\n', 2, false],
    ['Disallow: /a**\nAllow: /a\n', 1, true],
    ['Disallow: /a*\nAllow: /b\n', 1, true],
    ['Allow: /a*\nDisallow: /a/\n', 1, false],
    ['Allow: /a*\nDisallow: /a\n', 1, true],
    ['Allow: /a*\nDisallow: /*/\n', 1, false],
    ['Disallow: /é*\nAllow: /%C3%A9\n', 1, false],
    ['Disallow: /a*\nDisallow: /a\n', 1, true],
  ])('whether the first rule of %j may lose %i: %s', (text, characters, expected) => {
    const tree = parse(text)
    const rule = tree.lines.find(line => line.type === 'rule')
    expect(rule && new RuleLengths(tree, [rfc9309, google]).canShorten(rule, characters)).toBe(expected)
  })

  test('does not matter to crawlers that choose in another way', () => {
    const tree = parse('Disallow: /a*\nAllow: /a\n')
    const rule = firstRule('Disallow: /a*\n')
    expect(new RuleLengths(tree, [profileOf('python-urllib')]).canShorten(rule, 1)).toBe(true)
  })
})

describe('another path for a rule', () => {
  test.each([
    ['/a*', '/a', true, false],
    ['/a**b', '/a*b', true, false],
    ['/a$*', '/a$', false, false],
    ['/é', '/%C3%A9', true, true],
    ['/%7Ea', '/~a', false, false],
    ['/a', '/b', false, false],
  ])('%s and %s cover the same: %s, and are the same: %s', (path, other, same, identical) => {
    const rule = firstRule(`Disallow: ${path}\n`)
    expect(coversSame(rule, other, [rfc9309, google])).toBe(same)
    expect(readsSame(rule, other, [rfc9309, google])).toBe(identical)
  })
})
