import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {profiles} from '../../../analyzer/crawlers/profiles.ts'
import {decide} from '../../../analyzer/policy/decide.ts'
import {rulesInForce, selectGroups} from '../../../analyzer/policy/groups.ts'
import {matches} from '../../../analyzer/policy/matches.ts'
import {allows, patternsOf} from '../../../analyzer/policy/patterns.ts'
import {readPolicy} from '../../../analyzer/policy/policy.ts'
import {requestPath} from '../../../analyzer/policy/request.ts'
import {findByScan, RuleIndex} from '../../../analyzer/policy/rule-index.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {ask, profileOf} from '../../conformance/ask.ts'

describe('decide', () => {
  test('gives the line and the group that settled it', () => {
    const file = 'User-agent: *\nDisallow: /\n\nUser-agent: a\nDisallow: /x\nAllow: /x/y\n'
    const decision = ask(profileOf('google'), file, '/x/y/z', 'a')
    expect(decision).toMatchObject({allowed: true, reason: 'rule', path: '/x/y/z'})
    expect(decision.rule?.line.line).toBe(6)
    expect(decision.group?.agents[0]?.line?.line).toBe(4)
    expect(decision.selection).toMatchObject({by: 'name', names: ['a']})
  })

  test.each([
    [
      'google',
      'User-agent: *\nDisallow: /a\n',
      '/a',
      '`Disallow: /a` is the longest rule for Googlebot that covers `/a`',
    ],
    [
      'gus',
      'User-agent: *\nDisallow: /a\n',
      '/a',
      '`Disallow: /a` is the first rule for gus that covers `/a`',
    ],
    [
      'gemini',
      'User-agent: *\nDisallow: /a\n',
      '/a',
      '`Disallow: /a` is a rule for archiver, indexer, researcher, webproxy that covers `/a`',
    ],
    ['google', 'User-agent: *\nDisallow: /a\n', '/b', 'no rule for Googlebot covers `/b`'],
    ['google', 'User-agent: a\nDisallow: /a\n', '/a', 'no group is for Googlebot'],
    ['rfc9309', 'User-agent: a\nDisallow: /a\n', '/a', 'no group is for everybody'],
    ['rfc9309', '', '/robots.txt', 'RFC 9309 never compares /robots.txt itself with the rules'],
    [
      'gemportal',
      'Disallow: /\nUser-agent: *\n',
      '/a',
      'Gemportal ignores this file: a rule stands before the first user-agent line',
    ],
  ])('%s says why: %j, %s', (id, file, url, why) => {
    expect(ask(profileOf(id), file, url).why).toBe(why)
  })

  test('where roles are asked for one by one, the strictest answer counts and is explained', () => {
    const file = 'User-agent: gus\nDisallow: /a\nUser-agent: indexer\nDisallow: /b\n'
    expect(ask(profileOf('gus'), file, '/b').rule?.line.line).toBe(4)
    expect(ask(profileOf('gus'), file, '/a').rule?.line.line).toBe(2)
    expect(ask(profileOf('gus'), file, '/c')).toMatchObject({allowed: true, reason: 'no-rule'})
  })

  test('an empty Disallow that allows everything is the rule that settled it', () => {
    const decision = ask(profileOf('python-urllib'), 'User-agent: *\nDisallow:\nDisallow: /\n', '/a')
    expect(decision).toMatchObject({allowed: true, reason: 'rule'})
    expect(decision.rule?.line.line).toBe(2)
  })

  test('of rules that decide alike, the first in the file is named', () => {
    const file = 'User-agent: *\nDisallow: /a\nDisallow: /a\nUser-agent: *\nDisallow: /a\n'
    for (const id of ['rfc9309', 'gemini', 'kennedy'])
      expect(ask(profileOf(id), file, '/ab').rule?.line.line).toBe(2)
  })

  const path = fc
    .string({unit: fc.constantFrom('/', 'a', 'b', '*', '$', '%61'), maxLength: 6})
    .map(text => `/${text}`)
  const rule = fc
    .tuple(fc.constantFrom('Allow', 'Disallow'), fc.oneof(path, fc.constant('')))
    .map(parts => parts.join(': '))
  const request = fc.string({unit: fc.constantFrom('/', 'a', 'b', 'c'), maxLength: 8}).map(text => `/${text}`)

  test('finds, by its index or without, what going through all rules finds', () => {
    fc.assert(
      fc.property(
        fc.array(rule, {maxLength: 12}),
        fc.array(request, {minLength: 1, maxLength: 6}),
        (rules, urls) => {
          const tree = parse(['User-agent: *', ...rules].join('\n'))
          for (const profile of profiles) {
            const policy = readPolicy(tree, profile)
            const groups = selectGroups(policy, 'x').flatMap(selection => selection.groups)
            const index = new RuleIndex(groups, profile)
            for (const url of urls) {
              const path = requestPath(url, profile)
              expect(findByScan(path, groups, profile)?.rule).toBe(index.find(path)?.rule)
              const decision = decide(policy, 'x', url)
              expect([profile.id, url, decision.allowed]).toEqual([profile.id, url, isAllowed(policy, url)])
            }
          }
        },
      ),
      {seed: 4, numRuns: 1000},
    )
  })
})

/** The same decision by going through all rules, without an index. */
function isAllowed(policy: ReturnType<typeof readPolicy>, url: string): boolean {
  const {profile} = policy
  const path = requestPath(url, profile)
  const [selection] = selectGroups(policy, 'x')
  let best: {readonly rank: number; readonly allowed: boolean} | undefined
  for (const rule of rulesInForce(selection?.groups ?? [], profile)) {
    for (const pattern of patternsOf(rule, profile)) {
      if (!matches(pattern, path) || (profile.ruleChoice === 'longest' && pattern.length === 0)) continue
      const tie = rule.kind === profile.tie ? 0.5 : 0
      const rank = profile.ruleChoice === 'longest' ? pattern.length + tie : 0
      if (best === undefined || rank > best.rank) best = {rank, allowed: allows(rule, profile)}
    }
  }
  return best?.allowed ?? true
}
