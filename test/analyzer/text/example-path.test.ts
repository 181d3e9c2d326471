import {expect, test} from 'vitest'
import {examplePath} from '../../../analyzer/text/example-path.ts'

test.each([
  ['/a', '/a'],
  ['/a/', '/a/page'],
  ['/a/*', '/a/page'],
  ['/a**', '/a'],
  ['/*.pdf$', '/x.pdf'],
  ['*/print/*', '/x/print/page'],
  ['*.zip', '/x.zip'],
  ['/a/$', '/a/'],
  ['/*$', '/x'],
  ['*', '/page'],
  ['', '/page'],
  ['a', '/a'],
])('the author of %j has %s in mind', (pattern, path) => {
  expect(examplePath(pattern)).toBe(path)
})
