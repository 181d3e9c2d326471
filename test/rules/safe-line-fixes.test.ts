import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {fixSource} from '../../analyzer/lint/fix.ts'
import type {LintRule} from '../../analyzer/lint/rule.ts'
import {lint} from '../../analyzer/lint/run.ts'
import {decide} from '../../analyzer/policy/decide.ts'
import {readPolicy} from '../../analyzer/policy/policy.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {fromText} from '../../analyzer/syntax/source.ts'
import hashInValue from '../../rules/hash-in-value.ts'
import indentation from '../../rules/indentation.ts'
import inlineComment from '../../rules/inline-comment.ts'
import spaceBeforeColon from '../../rules/space-before-colon.ts'
import {profileOf} from '../conformance/ask.ts'

/** Records with white space and comments wherever they may stand. */
const line = fc
  .tuple(
    fc.constantFrom('', '', '  ', '\t'),
    fc.constantFrom('User-agent', 'user-agent', 'Disallow', 'Disallow', 'Allow', 'Sitemap'),
    fc.constantFrom(':', ': ', ' : ', '\t:'),
    fc.constantFrom('*', 'a', 'indexer', 'webproxy', '', '/', '/a', '/a/b', '/a#b', '/a# x y', '*# all: x'),
    fc.constantFrom('', '', ' ', '# x', ' # y', ' # y: z'),
  )
  .map(parts => parts.join(''))

const file = fc
  .tuple(fc.array(line, {maxLength: 8}), fc.constantFrom('\n', '\r\n'))
  .map(([lines, lineEnd]) => lines.map(text => text + lineEnd).join(''))

const agents = ['*', 'a', 'indexer', 'archiver', 'webproxy']
const urls = ['/', '/a', '/a/b', '/ab', '/a%23b', '/x']

const rules: readonly LintRule[] = [spaceBeforeColon, indentation, hashInValue, inlineComment]
const targets = ['rfc9309', 'google', 'bing', 'yandex', 'kennedy', 'gus', 'mozz-archiver', 'september']

describe.each(rules.map(rule => ({id: rule.id, rule})))('the safe fixes of $id', ({rule}) => {
  test.each(targets)('change no decision of %s', target => {
    const profile = profileOf(target)
    // Off by default on the Web, and harmful on Gemini, where its fixes are not safe.
    const settings = {[rule.id]: {level: 'info'}} as const
    let fixed = 0
    fc.assert(
      fc.property(file, text => {
        const source = fromText(text)
        const mended = fixSource(source, state => lint(state, {rules: [rule], targets: [target], settings}))
        if (mended.applied.length === 0) return
        fixed++
        const before = readPolicy(parse(text), profile)
        const after = readPolicy(parse(mended.source.text), profile)
        const changed = agents.flatMap(agent =>
          urls
            .filter(url => decide(before, agent, url).allowed !== decide(after, agent, url).allowed)
            .map(url => ({agent, url})),
        )
        expect(changed).toEqual([])
      }),
      {numRuns: 150, seed: 9309},
    )
    const hasSafeFixes = rule !== inlineComment || profile.protocol === 'web'
    expect(fixed > 10).toBe(hasSafeFixes)
  })
})
