import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {gemportal} from '../../../analyzer/crawlers/profiles/gemportal.ts'
import {google} from '../../../analyzer/crawlers/profiles/google.ts'
import {kennedy} from '../../../analyzer/crawlers/profiles/kennedy.ts'
import {pythonUrllib} from '../../../analyzer/crawlers/profiles/python-urllib.ts'
import {rfc9309} from '../../../analyzer/crawlers/profiles/rfc9309.ts'
import {tlgs} from '../../../analyzer/crawlers/profiles/tlgs.ts'
import {profiles} from '../../../analyzer/crawlers/profiles.ts'
import {compare} from '../../../analyzer/policy/compare.ts'
import {decide} from '../../../analyzer/policy/decide.ts'
import {allPaths, anchoredPath, groupOf, plainPath, read, wildcardPath} from './brute-force.ts'

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

  test('an agent in capitals is another one, where case counts', () => {
    const before = 'User-agent: indexer\nDisallow: /a\n\nUser-agent: Indexer\nDisallow: /b\n'
    expect(written(before, before.replace('/b', '/c'), tlgs)).toEqual([
      'Indexer /b denied by 5 → allowed',
      'Indexer /c allowed → denied by 5',
    ])
  })

  test("the file itself is nobody's business, but what begins like it is", () => {
    expect(written('', 'User-agent: *\nDisallow: /robots.txt', rfc9309, ['*'])).toEqual([
      '* /robots.txtx allowed → denied by 2',
    ])
  })

  test('a rule that moves, where the first one decides', () => {
    expect(
      written(
        'User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /c\n',
        'User-agent: *\nAllow: /a/b\nDisallow: /a\nDisallow: /c\n',
        pythonUrllib,
      ),
    ).toEqual(['* /a/b denied by 2 → allowed by 2'])
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
function differs(before: string, after: string, profile: Profile, agent = '*'): string[] {
  const old = read(before, profile)
  const now = read(after, profile)
  return PATHS.filter(path => decide(old, agent, path).allowed !== decide(now, agent, path).allowed)
}

/** A file with a group for everybody, where an edit is common to many, and two for names. */
const severalGroups = fc
  .tuple(groupOf(anchoredPath, 5), groupOf(anchoredPath, 3), groupOf(anchoredPath, 3))
  .map(([all, one, other]) => [all, one.replace('*', 'indexer'), other.replace('*', 'archiver')].join('\n'))

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

    test('nothing is missed for agents that obey several groups', () => {
      fc.assert(
        fc.property(severalGroups, groupOf(anchoredPath, 5), fc.boolean(), (before, edited, forAll) => {
          const [all = '', ...named] = before.split(/\n(?=User-agent)/)
          const after = forAll
            ? [edited, ...named].join('\n')
            : [all, edited.replace('*', 'indexer'), ...named.slice(1)].join('\n')
          const [old, now] = [read(before, profile), read(after, profile)]
          for (const agent of ['*', 'indexer', 'archiver']) {
            const found = compare(old, now, {agents: [agent]})
            const missed = differs(before, after, profile, agent)
            expect([agent, found.length > 0]).toEqual([agent, missed.length > 0])
            const [first] = found
            const [shortest] = missed
            if (first && shortest && first.path.length <= 5)
              expect(first.path.length).toBeLessThanOrEqual(shortest.length)
          }
        }),
        {seed: 17, numRuns: 60},
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

/** A group that the crawler obeys whoever it asks for: some obey none for `*`. */
function agentFor({defaultGroup, agents}: Profile): string {
  return defaultGroup === 'obeyed' ? '*' : (agents[0] ?? '*')
}

const PATHS_FOR_WILDCARDS = allPaths(['/', 'a', 'b', 'x'], 5)

test.each([google, gemportal, tlgs, kennedy].map(profile => ({id: profile.id, profile})))(
  '$id: of short paths with wildcards, no difference is missed',
  ({profile}) => {
    const agent = agentFor(profile)
    const file = groupOf(wildcardPath, 4).map(text => text.replace('*', agent))
    let differing = 0
    fc.assert(
      fc.property(file, file, (before, after) => {
        const old = read(before, profile)
        const now = read(after, profile)
        const differs = (path: string) =>
          decide(old, agent, path).allowed !== decide(now, agent, path).allowed
        if (!PATHS_FOR_WILDCARDS.some(differs)) return
        differing++
        expect(compare(old, now, {agents: [agent]})).not.toEqual([])
      }),
      {numRuns: 300, seed: 9309},
    )
    expect(differing).toBeGreaterThan(60)
  },
)

test('plain paths alone', () => {
  fc.assert(
    fc.property(groupOf(plainPath), groupOf(plainPath), (before, after) => {
      const found = compare(read(before, google), read(after, google), {agents: ['*']})
      expect(found.length > 0).toBe(differs(before, after, google).length > 0)
    }),
    {numRuns: 100, seed: 9309},
  )
})
