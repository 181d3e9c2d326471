import {describe, expect, test} from 'vitest'
import {compare, parse, readPolicy} from '../../library.ts'
import {ask, profileOf} from '../conformance/ask.ts'
import {DIFFERENCE_CASES, READING_CASES} from './reading-cases.ts'

describe('what others read wrongly', () => {
  const cases = READING_CASES.flatMap(example =>
    (example.profiles ?? ['rfc9309', 'google']).map(
      profile => [`${example.reference}: ${example.says} (${profile})`, profile, example] as const,
    ),
  )

  test.each(cases)('%s', (_name, profile, {file, agent = 'AnyBot', allowed = [], denied = []}) => {
    const urls = [...allowed, ...denied]
    expect(urls.filter(url => ask(profileOf(profile), file, url, agent).allowed)).toEqual(allowed)
    expect(urls).not.toEqual([])
  })
})

describe('what others do not compare', () => {
  const policyOf = (text: string) => readPolicy(parse(text), profileOf('rfc9309'))

  test.each(DIFFERENCE_CASES.map(example => [`${example.reference}: ${example.says}`, example] as const))(
    '%s',
    (_name, {own, live, closed}) => {
      const found = compare(policyOf(own), policyOf(live))
      expect(found.map(({agent, path, after}) => [agent, path, after.allowed])).toEqual(closed)
    },
  )
})
