import {createScanner, type Node, type ParseError, parseTree, printParseErrorCode} from 'jsonc-parser'
import type {Span} from '../syntax/nodes.ts'

export type JsonNode = Node

/** What is wrong with a configuration, and where. */
export interface ConfigProblem {
  readonly message: string
  /** Offsets in the text of the configuration. */
  readonly place: Span
  /** Set where an editor that knows JSON and the schema finds nothing wrong. */
  readonly isBeyondSchema?: true
}

/** A value, and the key that leads to it. */
export interface Member {
  readonly key?: Node
  readonly value: Node
}

/** Reads JSON with comments, in which a comma may stand behind the last value. */
export function parseJson(text: string): {readonly root: Node} | {readonly problem: ConfigProblem} {
  const deep = firstTooDeep(text)
  if (deep !== undefined) {
    return {
      problem: {
        message: `The values are nested more than ${MOST_LEVELS} deep.`,
        place: {start: deep, end: deep + 1},
        isBeyondSchema: true,
      },
    }
  }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, {allowTrailingComma: true, allowEmptyContent: true})
  const [error] = errors
  if (error) return {problem: {message: syntaxMessage(error), place: placeOfError(error, text)}}
  if (root) return {root}
  const message = 'The file is empty; write `{}`.'
  return {problem: {message, place: {start: 0, end: 0}, isBeyondSchema: true}}
}

/** Far more than any configuration has, and far less than what the parser's own calls can go. */
const MOST_LEVELS = 100

function firstTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true)
  let depth = 0
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    // A string begins with a quote, so that what stands in it does not count.
    const sign = text.charAt(scanner.getTokenOffset())
    if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    if (depth > MOST_LEVELS) return scanner.getTokenOffset()
  }
  return undefined
}

export function spanOf({offset, length}: Node): Span {
  return {start: offset, end: offset + length}
}

/** The first member of the name. */
export function memberOf(node: Node, name: string): Member | undefined {
  let byName = membersByName.get(node)
  if (byName === undefined) {
    byName = new Map(
      membersOf(node)
        .reverse()
        .map(member => [member.key.value, member]),
    )
    membersByName.set(node, byName)
  }
  return byName.get(name)
}

/** So that finding thousands of members takes no longer than reading them. */
const membersByName = new WeakMap<Node, ReadonlyMap<unknown, Member>>()

/** What a path of keys and indexes leads to, or the last value on the way. */
export function descend(root: Node, path: readonly string[]): Member {
  let found: Member = {value: root}
  for (const step of path) {
    const {value} = found
    const element = value.type === 'array' ? value.children?.[Number(step)] : undefined
    const next = element ? {value: element} : memberOf(value, step)
    if (next === undefined) break
    found = next
  }
  return found
}

/** As `JSON.parse` gives it, in which no key is special. */
export function plainValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(plainValue)
  if (node.type !== 'object') return node.value
  return Object.fromEntries(membersOf(node).map(({key, value}) => [key.value, plainValue(value)]))
}

/** Of two values for one key only one would count, and nobody could tell which. */
export function repeatedKeys(node: Node): readonly ConfigProblem[] {
  const members = membersOf(node)
  const seen = new Set<unknown>()
  const repeated = members.filter(({key}) => seen.has(key.value) || !seen.add(key.value))
  const children = node.type === 'object' ? members.map(({value}) => value) : (node.children ?? [])
  return [
    ...repeated.map(({key}) => ({message: `\`${key.value}\` is set twice.`, place: spanOf(key)})),
    ...children.flatMap(repeatedKeys),
  ]
}

function membersOf(node: Node): Required<Member>[] {
  if (node.type !== 'object') return []
  return (node.children ?? []).flatMap(({children: [key, value] = []}) =>
    key && value ? [{key, value}] : [],
  )
}

/** What is missing at the end of the file is told at the last word; an error without a length underlines something. */
function placeOfError({offset, length}: ParseError, text: string): Span {
  const start = Math.max(0, Math.min(offset, text.trimEnd().length - 1))
  return {start, end: Math.min(text.length, start + Math.max(length, 1))}
}

/** The parser names an error by a code such as `CommaExpected` or `UnexpectedEndOfString`. */
function syntaxMessage({error}: ParseError): string {
  const words = printParseErrorCode(error)
    .replace(/(?!^)[A-Z]/g, letter => ` ${letter}`)
    .toLowerCase()
  const [, missing] = /^(.*) expected$/.exec(words) ?? []
  if (missing === 'end of file') return 'The configuration has ended before this.'
  return missing ? `This is no JSON: a ${missing} is missing.` : `This is no JSON: ${words}.`
}
