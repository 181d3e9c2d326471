import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {profiles} from '../../../analyzer/crawlers/profiles.ts'
import {compare} from '../../../analyzer/policy/compare.ts'
import {readPolicy} from '../../../analyzer/policy/policy.ts'
import {readsAlike} from '../../../analyzer/policy/reads-alike.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {robotsText} from '../../arbitraries.ts'

function alikeFor(a: string, b: string): string[] {
  const [treeA, treeB] = [parse(a), parse(b)]
  return profiles
    .filter(profile => readsAlike(readPolicy(treeA, profile), readPolicy(treeB, profile)))
    .map(({id}) => id)
}

describe('readsAlike', () => {
  test.each([
    {
      what: 'blank lines',
      a: 'User-agent: *\nDisallow: /x',
      b: '# c\n\nUser-agent:*\nDisallow:/x\n',
      all: true,
    },
    {what: 'another rule', a: 'User-agent: *\nDisallow: /x', b: 'User-agent: *\nDisallow: /y', all: false},
    {what: 'another kind', a: 'User-agent: *\nDisallow: /x', b: 'User-agent: *\nAllow: /x', all: false},
    {
      what: 'one rule less',
      a: 'User-agent: *\nDisallow: /x\nDisallow: /y',
      b: 'User-agent: *\nDisallow: /x',
      all: false,
    },
  ])('tells $what', ({a, b, all}) => {
    expect(alikeFor(a, b).length).toBe(all ? profiles.length : 0)
  })

  test('tells crawlers apart that take a comment for a part of the path', () => {
    const unlike = alikeFor('User-agent: *\nDisallow: /x#c', 'User-agent: *\nDisallow: /x #c')
    expect(profiles.map(({id}) => id).filter(id => !unlike.includes(id))).toEqual([
      'gemini',
      'tlgs',
      'aurasearch',
      'gemplex',
      'gemini-grc',
      'gemportal',
    ])
  })

  test('never where anybody may fetch something else', () => {
    fc.assert(
      fc.property(robotsText, robotsText, fc.constantFrom(...profiles), (a, b, profile) => {
        const before = readPolicy(parse(a), profile)
        const after = readPolicy(parse(b), profile)
        if (!readsAlike(before, after)) return
        expect(
          compare(before, after).filter(({before: old, after: now}) => old.allowed !== now.allowed),
        ).toEqual([])
      }),
      {seed: 9309, numRuns: 2000},
    )
  })
})
