import type {Style} from './style.ts'
import {GAP} from './table.ts'
import {type WrappedLine, wrapMarkdown} from './wrap.ts'

/**
 * A table whose cells are Markdown, its first row in bold. What is too wide together is wrapped in the cells of the
 * widest columns.
 */
export function fitTable(
  rows: readonly (readonly string[])[],
  {style, width}: {readonly style: Style; readonly width: number},
): readonly string[] {
  const limits = columnWidths(rows, style, width)
  return rows.flatMap((row, index) => {
    const cells = row.map((cell, column) => wrapMarkdown(cell, limits[column] ?? 0, style))
    const height = Math.max(...cells.map(lines => lines.length))
    const lines = Array.from({length: height}, (_, line) => lineOf(cells, line, limits))
    return index === 0 ? lines.map(style.bold) : lines
  })
}

function lineOf(cells: readonly (readonly WrappedLine[])[], line: number, limits: readonly number[]): string {
  const padded = cells.map((lines, column) => {
    const {text, width} = lines[line] ?? {text: '', width: 0}
    return text + ' '.repeat(Math.max(0, (limits[column] ?? 0) - width))
  })
  return padded.join(' '.repeat(GAP)).trimEnd()
}

/** As wide as the cells want, or less for the widest: never less than the longest word needs. */
function columnWidths(rows: readonly (readonly string[])[], style: Style, width: number): readonly number[] {
  const widest = (limit: number) =>
    (rows[0] ?? []).map((_, column) =>
      Math.max(...rows.flatMap(row => wrapMarkdown(row[column] ?? '', limit, style).map(line => line.width))),
    )
  const wanted = widest(Number.POSITIVE_INFINITY)
  const least = widest(0)
  const room = width - GAP * (wanted.length - 1)
  let limit = Math.max(...wanted)
  const limited = () => wanted.map((wide, column) => Math.max(Math.min(wide, limit), least[column] ?? 0))
  while (limit > 1 && sum(limited()) > room) limit--
  return limited()
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
