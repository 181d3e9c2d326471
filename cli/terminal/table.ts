import {textWidth} from './width.ts'

/** Blanks between two columns. */
export const GAP = 2

/** Rows with their cells below each other. The last cell may be of any width. */
export function renderTable(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.slice(0, -1).entries())
      widths[column] = Math.max(widths[column] ?? 0, textWidth(cell))
  }
  return rows.map(row =>
    row
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) + GAP - textWidth(cell))))
      .join('')
      .trimEnd(),
  )
}
