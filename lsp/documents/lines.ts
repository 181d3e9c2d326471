import type {Position as Place, Point} from 'unist'
import type {Position, Range} from 'vscode-languageserver-types'
import type {Span} from '../../analyzer/syntax/nodes.ts'
import {BYTE_ORDER_MARK} from '../../analyzer/syntax/source.ts'
import {type PositionEncoding, UTF_16} from './position-encoding.ts'

/**
 * Turns places in a document into those of the protocol and back. Nothing else in the server knows how a client
 * counts.
 *
 * Offsets are those of the analyzer: UTF-16 code units from 0 after a byte order mark, which to the client is the
 * first character. Lines of the protocol end at LF, CRLF or CR, as those of the tree do, and count from 0.
 */
export class Lines {
  /** As the client has it. Everything private counts in it; the analyzer's offsets are those less the mark. */
  readonly text: string
  readonly #encoding: PositionEncoding
  readonly #markLength: number
  readonly #starts: readonly number[]

  /**
   * @param text as the client has it, with a byte order mark if there is one
   * @param isMarked whether its first character is a byte order mark, and not one that is part of the text
   * @param starts where its lines start, if that is known
   */
  constructor(
    text: string,
    encoding: PositionEncoding = UTF_16,
    isMarked = text.startsWith(BYTE_ORDER_MARK),
    starts: readonly number[] = lineStarts(text),
  ) {
    this.text = text
    this.#encoding = encoding
    this.#markLength = isMarked ? BYTE_ORDER_MARK.length : 0
    this.#starts = starts
  }

  /** How many lines the client shows: one more than there are line ends. */
  get count(): number {
    return this.#starts.length
  }

  /** The whole document, with its byte order mark. */
  get all(): Range {
    return {start: {line: 0, character: 0}, end: this.#positionAt(this.text.length)}
  }

  /** What stands in a line, without its line end. */
  spanOfLine(line: number): Span {
    const start = this.#startOf(line) - this.#markLength
    return {start: Math.max(0, start), end: Math.max(0, this.#endOf(line) - this.#markLength)}
  }

  /** An offset outside of the text counts as its beginning or its end. */
  positionAt(offset: number): Position {
    return this.#positionAt(Math.min(Math.max(offset + this.#markLength, 0), this.text.length))
  }

  rangeOf({start, end}: Span): Range {
    return {start: this.positionAt(start), end: this.positionAt(end)}
  }

  /** The range of a message, node or token by its lines and columns, which takes no search. */
  rangeOfPlace({start, end}: Place): Range {
    return {start: this.#positionOf(start), end: this.#positionOf(end)}
  }

  /** How many characters a part of one line has, as the client counts them. */
  lengthOf({start, end}: Span): number {
    return this.#unitsBetween(start + this.#markLength, end + this.#markLength)
  }

  /**
   * A position behind the end of a line counts as that end, one behind the last line as the end of the text, and one
   * before the first as its beginning.
   */
  offsetAt(position: Position): number {
    return Math.max(0, this.#offsetAt(position) - this.#markLength)
  }

  spanOf({start, end}: Range): Span {
    return {start: this.offsetAt(start), end: this.offsetAt(end)}
  }

  /** The document with another text in place of a range. */
  edited(range: Range, text: string): Lines {
    const [start = 0, end = 0] = [this.#offsetAt(range.start), this.#offsetAt(range.end)].sort(
      (a, b) => a - b,
    )
    const edited = this.text.slice(0, start) + text + this.text.slice(end)
    const isMarked = edited.startsWith(BYTE_ORDER_MARK)
    return new Lines(edited, this.#encoding, isMarked, this.#startsAfter(start, end, edited))
  }

  /** A file of 500 KiB has 20,000 lines, of which a letter that is typed moves most, and makes none. */
  #startsAfter(start: number, end: number, edited: string): readonly number[] {
    const shift = edited.length - this.text.length
    // CR and LF may come together, or apart, at both ends of what is replaced.
    const first = this.#lineAt(Math.max(0, start - 1))
    const behind = this.#lineAt(end + 1) + 1
    const until = behind < this.#starts.length ? this.#startOf(behind) + shift : edited.length
    const between = lineStarts(edited.slice(this.#startOf(first), until), this.#startOf(first))
    // What is between ends in a line end, which is where the next line is known to start.
    if (behind < this.#starts.length) between.pop()
    return this.#starts.slice(0, first).concat(
      between,
      this.#starts.slice(behind).map(offset => offset + shift),
    )
  }

  #positionAt(offset: number): Position {
    const line = this.#lineAt(offset)
    return {line, character: this.#unitsBetween(this.#startOf(line), offset)}
  }

  #positionOf({line, column}: Point): Position {
    const mark = line === 1 ? this.#markLength : 0
    const start = this.#startOf(line - 1)
    return {line: line - 1, character: this.#unitsBetween(start, start + mark + column - 1)}
  }

  #offsetAt({line, character}: Position): number {
    if (line >= this.#starts.length) return this.text.length
    if (line < 0) return 0
    const start = this.#startOf(line)
    const end = this.#endOf(line)
    if (this.#encoding === UTF_16) return Math.min(start + Math.max(0, character), end)
    let offset = start
    for (let left = character; offset < end; ) {
      const codePoint = this.text.codePointAt(offset) ?? 0
      left -= this.#encoding.unitsOf(codePoint)
      // In the middle of a character is before it.
      if (left < 0) break
      offset += UTF_16.unitsOf(codePoint)
    }
    return offset
  }

  #unitsBetween(start: number, end: number): number {
    if (this.#encoding === UTF_16) return end - start
    let units = 0
    for (let offset = start; offset < end; ) {
      const codePoint = this.text.codePointAt(offset) ?? 0
      units += this.#encoding.unitsOf(codePoint)
      offset += UTF_16.unitsOf(codePoint)
    }
    return units
  }

  #startOf(line: number): number {
    return this.#starts[line] ?? this.text.length
  }

  #endOf(line: number): number {
    const next = this.#startOf(line + 1)
    if (line >= this.#starts.length - 1) return next
    return this.text[next - 1] === '\n' && this.text[next - 2] === '\r' ? next - 2 : next - 1
  }

  #lineAt(offset: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#startOf(middle) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
}

/** @param offset where the text begins */
function lineStarts(text: string, offset = 0): number[] {
  const starts = [offset]
  if (!text.includes('\r')) {
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
      starts.push(offset + end + 1)
    return starts
  }
  for (const {index, 0: end} of text.matchAll(/\r\n?|\n/g)) starts.push(offset + index + end.length)
  return starts
}
