import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {profiles} from '../../../analyzer/crawlers/profiles.ts'
import {extentOf} from '../../../analyzer/policy/extent.ts'
import {matches} from '../../../analyzer/policy/matches.ts'
import {findOverlaps, type Overlap, overlapsIn, overlapsOf} from '../../../analyzer/policy/overlap.ts'
import {patternsOf} from '../../../analyzer/policy/patterns.ts'
import {type Policy, readPolicy} from '../../../analyzer/policy/policy.ts'
import {inOrderOfPrecedence} from '../../../analyzer/policy/precedence.ts'
import {requestPath} from '../../../analyzer/policy/request.ts'
import type {PolicyRule} from '../../../analyzer/policy/statements.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {
  allPaths,
  anchoredPath,
  decisions,
  groupOf,
  plainPath,
  read,
  wildcardPath,
  without,
} from './brute-force.ts'

function profile(id: string): Profile {
  const found = profiles.find(candidate => candidate.id === id)
  if (found === undefined) throw new Error(`There is no profile ${id}`)
  return found
}

/** The overlaps of a group for everybody: `3 covered by 2 /a/b`, the lines counted from the first rule. */
function overlapsOfRules(rules: string, id: string): string[] {
  const policy = read(`User-agent: *\n${rules}`, profile(id))
  return overlapsIn(policy).map(describeOverlap)
}

function describeOverlap({rule, kind, by, path}: Overlap): string {
  return [rule.line.line - 1, kind, ...(by ? ['by', by.line.line - 1] : []), path].join(' ')
}

const ids = profiles.map(({id}) => id)

/** A group that the crawler obeys whoever it asks for: some obey none for `*`. */
function addressed(group: string, reader: Profile): string {
  return group.replace('*', agentFor(reader))
}

function agentFor({defaultGroup, agents}: Profile): string {
  return defaultGroup === 'obeyed' ? '*' : (agents[0] ?? '*')
}

function decided(policy: Policy): string {
  return decisions(policy, PATHS, agentFor(policy.profile))
}

// With `$`, an ordinary character to some.
const PATHS = allPaths(['/', 'a', 'b', 'z', '$'], 5)

test.each<[string, string, string, string[]]>([
  ['a duplicate', 'google', 'Disallow: /a\nDisallow: /a\n', ['2 duplicate by 1 /a']],
  ['a longer path', 'google', 'Disallow: /a\nDisallow: /a/b\n', ['2 covered by 1 /a/b']],
  ['below an Allow', 'google', 'Disallow: /\nAllow: /a\nDisallow: /a/b\n', []],
  [
    'the opposite of the same path',
    'google',
    'Disallow: /a\nAllow: /a\nDisallow: /\n',
    ['1 contradicted by 2 /a'],
  ],
  ['an Allow that only denies a Disallow', 'google', 'Disallow: /a\nAllow: /a\n', ['1 contradicted by 2 /a']],
  [
    'an Allow alone',
    'google',
    'Allow: /a\nAllow: /a/b\nDisallow: /b\n',
    ['1 ineffective /a', '2 ineffective /a/b'],
  ],
  ['an Allow that a wildcard needs', 'google', 'Allow: /a/b/c\nDisallow: /*?a=\n', []],
  ['below a wildcard', 'google', 'Disallow: /*.gif\nDisallow: /a/*.gif$\n', ['2 covered by 1 /a/x.gif']],
  ['an Allow too late', 'python-urllib', 'Disallow: /a\nAllow: /a/b\n', ['2 unreachable by 1 /a/b']],
  [
    'whatever the order',
    'kennedy',
    'Disallow: /a/b/c\nDisallow: /a/b\nDisallow: /a\n',
    ['1 covered by 3 /a/b/c', '2 covered by 3 /a/b'],
  ],
])('%s', (_, id, rules, expected) => {
  expect(overlapsOfRules(rules, id)).toEqual(expected)
})

/** With `?` and `=`, so that few rules can cover others, and now and then what is encoded. */
const ordinaryPath = fc
  .array(fc.constantFrom('/', 'a', 'b', '?', '=', '/b/', '/*', '*?', 'index.htm', '%61', '$'), {maxLength: 4})
  .map(parts => `/${parts.join('')}`)

describe('properties', () => {
  const group = fc.oneof(groupOf(plainPath), groupOf(anchoredPath), groupOf(wildcardPath))

  test('no path is decided otherwise without the overlaps, or any of them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), group, fc.infiniteStream(fc.boolean()), (id, text, coin) => {
        const reader = profile(id)
        const policy = read(addressed(text, reader), reader)
        const overlaps = overlapsOf(policy.groups, reader).map(({rule}) => rule)
        const some = overlaps.filter(() => coin.next().value)
        const before = decided(policy)
        for (const removed of [overlaps, some, ...overlaps.map(rule => [rule])])
          expect(decided(without(policy, new Set(removed)))).toBe(before)
      }),
      {numRuns: 250, seed: 9309},
    )
  })

  test('the rule that decides instead is kept, and matches wherever the other does', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), group, (id, text) => {
        const reader = profile(id)
        const policy = read(addressed(text, reader), reader)
        const overlaps = overlapsOf(policy.groups, reader)
        for (const {rule, kind, by, path} of overlaps) {
          expect(isMatched(rule, path, reader)).toBe(true)
          expect(by === undefined).toBe(kind === 'ineffective')
          if (by === undefined) continue
          expect(overlaps.map(overlap => overlap.rule)).not.toContain(by)
          const missed = PATHS.filter(
            other => isMatched(rule, other, reader) && !isMatched(by, other, reader),
          )
          expect(missed).toEqual([])
        }
      }),
      {numRuns: 250, seed: 9309},
    )
  })

  test('nobody whom a file names, and nobody else, is treated otherwise without what overlaps in it', () => {
    const name = fc.constantFrom('*', '*', 'a', 'b', 'indexer', 'archiver', 'googlebot')
    const groupForOne = fc
      .tuple(name, groupOf(wildcardPath, 4))
      .map(([agent, text]) => text.replace('*', agent))
    const file = fc.array(groupForOne, {minLength: 2, maxLength: 4}).map(groups => groups.join('\n'))
    fc.assert(
      fc.property(fc.constantFrom(...ids), file, (id, text) => {
        const policy = read(text, profile(id))
        const rest = without(policy, new Set(overlapsIn(policy).map(({rule}) => rule)))
        for (const agent of ['*', 'a', 'b', 'c', 'indexer', 'archiver', 'googlebot', 'gus'])
          expect(decisions(rest, PATHS, agent)).toBe(decisions(policy, PATHS, agent))
      }),
      {numRuns: 100, seed: 9309},
    )
  })

  test('what crawlers share, and find without the general search, is what each finds with it', () => {
    const few = fc.oneof(group, groupOf(ordinaryPath))
    fc.assert(
      fc.property(few, text => {
        const tree = parse(text)
        for (const reader of profiles) {
          const {groups} = readPolicy(tree, reader)
          expect(overlapsOf(groups, reader)).toEqual(findOverlaps(groups, reader))
        }
      }),
      {numRuns: 400, seed: 9309},
    )
  })

  test('of plain paths, with `$` or without, no further rule could be left out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        fc.oneof(groupOf(plainPath), groupOf(anchoredPath)),
        (id, text) => {
          const reader = profile(id)
          const policy = read(addressed(text, reader), reader)
          // To some a path with `$` has a further condition, or may stand anywhere: that is as hard as a `*`.
          const patterns = inOrderOfPrecedence(policy.groups, reader).map(({pattern}) => pattern)
          if (patterns.some(pattern => extentOf(pattern)?.shape === 'some')) return
          const overlaps = new Set(overlapsOf(policy.groups, reader).map(({rule}) => rule))
          for (const rule of policy.groups.flatMap(({rules}) => rules))
            if (!overlaps.has(rule)) expect(isNeeded(rule, overlaps, policy)).toBe(true)
        },
      ),
      {numRuns: 250, seed: 9309},
    )
  })
})

function isMatched(rule: PolicyRule, path: string, reader: Profile): boolean {
  const requested = requestPath(path, reader)
  return patternsOf(rule, reader).some(pattern => matches(pattern, requested))
}

/** Whether something changes if a rule is left out alone, or with some of the overlaps. */
function isNeeded(rule: PolicyRule, overlaps: ReadonlySet<PolicyRule>, policy: Policy): boolean {
  const before = decided(policy)
  const all = [...overlaps, rule]
  return [[rule], all, ...[...overlaps].map(kept => all.filter(other => other !== kept))].some(
    removed => decided(without(policy, new Set(removed))) !== before,
  )
}
