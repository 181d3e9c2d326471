import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {resolveTargets} from '../../analyzer/crawlers/targets.ts'
import {decide} from '../../analyzer/policy/decide.ts'
import {formatSource} from '../../analyzer/policy/format-source.ts'
import {readPolicy} from '../../analyzer/policy/policy.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {fromText, type Source} from '../../analyzer/syntax/source.ts'
import {robotsText} from '../arbitraries.ts'

const AGENTS = ['*', 'Googlebot', 'MJ12bot', 'archiver', 'indexer', 'webproxy', 'all', 'none']
const PATHS = [
  '/',
  '/a',
  '/a/b',
  '/a/b/c',
  '/private/',
  '/private/x.gif',
  '/x.gif',
  '/~joe',
  '/%7Ejoe',
  '/a%20%23',
  '/10',
]

function profilesOf(target: string): readonly Profile[] {
  const resolution = resolveTargets([target])
  if ('unknown' in resolution) throw new Error(target)
  return resolution.profiles
}

/** All answers of a crawler, asked one by one. */
function answers(source: Source, profile: Profile): readonly boolean[] {
  const policy = readPolicy(parse(source.text), profile, source)
  return AGENTS.flatMap(agent => PATHS.map(path => decide(policy, agent, path).allowed))
}

describe.each(['gemini', 'web', 'libraries'])('formatting for %s', target => {
  const profiles = profilesOf(target)

  test('keeps every decision, and has nothing left to do', () => {
    let formatted = 0
    fc.assert(
      fc.property(robotsText, text => {
        const before = fromText(text)
        const result = formatSource(before, profiles)
        if ('refusal' in result || result.source === before) return
        formatted++
        for (const profile of profiles)
          expect(answers(result.source, profile)).toEqual(answers(before, profile))
        expect(formatSource(result.source, profiles)).toEqual({source: result.source})
      }),
      {seed: 9309, numRuns: 300},
    )
    expect(formatted).toBeGreaterThan(100)
  })
})
