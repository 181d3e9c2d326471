import type {KeyValue, Profile} from '../crawlers/profile.ts'
import type {Line, Root} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'
import {Irregularity, irregularitiesOf, irregularitiesThatMatter} from './irregularities.ts'
import {knownKey, lengthWithin, readKeyValues} from './read-line.ts'

/** What a crawler takes from a line. */
export type Statement = PolicyAgent | PolicyRule | OtherStatement

/** A name in a user-agent line. */
export interface PolicyAgent {
  readonly kind: 'agent'
  /** The line that names it; none where the crawler adds the name by itself. */
  readonly line: Line | undefined
  /** The value as the crawler cuts it out of the line. */
  readonly name: string
}

/** An Allow or a Disallow. */
export interface PolicyRule {
  readonly kind: 'allow' | 'disallow'
  readonly line: Line
  /** The path as the crawler cuts it out of the line, before any encoding; may be empty. */
  readonly path: string
  /** Whether it is known to begin with `/` and to hold only `A-Z a-z 0-9 / . - _`, which stand for themselves. */
  readonly plain: boolean
}

/** A line that matters only for the ends of groups; `empty` is a blank line without any blank. */
export interface OtherStatement {
  readonly kind: 'crawl-delay' | 'request-rate' | 'site-record' | 'other-record' | 'blank' | 'empty'
  readonly line: Line
}

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
      statements.push(...readAgain(line, marked ? `\uFEFF${text}` : text, profile))
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

interface CommonReading {
  /** For each line of the file, if it says anything. */
  readonly byLine: readonly (Statement | undefined)[]
  readonly statements: readonly Statement[]
  /** The irregularities of each line. */
  readonly irregularitiesByLine: Int32Array
  /** Those of all lines together. */
  readonly irregularities: number
  /** Whether some line ends with a CR alone. */
  readonly bareCarriageReturn: boolean
  /** Length of the text in UTF-8. */
  readonly octets: number
}

const readings = new WeakMap<Root, CommonReading>()

function commonReading(tree: Root): CommonReading {
  let reading = readings.get(tree)
  if (reading === undefined) {
    reading = readCommonly(tree)
    readings.set(tree, reading)
  }
  return reading
}

function readCommonly(tree: Root): CommonReading {
  const byLine: (Statement | undefined)[] = []
  const statements: Statement[] = []
  const irregularitiesByLine = new Int32Array(tree.lines.length)
  let irregularities = 0
  let bareCarriageReturn = false
  for (const line of tree.lines) {
    const irregular = irregularitiesOf(line)
    irregularitiesByLine[line.line - 1] = irregular
    irregularities |= irregular
    bareCarriageReturn ||= endsWithCarriageReturn(line)
    const statement = statementOf(line)
    byLine.push(statement)
    if (statement) statements.push(statement)
  }
  const octets = new TextEncoder().encode(tree.text).length
  return {byLine, statements, irregularitiesByLine, irregularities, bareCarriageReturn, octets}
}

function endsWithCarriageReturn(line: Line): boolean {
  return line.next === line.end + 1 && line.text[line.end] === '\r'
}

const NOT_PLAIN = ~(Trait.UpperCase | Trait.Digit | Trait.Dot | Trait.TrailingBlank)

function statementOf(line: Line): Statement | undefined {
  switch (line.type) {
    case 'userAgent':
      return {kind: 'agent', line, name: line.text.slice(line.valueStart, line.valueEnd)}
    case 'rule': {
      const kind = line.name === 'allow' ? 'allow' : 'disallow'
      const plain = (line.valueTraits & NOT_PLAIN) === 0 && line.text[line.valueStart] === '/'
      return {kind, line, path: line.text.slice(line.valueStart, line.valueEnd), plain}
    }
    case 'otherRecord':
      return {kind: kindOf(line.name), line}
    case 'blankLine':
      return {kind: line.start === line.end ? 'empty' : 'blank', line}
    default:
      return undefined
  }
}

const KINDS: ReadonlyMap<string, OtherStatement['kind']> = new Map([
  ['crawl-delay', 'crawl-delay'],
  ['request-rate', 'request-rate'],
  ['sitemap', 'site-record'],
  ['host', 'site-record'],
])

function kindOf(key: string): OtherStatement['kind'] {
  return KINDS.get(key) ?? 'other-record'
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

function toStatement(line: Line, {key, value}: KeyValue): Statement {
  if (key === 'user-agent') return {kind: 'agent', line, name: value}
  if (key === 'allow' || key === 'disallow') return {kind: key, line, path: value, plain: false}
  return {kind: kindOf(key), line}
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
