import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {google} from '../../../analyzer/crawlers/profiles/google.ts'
import {profiles} from '../../../analyzer/crawlers/profiles.ts'
import {accessOf} from '../../../analyzer/policy/access.ts'
import {decide} from '../../../analyzer/policy/decide.ts'
import {readPolicy} from '../../../analyzer/policy/policy.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {robotsText} from '../../arbitraries.ts'

describe('accessOf', () => {
  test.each([
    {text: '', access: 'everything'},
    {text: 'User-agent: *\nDisallow:\n', access: 'everything'},
    {text: 'User-agent: *\nAllow: /\n', access: 'everything'},
    {text: 'User-agent: *\nDisallow: /\nAllow: /\n', access: 'everything'},
    {text: 'User-agent: bingbot\nDisallow: /\n', access: 'everything'},
    {text: 'User-agent: *\nDisallow: private\n', access: 'everything'},
    {text: 'User-agent: *\nDisallow: /\n', access: 'nothing'},
    {text: 'User-agent: *\nDisallow: *\n', access: 'nothing'},
    {text: 'User-agent: *\nDisallow: /\nDisallow: /a\nAllow: nowhere\n', access: 'nothing'},
    {text: 'User-agent: *\nDisallow: /\nAllow: /public/\n', access: 'something'},
    {text: 'User-agent: *\nDisallow: /a\n', access: 'something'},
    {text: 'User-agent: *\nDisallow: /*?\n', access: 'something'},
  ])('$access: $text', ({text, access}) => {
    expect(accessOf(readPolicy(parse(text), google))).toBe(access)
  })

  test('is held up by decisions', () => {
    const path = fc.stringMatching(/^\/[ab/?$*%2]{0,4}$/)
    fc.assert(
      fc.property(robotsText, path, fc.constantFrom(...profiles), (text, url, profile) => {
        const policy = readPolicy(parse(text), profile)
        const access = accessOf(policy)
        if (access === 'something') return
        expect(decide(policy, undefined, url).allowed).toBe(access === 'everything')
      }),
      {seed: 9309, numRuns: 3000},
    )
  })
})
