import {describe, expect, test} from 'vitest'
import {
  firstDisallow,
  firstWord,
  isForEverybody,
  isInComment,
  lineAt,
  traitsOfLine,
} from '../../../analyzer/lint/places.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {Trait} from '../../../analyzer/syntax/traits.ts'

describe('firstWord', () => {
  test.each([
    {text: '', word: ''},
    {text: ' \r\n\t\n', word: ''},
    {text: 'User-agent: *\n', word: 'User-agent'},
    {text: '\n\n  <!DOCTYPE html>\n', word: '<!DOCTYPE'},
    {text: '# a', word: '#'},
    {text: '::', word: ':'},
    {text: 'x', word: 'x'},
    {text: 'a'.repeat(100), word: 'a'.repeat(40)},
  ])('of $text', ({text, word}) => {
    const {start, end} = firstWord(parse(text))
    expect(text.slice(start, end)).toBe(word)
  })
})

describe('lineAt', () => {
  const tree = parse('a\r\nb\n\nc')

  test.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 4],
    [7, 4],
    [99, 4],
  ])('of offset %i', (offset, line) => {
    expect(lineAt(tree, offset)?.line).toBe(line)
  })
})

describe('isInComment', () => {
  const text = 'Allow: /é # é\n#é\né # é\n\n'
  const tree = parse(text)

  test.each([
    [text.indexOf('/'), false],
    [text.indexOf('#'), true],
    [text.indexOf('é', 10), true],
    [text.indexOf('#é') + 1, true],
    [text.lastIndexOf('é #'), false],
    [text.lastIndexOf('é'), true],
    [text.length - 1, false],
  ])('of offset %i', (offset, inComment) => {
    expect(isInComment(tree, offset)).toBe(inComment)
  })
})

test('firstDisallow finds the first rule that forbids anything', () => {
  const [group] = parse('User-agent: *\nAllow: /a\nDisallow:\nDisallow: /b\nDisallow: /c\n').groups
  expect(firstDisallow(group?.rules ?? [])?.value.value).toBe('/b')
  expect(firstDisallow([])).toBeUndefined()
})

test.each([
  ['User-agent: *', true],
  ['User-agent:*# all', true],
  ['User-agent: **', false],
  ['User-agent: a', false],
  ['User-agent:', false],
])('isForEverybody of %s', (text, forEverybody) => {
  const [line] = parse(text).lines
  expect(line?.type === 'userAgent' && isForEverybody(line)).toBe(forEverybody)
})

test.each([
  ['é: a', true],
  ['a: é', true],
  ['a: b # é', true],
  ['# é', true],
  ['é', true],
  ['a # é', true],
  ['a: b # c', false],
  ['# c', false],
  ['a', false],
  ['', false],
])('traitsOfLine of %s', (text, hasNonAscii) => {
  const [line] = parse(text).lines
  expect(line && (traitsOfLine(line) & Trait.NonAscii) !== 0).toBe(hasNonAscii)
})
