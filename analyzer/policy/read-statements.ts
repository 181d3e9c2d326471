import type {Profile} from '../crawlers/profile.ts'
import type {Line, Root} from '../syntax/nodes.ts'
import {type CommonReading, commonReading, endsWithCarriageReturn} from './common-reading.ts'
import {Irregularity, irregularitiesThatMatter} from './irregularities.ts'
import {knownKey, lengthWithin, readKeyValues} from './read-line.ts'
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
  const matter = irregularitiesThatMatter(profile)
  const keepsMark = file.byteOrderMark === true && keepsByteOrderMark(tree, profile)
  const joins = common.bareCarriageReturn && profile.lineEnds === 'lf'
  if (!keepsMark && !joins && limit >= tree.text.length && (common.irregularities & matter) === 0)
    return common.statements

  const statements: Statement[] = []
  const {lines} = tree
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]
    if (line === undefined || line.start >= limit) break
    let end = line.end
    if (joins) {
      index = lastJoinedLine(tree, index)
      end = lines[index]?.end ?? end
    }
    const marked = keepsMark && line.line === 1
    if (marked || end !== line.end || end > limit || isReadDifferently(line, common, matter, profile)) {
      const text = tree.text.slice(line.start, Math.min(end, limit))
      for (const statement of readAgain(line, marked ? `\uFEFF${text}` : text, profile))
        statements.push(statement)
    } else {
      const statement = common.byLine[line.line - 1]
      if (statement) statements.push(statement)
    }
  }
  return statements
}

/** A mark behind lines that the crawler puts before the file is at the start no more. */
function keepsByteOrderMark(tree: Root, profile: Profile): boolean {
  return profile.byteOrderMark === 'kept' || (profile.agentsBeforeFirstLine?.(tree.text).length ?? 0) > 0
}

function isReadDifferently(line: Line, common: CommonReading, matter: number, profile: Profile): boolean {
  const irregular = (common.irregularitiesByLine[line.line - 1] ?? 0) & matter
  if (irregular !== Irregularity.OtherKey || line.type !== 'otherRecord') return irregular !== 0
  return knownKey(line.name, profile) !== line.name
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
  for (let line = tree.lines[last]; line && endsWithCarriageReturn(line); line = tree.lines[last]) {
    if (line.next === tree.text.length) break
    last++
  }
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
