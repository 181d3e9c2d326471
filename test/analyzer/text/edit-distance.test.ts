import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {editDistance, nearest} from '../../../analyzer/text/edit-distance.ts'

describe('editDistance', () => {
  test.each([
    ['', '', 2, 0],
    ['', 'ab', 2, 2],
    ['indexer', 'indexer', 0, 0],
    ['indexers', 'indexer', 1, 1],
    ['indxer', 'indexer', 1, 1],
    ['indezer', 'indexer', 1, 1],
    ['idnexer', 'indexer', 1, 1],
    ['idnexre', 'indexer', 2, 2],
    ['resercher', 'researcher', 2, 1],
    ['researhcer', 'researcher', 2, 1],
    ['reasercher', 'researcher', 2, 2],
    ['ca', 'abc', 3, 3],
    ['kitten', 'sitting', 3, 3],
  ])('%j → %j within %i is %i', (a, b, limit, distance) => {
    expect(editDistance(a, b, limit)).toBe(distance)
    expect(editDistance(b, a, limit)).toBe(distance)
  })

  test.each([
    ['indexer', 'indexers', 0],
    ['idnexre', 'indexer', 1],
    ['kitten', 'sitting', 2],
    ['archiver', 'webproxy', 2],
    ['', 'abc', 2],
  ])('%j and %j are more than %i apart', (a, b, limit) => {
    expect(editDistance(a, b, limit)).toBeUndefined()
  })

  test('agrees with the full table', () => {
    const word = fc.string({unit: fc.constantFrom('a', 'b', 'c', 'A', 'é'), maxLength: 8})
    fc.assert(
      fc.property(word, word, fc.integer({min: 0, max: 8}), (a, b, limit) => {
        const full = fullTableDistance(a, b)
        expect(editDistance(a, b, limit)).toBe(full <= limit ? full : undefined)
      }),
      {seed: 1, numRuns: 2000},
    )
  })
})

describe('nearest', () => {
  const names = ['google', 'bing', 'gus', 'GEMINI', 'gemportal']
  test.each([
    ['gogle', 'google'],
    ['Google', 'google'],
    ['gemini', 'GEMINI'],
    ['gemni', 'GEMINI'],
    ['gsu', 'gus'],
    ['bin', 'bing'],
    ['yandex', undefined],
    ['', undefined],
  ])('to %j is %s', (word, name) => {
    expect(nearest(word, names)).toBe(name)
  })

  test('is the first of several that are as near', () => {
    expect(nearest('ab', ['ac', 'bb'])).toBe('ac')
  })
})

/** The textbook form, without band or limit. */
function fullTableDistance(a: string, b: string): number {
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY
  const table: number[][] = []
  for (let row = 0; row <= a.length; row++) {
    const costs: number[] = []
    table.push(costs)
    for (let column = 0; column <= b.length; column++) {
      const ways = [row === 0 && column === 0 ? 0 : at(row - 1, column) + 1, at(row, column - 1) + 1]
      if (row > 0 && column > 0) ways.push(at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        ways.push(at(row - 2, column - 2) + 1)
      costs.push(Math.min(...ways))
    }
  }
  return at(a.length, b.length)
}
