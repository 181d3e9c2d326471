import {trimEnd} from '../text/trim-end.ts'
import type {AnyRecord, Line, Root} from './nodes.ts'

const BLANKS = ' \t'

/**
 * Writes a tree in the usual form: one space behind the colon, none before it, no indentation, no blanks at line
 * ends, at most one blank line in a row, one kind of line end, and a line end at the end.
 *
 * Keys, values and comments stay letter for letter: some crawlers tell `User-Agent` from `User-agent`.
 */
export function format(tree: Root): string {
  const lineEnd = usualLineEnd(tree)
  const written: string[] = []
  for (const line of tree.lines) {
    const text = formatLine(line)
    if (text !== '' || (written.length > 0 && written.at(-1) !== '')) written.push(text)
  }
  if (written.at(-1) === '') written.pop()
  return written.map(text => text + lineEnd).join('')
}

function formatLine(line: Line): string {
  switch (line.type) {
    case 'blankLine':
      return ''
    case 'comment':
      return trimEnd(line.comment.value, BLANKS)
    case 'malformedLine':
      return withComment(line.content.value, line.comment?.value)
    default:
      return formatRecord(line)
  }
}

function formatRecord(record: AnyRecord): string {
  const value = record.value.value
  return withComment(`${record.key.value}:${value && ' '}${value}`, record.comment?.value)
}

function withComment(content: string, comment: string | undefined): string {
  return comment === undefined ? content : `${content} ${trimEnd(comment, BLANKS)}`
}

/** LF or CRLF, whichever more lines have. Never a bare CR: six of ten Gemini crawlers see no line end there. */
export function usualLineEnd(tree: Root): '\n' | '\r\n' {
  let lf = 0
  let crlf = 0
  for (const {end, next} of tree.lines) {
    if (next - end === 2) crlf++
    else if (tree.text.charCodeAt(end) === 10) lf++
  }
  return crlf > lf ? '\r\n' : '\n'
}
