import fc from 'fast-check'
import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {decide} from '../../../analyzer/policy/decide.ts'
import {type Policy, readPolicy} from '../../../analyzer/policy/policy.ts'
import type {PolicyRule} from '../../../analyzer/policy/statements.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'

/** Every path of these characters with at most this length. */
export function allPaths(characters: readonly string[], length: number): string[] {
  const paths = ['/']
  for (const path of paths)
    if (path.length < length) paths.push(...characters.map(character => path + character))
  return paths
}

/** All paths that tests of all paths mean; rules never hold the last character. */
export const PATHS = allPaths(['/', 'a', 'b', 'z'], 5)

const segment = fc.constantFrom('/', '/', 'a', 'b')

/**
 * Paths of rules without special characters; shorter than `PATHS` by one. Without `//`, which is the start of an
 * authority for some crawlers.
 */
export const plainPath = fc
  .array(segment, {maxLength: 3})
  .map(parts => `/${parts.join('')}`.replace(/\/{2,}/g, '/'))

/** The same, of which some end with `$`. */
export const anchoredPath = fc
  .tuple(plainPath, fc.constantFrom('', '', '$'))
  .map(([path, anchor]) => path + anchor)

/** The same, with `*` anywhere. */
export const wildcardPath = fc
  .tuple(
    fc.constantFrom('', '/', '/', '/'),
    fc.array(fc.oneof({weight: 3, arbitrary: segment}, {weight: 2, arbitrary: fc.constant('*')}), {
      maxLength: 4,
    }),
    fc.constantFrom('', '', '$'),
  )
  .map(([start, parts, end]) => start + parts.join('') + end)

/** A group for everybody with rules of such paths. */
export function groupOf(path: fc.Arbitrary<string>, rules = 7): fc.Arbitrary<string> {
  const rule = fc
    .tuple(fc.constantFrom('Allow', 'Disallow'), path)
    .map(([key, value]) => `${key}: ${value}\n`)
  return fc.array(rule, {maxLength: rules}).map(lines => `User-agent: *\n${lines.join('')}`)
}

export function read(text: string, profile: Profile): Policy {
  return readPolicy(parse(text), profile)
}

export function without(policy: Policy, rules: ReadonlySet<PolicyRule>): Policy {
  const groups = policy.groups.map(group => ({...group, rules: group.rules.filter(rule => !rules.has(rule))}))
  return {...policy, groups}
}

/** One character for each path: whether an agent may fetch it, or one without a name. */
export function decisions(policy: Policy, paths: readonly string[] = PATHS, agent = '*'): string {
  return paths.map(path => (decide(policy, agent, path).allowed ? '+' : '-')).join('')
}
