import type {Profile} from '../crawlers/profile.ts'
import type {Line, Root} from '../syntax/nodes.ts'
import {commonReading, endsWithCarriageReturn} from './common-reading.ts'
import {linesReadDifferently} from './irregularities.ts'
import {lengthWithin, readKeyValues} from './read-line.ts'
import {type Statement, toStatement} from './statements.ts'

/** What the tree does not know of its file. */
export interface FileTraits {
  /** Whether a byte order mark stood at the start. */
  readonly byteOrderMark?: boolean
}

/**
 * The statements of a file as one crawler reads them, in the order of their lines.
 *
 * Crawlers read most lines alike, so all lines are read once for all of them, and again only where a line has an
 * irregularity that matters to the crawler. A file without any gives the same array for every such crawler.
 */
export function readStatements(tree: Root, profile: Profile, file: FileTraits): readonly Statement[] {
  const common = commonReading(tree)
  const limit = offsetOfOctet(tree, profile.sizeLimit)
  const keepsMark = file.byteOrderMark === true && keepsByteOrderMark(tree, profile)
  const joins = common.bareCarriageReturn && profile.lineEnds === 'lf'
  const unlike = new Set(linesReadDifferently(tree, profile))
  if (!keepsMark && !joins && limit >= tree.text.length && unlike.size === 0) return common.statements

  const statements: Statement[] = []
  const {starts, ends} = tree.table
  for (let index = 0; index < tree.lineCount; index++) {
    const first = index
    const start = starts[first] ?? 0
    if (start >= limit) break
    if (joins) index = lastJoinedLine(tree, index)
    const end = ends[index] ?? 0
    const marked = keepsMark && first === 0
    if (marked || index > first || end > limit || unlike.has(first)) {
      const line = tree.lineAt(first)
      const text = tree.text.slice(start, Math.min(end, limit))
      if (line) statements.push(...readAgain(line, marked ? `\uFEFF${text}` : text, profile))
    } else {
      const statement = common.byLine[first]
      if (statement) statements.push(statement)
    }
  }
  return statements
}

/** A mark behind lines that the crawler puts before the file is at the start no more. */
function keepsByteOrderMark(tree: Root, profile: Profile): boolean {
  return profile.byteOrderMark === 'kept' || (profile.agentsBeforeFirstLine?.(tree.text).length ?? 0) > 0
}

/** Python's `splitlines` divides at these as well. */
const UNICODE_LINE_END = /[\v\f\x1c-\x1e\x85\u2028\u2029]/

function readAgain(line: Line, text: string, profile: Profile): Statement[] {
  // Readers with an eye of their own for lines are given the CR of a CRLF too.
  const whole = profile.readLine && line.next === line.end + 2 ? `${text}\r` : text
  const parts = profile.lineEnds === 'unicode' ? whole.split(UNICODE_LINE_END) : [whole]
  return parts.flatMap<Statement>(part => {
    if (part === '') return [{kind: 'empty', line}]
    return readKeyValues(part, profile).map(pair => toStatement(line, pair))
  })
}

/** The index of the line where readers see the end of one that know LF only: what ends with a CR alone goes on. */
function lastJoinedLine(tree: Root, index: number): number {
  let last = index
  while (last < tree.lineCount - 1 && endsWithCarriageReturn(tree, last)) last++
  return last
}

/** Whether a file has more octets than the crawler takes at all. */
export function isTooLarge(tree: Root, profile: Profile): boolean {
  return (
    profile.beyondSizeLimit === 'file-ignored' && offsetOfOctet(tree, profile.sizeLimit) < tree.text.length
  )
}

/** The offset in the text of an octet of the file; the end of the text where it is not reached. */
function offsetOfOctet(tree: Root, octet: number | null): number {
  const {text} = tree
  if (octet === null || text.length * 3 <= octet) return text.length
  const {octets} = commonReading(tree)
  if (octets <= octet) return text.length
  return octets === text.length ? octet : lengthWithin(text, octet)
}
