import {describe, expect, test} from 'vitest'
import {
  groupsWith,
  linesWith,
  otherRecords,
  recordsWith,
  withGroups,
} from '../../../analyzer/lint/lines-with.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {Trait} from '../../../analyzer/syntax/traits.ts'

const tree = parse(
  [
    'Host: a.example',
    'User-agent: a',
    'Disallow: /*?x',
    'noise *',
    '# *',
    'User-agent: b',
    'Disallow: /y',
    'User-agent: *',
    'Disallow: /*z',
    'Disallow:',
    'Sitemap: https://a.example/*',
  ].join('\n'),
)

const numbers = (lines: Iterable<{readonly line: number}>) => [...lines].map(({line}) => line)

describe('linesWith', () => {
  test.each([
    {what: 'a star', traits: Trait.Star, lines: [3, 4, 8, 9, 11]},
    {what: 'a question mark', traits: Trait.Question, lines: [3]},
    {what: 'either of two', traits: Trait.Question | Trait.EmptyValue, lines: [3, 10]},
    {what: 'what no line has', traits: Trait.Backslash, lines: []},
  ])('finds lines with $what', ({traits, lines}) => {
    expect(numbers(linesWith(tree, traits))).toEqual(lines)
  })

  test('passes over no line of a long file', () => {
    const starred = [1, 64, 65, 128, 200]
    const lines = Array.from(
      {length: 200},
      (_, index) => `Disallow: /${starred.includes(index + 1) ? '*a' : 'a'}`,
    )
    expect(numbers(linesWith(parse(lines.join('\n')), Trait.Star))).toEqual(starred)
  })

  test('leaves out lines that are no records, or no other records', () => {
    expect(numbers(recordsWith(tree, Trait.Star))).toEqual([3, 8, 9, 11])
    expect(numbers(otherRecords(tree))).toEqual([1, 11])
  })

  test('knows the groups of lines', () => {
    const found = [...withGroups(tree, linesWith(tree, Trait.Star | Trait.OtherRecord))]
    expect(found.map(({line, group}) => [line.line, group?.agents[0]?.value.value])).toEqual([
      [1, undefined],
      [3, 'a'],
      [4, 'a'],
      [8, '*'],
      [9, '*'],
      [11, '*'],
    ])
  })

  test.each([
    {traits: Trait.Star, agents: ['a', '*']},
    {traits: Trait.OtherRecord, agents: ['*']},
    {traits: Trait.UserAgent, agents: ['a', 'b', '*']},
  ])('finds each group once: $agents', ({traits, agents}) => {
    expect([...groupsWith(tree, traits)].map(group => group.agents[0]?.value.value)).toEqual(agents)
  })
})
