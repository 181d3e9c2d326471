import type {Source} from '../../analyzer/syntax/source.ts'
import {type Change, lineChanges} from '../../analyzer/text/line-changes.ts'
import {printable, printablePath} from '../terminal/printable.ts'
import type {Style} from '../terminal/style.ts'

/** One side of a diff. */
export interface DiffSide {
  readonly path: string
  readonly text: string
}

/** A file, so that a change of the encoding alone shows somewhere. */
export function sideOf(path: string, {text, encoding, byteOrderMark}: Source): DiffSide {
  return {
    path: encoding === 'utf-8' ? path : `${path} (${encoding})`,
    text: byteOrderMark ? `\uFEFF${text}` : text,
  }
}

/** Unchanged lines that are shown around a change. */
const CONTEXT = 3

const NO_NEWLINE = '\\ No newline at end of file'

/**
 * The difference as a unified diff, for people: what nobody sees in a file is shown, and nothing of it can act on a
 * terminal or a log reader. Of a file of ordinary text it is a patch as well.
 */
export function unifiedDiff(before: DiffSide, after: DiffSide, style: Style): string {
  const oldLines = splitLines(before.text)
  const newLines = splitLines(after.text)
  let diff = `${style.bold(`--- ${printablePath(before.path)}`)}\n${style.bold(`+++ ${printablePath(after.path)}`)}\n`
  for (const hunk of hunksOf(lineChanges(oldLines, newLines), oldLines.length)) {
    for (const row of renderHunk(hunk, oldLines, newLines, style)) diff += `${row}\n`
  }
  return diff
}

/** Lines with their line ends. */
function splitLines(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

/** Changes so near to each other that their surroundings touch. */
function hunksOf(changes: readonly Change[], oldLength: number): readonly (readonly Change[])[] {
  const hunks: Change[][] = []
  for (const change of changes) {
    const last = hunks.at(-1)
    const end = last?.at(-1)?.oldEnd ?? -oldLength - 2 * CONTEXT
    if (last && change.oldStart - end <= 2 * CONTEXT) last.push(change)
    else hunks.push([change])
  }
  return hunks
}

function* renderHunk(
  changes: readonly Change[],
  oldLines: readonly string[],
  newLines: readonly string[],
  style: Style,
): Iterable<string> {
  const first = changes[0]
  const last = changes.at(-1)
  if (!first || !last) return
  const lead = Math.min(CONTEXT, first.oldStart)
  const tail = Math.min(CONTEXT, oldLines.length - last.oldEnd)
  const oldRange = rangeText(first.oldStart - lead, last.oldEnd + tail)
  const newRange = rangeText(first.newStart - lead, last.newEnd + tail)
  yield style.cyan(`@@ -${oldRange} +${newRange} @@`)
  let done = first.oldStart - lead
  for (const {oldStart, oldEnd, newStart, newEnd} of changes) {
    yield* renderLines(' ', oldLines.slice(done, oldStart), text => text)
    yield* renderLines('-', oldLines.slice(oldStart, oldEnd), style.red)
    yield* renderLines('+', newLines.slice(newStart, newEnd), style.green)
    done = oldEnd
  }
  yield* renderLines(' ', oldLines.slice(done, last.oldEnd + tail), text => text)
}

/** `first,count`, where an empty range stands behind the line before it. */
function rangeText(start: number, end: number): string {
  const count = end - start
  const first = count === 0 ? start : start + 1
  return count === 1 ? `${first}` : `${first},${count}`
}

function renderLines(sign: string, lines: readonly string[], paint: (text: string) => string): string[] {
  return lines.flatMap(line => {
    const content = line.endsWith('\n') ? line.slice(0, -1) : line
    const row = paint(sign + showLine(content))
    return line.endsWith('\n') ? [row] : [row, NO_NEWLINE]
  })
}

/** Tabs stay, and a workflow command behind the sign, which may be a blank, is broken. */
function showLine(line: string): string {
  const shown = line.split('\t').map(printable).join('\t')
  return shown.trimStart().startsWith('::') ? shown.replace(':', '<U+003A>') : shown
}
