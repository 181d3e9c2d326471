import {expect, test} from 'vitest'
import {requestPath} from '../../../analyzer/policy/request.ts'
import {profileOf} from '../../conformance/ask.ts'

test.each([
  ['google', 'https://example.com/a/b?c=d#e', '/a/b?c=d'],
  ['google', 'https://user@example.com:8080/a', '/a'],
  ['google', 'https://example.com', '/'],
  ['google', 'https://example.com?a', '/?a'],
  ['google', 'https://example.com#a/b', '/'],
  ['google', 'gemini://example.org/a', '/a'],
  ['google', '/a?b://c', '/a?b://c'],
  ['google', '//a', '//a'],
  ['google', 'a/b', '/a/b'],
  ['google', '', '/'],
  ['google', '/%aé', '/%aé'],
  ['kennedy', 'gemini://example.org/a?b#c', '/a'],
  ['kennedy', '/a?b?c', '/a'],
  ['gemplex', '/%7Ejoe/%E3%83%84%zz', '/~joe/ツ%zz'],
  ['gemplex', '/%FF', '/\uFFFD'],
  ['gemini-grc', 'gemini://example.org/A?B', '/a?b'],
  ['rfc9309', '/%7ejoe/%e3%83%84/ツ/%2f', '/~joe/%E3%83%84/%E3%83%84/%2F'],
  ['rfc9309', '/a*b$c?d*', '/a%2Ab%24c?d%2A'],
  ['rfc9309', '/a b"<>\\^`{|}', '/a%20b%22%3C%3E%5C%5E%60%7B%7C%7D'],
  ['rfc9309', '/%3A?%3A%2F%3F', '/%3A?:/%3F'],
  ['python-urllib', '/a b%2Fc?d;e#f', '/a%20b/c%3Fd%3Be'],
  ['python-urllib', '/a?', '/a'],
  ['python-urllib', '//a', '////a'],
  ['protego', '/%7ejoe%2fa%25b c?d e', '/~joe%2Fa%25b%20c?d e'],
  ['protego', '/*$', '/%2A%24'],
])('%s compares %s as %s', (id, url, path) => {
  expect(requestPath(url, profileOf(id))).toBe(path)
})
