import {
  type AnyRecord,
  BlankLine,
  Comment,
  createRoot,
  Group,
  type Line,
  MalformedLine,
  OtherRecord,
  type RecordParts,
  type Root,
  Rule,
  UserAgentRecord,
} from './nodes.ts'
import {LONG_LINE, Trait, traitOfAscii} from './traits.ts'

/**
 * Reads a robots.txt into a tree. Takes any text, loses nothing and never throws: joining the slices
 * `text.slice(line.start, line.next)` of all lines gives the text back.
 *
 * Lines end at LF, CRLF or CR, and groups are those of RFC 9309 §2.2. Crawlers that read otherwise are a matter
 * of their profiles.
 *
 * @param text without a byte order mark at its start, see `decode`
 */
export function parse(text: string): Root {
  const lines: Line[] = []
  const lineTraits: number[] = []
  const scanner = new LineScanner(text)
  let traits = 0
  let start = 0
  // An empty file is one blank line, as every editor shows it.
  do {
    const line = scanner.scan(lines.length + 1, start)
    lines.push(line)
    lineTraits.push(scanner.traits)
    traits |= scanner.traits
    start = line.next
  } while (start < text.length)
  const {commentTraits} = scanner
  return createRoot({
    text,
    lines,
    ...groupLines(lines),
    lineTraits: new Int32Array(lineTraits),
    traits,
    commentTraits,
  })
}

/** Puts lines into groups: the first user-agent line, or one after a rule, opens a group (RFC 9309 §2.2.1). */
function groupLines(lines: readonly Line[]): Pick<Root, 'children' | 'groups'> {
  const children: (Group | Line)[] = []
  const groups: Group[] = []
  let group: Group | undefined
  for (const line of lines) {
    if (line.type === 'userAgent' && (group === undefined || group.rules.length > 0)) {
      group = new Group(line)
      groups.push(group)
      children.push(group)
      continue
    }
    if (group === undefined) {
      children.push(line)
      continue
    }
    group.children.push(line)
    if (line.type === 'userAgent') group.agents.push(line)
    else if (line.type === 'rule') group.rules.push(line)
  }
  return {children, groups}
}

const LF = 10
const CR = 13
const TAB = 9
const SPACE = 32
const HASH = 35
const STAR = 42
const SLASH = 47
const COLON = 58

/** Traits of characters; negative for the few that mean something to the scanner itself. */
const marks: Int32Array = traitOfAscii.slice()
for (const code of [LF, CR, TAB, SPACE, HASH, COLON]) marks[code] = -1

type Writable<T> = {-readonly [K in keyof T]: T[K]}

/** Reads one line at a time, each character once. */
class LineScanner {
  /** Traits of the line that was read last. */
  traits = 0
  /** Traits of all comments read so far. */
  commentTraits = 0
  readonly #text: string
  readonly #names = new Map<string, string>()
  /** One object for all records: the node copies what it needs. */
  readonly #parts: Writable<RecordParts> = {
    keyStart: 0,
    keyEnd: 0,
    separator: 0,
    valueStart: 0,
    valueEnd: 0,
    comment: 0,
    keyTraits: 0,
    valueTraits: 0,
    commentTraits: 0,
  }

  constructor(text: string) {
    this.#text = text
  }

  scan(number: number, start: number): Line {
    const text = this.#text
    const {length} = text
    let separator = -1
    let comment = -1
    let keyTraits = 0
    let keyStart = -1
    let keyEnd = -1
    // The present part (key, or what stands behind the separator) without the blanks around it.
    let first = -1
    let last = -2
    let traits = 0
    let index = start
    for (; index < length; index++) {
      const code = text.charCodeAt(index)
      const trait = code < 128 ? (marks[code] ?? 0) : Trait.NonAscii
      if (trait >= 0) {
        traits |= trait
        if (last !== index - 1) {
          if (first < 0) first = index
          else traits |= Trait.InnerBlank
        }
        last = index
        continue
      }
      if (code === SPACE || code === TAB) continue
      if (code === COLON) {
        if (separator >= 0) {
          traits |= Trait.Colon
          if (first < 0) first = index
          else if (last !== index - 1) traits |= Trait.InnerBlank
          last = index
          continue
        }
        separator = index
        keyTraits = traits
        keyStart = first
        keyEnd = last + 1
        traits = 0
        first = -1
        last = -2
        continue
      }
      if (code === HASH) comment = index
      break
    }
    const contentEnd = index
    let commentTraits = 0
    if (comment >= 0) {
      for (; index < length; index++) {
        const code = text.charCodeAt(index)
        if (code === LF || code === CR) break
        commentTraits |= code < 128 ? (traitOfAscii[code] ?? 0) : Trait.NonAscii
      }
      this.commentTraits |= commentTraits
    }
    const end = index
    const next = lineEndAfter(text, end)
    const lengthTrait = end - start > LONG_LINE ? Trait.LongLine : 0
    if (separator >= 0 && keyStart >= 0) {
      const empty = first < 0
      const parts = this.#parts
      parts.keyStart = keyStart
      parts.keyEnd = keyEnd
      parts.separator = separator
      parts.valueStart = empty ? valueStartOfNothing(separator, contentEnd) : first
      parts.valueEnd = empty ? parts.valueStart : last + 1
      parts.comment = comment
      parts.keyTraits = keyTraits
      parts.valueTraits = empty || parts.valueEnd === contentEnd ? traits : traits | Trait.TrailingBlank
      parts.commentTraits = commentTraits
      const record = this.#record(number, start, end, next)
      this.traits = keyTraits | parts.valueTraits | lengthTrait | traitsOfForm(record)
      return record
    }
    if (separator < 0 && first < 0) {
      this.traits = lengthTrait
      if (comment < 0) return new BlankLine(text, number, start, end, next)
      return new Comment(text, number, start, end, next, comment, commentTraits)
    }
    const contentStart = separator < 0 ? first : separator
    const contentLast = first < 0 ? separator + 1 : last + 1
    const lineTraits = keyTraits | traits | (separator < 0 ? 0 : Trait.Colon)
    this.traits = lineTraits | lengthTrait | Trait.Malformed | (comment < 0 ? 0 : Trait.InlineComment)
    return new MalformedLine(text, number, start, end, next, contentStart, contentLast, comment, lineTraits)
  }

  #record(number: number, start: number, end: number, next: number): AnyRecord {
    const parts = this.#parts
    const name = this.#nameOf(this.#text.slice(parts.keyStart, parts.keyEnd))
    if (name === 'allow' || name === 'disallow')
      return new Rule(this.#text, number, start, end, next, name, parts)
    if (name === 'user-agent') return new UserAgentRecord(this.#text, number, start, end, next, name, parts)
    return new OtherRecord(this.#text, number, start, end, next, name, parts)
  }

  /** Lower-cases each spelling of a key once per file. */
  #nameOf(key: string): string {
    let name = this.#names.get(key)
    if (name === undefined) {
      name = asciiLowerCase(key)
      this.#names.set(key, name)
    }
    return name
  }
}

const TRAITS_OF_TYPES = {userAgent: Trait.UserAgent, rule: 0, otherRecord: Trait.OtherRecord} as const

/** What is not as in most records, beside their characters. */
function traitsOfForm(record: AnyRecord): number {
  let traits: number = TRAITS_OF_TYPES[record.type]
  if (record.keyStart > record.start) traits |= Trait.Indentation
  if (record.keyEnd < record.separatorOffset) traits |= Trait.BlankBeforeColon
  if (record.commentStart >= 0) traits |= Trait.InlineComment
  if (record.valueStart === record.valueEnd) traits |= Trait.EmptyValue
  else if (record.type === 'rule' && hasUnusualStart(record)) traits |= Trait.UnusualStart
  return traits
}

function hasUnusualStart({text, valueStart, valueEnd}: Rule): boolean {
  if (text.charCodeAt(valueStart) !== SLASH || valueStart + 1 === valueEnd) return true
  const second = text.charCodeAt(valueStart + 1)
  return second === SLASH || second === STAR
}

/** `toLowerCase` would turn `K` (Kelvin sign) into `k`, and `İ` into two characters; no crawler does. */
export function asciiLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, letters => letters.toLowerCase())
}

/** An empty value stands behind the separator and one blank, where an author would write it. */
function valueStartOfNothing(separator: number, contentEnd: number): number {
  return Math.min(separator + 2, contentEnd)
}

function lineEndAfter(text: string, end: number): number {
  if (end === text.length) return end
  return text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? end + 2 : end + 1
}
