import {codePointName, visible} from '../../analyzer/text/quote.ts'
import {textWidth, widthOf} from './width.ts'

/** A stretch of a line as it stands on a terminal. */
export interface LineView {
  readonly shown: string
  /** The columns, from 0, that a part of the line takes in `shown`; at least one. */
  columnsOf(start: number, end: number): {readonly start: number; readonly end: number}
}

const TAB_STOP = 4

/** How much of what stands before the place in question is kept of a line that is too long. */
const LEAD = 20

/** Marks that combine take no column; a line of nothing else must end somewhere. */
const MOST_UNITS_PER_COLUMN = 4

/**
 * Shows a line, or the stretch of it around one place where it is wider than `width` columns. The time grows with
 * the width, not with the line: a file may well be one line of 5 MB.
 *
 * @param start where the place in question begins, as an index in the line
 */
export function viewLine(line: string, start: number, end: number, width: number): LineView {
  const whole = layOut(line, 0, width)
  const from = wholeCharacter(line, Math.max(0, start - LEAD))
  const fits = from === 0 || whole.end === line.length || end <= whole.end - LEAD
  // One column is for the `…` in front.
  return toView(line, fits ? whole : layOut(line, from, width - 1))
}

interface Layout {
  readonly start: number
  /** Index in the line behind the last character that is shown. */
  readonly end: number
  readonly shown: string
  /** The column of each index from `start` to `end`, both included. */
  readonly columns: readonly number[]
}

function layOut(line: string, start: number, width: number): Layout {
  const columns: number[] = []
  let shown = ''
  let column = 0
  let index = start
  const most = start + MOST_UNITS_PER_COLUMN * width
  while (index < Math.min(line.length, most)) {
    const character = String.fromCodePoint(line.codePointAt(index) ?? 0)
    const text = showCharacter(character, column, shown)
    const next = column + text.width
    if (next >= width && (next > width || index + character.length < line.length)) break
    for (let unit = 0; unit < character.length; unit++) columns.push(column)
    shown += text.shown
    column = next
    index += character.length
  }
  columns.push(column)
  return {start, end: index, shown, columns}
}

/** @param before what stands before it in the line, as shown */
function showCharacter(character: string, column: number, before: string): {shown: string; width: number} {
  if (character === '\t') {
    const width = TAB_STOP - (column % TAB_STOP)
    return {shown: ' '.repeat(width), width}
  }
  const shown = character === '[' && before.endsWith('##') ? codePointName(character) : visible(character)
  return {shown, width: shown === character ? widthOf(character) : textWidth(shown)}
}

function toView(line: string, {start, end, shown, columns}: Layout): LineView {
  const before = start > 0 ? '…' : ''
  const behind = end < line.length ? '…' : ''
  const columnOf = (index: number) =>
    before.length + (columns[Math.min(Math.max(index, start), end) - start] ?? 0)
  return {
    shown: before + shown + behind,
    columnsOf(from, to) {
      const first = columnOf(from)
      return {start: first, end: Math.max(first + 1, columnOf(to))}
    },
  }
}

/** Never begins with the second half of a surrogate pair. */
function wholeCharacter(line: string, index: number): number {
  const code = line.charCodeAt(index)
  return index > 0 && code >= 0xdc00 && code <= 0xdfff ? index - 1 : index
}
