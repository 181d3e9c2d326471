import type {RelatedMessage} from '../../analyzer/lint/message.ts'
import type {Line} from '../../analyzer/syntax/nodes.ts'
import {viewLine} from './line-view.ts'
import {printable} from './printable.ts'
import type {Style} from './style.ts'

/** A place to point at. */
export interface Mark {
  readonly place: RelatedMessage['place']
  /** What is to be said of it, beside the underline. */
  readonly label?: string
  /** The place that the message is about, or one that it only speaks of. */
  readonly isMain: boolean
}

export interface SnippetOptions {
  readonly style: Style
  /** Paints the underline of the main place. */
  readonly accent: (text: string) => string
  /** Columns for the whole, line numbers included. */
  readonly width: number
}

/** Of a place of many lines, so many at its beginning are shown, and the last one. */
const FIRST_LINES = 2

/** A part of one line to underline; columns from 1, as in messages. */
interface Underline {
  readonly line: number
  readonly start: number
  readonly end: number
  readonly mark: Mark
  /** The label stands beside the last line of a place. */
  readonly isLast: boolean
}

/** The lines of the file that the marks are in, numbered, each with its underlines. */
export function renderSnippet(
  lines: readonly Line[],
  marks: readonly Mark[],
  options: SnippetOptions,
): string[] {
  const byLine = new Map<number, Underline[]>()
  for (const underline of marks.flatMap(mark => underlinesOf(mark, lines))) {
    byLine.set(underline.line, [...(byLine.get(underline.line) ?? []), underline])
  }
  const numbers = [...byLine.keys()].sort((a, b) => a - b)
  const gutter = String(numbers.at(-1) ?? 0).length
  const {dim} = options.style
  const rows = [dim(`${' '.repeat(gutter)} |`)]
  let previous: number | undefined
  for (const number of numbers) {
    if (previous !== undefined && number > previous + 1) rows.push(dim('...'))
    previous = number
    const width = Math.max(20, options.width - gutter - 3)
    const [text = '', ...underlines] = renderLine(lines[number - 1], byLine.get(number) ?? [], width, options)
    rows.push(`${dim(`${String(number).padStart(gutter)} |`)} ${text}`)
    for (const row of underlines) rows.push(`${dim(`${' '.repeat(gutter)} |`)} ${row}`)
  }
  return rows
}

function underlinesOf(mark: Mark, lines: readonly Line[]): Underline[] {
  const {start, end} = mark.place
  // A place that ends where a line begins does not reach into it.
  const last = end.line > start.line && end.column === 1 ? end.line - 1 : end.line
  const shown: number[] = []
  for (let line = start.line; line <= Math.min(last, start.line + FIRST_LINES - 1); line++) shown.push(line)
  if (last >= start.line + FIRST_LINES) shown.push(last)
  return shown.map(line => ({
    line,
    start: line === start.line ? start.column : 1,
    end: line === end.line ? end.column : lengthOf(lines[line - 1]) + 1,
    mark,
    isLast: line === last,
  }))
}

function lengthOf(line: Line | undefined): number {
  return line ? line.end - line.start : 0
}

/** The line, and a row for each of its underlines. */
function renderLine(
  line: Line | undefined,
  underlines: readonly Underline[],
  width: number,
  {style, accent}: SnippetOptions,
): string[] {
  const main = underlines.find(({mark}) => mark.isMain) ?? underlines[0]
  const view = viewLine(line?.raw ?? '', (main?.start ?? 1) - 1, (main?.end ?? 1) - 1, width)
  const rows = underlines.map(({start, end, mark, isLast}) => {
    const columns = view.columnsOf(start - 1, end - 1)
    const stroke = (mark.isMain ? '^' : '-').repeat(columns.end - columns.start)
    const label = isLast && mark.label ? ` ${printable(mark.label)}` : ''
    return ' '.repeat(columns.start) + (mark.isMain ? accent : style.blue)(stroke + label)
  })
  return [view.shown, ...rows]
}
