import {expect, test} from 'vitest'
import {nameList} from '../../../analyzer/lint/name-list.ts'
import {readerNames} from '../../../analyzer/lint/phrases.ts'
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

test.each([
  [['google'], 'Google'],
  [['yandex'], 'presumably Yandex'],
  [['google', 'bing', 'yandex'], 'Google and presumably Bing and Yandex'],
  [['rfc9309'], 'RFC 9309'],
])('%j are named %j where their reading of a byte order mark matters', (ids, names) => {
  expect(nameList(ids.map(profileOf), 'byteOrderMark')).toBe(names)
  expect(readerNames(ids.map(profileOf), 'byteOrderMark')).toBe(names)
})
