import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {accessChanges, type Change} from '../../analyzer/policy/access-changes.ts'
import {policiesOf} from '../../analyzer/policy/policy-reader.ts'
import {format} from '../../analyzer/syntax/format.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import type {Source} from '../../analyzer/syntax/source.ts'
import {quote} from '../../analyzer/text/quote.ts'

/** A file in the usual form, or why it has to stay as it is. */
export type Formatted = {readonly source: Source} | {readonly refusal: string}

/**
 * Formats a file, unless one of the crawlers would then let somebody fetch more or less: some take a space or a comment
 * for a part of the path.
 *
 * @returns the same source where it has the usual form already
 */
export function formatSource(source: Source, profiles: readonly Profile[]): Formatted {
  if (source.invalid.length > 0) return {refusal: 'it holds bytes that are no text; mend them first'}
  const text = format(parse(source.text))
  if (text === source.text) return {source}
  const formatted = {...source, text}
  const [change] = accessChanges(policiesOf(source), policiesOf(formatted), profiles)
  return change ? {refusal: describe(change)} : {source: formatted}
}

function describe({profile, agents, difference: {path, before, after}}: Change): string {
  const who = agents[0] === '*' ? 'everybody' : quote(agents[0] ?? '')
  const verb = after.allowed ? 'could then fetch' : 'could then no longer fetch'
  const line = before.rule ?? after.rule
  const where = line ? `; see line ${line.line.line}` : ''
  return `formatted, it would mean something else to ${profile.title}: ${who} ${verb} ${quote(path)}${where}`
}
