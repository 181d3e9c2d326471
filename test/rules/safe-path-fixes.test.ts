import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {fixSource} from '../../analyzer/lint/fix.ts'
import type {LintRule} from '../../analyzer/lint/rule.ts'
import {lint} from '../../analyzer/lint/run.ts'
import {decide} from '../../analyzer/policy/decide.ts'
import {readPolicy} from '../../analyzer/policy/policy.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {fromText} from '../../analyzer/syntax/source.ts'
import duplicateSitemap from '../../rules/duplicate-sitemap.ts'
import repeatedWildcard from '../../rules/repeated-wildcard.ts'
import trailingWildcard from '../../rules/trailing-wildcard.ts'
import unencodedPath from '../../rules/unencoded-path.ts'
import {profileOf} from '../conformance/ask.ts'

/** Paths of a few pieces, so that rules often meet, and often are of nearly the same length. */
const path = fc
  .tuple(
    fc.constantFrom('/', '*', ''),
    fc.array(
      fc.constantFrom('a', 'b', '/', '*', '*', '**', '$', '?', 'é', '%C3%A9', '%', ';', 'index.html'),
      {
        maxLength: 4,
      },
    ),
    fc.constantFrom('', '*', '**', '$'),
  )
  .map(([start, middle, end]) => start + middle.join('') + end)

const line = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom('Allow: ', 'Disallow: '), path).map(parts => parts.join('')),
  },
  {weight: 2, arbitrary: fc.constantFrom('User-agent: a', 'User-agent: *', 'Sitemap: https://e.org/a.xml')},
)

const file = fc.array(line, {maxLength: 8}).map(lines => `User-agent: *\n${lines.join('\n')}\n`)

const urls = allTexts(['a', 'b', '/', '$', '?', '%C3%A9', 'index.html'], 3).map(text => `/${text}`)

function allTexts(pieces: readonly string[], most: number): string[] {
  if (most === 0) return ['']
  return ['', ...allTexts(pieces, most - 1).flatMap(text => pieces.map(piece => piece + text))]
}

const rules: readonly LintRule[] = [trailingWildcard, repeatedWildcard, unencodedPath, duplicateSitemap]
const targets = ['rfc9309', 'google', 'protego']

describe.each(rules.map(rule => ({id: rule.id, rule})))('the safe fixes of $id', ({rule}) => {
  test.each(targets)('change no decision of %s', target => {
    let fixed = 0
    fc.assert(
      fc.property(file, text => {
        const source = fromText(text)
        const mended = fixSource(source, state => lint(state, {rules: [rule], targets: [target]}))
        if (mended.applied.length === 0) return
        fixed++
        const profile = profileOf(target)
        const before = readPolicy(parse(text), profile)
        const after = readPolicy(parse(mended.source.text), profile)
        for (const agent of ['a', 'b']) {
          const changed = urls.filter(
            url => decide(before, agent, url).allowed !== decide(after, agent, url).allowed,
          )
          expect({agent, changed}).toEqual({agent, changed: []})
        }
      }),
      {numRuns: 150, seed: 9309},
    )
    expect(fixed).toBeGreaterThan(10)
  })
})
