import {expect, test} from 'vitest'
import {resolveTargets} from '../../../analyzer/crawlers/targets.ts'
import {agentNames, crawlerNames, quoteRule} from '../../../analyzer/lint/phrases.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'

test.each([
  {names: ['a'], phrase: '`a`'},
  {names: ['a', 'b'], phrase: '`a` and `b`'},
  {names: ['a', 'b', 'c', 'd'], phrase: '`a`, `b`, `c` and `d`'},
  {names: ['a', 'b', 'c', 'd', 'e'], phrase: '`a`, `b`, `c` and 2 others'},
  {names: ['a', 'a', 'b', 'a'], phrase: '`a` and `b`'},
])('agentNames of $names', ({names, phrase}) => {
  const [group] = parse(names.map(name => `User-agent: ${name}\n`).join('')).groups
  expect(agentNames(group?.agents ?? [])).toBe(phrase)
})

test.each([
  {targets: ['google'], phrase: 'Google'},
  {targets: ['web'], phrase: 'Google, Bing and Yandex'},
  {targets: ['rfc9309'], phrase: ''},
])('crawlerNames of $targets', ({targets, phrase}) => {
  const resolution = resolveTargets(targets)
  expect('profiles' in resolution && crawlerNames(resolution.profiles)).toBe(phrase)
})

test.each([
  {text: 'DISALLOW:/x # c', phrase: '`Disallow: /x`'},
  {text: 'allow : /\u00A0', phrase: '`Allow: /<U+00A0>`'},
])('quoteRule of $text', ({text, phrase}) => {
  const [line] = parse(text).lines
  expect(line?.type === 'rule' && quoteRule(line)).toBe(phrase)
})
