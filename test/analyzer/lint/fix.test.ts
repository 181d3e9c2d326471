import {describe, expect, test} from 'vitest'
import {fixSource} from '../../../analyzer/lint/fix.ts'
import {defineRule, type Fix, type LintRule} from '../../../analyzer/lint/rule.ts'
import {lint} from '../../../analyzer/lint/run.ts'
import {decode, encode, fromText, type Source} from '../../../analyzer/syntax/source.ts'

/** A rule that writes one text in place of another, wherever it stands. */
function replacing(id: string, from: string, to: string, parts: Partial<Fix> = {}): LintRule {
  return defineRule({
    id,
    category: 'lines',
    summary: '',
    rationale: '',
    references: [],
    targets: ['web'],
    severity: 'warning',
    messages: {found: 'found'},
    examples: {good: [], bad: []},
    *check({text}) {
      for (let start = text.indexOf(from); start >= 0; start = text.indexOf(from, start + from.length)) {
        const end = start + from.length
        const fix: Fix = {title: 'Replace', safety: 'safe', edits: [{start, end, text: to}], ...parts}
        yield {message: 'found', place: {start, end}, fix}
      }
    },
  })
}

function fix(text: string | Source, rules: readonly LintRule[], unsafe = false) {
  const source = typeof text === 'string' ? fromText(text) : text
  return fixSource(source, state => lint(state, {rules}), {unsafe})
}

describe('fixSource', () => {
  test('applies all fixes that do not overlap at once', () => {
    const {source, applied} = fix('a a\r\na\r\n', [replacing('r', 'a', 'bb')])
    expect(source.text).toBe('bb bb\r\nbb\r\n')
    expect(applied).toHaveLength(3)
  })

  test('lets a fix that overlaps wait for the next round, and reports what is left', () => {
    const {source, result} = fix('abc', [
      replacing('r', 'ab', 'x'),
      replacing('s', 'bc', 'y'),
      replacing('t', 'xc', 'z'),
    ])
    expect(source.text).toBe('z')
    expect(result.messages).toEqual([])
  })

  test('leaves unsafe fixes alone unless they are asked for', () => {
    const rules = [replacing('r', 'a', 'b', {safety: 'unsafe'})]
    expect(fix('a', rules).source.text).toBe('a')
    expect(fix('a', rules, true).source.text).toBe('b')
  })

  test('stops where two rules undo each other, and names them', () => {
    const {source, cycle} = fix('a', [replacing('to-b', 'a', 'b'), replacing('to-a', 'b', 'a')])
    expect(cycle).toEqual(['to-a'])
    expect(source.text).toBe('b')
  })

  test('stops where a fix never settles', () => {
    const {cycle} = fix('a', [replacing('growing', 'a', 'aa')])
    expect(cycle).toEqual(['growing'])
  })

  test('keeps the byte order mark and every byte that no fix touches', () => {
    const bytes = Buffer.concat([Buffer.from('\uFEFFé a '), Buffer.from([0xff, 0xc3]), Buffer.from(' a\r\n')])
    const {source} = fix(decode(bytes), [replacing('r', 'a', 'bb')])
    expect(Buffer.from(encode(source))).toEqual(
      Buffer.concat([Buffer.from('\uFEFFé bb '), Buffer.from([0xff, 0xc3]), Buffer.from(' bb\r\n')]),
    )
  })

  test('removes the byte order mark by an edit that starts at -1, beside other edits', () => {
    const removed = {edits: [{start: -1, end: 0, text: ''}]}
    const rule = replacing('bom', 'x', '', removed)
    const {source} = fix('\uFEFFx: a', [rule, replacing('r', 'a', 'b')].slice(0, 1))
    expect(source).toMatchObject({byteOrderMark: false, text: 'x: a'})
  })

  test('writes UTF-8 where a fix asks for it', () => {
    const source = decode(Buffer.from('\uFEFFaé', 'utf16le'))
    const {source: mended} = fix(source, [replacing('utf8', 'a', 'b', {encoding: 'utf-8'})])
    expect(Buffer.from(encode(mended)).toString()).toBe('bé')
  })
})
