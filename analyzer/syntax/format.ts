import {trimEnd} from '../text/trim-end.ts'
import type {AnyRecord, Line, Root} from './nodes.ts'
import type {Edit} from './source.ts'

const BLANKS = ' \t'

/**
 * Writes a tree in the usual form: one space behind the colon, none before it, no indentation, no blanks at line
 * ends, at most one blank line in a row, one kind of line end, and a line end at the end.
 *
 * Keys, values and comments stay letter for letter: some crawlers tell `User-Agent` from `User-agent`.
 */
export function format(tree: Root): string {
  let text = ''
  let done = 0
  for (const edit of formatEdits(tree)) {
    text += tree.text.slice(done, edit.start) + edit.text
    done = edit.end
  }
  return text + tree.text.slice(done)
}

/**
 * The changes that bring a tree into the usual form, in their order and each as small as it can be: an editor keeps
 * its cursors and marks in everything that no edit touches.
 */
export function* formatEdits(tree: Root): Generator<Edit> {
  const {text} = tree
  const lineEnd = usualLineEnd(tree)
  let isBehindText = false
  let blankLines: Line[] = []
  for (const line of tree.lines) {
    if (line.type === 'blankLine') {
      blankLines.push(line)
      continue
    }
    const kept = isBehindText ? blankLines.shift() : undefined
    if (kept) yield* changed(text, [blanks(kept.start, kept.end), endOf(kept, lineEnd)])
    yield* blankLines.map(removed)
    yield* changed(text, [...partsOf(line), endOf(line, lineEnd)])
    isBehindText = true
    blankLines = []
  }
  yield* blankLines.filter(({start, next}) => start < next).map(removed)
}

/** The changes that bring a single line into the usual form, its line end aside. */
export function formatLineEdits(line: Line): readonly Edit[] {
  return line.type === 'blankLine' ? [] : [...changed(line.text, partsOf(line))]
}

function* changed(text: string, edits: readonly Edit[]): Generator<Edit> {
  for (const edit of edits) if (text.slice(edit.start, edit.end) !== edit.text) yield edit
}

function removed({start, next}: Line): Edit {
  return blanks(start, next)
}

function endOf({end, next}: Line, text: string): Edit {
  return {start: end, end: next, text}
}

/** What stands between the words of a line, as it is usually written. */
function partsOf(line: Exclude<Line, {type: 'blankLine'}>): readonly Edit[] {
  switch (line.type) {
    case 'comment':
      return [blanks(line.start, line.commentStart), behindComment(line)]
    case 'malformedLine':
      return [blanks(line.start, line.contentStart), ...behind(line.contentEnd, line)]
    default:
      return partsOfRecord(line)
  }
}

function partsOfRecord(record: AnyRecord): readonly Edit[] {
  const {start, keyStart, keyEnd, separatorOffset, valueStart, valueEnd} = record
  const before = [blanks(start, keyStart), blanks(keyEnd, separatorOffset)]
  const behindColon = separatorOffset + 1
  if (valueStart === valueEnd) return [...before, ...behind(behindColon, record)]
  return [...before, blanks(behindColon, valueStart, ' '), ...behind(valueEnd, record)]
}

interface EndOfLine {
  readonly text: string
  readonly end: number
  readonly commentStart: number
}

/** What stands behind the last word that is no comment. */
function behind(start: number, line: EndOfLine): readonly Edit[] {
  if (line.commentStart < 0) return [blanks(start, line.end)]
  return [blanks(start, line.commentStart, ' '), behindComment(line)]
}

function behindComment({text, commentStart, end}: EndOfLine): Edit {
  return blanks(commentStart + trimEnd(text.slice(commentStart, end), BLANKS).length, end)
}

/** Writes a blank, or none, in place of those that stand there. */
function blanks(start: number, end: number, text = ''): Edit {
  return {start, end, text}
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
