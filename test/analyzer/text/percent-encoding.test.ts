import {describe, expect, test} from 'vitest'
import {decodeNonAscii, encodePath, normalizeEscapes} from '../../../analyzer/text/percent-encoding.ts'

describe('encodePath', () => {
  test.each([
    ['/a/b?c=d&e#f', '/a/b?c=d&e#f'],
    ['/bücher/', '/b%C3%BCcher/'],
    ['/😀 {a}"<b>`^\t', '/%F0%9F%98%80%20%7Ba%7D%22%3Cb%3E%60%5E%09'],
    ['/a%20b%zz|\\', '/a%20b%zz|\\'],
    ['/\uD800', '/%EF%BF%BD'],
  ])('%s is asked for as %s', (path, encoded) => {
    expect(encodePath(path)).toBe(encoded)
  })

  test('does what a browser does', () => {
    const path = '/é/日本語/😀"<>`{}|[]()!$&\'*+,;=:@~-._'
    expect(encodePath(path)).toBe(new URL(path, 'http://localhost').pathname)
  })
})

describe('normalizeEscapes', () => {
  test.each([
    ['/%7Ejoe%2D%2e%5f/%41%7a%30', '/~joe-._/Az0'],
    ['/%c3%bc%2f%2A', '/%C3%BC%2F%2A'],
    ['/%25%zz%4', '/%25%zz%4'],
    ['/%2541', '/%2541'],
  ])('%s is usually written %s', (path, usual) => {
    expect(normalizeEscapes(path)).toBe(usual)
    expect(normalizeEscapes(usual)).toBe(usual)
  })
})

describe('decodeNonAscii', () => {
  test.each([
    ['/b%C3%BCcher/%20%2F', '/bücher/%20%2F'],
    ['/%f0%9f%98%80%41', '/😀%41'],
    ['/a', '/a'],
    ['/%FF', undefined],
    ['/%C3', undefined],
  ])('%s is %s', (path, decoded) => {
    expect(decodeNonAscii(path)).toBe(decoded)
  })
})
