import {describe, expect, test} from 'vitest'
import {defineProfile, FIELDS} from '../../../analyzer/crawlers/profile.ts'
import {rfc9309Facts} from '../../../analyzer/crawlers/profiles/rfc9309.ts'
import {findProfile, profiles} from '../../../analyzer/crawlers/profiles.ts'

describe.each(profiles.map(profile => [profile.id, profile] as const))('%s', (id, profile) => {
  test('has a source for every field', () => {
    for (const field of FIELDS) {
      const source = profile.sources[field]
      expect(source.title, field).not.toBe('')
      expect(source.url, field).toMatch(/^(?:https|gemini):\/\/\S+$/)
      expect(source.date, field).toMatch(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-[0-3]\d)?)?$/)
    }
  })

  test('is found by its id', () => {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(findProfile(id)).toBe(profile)
  })
})

test('ids are unique', () => {
  expect(new Set(profiles.map(({id}) => id)).size).toBe(profiles.length)
})

test('a profile that lacks a fact is refused', () => {
  const source = {title: 'x', url: 'https://example.org', date: '2026', evidence: 'stated'} as const
  const identity = {id: 'x', title: 'X', kind: 'search', protocol: 'web', notes: []} as const
  const facts = rfc9309Facts(() => source)
  expect(defineProfile(identity, facts).query).toBe('included')
  // Facts from outside, which no type holds back.
  const hole = JSON.parse('{"query": []}')
  expect(() => defineProfile(identity, {...facts, ...hole})).toThrow('The profile x is incomplete')
})

test('nothing is known of a name that is no profile', () => {
  expect(findProfile('altavista')).toBeUndefined()
})
