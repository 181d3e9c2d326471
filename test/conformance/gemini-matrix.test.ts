import {describe, expect, test} from 'vitest'
import {ask, profileOf} from './ask.ts'
import {readShared} from './shared.ts'

interface Row {
  readonly case: string
  readonly robotstxt: string
  readonly path: string
  readonly decisions: Readonly<Record<string, 'allow' | 'deny'>>
}

const rows: readonly Row[] = JSON.parse(readShared('data/gemini-matrix.json') ?? '[]')

describe.skipIf(rows.length === 0)('ten readers of Gemini decide as they were measured to', () => {
  test.each(rows)('$case', ({robotstxt, path, decisions}) => {
    const ours = Object.keys(decisions).map(id => [
      id,
      ask(profileOf(id), robotstxt, path).allowed ? 'allow' : 'deny',
    ])
    expect(Object.fromEntries(ours)).toEqual(decisions)
  })

  test('the matrix is complete', () => {
    expect(rows).toHaveLength(49)
    for (const {decisions} of rows) expect(Object.keys(decisions)).toHaveLength(10)
  })
})
