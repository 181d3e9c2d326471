import {expect, test} from 'vitest'
import {lint} from '../../analyzer/lint/run.ts'
import {rules} from '../../rules/index.ts'

/** Names from the configuration count as known, whatever the catalogue says of them. */
test.each([
  {
    rule: 'unknown-agent',
    code: 'User-agent: AcmeBot\nUser-agent: acme\nDisallow: /a\n',
    known: {knownAgents: ['acmebot']},
    left: ['2:13'],
  },
  {
    rule: 'misspelled-agent',
    code: 'User-agent: Googlbot\nDisallow: /a\n',
    known: {knownAgents: ['Googlbot']},
    left: [],
  },
  {
    rule: 'unknown-directive',
    code: 'Unicorn: /a\nPegasus: /a\nUNICORN: /b\n',
    known: {knownDirectives: ['Unicorn']},
    left: ['2:1'],
  },
  {
    rule: 'ignored-directive',
    code: 'User-agent: *\nNoindex: /a\nHost: example.com\n',
    known: {knownDirectives: ['noindex']},
    left: ['3:1'],
  },
  {
    rule: 'misspelled-directive',
    code: 'User-agent: *\nDeny: /a\nDisalow: /a\n',
    known: {knownDirectives: ['deny']},
    left: ['3:1'],
  },
])('$rule leaves alone what the configuration knows', ({rule, code, known, left}) => {
  const chosen = rules.filter(({id}) => id === rule)
  const places = (options: object) =>
    lint(code, {rules: chosen, targets: ['web'], ...options}).messages.map(
      ({place: {start}}) => `${start.line}:${start.column}`,
    )
  expect(places(known)).toEqual(left)
  expect(places({})).not.toEqual(left)
})
