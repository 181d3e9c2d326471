import type {Directive} from '../../../analyzer/crawlers/directives.ts'
import type {Profile} from '../../../analyzer/crawlers/profile.ts'
import {readersOf} from '../../../analyzer/lint/directive-readers.ts'
import {nameList} from '../../../analyzer/lint/name-list.ts'
import {paragraphs, sourceLine} from './markup.ts'

/** What a key means, and to whom, in Markdown. */
export function describeDirective(directive: Directive, profiles: readonly Profile[]): string {
  const {name, value, scope, source} = directive
  return paragraphs(
    `**${name}**: ${value}.`,
    `${SCOPES[scope]} ${whoActs(directive, profiles)}`,
    standingOf(directive),
    sourceLine(source),
  )
}

const SCOPES: Readonly<Record<Directive['scope'], string>> = {
  group: 'Holds for the agents of its group.',
  global: 'Holds for the whole file, wherever it stands.',
}

function whoActs(directive: Directive, profiles: readonly Profile[]): string {
  if (directive.readers === 'all') return 'All crawlers read it.'
  const acting = readersOf(directive, profiles)
  const others = profiles.filter(profile => !acting.includes(profile) && profile.kind !== 'specification')
  if (acting.length === 0) return 'None of the target crawlers acts on it.'
  if (others.length === 0) return 'All target crawlers read it.'
  return `Read by ${nameList(acting)}; not by ${nameList(others)}.`
}

function standingOf({status, instead}: Directive): string | undefined {
  const standing = STANDINGS[status]
  if (standing === undefined) return undefined
  return instead ? `${standing} Use ${instead}.` : standing
}

const STANDINGS: Readonly<Record<Directive['status'], string | undefined>> = {
  standard: undefined,
  extension: undefined,
  experimental: 'Proposed; no crawler is known to act on it.',
  obsolete: 'Obsolete.',
  unsupported: 'Seen in files; no reader is known.',
}
