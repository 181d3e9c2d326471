import {describe, expect, test} from 'vitest'
import {findRegularExpression} from '../../../analyzer/text/regular-expression.ts'

describe('findRegularExpression', () => {
  test.each([
    ['/a/.*', '.*', '/a/x'],
    ['/(b|c)/', '(b|c)', '/b/'],
    ['/d[0-9]+/', '[0-9]+', '/d1/'],
    ['^/e', '^', '/e'],
    ['/a/.+', '.+', '/a/x'],
    ['/.*\\.json$', '\\.', '/x.json'],
    ['.*\\.pdf$', '.*', '/x.pdf'],
    ['/x\\d{4}/y', '\\d{4', '/x1111/y'],
    ['/search\\?', '\\?', '/search?'],
    ['/[^/]+/edit$', '[^/]+', '/x/edit'],
    ['/(?!public)x', '(?!public)', '/x'],
    ['/(?:a)b', '(?:a)', '/ab'],
    ['/a|/b', '|/', '/a'],
    ['/(.*)/print', '(.*)', '/x/print'],
    ['/(a|b)?c', '(a|b)', '/ac'],
    ['/[a-z]{2}/x', '[a-z]', '/aa/x'],
    ['/fo{2,3}/', 'o{2,3}', '/foo/'],
    ['/\\*', '\\*', '/*'],
  ])('finds what makes %s one: %s, for paths such as %s', (path, piece, example) => {
    const found = findRegularExpression(path)
    expect(found && path.slice(found.start, found.end)).toBe(piece)
    expect(found?.example).toBe(example)
  })

  test.each([
    '/*.*',
    '/index.*',
    '/.*',
    '/*/.*',
    '/.*$',
    '/[user]/',
    '/[x-large]',
    '/?f[]=a',
    '/(auth)/',
    '/c++/',
    '/wiki/Foo_(bar)',
    '/q?a|b',
    '/?q=Dr.+Smith',
    '/a{b}',
    '/a^',
    '^',
    '/data\\',
    '',
  ])('leaves %j alone', path => {
    expect(findRegularExpression(path)).toBeUndefined()
  })
})
