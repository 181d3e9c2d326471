import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {formatSource} from '../../../analyzer/policy/format-source.ts'
import {format} from '../../../analyzer/syntax/format.ts'
import {UTF_8, UTF_16, UTF_32} from '../../../lsp/documents/position-encoding.ts'
import {type Formatting, formatDocument, formatOnType} from '../../../lsp/services/formatting.ts'
import {robotsText} from '../../arbitraries.ts'
import {apply, open, openAt} from './open.ts'

function edited(formatting: Formatting, analysis: ReturnType<typeof open>): string {
  return 'refusal' in formatting ? formatting.refusal : apply(formatting.edits, analysis)
}

describe('formatDocument', () => {
  test.each([
    {text: 'User-agent:*\n\n\n  Disallow :/x  ', formatted: 'User-agent: *\n\nDisallow: /x\n'},
    {text: 'User-agent: *\nDisallow: /x\n', formatted: 'User-agent: *\nDisallow: /x\n'},
    {text: '\uFEFFUser-agent:*\nDisallow: /x\n', formatted: 'User-agent: *\nDisallow: /x\n'},
    {text: 'User-agent:*\nDisallow:/é😀  #x\n', formatted: 'User-agent: *\nDisallow: /é😀 #x\n'},
  ])('writes the usual form: $text', ({text, formatted}) => {
    for (const encoding of [UTF_8, UTF_16, UTF_32]) {
      const analysis = open(text, {targets: ['web']}, encoding)
      expect(edited(formatDocument(analysis), analysis)).toBe(formatted)
    }
  })

  test('touches what is not in the usual form, and nothing else', () => {
    const analysis = open('User-agent: *\nDisallow:/x\n')
    expect(formatDocument(analysis)).toEqual({
      edits: [{range: {start: {line: 1, character: 9}, end: {line: 1, character: 9}}, newText: ' '}],
    })
  })

  test('refuses to change who may fetch what, and says why', () => {
    expect(formatDocument(open('User-agent: *\nDisallow: /x \n', {targets: ['tlgs']}))).toEqual({
      refusal:
        'formatted, it would mean something else to TLGS: `tlgs,indexer` could then fetch `/x `; see line 2',
    })
  })

  test('gives the text of the command line, whatever the text is', () => {
    fc.assert(
      fc.property(robotsText, fc.constantFrom(UTF_8, UTF_16, UTF_32), (text, encoding) => {
        const analysis = open(text, {}, encoding)
        const expected = formatSource(analysis.source, analysis.profiles)
        const formatting = formatDocument(analysis)
        if ('refusal' in expected) expect(formatting).toEqual(expected)
        else expect(edited(formatting, analysis)).toBe(expected.source.text)
      }),
      {seed: 9309, numRuns: 500},
    )
  })
})

describe('formatDocument, for a range', () => {
  const text = 'User-agent:*\nDisallow:/a\nDisallow:/b\n\n\nDisallow:/c'

  test.each([
    {from: 1, to: 1, formatted: 'User-agent:*\nDisallow: /a\nDisallow:/b\n\n\nDisallow:/c'},
    {from: 1, to: 2, formatted: 'User-agent:*\nDisallow: /a\nDisallow: /b\n\n\nDisallow:/c'},
    {from: 3, to: 4, formatted: 'User-agent:*\nDisallow:/a\nDisallow:/b\n\nDisallow:/c'},
    {from: 5, to: 5, formatted: 'User-agent:*\nDisallow:/a\nDisallow:/b\n\n\nDisallow: /c\n'},
    {from: 0, to: 9, formatted: 'User-agent: *\nDisallow: /a\nDisallow: /b\n\nDisallow: /c\n'},
  ])('stays within lines $from to $to', ({from, to, formatted}) => {
    const analysis = open(text, {targets: ['web']})
    const range = {start: {line: from, character: 1}, end: {line: to, character: 2}}
    expect(edited(formatDocument(analysis, range), analysis)).toBe(formatted)
  })

  test('of whole lines does not reach into the next one', () => {
    const analysis = open(text, {targets: ['web']})
    const range = {start: {line: 1, character: 0}, end: {line: 2, character: 0}}
    expect(edited(formatDocument(analysis, range), analysis)).toBe(text.replace(':/a', ': /a'))
  })
})

describe('formatOnType', () => {
  test.each([
    {at: 'User-agent:*  \n|', formatted: 'User-agent: *\n'},
    {at: ' Disallow :/x\n|\nDisallow:/y\n', formatted: 'Disallow: /x\n\nDisallow:/y\n'},
    {at: 'User-agent: *\n  \n|', formatted: 'User-agent: *\n  \n'},
    {at: '|Disallow:/x', formatted: 'Disallow:/x'},
    {at: 'Disallow:/x\r\n|', formatted: 'Disallow: /x\r\n'},
  ])('formats the line that was ended: $at', ({at, formatted}) => {
    const {analysis, position} = openAt(at, {targets: ['web']})
    expect(apply(formatOnType(analysis, position), analysis)).toBe(formatted)
  })

  test('leaves a line that some crawler would read otherwise', () => {
    const {analysis, position} = openAt('Disallow:/x#c\n|', {targets: ['gemini']})
    expect(formatOnType(analysis, position)).toEqual([])
  })

  test('changes nothing but blanks in that line', () => {
    fc.assert(
      fc.property(robotsText, fc.nat(12), (text, line) => {
        const analysis = open(text)
        for (const {range, newText} of formatOnType(analysis, {line, character: 0})) {
          expect([range.start.line, range.end.line]).toEqual([line - 1, line - 1])
          expect(newText).toMatch(/^ ?$/)
        }
      }),
      {seed: 9309, numRuns: 500},
    )
  })
})

test('the edits are those of the formatter', () => {
  const analysis = open(' a:b\n\n\n#c ')
  expect(edited(formatDocument(analysis), analysis)).toBe(format(analysis.tree))
})
