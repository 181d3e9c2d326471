import {expect, test} from 'vitest'
import {nameList} from '../../../analyzer/lint/name-list.ts'
import {profileOf} from '../../conformance/ask.ts'

test.each([
  [[], ''],
  [['google'], 'Google'],
  [['rfc9309'], 'RFC 9309'],
  [['rfc9309', 'google', 'bing'], 'Google and Bing'],
  [['kennedy', 'tlgs', 'gemplex', 'september'], 'Kennedy, TLGS, Gemplex and September'],
  [['kennedy', 'tlgs', 'gemplex', 'september', 'gemportal'], 'Kennedy, TLGS, Gemplex and 2 others'],
])('%j are named %j', (ids, names) => {
  expect(nameList(ids.map(profileOf))).toBe(names)
})
