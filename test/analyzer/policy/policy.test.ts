import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {profiles} from '../../../analyzer/crawlers/profiles.ts'
import {decide} from '../../../analyzer/policy/decide.ts'
import {readPolicy} from '../../../analyzer/policy/policy.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {fromText} from '../../../analyzer/syntax/source.ts'
import {robotsText} from '../../arbitraries.ts'
import {profileOf} from '../../conformance/ask.ts'

/** The groups of a policy in brief: `indexer@1 − /a@2`, with the numbers of the lines. */
function groupsOf(text: string, profile: Profile): string[] {
  const source = fromText(text)
  return readPolicy(parse(source.text), profile, source).groups.map(({agents, rules}) =>
    [
      agents.map(({name, line}) => `${name}@${line?.line ?? '-'}`).join(' '),
      ...rules.map(({kind, path, line}) => `${kind === 'allow' ? '+' : '−'} ${path}@${line.line}`),
    ].join(' '),
  )
}

describe('readPolicy', () => {
  test('keeps the lines of agents and rules', () => {
    const text =
      '# x\nUser-agent: a\n\nUser-agent: b\nAllow: /1\nDisallow: /2 # y\nUser-agent: c\nDisallow:\n'
    expect(groupsOf(text, profileOf('rfc9309'))).toEqual(['a@2 b@4 + /1@5 − /2@6', 'c@7 − @8'])
  })

  test.each([
    ['gemini', ['a@1 − /2@3 − /3 # x@4']],
    ['kennedy', ['a@1 − /2@3 − /3@4']],
    ['gus', ['a@1 + /1@2 − /2@3 − /3@4']],
    ['gemplex', ['*@- a@1 − /2@3 − /3 # x@4']],
    ['aurasearch', ['*@- a@1 + /1@2 − /2@3 − /3@4']],
    ['rep1994', ['a@1 − /2@3 − /3@4']],
  ])('%s reads the same lines in its own way', (id, groups) => {
    expect(groupsOf('User-agent: a\nAllow: /1\nDisallow: /2\nDisallow: /3 # x\n', profileOf(id))).toEqual(
      groups,
    )
  })

  test('joins lines that end with a CR alone where a reader does', () => {
    const text = 'User-agent: a\rDisallow: /1\nUser-agent: b\nDisallow: /2\r\nDisallow: /3\r'
    expect(groupsOf(text, profileOf('september'))).toEqual(['a\rDisallow: /1@1 b@3 − /2@4 − /3@5'])
    expect(groupsOf(text, profileOf('google'))).toEqual(['a@1 − /1@2', 'b@3 − /2@4 − /3@5'])
  })

  test('divides lines where Python does', () => {
    const text = 'User-agent: a\u2028Disallow: /1\x0bDisallow: /2\n'
    expect(groupsOf(text, profileOf('python-urllib'))).toEqual(['a@1 − /1@1 − /2@1'])
    expect(groupsOf(text, profileOf('rfc9309'))).toEqual(['a\u2028Disallow: /1\x0bDisallow: /2@1'])
  })

  test('a byte order mark hides the first line from those who keep it', () => {
    const text = '\uFEFFUser-agent: a\nDisallow: /1\nUser-agent: b\nDisallow: /2\n'
    expect(groupsOf(text, profileOf('september'))).toEqual(['b@3 − /2@4'])
    expect(groupsOf(text, profileOf('google'))).toEqual(['a@1 − /1@2', 'b@3 − /2@4'])
  })

  test('crawlers that read a file alike share what was read', () => {
    const tree = parse('User-agent: *\nDisallow: /a\n')
    const [first, second] = ['rfc9309', 'yandex'].map(id => readPolicy(tree, profileOf(id)).groups)
    expect(second).toBe(first)
  })

  test.each([
    ['gemportal', `User-agent: *\n${'#'.repeat(5000)}\n`, 'too-large'],
    ['gemportal', 'Disallow: /\nUser-agent: *\n', 'rule-before-agent'],
    ['gemportal', 'Crawl-delay: 1\nUser-agent: *\nDisallow: /\n', 'rule-before-agent'],
    ['gemportal', 'User-agent: *\nCrawl-delay: soon\nDisallow: /\n', 'bad-crawl-delay'],
  ])('%s ignores a file, and says why', (id, text, reason) => {
    expect(readPolicy(parse(text), profileOf(id))).toMatchObject({groups: [], ignored: reason})
  })

  test('any text can be read and asked by every crawler', () => {
    fc.assert(
      fc.property(robotsText, text => {
        const source = fromText(text)
        const tree = parse(source.text)
        for (const profile of profiles) {
          const policy = readPolicy(tree, profile, source)
          for (const {agents, rules} of policy.groups) {
            expect(agents.length).toBeGreaterThan(0)
            for (const {line} of rules) expect(tree.lines[line.line - 1]).toBe(line)
          }
          for (const url of ['/', '/private/x', '/a.gif']) {
            const {allowed, rule} = decide(policy, undefined, url)
            expect(allowed || rule !== undefined).toBe(true)
          }
        }
      }),
      {seed: 3, numRuns: 300},
    )
  })
})
