import type {Line, Root} from '../syntax/nodes.ts'

/** The line end to write where a fix splits a line: that of the line, or of the one before it at the end of the file. */
export function lineEndOf(line: Line, tree: Root): string {
  if (line.next > line.end) return tree.text.slice(line.end, line.next)
  const before = tree.lineAt(line.line - 2)
  return before === undefined ? '\n' : tree.text.slice(before.end, before.next)
}
