import {describe, expect, test} from 'vitest'
import {fixSource} from '../../../analyzer/lint/fix.ts'
import {defineRule, type FixSafety, type Gathering} from '../../../analyzer/lint/rule.ts'
import {lint} from '../../../analyzer/lint/run.ts'
import {fromText} from '../../../analyzer/syntax/source.ts'

/** Reports every rule of a file. Its fix writes a `+` behind the path; safe for paths that begin with `/s`. */
function ruleWith(gather?: Gathering) {
  return defineRule({
    id: 'trial',
    category: 'paths',
    summary: '',
    rationale: '',
    references: [],
    targets: ['web'],
    severity: 'info',
    fixable: 'depends',
    ...(gather && {gather}),
    messages: {found: 'The {kind} {path}.', by: 'By this.'},
    examples: {good: [], bad: []},
    *check(tree) {
      for (const group of tree.groups) {
        for (const {value} of group.rules) {
          const path = value.value
          if (path.endsWith('+')) continue
          const safety: FixSafety = path.startsWith('/s') ? 'safe' : 'unsafe'
          yield {
            message: 'found',
            data: {kind: path.slice(1, 2), path},
            place: value,
            related: [{message: 'by', place: group}],
            fix: {title: 'Add it', safety, edits: [{start: value.end, end: value.end, text: '+'}]},
          }
        }
      }
    },
  })
}

const disallow = (...paths: string[]) => `User-agent: *\n${paths.map(path => `Disallow: ${path}\n`).join('')}`

function messagesOf(text: string, gather?: Gathering) {
  return lint(text, {rules: [ruleWith(gather)], targets: ['web']}).messages
}

const textsOf = (text: string, gather?: Gathering) => messagesOf(text, gather).map(({message}) => message)

describe('many messages of one cause', () => {
  test.each<[string, Gathering | undefined, string[], string[]]>([
    [
      'four are few',
      {by: []},
      ['/a', '/b', '/c', '/d'],
      ['The a /a.', 'The b /b.', 'The c /c.', 'The d /d.'],
    ],
    ['five are many', {by: []}, ['/a', '/b', '/c', '/d', '/e'], ['The a /a. So it is with 4 more lines.']],
    ['two, where two are many', {by: [], least: 2}, ['/a', '/b'], ['The a /a. So it is with 1 more line.']],
    [
      'by default what says the same',
      undefined,
      ['/a', '/a', '/b', '/a', '/a', '/a'],
      ['The a /a. So it is with 4 more lines.', 'The b /b.'],
    ],
    [
      'by what tells causes apart',
      {by: ['kind'], least: 2},
      ['/a', '/b', '/ax'],
      ['The a /a. So it is with 1 more line.', 'The b /b.'],
    ],
  ])('%s', (_, gather, paths, expected) => {
    expect(textsOf(disallow(...paths), gather)).toEqual(expected)
  })

  test('within a group, and not beyond', () => {
    const text = disallow('/a', '/b') + disallow('/c', '/d') + disallow('/e')
    expect(textsOf(text, {by: [], within: 'group', least: 2})).toEqual([
      'The a /a. So it is with 1 more line of this group.',
      'The c /c. So it is with 1 more line of this group.',
      'The e /e.',
    ])
  })

  test('the first one points at what it points at alone, then at some of the others, with their own words', () => {
    const [message] = messagesOf(disallow(...'abcdefgh'.split('').map(letter => `/${letter}`)), {by: []})
    expect(message?.place.start.line).toBe(2)
    expect(message?.related.map(({message: text, place}) => `${place.start.line} ${text}`)).toEqual([
      '1 By this.',
      '3 The b /b.',
      '4 The c /c.',
      '5 The d /d.',
      '6 The e /e.',
    ])
  })

  test('a suppressed line is not among them', () => {
    const [first, second, ...rest] = disallow('/a', '/b', '/c').split('\n')
    const text = [first, '# robotslint-disable-next-line trial', second, ...rest].join('\n')
    expect(textsOf(text, {by: [], least: 2})).toEqual(['The b /b. So it is with 1 more line.'])
  })
})

describe('the fix of many messages', () => {
  function mended(text: string, unsafe: boolean) {
    const rule = ruleWith({by: [], least: 2})
    return fixSource(fromText(text), source => lint(source, {rules: [rule], targets: ['web']}), {unsafe})
  }

  test('mends all lines, and says so', () => {
    const [message] = messagesOf(disallow('/a', '/b', '/c'), {by: [], least: 2})
    expect(message?.fix?.title).toBe('Add it, and mend 2 more lines alike')
    expect(mended(disallow('/a', '/b', '/c'), true).source.text).toBe(disallow('/a+', '/b+', '/c+'))
  })

  test('a safe one does not wait for unsafe ones', () => {
    expect(mended(disallow('/a', '/s1', '/b', '/s2'), false).source.text).toBe(
      disallow('/a', '/s1+', '/b', '/s2+'),
    )
    expect(mended(disallow('/a', '/s1', '/b', '/s2'), true).source.text).toBe(
      disallow('/a+', '/s1+', '/b+', '/s2+'),
    )
  })
})
