import type {Profile} from '../crawlers/profile.ts'
import {format} from '../syntax/format.ts'
import {parse} from '../syntax/parse.ts'
import type {Source} from '../syntax/source.ts'
import {quote} from '../text/quote.ts'
import {accessChanges, type Bounds, type Change} from './access-changes.ts'
import {type PolicyReader, policiesOf} from './policy-reader.ts'

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
  const refusal = refusalToFormat(policiesOf(source), policiesOf(formatted), profiles)
  return refusal === undefined ? {source: formatted} : {refusal}
}

/**
 * Why a file must not be formatted like this: some crawler would let somebody fetch more or less.
 *
 * @param bounds how far to look where a crawler reads the two otherwise; to the end if absent
 */
export function refusalToFormat(
  before: PolicyReader,
  after: PolicyReader,
  profiles: readonly Profile[],
  bounds?: Bounds,
): string | undefined {
  const [change] = accessChanges(before, after, profiles, {...(bounds && {bounds})})
  return change && describe(change)
}

function describe({profile, agents, difference: {path, before, after}}: Change): string {
  const who = agents[0] === '*' ? 'everybody' : quote(agents[0] ?? '')
  const verb = after.allowed ? 'could then fetch' : 'could then no longer fetch'
  const line = before.rule ?? after.rule
  const where = line ? `; see line ${line.line.line}` : ''
  return `formatted, it would mean something else to ${profile.title}: ${who} ${verb} ${quote(path)}${where}`
}
