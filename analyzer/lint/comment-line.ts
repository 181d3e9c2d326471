import type {AnyRecord, Root} from '../syntax/nodes.ts'
import type {Edit} from '../syntax/source.ts'
import {lineEndOf} from './line-end.ts'

/** Puts the comment behind a value on a line of its own, above the record. */
export function moveCommentUp(line: AnyRecord, tree: Root): readonly Edit[] {
  const comment = line.text.slice(line.commentStart, line.end).trimEnd()
  return [
    {start: line.start, end: line.start, text: comment + lineEndOf(line, tree)},
    {start: line.valueEnd, end: line.end, text: ''},
  ]
}
