import type {Position} from 'unist'
import type {Root, Span} from '../syntax/nodes.ts'
import type {Fix, Severity} from './rule.ts'

/** A finding, in its place. */
export interface Message {
  readonly rule: string
  /** The message's id within its rule. */
  readonly messageId: string
  /** What tells its cause from others of the rule: messages of one cause are gathered. */
  readonly cause: string
  readonly severity: Severity
  /** One or two sentences: what is wrong, and to whom it matters. */
  readonly message: string
  /** Lines and columns from 1 (columns in UTF-16 code units), offsets from 0. */
  readonly place: Required<Position>
  readonly related: readonly RelatedMessage[]
  readonly fix?: Fix
  readonly suggestions: readonly Fix[]
}

export interface RelatedMessage {
  readonly message: string
  readonly place: Position
}

/** Fills the `{names}` of a message text. */
export function fillMessage(text: string, data: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(data[name] ?? whole))
}

/** Gives lines and columns to a span. The end of the text counts as the end of its last line. */
export function positionOf(tree: Pick<Root, 'table'>, span: Span): Position {
  return {start: pointAt(tree, span.start), end: pointAt(tree, span.end)}
}

function pointAt({table}: Pick<Root, 'table'>, offset: number) {
  const index = table.indexAt(offset)
  const start = table.starts[index] ?? 0
  return {line: index + 1, column: Math.max(offset, 0) - start + 1, offset: Math.max(offset, 0)}
}
