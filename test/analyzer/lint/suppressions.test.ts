import {describe, expect, test} from 'vitest'
import {fixSource} from '../../../analyzer/lint/fix.ts'
import {defineRule} from '../../../analyzer/lint/rule.ts'
import {type LintOptions, lint} from '../../../analyzer/lint/run.ts'
import {fromText} from '../../../analyzer/syntax/source.ts'
import invalidSuppression from '../../../rules/invalid-suppression.ts'
import unusedSuppression from '../../../rules/unused-suppression.ts'

/** Reports each user-agent line; it is off on the Web where `quiet` is set. */
function sample(id: string, quiet = false) {
  return defineRule({
    id,
    category: 'agents',
    summary: 'For tests only.',
    rationale: '',
    references: [],
    targets: ['web'],
    severity: quiet ? 'off' : 'warning',
    messages: {agent: 'Agent.'},
    examples: {good: [], bad: []},
    *check(tree) {
      for (const {agents} of tree.groups) {
        for (const agent of agents) {
          const edits = [{start: agent.valueStart, end: agent.valueEnd, text: 'fixed'}]
          const isFixed = agent.value.value === 'fixed'
          if (!isFixed)
            yield {message: 'agent', place: agent.value, fix: {title: 'Fix', safety: 'safe', edits}}
        }
      }
    },
  })
}

const rules = [sample('one'), sample('two'), sample('quiet', true), unusedSuppression, invalidSuppression]

/** `line rule`, in the order of the messages. */
function messagesOf(text: string, options: Partial<LintOptions> = {}): string[] {
  const {messages} = lint(text, {rules, targets: ['web'], ...options})
  return messages.map(({rule, place}) => `${place.start.line} ${rule}`)
}

const AGENT = 'User-agent: a'

describe('comments suppress', () => {
  test.each<[name: string, lines: string[], messages: string[]]>([
    ['nothing where there are none', [AGENT], ['1 one', '1 two']],
    [
      'one rule on the next line',
      ['# robotslint-disable-next-line one', AGENT, AGENT],
      ['2 two', '3 one', '3 two'],
    ],
    ['several rules', ['# robotslint-disable-next-line one, two', AGENT], []],
    ['several rules without commas', ['#robotslint-disable-next-line one two -- three', AGENT], []],
    ['all rules', ['## robotslint-disable-next-line -- why', AGENT, AGENT], ['3 one', '3 two']],
    ['the line itself', [`${AGENT} # robotslint-disable-line one`, AGENT], ['1 two', '2 one', '2 two']],
    ['the line itself, all rules', [`${AGENT} # robotslint-disable-line`], []],
    [
      'a block',
      [AGENT, '# robotslint-disable one', AGENT, AGENT, '# robotslint-enable one', AGENT],
      ['1 one', '1 two', '3 two', '4 two', '6 one', '6 two'],
    ],
    ['a block to the end', ['# robotslint-disable', AGENT, AGENT], []],
    [
      'all but one that is enabled again',
      ['# robotslint-disable', AGENT, '# robotslint-enable two', AGENT, '# robotslint-enable', AGENT],
      ['4 two', '6 one', '6 two'],
    ],
    [
      'one of two blocks',
      ['# robotslint-disable one', '# robotslint-disable two', AGENT, '# robotslint-enable one', AGENT],
      ['5 one'],
    ],
  ])('%s', (_name, lines, messages) => {
    for (const lineEnd of ['\n', '\r\n', '\r'])
      expect(messagesOf(lines.map(line => line + lineEnd).join(''))).toEqual(messages)
  })

  test('in a large file, in a time that grows with it', () => {
    const pair = '# robotslint-disable one\nUser-agent: a # robotslint-disable-line two, one\n'
    const {messages} = lint(pair.repeat(20_000), {rules, targets: ['web']})
    expect(messages.map(({rule, message}) => `${rule}: ${message}`)).toEqual([
      'unused-suppression: Nothing of `one` is suppressed by this comment. So it is with 19999 more lines.',
    ])
    expect(messagesOf(`# ${'robotslint-disable '.repeat(50_000)}\n`)).toEqual(['1 invalid-suppression'])
  })
})

describe('a suppression is reported', () => {
  test.each<[name: string, lines: string[], messages: string[]]>([
    [
      'where it suppresses nothing',
      ['# robotslint-disable-next-line', '', AGENT],
      ['1 unused-suppression', '3 one', '3 two'],
    ],
    [
      'where one of its rules reports nothing',
      ['# robotslint-disable-next-line one, two', '# robotslint-disable-next-line two, one', AGENT],
      ['1 unused-suppression'],
    ],
    [
      'where it repeats a block',
      ['# robotslint-disable one', '# robotslint-disable one', AGENT],
      ['2 unused-suppression', '3 two'],
    ],
    ['not where the rule is off in such files', ['# robotslint-disable quiet', '#'], []],
    [
      'where the rule is unknown',
      ['# robotslint-disable tow', AGENT],
      ['1 invalid-suppression', '2 one', '2 two'],
    ],
    [
      'although it suppresses the report',
      [
        '# robotslint-disable unused-suppression',
        '# robotslint-disable invalid-suppression',
        '# robotslint-off',
      ],
      ['1 unused-suppression', '2 unused-suppression', '3 invalid-suppression'],
    ],
  ])('%s', (_name, lines, messages) => {
    expect(messagesOf(`${lines.join('\n')}\n`)).toEqual(messages)
  })

  test('not where that is switched off', () => {
    const settings = {'unused-suppression': {level: 'off' as const}}
    expect(messagesOf('# robotslint-disable\n', {settings})).toEqual([])
  })
})

describe('fixes', () => {
  function fixed(text: string): string {
    return fixSource(fromText(text), state => lint(state, {rules, targets: ['web']})).source.text
  }

  test('of suppressed messages are not applied', () => {
    expect(fixed('# robotslint-disable-next-line\nUser-agent: a\nUser-agent: a\n')).toBe(
      '# robotslint-disable-next-line\nUser-agent: a\nUser-agent: fixed\n',
    )
  })

  test('leave the names that are needed', () => {
    expect(fixed('# robotslint-disable-next-line two, invalid-suppression,one -- why\nUser-agent: a\n')).toBe(
      '# robotslint-disable-next-line two, one -- why\nUser-agent: a\n',
    )
  })
})

test('the least level raises what is not set', () => {
  const {messages} = lint('User-agent: a\n', {
    rules: [sample('one'), sample('quiet', true)],
    targets: ['web'],
    leastLevel: 'error',
    settings: {one: {level: 'info'}},
  })
  expect(messages.map(({rule, severity}) => `${rule} ${severity}`)).toEqual(['one info', 'quiet error'])
})
