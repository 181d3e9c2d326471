import type {Position} from 'vscode-languageserver-types'
import {lineAt} from '../../analyzer/lint/places.ts'
import {indexAt} from '../../analyzer/syntax/index-at.ts'
import type {AnyRecord, Comment, Group, Line, MalformedLine, Root, Span} from '../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../documents/analysis.ts'

/** Which part of a line a position stands in. A position at the end of a word belongs to the word. */
export type Spot = KeySpot | ValueSpot | CommentSpot

/** Before the colon, or in a line without one. */
export interface KeySpot {
  readonly part: 'key'
  readonly offset: number
  /** None where the text ends with a line end and the position is behind it. */
  readonly line: Line | undefined
  /** The key, or what stands in its place; empty on a blank line. */
  readonly token: Span
}

export interface ValueSpot {
  readonly part: 'value'
  readonly offset: number
  readonly line: AnyRecord
  /** The value; where it is empty, where it would stand. */
  readonly token: Span
}

export interface CommentSpot {
  readonly part: 'comment'
  readonly offset: number
  readonly line: AnyRecord | Comment | MalformedLine
  /** From its `#` to the end of the line. */
  readonly token: Span
}

/** What stands at a position. */
export function spotAt({tree, lines}: Analysis, position: Position): Spot {
  const offset = lines.offsetAt(position)
  const line = lineAt(tree, offset)
  if (line === undefined || isBehind(line, offset))
    return {part: 'key', offset, line: undefined, token: {start: offset, end: offset}}
  if (line.type === 'blankLine') return {part: 'key', offset, line, token: {start: offset, end: offset}}
  if (line.commentStart >= 0 && offset > line.commentStart)
    return {part: 'comment', offset, line, token: {start: line.commentStart, end: line.end}}
  switch (line.type) {
    case 'comment':
      return {part: 'key', offset, line, token: {start: offset, end: offset}}
    case 'malformedLine':
      return {part: 'key', offset, line, token: line.content}
    default:
      return offset <= line.separatorOffset
        ? {part: 'key', offset, line, token: line.key}
        : {part: 'value', offset, line, token: valueAround(line, offset)}
  }
}

/** A text that ends with a line end has one more line for an editor than for the tree. */
function isBehind({end, next}: Line, offset: number): boolean {
  return offset >= next && next > end
}

/** An empty value stands where it is being written. */
function valueAround({valueStart, valueEnd}: AnyRecord, offset: number): Span {
  return valueStart === valueEnd ? {start: offset, end: offset} : {start: valueStart, end: valueEnd}
}

/** Whether an offset stands in a word or at one of its ends. */
export function touches({start, end}: Span, offset: number): boolean {
  return start <= offset && offset <= end
}

/** The group that an offset stands in; none before the first one. */
export function groupAt({groups}: Root, offset: number): Group | undefined {
  const group = groups[indexAt(groups, offset)]
  return group && group.start <= offset ? group : undefined
}

/** The part of a text around an offset that no separator is in: `isSeparator` is asked for single characters. */
export function wordAround(
  text: string,
  within: Span,
  offset: number,
  isSeparator: (character: string) => boolean,
): Span {
  let start = offset
  while (start > within.start && !isSeparator(text.charAt(start - 1))) start--
  let end = offset
  while (end < within.end && !isSeparator(text.charAt(end))) end++
  return {start, end}
}
