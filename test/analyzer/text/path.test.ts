import {expect, test} from 'vitest'
import {folderOf, joinPath, pathWithin} from '../../../analyzer/text/path.ts'

test.each([
  ['/a/b.json', '/a'],
  ['/b.json', '/'],
  ['b.json', ''],
])('%s lies in the folder %j', (path, folder) => {
  expect(folderOf(path)).toBe(folder)
})

test.each([
  ['/a', 'b', '/a/b'],
  ['/a', './b/../c', '/a/c'],
  ['/a', '../b', '/b'],
  ['/', 'b', '/b'],
  ['/a', '/b//c', '/b/c'],
  ['C:/a', '../b', 'C:/b'],
  ['C:/a', 'D:/b', 'D:/b'],
])('in %s, %s is %s', (folder, path, joined) => {
  expect(joinPath(folder, path)).toBe(joined)
})

test.each([
  ['/a', '/a/b/c', 'b/c'],
  ['/', '/b', 'b'],
  ['/a', '/ab', undefined],
  ['/a/b', '/a/c', undefined],
])('from %s to %s: %s', (folder, path, relative) => {
  expect(pathWithin(folder, path)).toBe(relative)
})
