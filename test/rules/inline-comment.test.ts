import {expect, test} from 'vitest'
import {lint} from '../../analyzer/lint/run.ts'
import inlineComment from '../../rules/inline-comment.ts'

const FILE = 'User-agent: * # all\nDisallow: /a # private\nSitemap: https://example.com/a.xml # x\n'

function messagesFor(targets: readonly string[], level?: 'info') {
  const settings = level && {settings: {'inline-comment': {level}}}
  const {messages} = lint(FILE, {rules: [inlineComment], targets, ...settings})
  return messages.map(({place, messageId, severity, fix}) => ({
    line: place.start.line,
    messageId,
    severity,
    safety: fix?.safety,
  }))
}

test('is silent on the Web unless it is asked for', () => {
  expect(messagesFor(['web'])).toEqual([])
  expect(messagesFor(['web'], 'info')).toEqual([
    {line: 1, messageId: 'behindValue', severity: 'info', safety: 'safe'},
    {line: 2, messageId: 'behindValue', severity: 'info', safety: 'safe'},
    {line: 3, messageId: 'behindValue', severity: 'info', safety: 'safe'},
  ])
})

test('reports only what does harm in a file for both worlds', () => {
  expect(messagesFor(['gemini', 'web'])).toEqual([
    {line: 1, messageId: 'name', severity: 'error', safety: 'unsafe'},
    {line: 2, messageId: 'path', severity: 'error', safety: 'unsafe'},
  ])
})

test('names only the target crawlers', () => {
  const {messages} = lint(FILE, {rules: [inlineComment], targets: ['gemplex', 'kennedy']})
  expect(messages.map(({message}) => message)).toEqual([
    'For Gemplex, `# all` is a part of the name, so the rules below are not for `*`.',
    'For Gemplex, `# private` is a part of the path, so this rule does not cover `/a`.',
  ])
})
