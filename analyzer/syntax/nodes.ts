import type {Node, Parent, Point, Position} from 'unist'
import {type LineTable, LineType} from './line-table.ts'
import {LINES_OF_BLOCK} from './traits.ts'

/** A part of the text, by offsets: UTF-16 code units, from 0 after the byte order mark, end excluded. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * A word of a line.
 *
 * Nodes and tokens keep offsets only, and make values and positions when they are asked for.
 */
export class Token implements Span {
  readonly #text: string
  readonly #line: number
  readonly #lineStart: number
  readonly start: number
  readonly end: number

  constructor(text: string, line: number, lineStart: number, start: number, end: number) {
    this.#text = text
    this.#line = line
    this.#lineStart = lineStart
    this.start = start
    this.end = end
  }

  get value(): string {
    return this.#text.slice(this.start, this.end)
  }

  /** Line and column from 1 (UTF-16 code units, a tab counts one), offset from 0. */
  get position(): Position {
    return {start: this.#point(this.start), end: this.#point(this.end)}
  }

  toJSON() {
    return {value: this.value, position: this.position}
  }

  #point(offset: number): Point {
    return {line: this.#line, column: offset - this.#lineStart + 1, offset}
  }
}

/** What every line of the tree has. */
abstract class LineNode implements Node, Span {
  abstract readonly type: string
  /** The text of the whole file. */
  readonly text: string
  /** Number of the line, from 1. */
  readonly line: number
  readonly start: number
  /** Behind the last character before the line end. */
  readonly end: number
  /** Behind the line end (LF, CRLF or CR); equal to `end` on a last line that has none. */
  readonly next: number

  constructor(table: LineTable, index: number) {
    this.text = table.text
    this.line = index + 1
    this.start = table.starts[index] ?? 0
    this.end = table.ends[index] ?? 0
    this.next = table.starts[index + 1] ?? 0
  }

  get position(): Position {
    return {
      start: {line: this.line, column: 1, offset: this.start},
      end: {line: this.line, column: this.end - this.start + 1, offset: this.end},
    }
  }

  /** The line as written, without its line end. */
  get raw(): string {
    return this.text.slice(this.start, this.end)
  }

  protected token(start: number, end: number): Token {
    return new Token(this.text, this.line, this.start, start, end)
  }
}

abstract class RecordNode extends LineNode {
  /** The key in lower case: `user-agent`, `allow`, `disallow`, `sitemap`, or whatever is written. */
  readonly name: string
  readonly keyStart: number
  readonly keyEnd: number
  /** Offset of the colon. */
  readonly separatorOffset: number
  readonly valueStart: number
  readonly valueEnd: number
  /** Offset of the `#`, or -1. */
  readonly commentStart: number
  readonly keyTraits: number
  /** Traits of everything between the separator and the comment. */
  readonly valueTraits: number
  /** Traits of the comment, `NonAscii` and `Control` among them. */
  readonly commentTraits: number

  constructor(table: LineTable, index: number) {
    super(table, index)
    this.name = table.keys[table.keyNumbers[index] ?? 0] ?? ''
    this.keyStart = table.keyStarts[index] ?? 0
    this.keyEnd = table.keyEnds[index] ?? 0
    this.separatorOffset = table.separators[index] ?? 0
    this.valueStart = table.valueStarts[index] ?? 0
    this.valueEnd = table.valueEnds[index] ?? 0
    this.commentStart = table.comments[index] ?? -1
    this.keyTraits = table.keyTraits[index] ?? 0
    this.valueTraits = table.valueTraits[index] ?? 0
    this.commentTraits = table.commentTraits[index] ?? 0
  }

  /** The word before the separator, without the blanks around it. */
  get key(): Token {
    return this.token(this.keyStart, this.keyEnd)
  }

  /** The colon. */
  get separator(): Token {
    return this.token(this.separatorOffset, this.separatorOffset + 1)
  }

  /** The text behind the separator, without the blanks around it and without a comment; may be empty. */
  get value(): Token {
    return this.token(this.valueStart, this.valueEnd)
  }

  /** A comment behind the value, from its `#` to the end of the line. */
  get comment(): Token | undefined {
    return this.commentStart < 0 ? undefined : this.token(this.commentStart, this.end)
  }

  toJSON() {
    const {type, name, key, separator, value, comment, position} = this
    return {type, name, key, separator, value, ...(comment && {comment}), position}
  }
}

/** `User-agent: *`, in any case. */
export class UserAgentRecord extends RecordNode {
  readonly type = 'userAgent'
  #agent: string | undefined

  /** The value in lower case: a dozen lint rules ask for it. */
  get agent(): string {
    this.#agent ??= this.text.slice(this.valueStart, this.valueEnd).toLowerCase()
    return this.#agent
  }
}

/** `Allow: /x` or `Disallow: /x`, in any case; its `name` is `allow` or `disallow`. */
export class Rule extends RecordNode {
  readonly type = 'rule'
}

/** Any other line with a key and a colon: Sitemap, Crawl-delay, a misspelling, an unknown key. */
export class OtherRecord extends RecordNode {
  readonly type = 'otherRecord'
}

/** A line that holds only a comment. */
export class Comment extends LineNode {
  readonly type = 'comment'
  readonly commentStart: number
  readonly traits: number

  constructor(table: LineTable, index: number) {
    super(table, index)
    this.commentStart = table.comments[index] ?? 0
    this.traits = table.commentTraits[index] ?? 0
  }

  /** The comment from its `#` to the end of the line. */
  get comment(): Token {
    return this.token(this.commentStart, this.end)
  }

  /** What stands behind the `#`. */
  get value(): string {
    return this.text.slice(this.commentStart + 1, this.end)
  }

  toJSON() {
    const {type, value, position} = this
    return {type, value, position}
  }
}

/** A line of nothing but spaces and tabs. */
export class BlankLine extends LineNode {
  readonly type = 'blankLine'

  toJSON() {
    const {type, position} = this
    return {type, position}
  }
}

/** A line without a key or without a colon. */
export class MalformedLine extends LineNode {
  readonly type = 'malformedLine'
  readonly contentStart: number
  readonly contentEnd: number
  readonly commentStart: number
  readonly traits: number

  constructor(table: LineTable, index: number) {
    super(table, index)
    this.contentStart = table.valueStarts[index] ?? 0
    this.contentEnd = table.valueEnds[index] ?? 0
    this.commentStart = table.comments[index] ?? -1
    this.traits = table.valueTraits[index] ?? 0
  }

  /** The line without the blanks around it and without a comment. */
  get content(): Token {
    return this.token(this.contentStart, this.contentEnd)
  }

  get comment(): Token | undefined {
    return this.commentStart < 0 ? undefined : this.token(this.commentStart, this.end)
  }

  toJSON() {
    const {type, content, position} = this
    return {type, content, position}
  }
}

// `Record` would hide TypeScript's own type of that name in every file that imports this one.
export type AnyRecord = UserAgentRecord | Rule | OtherRecord
export type Line = AnyRecord | Comment | BlankLine | MalformedLine

/** The nodes of the lines of a file, each made when somebody asks for it. */
export class LineNodes {
  readonly table: LineTable
  readonly #nodes: (Line | undefined)[]

  constructor(table: LineTable) {
    this.table = table
    this.#nodes = new Array<Line | undefined>(table.count)
  }

  /** The node of a line; undefined where there is none with this index, which counts from 0. */
  at(index: number): Line | undefined {
    if (index < 0 || index >= this.table.count) return undefined
    this.#nodes[index] ??= nodeOf(this.table, index)
    return this.#nodes[index]
  }

  /** The nodes from one index to another one, excluded. */
  slice(start: number, end: number): Line[] {
    const nodes: Line[] = []
    for (let index = start; index < end; index++) {
      const node = this.at(index)
      if (node) nodes.push(node)
    }
    return nodes
  }
}

function nodeOf(table: LineTable, index: number): Line {
  switch (table.types[index]) {
    case LineType.UserAgent:
      return new UserAgentRecord(table, index)
    case LineType.Allow:
    case LineType.Disallow:
      return new Rule(table, index)
    case LineType.OtherRecord:
      return new OtherRecord(table, index)
    case LineType.Comment:
      return new Comment(table, index)
    case LineType.Malformed:
      return new MalformedLine(table, index)
    default:
      return new BlankLine(table, index)
  }
}

/** Where a group stands, by indexes of lines. */
export interface GroupBounds {
  readonly first: number
  /** Where it has no rule, `behindLast`. */
  readonly firstRule: number
  readonly behindLast: number
  readonly hasGaps: boolean
}

/** From its first user-agent line to the line before the next group opens (RFC 9309 §2.2.1). */
export class Group implements Parent, Span {
  readonly type = 'group'
  readonly start: number
  readonly end: number
  /** The index of its first line. */
  readonly firstIndex: number
  readonly #nodes: LineNodes
  readonly #firstRule: number
  readonly #behindLast: number
  /** Whether other lines stand between the rules. */
  readonly hasGaps: boolean
  #children: Line[] | undefined
  #agents: UserAgentRecord[] | undefined
  #rules: Rule[] | undefined

  constructor(nodes: LineNodes, {first, firstRule, behindLast, hasGaps}: GroupBounds) {
    this.hasGaps = hasGaps
    this.start = nodes.table.starts[first] ?? 0
    this.end = nodes.table.starts[behindLast] ?? 0
    this.#nodes = nodes
    this.firstIndex = first
    this.#firstRule = firstRule
    this.#behindLast = behindLast
  }

  get children(): Line[] {
    this.#children ??= this.#nodes.slice(this.firstIndex, this.#behindLast)
    return this.#children
  }

  /** The user-agent lines, also those that other records separate: only a rule ends the run (§2.2.4). */
  get agents(): readonly UserAgentRecord[] {
    this.#agents ??= this.#nodes
      .slice(this.firstIndex, this.#firstRule)
      .filter(line => line.type === 'userAgent')
    return this.#agents
  }

  get rules(): readonly Rule[] {
    this.#rules ??= this.#nodes.slice(this.#firstRule, this.#behindLast).filter(line => line.type === 'rule')
    return this.#rules
  }

  /** The lines before the first rule: the user-agent lines and what stands between and behind them. */
  get opening(): Line[] {
    return this.#nodes.slice(this.firstIndex, this.#firstRule)
  }

  /** The first rule for which something holds, told by the index of its line: a node is made of no other. */
  findRule(holds: (index: number) => boolean): Rule | undefined {
    const {types} = this.#nodes.table
    for (let index = this.#firstRule; index < this.#behindLast; index++) {
      const isRule = types[index] === LineType.Allow || types[index] === LineType.Disallow
      if (!isRule || !holds(index)) continue
      const line = this.#nodes.at(index)
      if (line?.type === 'rule') return line
    }
    return undefined
  }

  /** Asking for all rules would make nodes of them. */
  get firstRule(): Rule | undefined {
    const line = this.#firstRule < this.#behindLast ? this.#nodes.at(this.#firstRule) : undefined
    return line?.type === 'rule' ? line : undefined
  }

  get position(): Position {
    return spanOfLines(this.#nodes.at(this.firstIndex), this.#nodes.at(this.#behindLast - 1))
  }

  toJSON() {
    const {type, children, position} = this
    return {type, children, position}
  }
}

export interface Root extends Parent, Span {
  readonly type: 'root'
  readonly text: string
  /** Lines before the first group, then the groups. */
  readonly children: (Group | Line)[]
  /** All lines in their order; `lines[0]` is line 1. Makes a node of each: for a few, ask for these. */
  readonly lines: readonly Line[]
  readonly lineCount: number
  /** The line with an index, which counts from 0. */
  readonly lineAt: (index: number) => Line | undefined
  readonly groups: readonly Group[]
  readonly nodes: LineNodes
  /** What is known of the lines without their nodes. */
  readonly table: LineTable
  /** The traits of each line: those of its key and value, or of its text, and its own; comments not included. */
  readonly lineTraits: Int32Array
  /** The traits of every `LINES_OF_BLOCK` lines together, to pass over most of a large file. */
  readonly blockTraits: Int32Array
  /** The indexes of the lines that have one of some traits, in their order. */
  readonly indexesWith: (wanted: number) => readonly number[]
  /** The traits of all lines, to leave a check early where no line can concern it. */
  readonly traits: number
  /** The traits of all comments. */
  readonly commentTraits: number
  readonly start: 0
  readonly position: Position
}

export type TraitsOfFile = Pick<Root, 'lineTraits' | 'blockTraits' | 'traits' | 'commentTraits'>

/** Makes a root. A plain object, since unified takes nothing else for a tree. */
export function createRoot(nodes: LineNodes, groups: readonly Group[], traits: TraitsOfFile): Root {
  const {table} = nodes
  const indexes = new Map<number, readonly number[]>()
  let lines: readonly Line[] | undefined
  let children: (Group | Line)[] | undefined
  const root: Root & {toJSON(): object} = {
    type: 'root',
    text: table.text,
    groups,
    ...traits,
    start: 0,
    end: table.text.length,
    lineCount: table.count,
    lineAt: index => nodes.at(index),
    indexesWith: wanted => {
      const known = indexes.get(wanted) ?? findIndexes(traits, wanted)
      indexes.set(wanted, known)
      return known
    },
    nodes,
    table,
    get lines() {
      lines ??= nodes.slice(0, table.count)
      return lines
    },
    get children() {
      children ??= [...nodes.slice(0, groups[0]?.firstIndex ?? table.count), ...groups]
      return children
    },
    get position() {
      return spanOfLines(nodes.at(0), nodes.at(table.count - 1))
    },
    toJSON() {
      return {type: this.type, children: this.children, position: this.position}
    },
  }
  return root
}

const NONE: readonly number[] = []

/** A loop over all lines of a large file waits for memory most of the time, and there are dozens of lint rules. */
function findIndexes({lineTraits, blockTraits, traits}: TraitsOfFile, wanted: number): readonly number[] {
  if ((traits & wanted) === 0) return NONE
  const found: number[] = []
  for (let block = 0; block < blockTraits.length; block++) {
    if (((blockTraits[block] ?? 0) & wanted) === 0) continue
    const end = Math.min((block + 1) * LINES_OF_BLOCK, lineTraits.length)
    for (let index = block * LINES_OF_BLOCK; index < end; index++)
      if (((lineTraits[index] ?? 0) & wanted) !== 0) found.push(index)
  }
  return found
}

function spanOfLines(first: Line | undefined, last: Line | undefined): Position {
  const start = {line: 1, column: 1, offset: 0}
  return {start: first?.position.start ?? start, end: last?.position.end ?? start}
}
