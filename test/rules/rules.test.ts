import {readdirSync, readFileSync} from 'node:fs'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {applyFixes, fixSource} from '../../analyzer/lint/fix.ts'
import type {Message} from '../../analyzer/lint/message.ts'
import type {BadExample, GoodExample, LintRule} from '../../analyzer/lint/rule.ts'
import {type LintResult, lint} from '../../analyzer/lint/run.ts'
import {decode, fromText, type Source} from '../../analyzer/syntax/source.ts'
import {rules} from '../../rules/index.ts'
import {renderedFiles} from '../../scripts/rendered-files.ts'
import {ruleIds} from '../../scripts/rule-files.ts'
import {robotsText} from '../arbitraries.ts'

/** What must hold for every lint rule, without its author writing a line. */
describe.each(rules.map(rule => ({id: rule.id, rule})))('$id', ({rule}) => {
  test.each(numbered(rule.examples.good))('is silent on good example $number', ({example}) => {
    expect(written(lintExample(rule, example).messages)).toEqual([])
  })

  test.each(numbered(rule.examples.bad))('reports bad example $number exactly', ({example}) => {
    expect(written(lintExample(rule, example).messages)).toEqual(example.problems)
  })

  test.each(numbered(rule.examples.bad))('mends bad example $number as stated, once for all', ({example}) => {
    const {source, cycle} = fixExample(rule, example)
    expect(cycle).toBeUndefined()
    if (example.fixed === undefined) expect(source).toEqual(sourceOf(example))
    else expect(source.text).toBe(example.fixed)
    const again = fixSource(source, state => lintExample(rule, example, state), {unsafe: true})
    expect(again.source).toEqual(source)
  })

  test('has a good and a bad example, and fills every name in a message', () => {
    expect(rule.examples.good.length).toBeGreaterThan(0)
    expect(rule.examples.bad.length).toBeGreaterThan(0)
    for (const example of rule.examples.bad) {
      for (const {message, related} of lintExample(rule, example).messages) {
        for (const text of [message, ...related.map(place => place.message)])
          expect(text).not.toMatch(/\{\w+\}/)
      }
    }
  })

  test('says a fix in its metadata if and only if an example shows one', () => {
    const safeties = new Set(
      rule.examples.bad.flatMap(example => {
        const {messages} = lintExample(rule, example)
        return messages.flatMap(({fix, suggestions}) => [
          ...(fix ? [fix.safety] : []),
          ...suggestions.map(one => one.safety),
        ])
      }),
    )
    const shown = safeties.size === 2 ? 'depends' : [...safeties][0]
    if (rule.fixable === 'depends') expect(safeties.size).toBeGreaterThan(0)
    else expect(shown).toBe(rule.fixable)
  })

  test('cites its sources and gives every one a date', () => {
    expect(rule.references.length).toBeGreaterThan(0)
    for (const {title, date} of rule.references) {
      expect(title).not.toBe('')
      expect(date).toMatch(/^\d{4}(-\d\d){0,2}$/)
    }
  })

  test('silences only rules that exist', () => {
    const ids = rules.map(({id}) => id)
    for (const id of rule.silences ?? []) expect(ids).toContain(id)
  })

  test('is silent on the empty file, unless the file being empty is its matter', () => {
    if (rule.id === 'empty-file') return
    expect(lintExample(rule, {code: ''}).messages).toEqual([])
  })

  test('takes any text, places each message inside it, and gives fixes that can be applied', () => {
    fc.assert(
      fc.property(robotsText, fc.constantFrom('gemini', 'web'), (text, target) => {
        const {messages, tree} = lintExample(rule, {code: text, target})
        for (const {place, fix} of messages) {
          expect(place.start.offset).toBeGreaterThanOrEqual(0)
          expect(place.end.offset).toBeLessThanOrEqual(tree.text.length)
          expect(place.end.offset).toBeGreaterThanOrEqual(place.start.offset ?? 0)
          if (fix) applyFixes(fromText(text), [fix])
        }
      }),
      {numRuns: 200, seed: 9309},
    )
  })

  test('settles when its own fixes are applied to any text', () => {
    fc.assert(
      fc.property(robotsText, fc.constantFrom('gemini', 'web'), (text, target) => {
        const example = {code: text, target}
        const {cycle} = fixExample(rule, example)
        expect(cycle).toBeUndefined()
      }),
      {numRuns: 100, seed: 9309},
    )
  })
})

describe('the list of rules', () => {
  test('holds each file of the folder, under its name', () => {
    expect(rules.map(({id}) => id)).toEqual([...ruleIds(readdirSync('rules'))].sort())
  })

  test('is what everything rendered says: run `npm run render` after a change', async () => {
    for (const [path, content] of await renderedFiles())
      expect(readFileSync(path, 'utf8'), path).toBe(content)
  })
})

function numbered<T>(examples: readonly T[]): {number: number; example: T}[] {
  return examples.map((example, index) => ({number: index + 1, example}))
}

function sourceOf({code}: GoodExample): Source {
  return typeof code === 'string' ? fromText(code) : decode(code)
}

/** One rule is tried at a time; the others are only known. */
const ALL_OFF = Object.fromEntries(rules.map(({id}) => [id, {level: 'off' as const}]))

function lintExample(rule: LintRule, example: GoodExample, source = sourceOf(example)): LintResult {
  // The protocol of a retrieval says who reads the file.
  const target = example.target ?? (rule.targets.includes('web') ? 'web' : 'gemini')
  const level = Object.values(typeof rule.severity === 'string' ? [rule.severity] : rule.severity)
  const offByDefault = level.every(one => one === 'off')
  return lint(source, {
    rules,
    ...((example.target || !example.retrieval) && {targets: target.split(',')}),
    settings: {
      ...ALL_OFF,
      [rule.id]: {
        ...(offByDefault && {level: 'warning'}),
        ...(example.options && {options: example.options}),
      },
    },
    ...(example.path !== undefined && {path: example.path}),
    ...(example.origin !== undefined && {origin: example.origin}),
    ...(example.expectations && {expectations: example.expectations}),
    ...(example.retrieval && {retrieval: example.retrieval}),
  })
}

function fixExample(rule: LintRule, example: GoodExample | BadExample) {
  return fixSource(sourceOf(example), state => lintExample(rule, example, state), {unsafe: true})
}

function written(messages: readonly Message[]): string[] {
  return messages.map(({place: {start, end}, severity, message}) => {
    return `${start.line}:${start.column}-${end.line}:${end.column} ${severity}: ${message}`
  })
}
