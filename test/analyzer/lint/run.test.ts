import {describe, expect, test} from 'vitest'
import {
  capsuleFile,
  capsuleHop,
  capsuleStatus,
  exampleCertificate,
  siteFailure,
  siteFile,
  siteStatus,
} from '../../../analyzer/lint/example-retrievals.ts'
import {isUntrusted} from '../../../analyzer/lint/retrieved-file.ts'
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

  test('runs no other rule where one that judges the file does so', () => {
    const whole = reporting('whole', 'x', {
      judgesFile: true,
      *check(tree) {
        yield {message: 'found', data: {what: 'all'}, place: tree, wholeFile: true}
      },
    })
    const broken = reporting('broken', '', {
      check() {
        throw new Error('not needed')
      },
    })
    expect(lint('x: x', {rules: [broken, whole]}).messages.map(({rule}) => rule)).toEqual(['whole'])
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

describe('lint of a file that was retrieved', () => {
  /** Speaks of nothing but the retrieval. */
  const ofRetrieval = reporting('of-retrieval', '', {
    category: 'retrieval',
    *check(_, {retrieval}) {
      if (retrieval) yield {message: 'found', data: {what: retrieval.outcome}, place: {start: 0, end: 0}}
    },
  })
  const rules = [reporting('of-lines', 'x'), ofRetrieval]
  const reset = {kind: 'truncated', by: 'reset'} as const

  test.each([
    ['a file', siteFile(), ['file here', 'x here', 'x here']],
    ['an answer that is none', siteStatus(404), ['status here']],
    ['no answer', siteFailure({kind: 'refused', message: 'Refused.'}), ['failure here']],
    ['a file cut in the middle of a line', siteFile({faults: [reset]}), ['file here', 'x here']],
    [
      'a file that is perhaps cut',
      capsuleFile({faults: [{kind: 'close-notify-missing'}]}),
      ['file here', 'x here'],
    ],
    [
      'a file with another fault',
      capsuleFile({faults: [{kind: 'meta-missing'}]}),
      ['file here', 'x here', 'x here'],
    ],
  ])('%s', (_, retrieval, messages) => {
    const found = lint('x: 1\nx', {rules, retrieval}).messages.map(({message}) => message)
    expect(found.sort()).toEqual(messages)
  })

  test.each([
    ['x: 1\r', 'x: 1\r'],
    ['x: 1\ry: 2', 'x: 1\r'],
    ['x: 1\r\ny: 2\r', 'x: 1\r\ny: 2\r'],
    ['x: 1', ''],
    ['', ''],
  ])('keeps the whole lines of a file that was cut: %j', (text, kept) => {
    const {tree, messages} = lint(text, {rules, retrieval: siteFile({faults: [reset]})})
    expect(tree.text).toBe(kept)
    expect(messages.map(({rule}) => rule)).toEqual(kept ? ['of-retrieval', 'of-lines'] : ['of-retrieval'])
  })

  test('is for the readers of its protocol, unless others are named', () => {
    expect(lint('User-agent: *', {rules, retrieval: capsuleFile()}).targets).toEqual(['gemini'])
    expect(lint('User-agent: archiver', {rules, retrieval: siteFile()}).targets).toEqual(['web'])
    const targets = ['google']
    expect(lint('User-agent: *', {rules, retrieval: capsuleFile(), targets}).targets).toEqual(targets)
  })

  test('no comment of the file hides how it was retrieved', () => {
    const text = 'x: 1 # robotslint-disable-line\n# robotslint-disable\nx: 2\n'
    const found = lint(text, {rules, retrieval: siteFile()}).messages.map(({rule}) => rule)
    expect(found).toEqual(['of-retrieval'])
  })

  test('a problem of the whole file leaves what is said of the retrieval, unless it silences that', () => {
    const whole = (silences: readonly string[]) =>
      reporting('whole', 'x', {
        silences,
        *check(tree) {
          yield {message: 'found', data: {what: 'all'}, place: tree, wholeFile: true}
        },
      })
    const found = (...others: LintRule[]) =>
      lint('x', {rules: [...rules, ...others], retrieval: siteFile()})
        .messages.map(({rule}) => rule)
        .sort()
    expect(found(whole([]))).toEqual(['of-retrieval', 'whole'])
    expect(found(whole(['of-retrieval']))).toEqual(['whole'])
    const graver = {...whole(['whole']), id: 'graver'}
    expect(found(whole([]), graver)).toEqual(['graver', 'of-retrieval'])
  })
})

describe('isUntrusted', () => {
  const known = {fingerprint: 'c3', publicKeyFingerprint: 'd4', validTo: '2031-01-01T00:00:00.000Z'}
  const changed = (accepted: boolean) => ({
    ...exampleCertificate,
    trust: {decision: 'changed', known, accepted} as const,
  })

  test.each([
    ['a site', siteFile(), false],
    ['a capsule', capsuleFile(), false],
    ['a changed certificate', capsuleFile({certificate: changed(false)}), true],
    ['a changed certificate that was accepted', capsuleFile({certificate: changed(true)}), false],
    ['an answer with a changed certificate', capsuleStatus(51, '', {certificate: changed(false)}), true],
    [
      'a redirect with a changed certificate',
      capsuleFile({hops: [capsuleHop(31, '/x', {certificate: changed(false)})]}),
      true,
    ],
    ['nothing that was retrieved', undefined, false],
  ])('%s: %s', (_, retrieval, expected) => {
    expect(isUntrusted(retrieval)).toBe(expected)
  })
})

describe('defaultLevel', () => {
  test('is off where every world says so', () => {
    expect(defaultLevel(reporting('r', '', {severity: {web: 'off', gemini: 'error'}}), ['web'])).toBe('off')
  })
})
