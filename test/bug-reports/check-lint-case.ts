import {expect} from 'vitest'
import {decode, encode, fix, fromText, type LintOptions, lint} from '../../library.ts'
import type {LintCase} from './lint-cases.ts'

/** Compares all that is reported, and what the fixes leave. */
export function checkLintCase({file, on = [], options, findings, fixed}: LintCase): void {
  const source = typeof file === 'string' ? fromText(file) : decode(file)
  const settings = Object.fromEntries(on.map(id => [id, {level: 'info'} as const]))
  const all: LintOptions = {settings, ...options}
  const {messages} = lint(source, all)
  expect(messages.map(({place, rule, severity}) => `${place.start.line}:${rule} ${severity}`)).toEqual(
    findings,
  )
  if (fixed === undefined) return
  const mended = fix(source, {...all, unsafe: true})
  expect(new TextDecoder('utf-8', {ignoreBOM: true}).decode(encode(mended.source))).toBe(fixed)
}
