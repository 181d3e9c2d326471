import type {Node, Parent, Point, Position} from 'unist'

/** A part of the text, by offsets: UTF-16 code units, from 0 after the byte order mark, end excluded. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * A word of a line.
 *
 * Nodes and tokens keep offsets only, and make values and positions when they are asked for: a file of 500 KiB
 * has 20,000 lines, and most of them are never looked at closely.
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

  constructor(text: string, line: number, start: number, end: number, next: number) {
    this.text = text
    this.line = line
    this.start = start
    this.end = end
    this.next = next
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

/** Where the parts of a record stand; filled by the parser. */
export interface RecordParts {
  readonly keyStart: number
  readonly keyEnd: number
  /** Offset of the colon. */
  readonly separator: number
  readonly valueStart: number
  readonly valueEnd: number
  /** Offset of the `#`, or -1. */
  readonly comment: number
  /** Traits of the key. */
  readonly keyTraits: number
  /** Traits of everything between the separator and the comment. */
  readonly valueTraits: number
  /** Traits of the comment, `NonAscii` and `Control` among them. */
  readonly commentTraits: number
}

abstract class RecordNode extends LineNode {
  /** The key in lower case: `user-agent`, `allow`, `disallow`, `sitemap`, or whatever is written. */
  readonly name: string
  readonly keyStart: number
  readonly keyEnd: number
  readonly separatorOffset: number
  readonly valueStart: number
  readonly valueEnd: number
  readonly commentStart: number
  readonly keyTraits: number
  readonly valueTraits: number
  readonly commentTraits: number

  constructor(
    text: string,
    line: number,
    start: number,
    end: number,
    next: number,
    name: string,
    parts: RecordParts,
  ) {
    super(text, line, start, end, next)
    this.name = name
    this.keyStart = parts.keyStart
    this.keyEnd = parts.keyEnd
    this.separatorOffset = parts.separator
    this.valueStart = parts.valueStart
    this.valueEnd = parts.valueEnd
    this.commentStart = parts.comment
    this.keyTraits = parts.keyTraits
    this.valueTraits = parts.valueTraits
    this.commentTraits = parts.commentTraits
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

  constructor(
    text: string,
    line: number,
    start: number,
    end: number,
    next: number,
    commentStart: number,
    traits: number,
  ) {
    super(text, line, start, end, next)
    this.commentStart = commentStart
    this.traits = traits
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

  constructor(
    text: string,
    line: number,
    start: number,
    end: number,
    next: number,
    contentStart: number,
    contentEnd: number,
    commentStart: number,
    traits: number,
  ) {
    super(text, line, start, end, next)
    this.contentStart = contentStart
    this.contentEnd = contentEnd
    this.commentStart = commentStart
    this.traits = traits
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

/** From its first user-agent line to the line before the next group opens (RFC 9309 §2.2.1). */
export class Group implements Parent, Span {
  readonly type = 'group'
  readonly children: Line[]
  readonly start: number
  /** The user-agent lines, also those that other records separate: only a rule ends the run (§2.2.4). */
  readonly agents: UserAgentRecord[] = []
  readonly rules: Rule[] = []

  constructor(first: UserAgentRecord) {
    this.children = [first]
    this.agents.push(first)
    this.start = first.start
  }

  get end(): number {
    return this.children.at(-1)?.next ?? this.start
  }

  get position(): Position {
    return spanOfLines(this.children)
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
  /** All lines in their order; `lines[0]` is line 1. Empty for an empty text. */
  readonly lines: readonly Line[]
  readonly groups: readonly Group[]
  /** The traits of each line: those of its key and value, or of its text, and its own; comments not included. */
  readonly lineTraits: Int32Array
  /** The traits of all lines, to leave a check early where no line can concern it. */
  readonly traits: number
  /** The traits of all comments. */
  readonly commentTraits: number
  readonly start: 0
  readonly position: Position
}

/** Makes a root. A plain object, since unified takes nothing else for a tree. */
export function createRoot(
  parts: Pick<Root, 'text' | 'children' | 'lines' | 'groups' | 'lineTraits' | 'traits' | 'commentTraits'>,
): Root {
  const root: Root & {toJSON(): object} = {
    type: 'root',
    ...parts,
    start: 0,
    end: parts.text.length,
    get position() {
      return spanOfLines(this.lines)
    },
    toJSON() {
      return {type: this.type, children: this.children, position: this.position}
    },
  }
  return root
}

function spanOfLines(lines: readonly Line[]): Position {
  const start = {line: 1, column: 1, offset: 0}
  return {start: lines[0]?.position.start ?? start, end: lines.at(-1)?.position.end ?? start}
}
