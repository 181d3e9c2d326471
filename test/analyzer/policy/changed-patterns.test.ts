import {expect, test} from 'vitest'
import {findProfile} from '../../../analyzer/crawlers/profiles.ts'
import {changedPatterns} from '../../../analyzer/policy/changed-patterns.ts'
import {patternKey} from '../../../analyzer/policy/extent.ts'
import {inOrderOfPrecedence} from '../../../analyzer/policy/precedence.ts'
import {read} from './brute-force.ts'

/** The rules that changed: `-/a` for a Disallow, `+/a` for an Allow. */
function changed(id: string, before: string, after: string): string[] {
  const reader = findProfile(id)
  if (reader === undefined) throw new Error(`There is no profile ${id}`)
  const lists = [before, after].map(rules => {
    const lines = rules
      .split(' ')
      .map(rule => `${rule[0] === '+' ? 'Allow' : 'Disallow'}: ${rule.slice(1)}\n`)
    return inOrderOfPrecedence(read(`User-agent: *\n${lines.join('')}`, reader).groups, reader)
  })
  return changedPatterns(lists[0] ?? [], lists[1] ?? [], patternKey)
    .map(({rule}) => `${rule.kind === 'allow' ? '+' : '-'}${rule.path}`)
    .sort()
}

test.each([
  ['google', 'nothing', '-/a +/b', '-/a +/b', []],
  ['google', 'the order of the file', '-/a -/b +/c', '+/c -/b -/a', []],
  ['google', 'a rule more', '-/a -/c', '-/a -/b -/c', ['-/b']],
  ['google', 'a rule less', '-/a +/b -/c', '-/a -/c', ['+/b']],
  ['google', 'the other kind', '-/a -/b', '-/a +/b', ['+/b', '-/b']],
  ['google', 'a rule twice', '-/a', '-/a -/a', ['-/a']],
  ['google', 'a longer way to say the same, that may win against others', '-/a', '-/a*', []],
  ['google', 'the rank of a rule among others', '-/a +/bc', '-/a*** +/bc', ['+/bc', '+/bc']],
  ['python-urllib', 'the order of the same kind', '-/a -/b +/c', '-/b -/a +/c', []],
  ['python-urllib', 'the order', '-/a +/b -/c', '+/b -/a -/c', ['-/a', '-/a']],
])('%s: %s', (id, _, before, after, expected) => {
  expect(changed(id, before, after)).toEqual(expected)
})
