import {expect, test} from 'vitest'
import {furtherLines, furtherPlaces} from '../../../analyzer/lint/further-places.ts'

test('a message for many lines points at a few of them', () => {
  const places = Array.from({length: 10}, (_, start) => ({start, end: start + 1}))
  expect(furtherPlaces(places).map(({start}) => start)).toEqual([1, 2, 3, 4])
  expect(furtherPlaces(places.slice(0, 1))).toEqual([])
})

test.each([
  [1, ''],
  [2, ' The same in 1 more line.'],
  [3, ' The same in 2 more lines.'],
])('%i lines: %j', (count, sentence) => {
  expect(furtherLines(count)).toBe(sentence)
})
