import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {findProfile, profiles} from '../../../analyzer/crawlers/profiles.ts'
import {compare} from '../../../analyzer/policy/compare.ts'
import {decide} from '../../../analyzer/policy/decide.ts'
import {allPaths, anchoredPath, groupOf, plainPath, read, wildcardPath} from './brute-force.ts'

const google = findProfile('google') as Profile
const kennedy = findProfile('kennedy') as Profile

function written(before: string, after: string, profile = google, agents?: readonly string[]): string[] {
  const differences = compare(read(before, profile), read(after, profile), agents ? {agents} : {})
  return differences.map(({agent, path, before: old, after: now}) => {
    const side = ({allowed, rule}: typeof old) =>
      `${allowed ? 'allowed' : 'denied'}${rule ? ` by ${rule.line.line}` : ''}`
    return `${String(agent)} ${path} ${side(old)} → ${side(now)}`
  })
}

describe('compare', () => {
  test.each<[string, string, string, string[]]>([
    ['equal files', 'User-agent: *\nDisallow: /a', 'user-agent:*\r\ndisallow:/a\r\n', []],
    [
      'order and duplicates',
      'User-agent: *\nDisallow: /a\nDisallow: /b',
      'User-agent: *\nDisallow: /b\nDisallow: /a\nDisallow: /b',
      [],
    ],
    [
      'a rule more',
      'User-agent: *\nDisallow: /a',
      'User-agent: *\nDisallow: /a\nDisallow: /b/c',
      ['Googlebot /b/c allowed → denied by 3', '* /b/c allowed → denied by 3'],
    ],
    [
      'an exception more',
      'User-agent: *\nDisallow: /',
      'User-agent: *\nDisallow: /\nAllow: /a$',
      ['Googlebot /a denied by 2 → allowed by 3', '* /a denied by 2 → allowed by 3'],
    ],
    [
      'a group of its own',
      'User-agent: *\nDisallow: /a',
      'User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow:',
      ['b /a denied by 2 → allowed'],
    ],
    [
      'a shorter prefix',
      'User-agent: *\nDisallow: /a/',
      'User-agent: *\nDisallow: /a',
      ['Googlebot /a allowed → denied by 2', '* /a allowed → denied by 2'],
    ],
    [
      'an anchor',
      'User-agent: *\nDisallow: /a$',
      'User-agent: *\nDisallow: /a',
      ['Googlebot /ax allowed → denied by 2', '* /ax allowed → denied by 2'],
    ],
    [
      'a wildcard',
      'User-agent: *\nDisallow: /*.gif',
      'User-agent: *\nDisallow: /*.gif$',
      ['Googlebot /.gifx denied by 2 → allowed', '* /.gifx denied by 2 → allowed'],
    ],
    [
      'an empty file',
      'User-agent: *\nDisallow: /',
      '',
      ['Googlebot / denied by 2 → allowed', '* / denied by 2 → allowed'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(written(before, after)).toEqual(expected)
  })

  test('an Allow changes nothing in a capsule', () => {
    const before = 'User-agent: *\nDisallow: /\n'
    expect(written(before, `${before}Allow: /a\n`, kennedy)).toEqual([])
  })

  test('asks only for the agents that are named', () => {
    expect(written('', 'User-agent: a\nDisallow: /\n\nUser-agent: b\nDisallow: /\n', google, ['a'])).toEqual([
      'a / allowed → denied by 2',
    ])
  })

  test('finds no more differences than asked for', () => {
    const after = `User-agent: *\n${Array.from({length: 50}, (_, index) => `Disallow: /${index}x\n`).join('')}`
    expect(compare(read('', google), read(after, google), {agents: ['*'], most: 10})).toHaveLength(10)
  })

  test('two crawlers on one file', () => {
    const text = 'User-agent: *\nDisallow: /\nAllow: /a/\n'
    const differences = compare(read(text, google), read(text, kennedy), {agents: ['*']})
    expect(differences.map(({path, before, after}) => [path, before.allowed, after.allowed])).toEqual([
      ['/a/', true, false],
    ])
  })
})

// With `$`, an ordinary character to some.
const PATHS = allPaths(['/', 'a', 'b', 'x', '$'], 5)

/** By brute force, for an agent that no file names. */
function differs(before: string, after: string, profile: Profile): string[] {
  const old = read(before, profile)
  const now = read(after, profile)
  return PATHS.filter(path => decide(old, '*', path).allowed !== decide(now, '*', path).allowed)
}

describe.each(profiles.map(profile => ({id: profile.id, profile})))(
  '$id, against every short path',
  ({profile}) => {
    const agents = ['*']

    test('of plain paths nothing is missed, and the witness is the shortest', () => {
      fc.assert(
        fc.property(groupOf(anchoredPath), groupOf(anchoredPath), (before, after) => {
          const found = compare(read(before, profile), read(after, profile), {agents})
          const missed = differs(before, after, profile)
          expect(found.length > 0).toBe(missed.length > 0)
          const [first] = found
          const [shortest] = missed
          if (first && shortest && first.path.length <= 5)
            expect(first.path.length).toBeLessThanOrEqual(shortest.length)
        }),
        {numRuns: 60, seed: 9309},
      )
    })

    test('every difference is real', () => {
      fc.assert(
        fc.property(groupOf(wildcardPath), groupOf(wildcardPath), (before, after) => {
          const old = read(before, profile)
          const now = read(after, profile)
          for (const {agent, path, before: was, after: is} of compare(old, now, {agents})) {
            expect(decide(old, agent, path).allowed).toBe(was.allowed)
            expect(decide(now, agent, path).allowed).toBe(is.allowed)
            expect(was.allowed).not.toBe(is.allowed)
          }
        }),
        {numRuns: 60, seed: 9309},
      )
    })

    test('a file and itself never differ', () => {
      fc.assert(
        fc.property(groupOf(wildcardPath), text => {
          expect(compare(read(text, profile), read(text, profile))).toEqual([])
        }),
        {numRuns: 20, seed: 9309},
      )
    })
  },
)

test('of paths with wildcards, hardly any difference is missed', () => {
  let differing = 0
  let missed = 0
  fc.assert(
    fc.property(groupOf(wildcardPath, 4), groupOf(wildcardPath, 4), (before, after) => {
      if (differs(before, after, google).length === 0) return
      differing++
      if (compare(read(before, google), read(after, google), {agents: ['*']}).length === 0) missed++
    }),
    {numRuns: 400, seed: 9309},
  )
  expect(differing).toBeGreaterThan(200)
  expect(missed / differing).toBeLessThan(0.01)
})

test('plain paths alone', () => {
  fc.assert(
    fc.property(groupOf(plainPath), groupOf(plainPath), (before, after) => {
      const found = compare(read(before, google), read(after, google), {agents: ['*']})
      expect(found.length > 0).toBe(differs(before, after, google).length > 0)
    }),
    {numRuns: 100, seed: 9309},
  )
})
