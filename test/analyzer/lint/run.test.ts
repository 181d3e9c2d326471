import {describe, expect, test} from 'vitest'
import {defineRule, type LintRule, type RuleDefinition} from '../../../analyzer/lint/rule.ts'
import {defaultLevel, lint} from '../../../analyzer/lint/run.ts'

type Parts = Partial<RuleDefinition<{found: '{what} here'}, object>>

/** A rule that reports every line with the given word. */
function reporting(id: string, word: string, parts: Parts = {}): LintRule {
  return defineRule({
    id,
    category: 'lines',
    summary: '',
    rationale: '',
    references: [],
    targets: ['web', 'gemini'],
    severity: 'warning',
    messages: {found: '{what} here'},
    examples: {good: [], bad: []},
    *check(tree) {
      for (const line of tree.lines) {
        const index = line.raw.indexOf(word)
        if (index < 0) continue
        const start = line.start + index
        yield {message: 'found', data: {what: word}, place: {start, end: start + word.length}}
      }
    },
    ...parts,
  })
}

describe('lint', () => {
  test('places messages by line and column, in their order', () => {
    const {messages} = lint('a: é b\r\nb: a\r\n', {rules: [reporting('b', 'b'), reporting('a', 'a')]})
    expect(messages.map(({rule, message, place}) => [rule, message, place.start, place.end])).toEqual([
      ['a', 'a here', {line: 1, column: 1, offset: 0}, {line: 1, column: 2, offset: 1}],
      ['b', 'b here', {line: 1, column: 6, offset: 5}, {line: 1, column: 7, offset: 6}],
      ['b', 'b here', {line: 2, column: 1, offset: 8}, {line: 2, column: 2, offset: 9}],
      ['a', 'a here', {line: 2, column: 4, offset: 11}, {line: 2, column: 5, offset: 12}],
    ])
  })

  test.each<[string, Parts, object, string[]]>([
    ['the rule', {severity: 'info'}, {}, ['info']],
    ['the world', {severity: {web: 'error', gemini: 'off'}}, {}, ['error']],
    [
      'the gravest of several worlds',
      {severity: {web: 'info', gemini: 'error'}},
      {protocols: ['web', 'gemini']},
      ['error'],
    ],
    ['the configuration', {severity: 'info'}, {settings: {r: {level: 'error'}}}, ['error']],
    ['the configuration, which turns it off', {}, {settings: {r: {level: 'off'}}}, []],
    ['the configuration, which turns it on', {severity: 'off'}, {settings: {r: {level: 'info'}}}, ['info']],
    ['nobody, in a world that the rule does not speak of', {targets: ['gemini']}, {}, []],
  ])('takes the level of %s', (_, parts, options, levels) => {
    const {messages} = lint('x: y', {rules: [reporting('r', 'x', parts)], ...options})
    expect(messages.map(({severity}) => severity)).toEqual(levels)
  })

  test('drops messages that another rule silences on the same lines, and no others', () => {
    const loud = reporting('loud', 'loud', {silences: ['plain']})
    const {messages} = lint('plain loud\nplain\n', {rules: [reporting('plain', 'plain'), loud]})
    expect(messages.map(({rule, place}) => [rule, place.start.line])).toEqual([
      ['loud', 1],
      ['plain', 2],
    ])
  })

  test('a rule that is off silences nobody', () => {
    const loud = reporting('loud', 'loud', {silences: ['plain']})
    const settings = {loud: {level: 'off'}} as const
    const {messages} = lint('plain loud', {rules: [reporting('plain', 'plain'), loud], settings})
    expect(messages.map(({rule}) => rule)).toEqual(['plain'])
  })

  test('shows nothing else beside a problem of the whole file', () => {
    const whole = reporting('whole', 'x', {
      *check(tree) {
        yield {message: 'found', data: {what: 'all'}, place: tree, wholeFile: true}
      },
    })
    const {messages} = lint('x: x', {rules: [reporting('x', 'x'), whole]})
    expect(messages.map(({rule}) => rule)).toEqual(['whole'])
  })

  test('names the rule that fails', () => {
    const broken = reporting('broken', '', {
      check() {
        throw new Error('no luck')
      },
    })
    expect(() => lint('x', {rules: [broken]})).toThrow('The lint rule broken failed: no luck')
  })

  test('gives a rule its options, with defaults for what is not set', () => {
    let seen: object | undefined
    const rule = reporting('r', 'x', {
      options: {schema: {}, defaults: {a: 1, b: 2}},
      check(_, context) {
        seen = context.options
        return []
      },
    })
    lint('', {rules: [rule], settings: {r: {options: {b: 3}}}})
    expect(seen).toEqual({a: 1, b: 3})
  })
})

describe('defaultLevel', () => {
  test('is off where every world says so', () => {
    expect(defaultLevel(reporting('r', '', {severity: {web: 'off', gemini: 'error'}}), ['web'])).toBe('off')
  })
})
