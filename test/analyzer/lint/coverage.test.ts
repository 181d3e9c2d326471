import {describe, expect, test} from 'vitest'
import {coverageOf, pathsRead} from '../../../analyzer/lint/coverage.ts'
import type {Rule} from '../../../analyzer/syntax/nodes.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {profileOf} from '../../conformance/ask.ts'

function ruleOf(line: string): Rule {
  const [rule] = parse(line).lines
  if (rule?.type !== 'rule') throw new Error(`no rule: ${line}`)
  return rule
}

describe('coverageOf', () => {
  test.each([
    ['Disallow: /%7Ea', '/~a', ['rfc9309', 'google', 'gus'], ['rfc9309', 'gus'], ['google']],
    ['Disallow: /x/*', '/x/a', ['gemini', 'kennedy', 'gus'], ['kennedy'], ['gemini', 'gus']],
    ['Allow: /x', '/x', ['gemini', 'google'], ['google'], []],
    ['Disallow: /my folder', '/my', ['gemini', 'aurasearch'], ['aurasearch'], ['gemini']],
    ['Disallow: /a/ # b', '/a/x', ['gemini', 'google'], ['gemini', 'google'], []],
  ])('%s and %s', (line, url, ids, covered, missed) => {
    const coverage = coverageOf(ruleOf(line), url, ids.map(profileOf))
    expect(coverage.covered.map(({id}) => id)).toEqual(covered)
    expect(coverage.missed.map(({id}) => id)).toEqual(missed)
  })

  test('can be asked for another path', () => {
    const rule = ruleOf('Disallow: /%7Ea')
    expect(coverageOf(rule, '/~a', [profileOf('google')], '/~a').covered).toHaveLength(1)
  })
})

test('pathsRead gives the path as a crawler reads it', () => {
  const rule = ruleOf('Disallow: /my folder')
  expect(pathsRead(rule, '/my folder', profileOf('google'))).toEqual(['/my folder'])
  expect(pathsRead(rule, '/my folder', profileOf('aurasearch'))).toEqual(['/my'])
  expect(pathsRead(rule, '/wiki:a', profileOf('tlgs'))).toEqual([])
})
