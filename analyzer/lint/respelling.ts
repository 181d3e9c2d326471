import type {Profile} from '../crawlers/profile.ts'
import type {Root, Rule} from '../syntax/nodes.ts'
import type {Edit} from '../syntax/source.ts'
import {replace} from './edits.ts'
import {lineEndOf} from './line-end.ts'

/**
 * Whether a path must be written in both forms, encoded and not: some crawlers decode the address and not the rule,
 * so that neither form is right for all.
 */
export function needsBothForms(profiles: readonly Profile[]): boolean {
  return profiles.some(({percentEncoding}) => percentEncoding === 'decoded-url')
}

/** Writes a rule with another path, in its place or on a line of its own below it. */
export function respell(rule: Rule, path: string, where: 'in-place' | 'below', tree: Root): Edit {
  if (where === 'in-place') return replace(rule.value, path)
  const beginning = rule.text.slice(rule.keyStart, rule.valueStart)
  return {start: rule.end, end: rule.end, text: lineEndOf(rule, tree) + beginning + path}
}
