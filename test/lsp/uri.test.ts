import {describe, expect, test} from 'vitest'
import {folderOf, placeOf, uriKey} from '../../lsp/documents/uri.ts'

describe('addresses', () => {
  test.each([
    ['file:///c%3A/a%20b/robots.txt', 'file:///C:/a b/robots.txt'],
    ['file:///%c3%bc', 'file:///ü'],
    ['file:///a%23b', 'file:///a#b'],
    ['file:///100%', 'file:///100%'],
  ])('%s and %s are one', (one, other) => {
    expect(uriKey(one)).toBe(uriKey(other))
  })

  test.each([
    ['file:///a/robots.txt', 'file:///b/robots.txt'],
    ['file:///a/robots.txt', 'file:///A/robots.txt'],
    ['file:///a/robots.txt', 'vscode-vfs:///a/robots.txt'],
  ])('%s and %s are two', (one, other) => {
    expect(uriKey(one)).not.toBe(uriKey(other))
  })

  const FOLDERS = ['file:///site', 'file:///site/public', 'vscode-vfs://github/owner/repository']

  test.each([
    ['file:///site/robots.txt', 'robots.txt'],
    ['file:///site/public/a%20b/robots.txt', 'a b/robots.txt'],
    ['file:///elsewhere/robots.txt', '/elsewhere/robots.txt'],
    ['file:///siteb/robots.txt', '/siteb/robots.txt'],
    ['file:///c%3A/robots.txt', 'c:/robots.txt'],
    ['vscode-vfs://github/owner/repository/docs/robots.txt', 'docs/robots.txt'],
    ['untitled:Untitled-1', undefined],
    ['https://example.com/robots.txt', 'https://example.com/robots.txt'],
    ['gemini://example.org/robots.txt', 'gemini://example.org/robots.txt'],
    ['', undefined],
  ])('%j is, as messages say it, at %j', (uri, place) => {
    expect(placeOf(uri, FOLDERS)).toBe(place)
  })

  test('the innermost folder counts', () => {
    expect(folderOf('file:///site/public/robots.txt', FOLDERS)).toBe('file:///site/public')
  })
})
