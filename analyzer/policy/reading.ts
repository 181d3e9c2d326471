import type {Profile} from '../crawlers/profile.ts'
import {isAscii} from '../syntax/ascii.ts'
import type {Line, Root} from '../syntax/nodes.ts'
import {CR} from '../text/character-codes.ts'
import {linesReadDifferently} from './irregularities.ts'
import {lengthWithin, readKeyValues} from './read-line.ts'
import {kindOfLine, type Statement, toStatement} from './statements.ts'

/** What the tree does not know of its file. */
export interface FileTraits {
  /** Whether a byte order mark stood at the start. */
  readonly byteOrderMark?: boolean
}

/** What a crawler takes from the lines of a file. */
export interface Reading {
  readonly tree: Root
  /** How many lines it takes. */
  readonly lineCount: number
  /** What it takes from those that it reads in another way than the tree, by their indexes. */
  readonly otherwise: ReadonlyMap<number, readonly Statement[]>
}

/**
 * What one crawler takes from a file.
 *
 * Crawlers read most lines alike, so a line is read for one of them only where it has something that matters to this
 * crawler. A file without any such line gives the same reading for every crawler.
 */
export function readLines(tree: Root, profile: Profile, file: FileTraits): Reading {
  const common = commonReading(tree)
  const limit = offsetOfOctet(tree, profile.sizeLimit)
  const keepsMark = file.byteOrderMark === true && keepsByteOrderMark(tree, profile)
  const joins = common.hasBareCarriageReturn && profile.lineEnds === 'lf'
  const unlike = new Set(linesReadDifferently(tree, profile))
  if (!keepsMark && !joins && limit >= tree.text.length && unlike.size === 0) return common.reading

  const otherwise = new Map<number, readonly Statement[]>()
  const {starts, ends} = tree.table
  let index = 0
  for (; index < tree.lineCount; index++) {
    const first = index
    const start = starts[first] ?? 0
    if (start >= limit) break
    while (joins && index < tree.lineCount - 1 && endsWithCarriageReturn(tree, index))
      otherwise.set(++index, [])
    const end = ends[index] ?? 0
    const marked = keepsMark && first === 0
    if (!marked && index === first && end <= limit && !unlike.has(first)) continue
    const line = tree.lineAt(first)
    const text = tree.text.slice(start, Math.min(end, limit))
    const statements = line ? readAgain(line, marked ? `\uFEFF${text}` : text, profile) : []
    if (!isAsWritten(tree, first, statements)) otherwise.set(first, statements)
  }
  return otherwise.size === 0 && index === tree.lineCount
    ? common.reading
    : {tree, lineCount: index, otherwise}
}

/** Whether a crawler with an eye of its own took a line as the tree does after all. */
function isAsWritten({table}: Root, index: number, [only, ...others]: readonly Statement[]): boolean {
  if (only === undefined || others.length > 0 || only.kind !== kindOfLine(table, index)) return false
  if (!('path' in only)) return only.kind !== 'agent'
  return only.path === table.text.slice(table.valueStarts[index], table.valueEnds[index])
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

/** What is found out once for all crawlers. */
interface CommonReading {
  readonly reading: Reading
  /** Whether some line ends with a CR alone. */
  readonly hasBareCarriageReturn: boolean
  /** Length of the text in UTF-8. */
  readonly octets: number
}

const commonReadings = new WeakMap<Root, CommonReading>()

function commonReading(tree: Root): CommonReading {
  let common = commonReadings.get(tree)
  if (common === undefined) {
    common = {
      reading: {tree, lineCount: tree.lineCount, otherwise: new Map()},
      hasBareCarriageReturn: hasBareCarriageReturn(tree),
      octets: isAscii(tree) ? tree.text.length : new TextEncoder().encode(tree.text).length,
    }
    commonReadings.set(tree, common)
  }
  return common
}

function hasBareCarriageReturn(tree: Root): boolean {
  if (!tree.text.includes('\r')) return false
  for (let index = 0; index < tree.lineCount; index++) if (endsWithCarriageReturn(tree, index)) return true
  return false
}

/** Whether a CR alone ends the line with this index. */
function endsWithCarriageReturn({table: {codes, starts, ends}}: Root, index: number): boolean {
  const end = ends[index] ?? 0
  return codes[end] === CR && starts[index + 1] === end + 1
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
