import {lineChanges} from './line-changes.ts'

/** A replacement of `text.slice(start, end)`. */
export interface LineEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The edits that turn a text into another, by whole lines; what did not change is not touched. */
export function lineEdits(before: string, after: string): readonly LineEdit[] {
  const [old, now] = [before, after].map(linesOf)
  if (old === undefined || now === undefined) return []
  const starts = startsOf(old)
  return lineChanges(old, now).map(({oldStart, oldEnd, newStart, newEnd}) => ({
    start: starts[oldStart] ?? before.length,
    end: starts[oldEnd] ?? before.length,
    text: now.slice(newStart, newEnd).join(''),
  }))
}

/** Lines with their line ends. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? []
}

function startsOf(lines: readonly string[]): readonly number[] {
  let start = 0
  return lines.map(line => {
    start += line.length
    return start - line.length
  })
}
