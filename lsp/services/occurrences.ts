import type {Position} from 'vscode-languageserver-types'
import {foldCase, writtenNames} from '../../analyzer/policy/agent-names.ts'
import type {Root, Rule, Span, UserAgentRecord} from '../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../documents/analysis.ts'
import {spotAt, touches, wordAround} from './spot.ts'

/** A name of a crawler, or a part of a path, and everywhere that the file writes the same. */
export type Occurrences = AgentOccurrences | PathOccurrences

export interface AgentOccurrences {
  readonly kind: 'agent'
  /** The name at the position, without a version behind it. */
  readonly place: Span
  readonly places: readonly Span[]
}

export interface PathOccurrences {
  readonly kind: 'path'
  /** The part of a path at the position, between two slashes. */
  readonly place: Span
  /** The same part of all paths that begin alike up to its end. */
  readonly places: readonly Span[]
  /** The path up to this part, with a slash at the end. */
  readonly folder: string
}

/** What is named at a position; nothing where there is neither a crawler nor a part of a path. */
export function occurrencesAt(analysis: Analysis, position: Position): Occurrences | undefined {
  const {part, line, token, offset} = spotAt(analysis, position)
  if (part !== 'value' || !touches(token, offset)) return undefined
  if (line.type === 'userAgent') return agentOccurrences(line, analysis)
  return line.type === 'rule' ? pathOccurrences(line, offset, analysis.tree) : undefined
}

function agentOccurrences(agent: UserAgentRecord, analysis: Analysis): AgentOccurrences | undefined {
  const place = nameIn(agent, analysis)
  const key = agentKey(agent.value.value, analysis)
  if (place === undefined || key === '') return undefined
  const same = agentLines(analysis.tree).filter(other => agentKey(other.value.value, analysis) === key)
  return {kind: 'agent', place, places: same.flatMap(other => nameIn(other, analysis) ?? [])}
}

/** All user-agent lines of a file. */
export function agentLines({groups}: Root): readonly UserAgentRecord[] {
  return groups.flatMap(({agents}) => agents)
}

/**
 * What a user-agent line says to the first of the target crawlers, which is the specification where there is one:
 * lines with the same text name the same crawler.
 */
export function agentKey(value: string, {profiles: [profile]}: Analysis): string {
  return profile ? writtenNames(value, profile).join('\n') : value
}

/** Whether the target crawlers take all of a text for a name. */
export function isWholeName(name: string, analysis: Analysis): boolean {
  const [profile] = analysis.profiles
  return profile !== undefined && agentKey(name, analysis) === foldCase(name, profile)
}

function nameIn({valueStart, value}: UserAgentRecord, {profiles: [profile]}: Analysis): Span | undefined {
  const [name] = profile ? writtenNames(value.value, profile) : []
  return name ? {start: valueStart, end: valueStart + name.length} : undefined
}

function pathOccurrences(rule: Rule, offset: number, tree: Root): PathOccurrences | undefined {
  const {text, valueStart, valueEnd} = rule
  const place = wordAround(text, {start: valueStart, end: valueEnd}, offset, endsPart)
  const folder = text.slice(valueStart, place.start)
  if (place.start === place.end || !/^\/(?:[^*$?]*\/)?$/.test(folder)) return undefined
  return {kind: 'path', place, places: placesOfPart(tree, folder, text.slice(place.start, place.end)), folder}
}

/** A part of a path in a folder, in all rules that name it. */
export function placesOfPart(tree: Root, folder: string, part: string): Span[] {
  const beginning = folder + part
  const places: Span[] = []
  for (const line of tree.lines) {
    if (line.type !== 'rule' || !line.text.startsWith(beginning, line.valueStart)) continue
    const end = line.valueStart + beginning.length
    if (end > line.valueEnd || (end < line.valueEnd && !endsPart(line.text.charAt(end)))) continue
    places.push({start: line.valueStart + folder.length, end})
  }
  return places
}

function endsPart(character: string): boolean {
  return '/?*$'.includes(character)
}
