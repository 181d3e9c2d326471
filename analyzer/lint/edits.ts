import type {Line, Span} from '../syntax/nodes.ts'
import type {Edit} from '../syntax/source.ts'

/** Writes `text` in place of a token. */
export function replace(span: Span, text: string): Edit {
  return {start: span.start, end: span.end, text}
}

export function insertBefore(span: Span, text: string): Edit {
  return {start: span.start, end: span.start, text}
}

export function remove(span: Span): Edit {
  return {start: span.start, end: span.end, text: ''}
}

/** Removes a line with its line end. */
export function removeLine(line: Line): Edit {
  return {start: line.start, end: line.next, text: ''}
}
