import {COLON, CR, HASH, LF, SLASH, SPACE, STAR, TAB} from '../text/character-codes.ts'
import {LineTable, LineType} from './line-table.ts'
import {createRoot, Group, LineNodes, type Root, type TraitsOfFile} from './nodes.ts'
import {LINES_OF_BLOCK, LONG_LINE, Trait, traitOfAscii} from './traits.ts'

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
  const table = new LineTable(text)
  const traits = new Scanner(table).scan()
  const nodes = new LineNodes(table)
  return createRoot(nodes, groupsOf(nodes), traits)
}

/** Puts lines into groups: the first user-agent line, or one after a rule, opens a group (RFC 9309 §2.2.1). */
function groupsOf(nodes: LineNodes): readonly Group[] {
  const {types, count} = nodes.table
  const groups: Group[] = []
  let first = -1
  let firstRule = -1
  let lastRule = -1
  let hasGaps = false
  const close = (behindLast: number) => {
    if (first < 0) return
    groups.push(
      new Group(nodes, {first, firstRule: firstRule < 0 ? behindLast : firstRule, behindLast, hasGaps}),
    )
  }
  for (let index = 0; index < count; index++) {
    const type = types[index]
    if (type === LineType.UserAgent && (first < 0 || firstRule >= 0)) {
      close(index)
      first = index
      firstRule = -1
      hasGaps = false
    } else if (type === LineType.Allow || type === LineType.Disallow) {
      if (firstRule < 0) firstRule = index
      else hasGaps ||= lastRule !== index - 1
      lastRule = index
    }
  }
  close(count)
  return groups
}

/** The traits of characters; negative for those that end a word, or mean something to the scanner itself. */
const inValue: Int32Array = traitOfAscii.slice()
for (const code of [LF, CR, TAB, SPACE, HASH]) inValue[code] = -1
const inKey: Int32Array = inValue.slice()
inKey[COLON] = -1

/** Fills the table, line by line, reading each character once. */
class Scanner {
  readonly #table: LineTable
  readonly #codes: Uint16Array
  #traits = 0
  #commentTraits = 0
  // What was read last, a key or a value, without the blanks around it; a start of -1 where there was nothing else:
  #start = -1
  #end = -1
  #partTraits = 0
  /** The numbers of keys by their spellings. */
  readonly #keyNumbers = new Map<string, number>()
  // By the lengths of keys, where the last one stands, and its number; -1 where there was none:
  readonly #spellingStarts = new Int32Array(LONG_KEY)
  readonly #spellings = new Int32Array(LONG_KEY).fill(-1)

  constructor(table: LineTable) {
    this.#table = table
    this.#codes = table.codes
    for (const [number, key] of table.keys.entries()) this.#keyNumbers.set(key, number)
  }

  scan(): TraitsOfFile {
    const table = this.#table
    const {length} = table.text
    let start = 0
    // An empty file is one blank line, as every editor shows it.
    do {
      const index = table.count++
      table.starts[index] = start
      const end = this.#scanLine(index, start)
      table.ends[index] = end
      if (end - start > LONG_LINE) table.traits[index] = (table.traits[index] ?? 0) | Trait.LongLine
      this.#traits |= table.traits[index] ?? 0
      start = Math.min(length, this.#isCrLf(end) ? end + 2 : end + 1)
      table.starts[index + 1] = start
    } while (start < length)
    const lineTraits = table.traits.subarray(0, table.count)
    return {
      lineTraits,
      blockTraits: blockTraitsOf(lineTraits),
      traits: this.#traits,
      commentTraits: this.#commentTraits,
    }
  }

  /** Reads a line; gives where it ends. */
  #scanLine(index: number, start: number): number {
    const separator = this.#scanPart(start, inKey)
    if (this.#codes[separator] === COLON) {
      return this.#start < 0
        ? this.#scanWithoutKey(index, separator)
        : this.#scanRecord(index, start, separator)
    }
    const comment = this.#codes[separator] === HASH ? separator : -1
    if (this.#start >= 0) return this.#addMalformed(index, separator, this.#start, this.#partTraits)
    if (comment < 0) return separator
    this.#table.types[index] = LineType.Comment
    return this.#scanComment(index, comment)
  }

  /** A line that begins with a colon. */
  #scanWithoutKey(index: number, separator: number): number {
    const behind = this.#scanPart(separator + 1, inValue)
    if (this.#start < 0) this.#end = separator + 1
    return this.#addMalformed(index, behind, separator, this.#partTraits | Trait.Colon)
  }

  #addMalformed(index: number, behind: number, start: number, traits: number): number {
    const table = this.#table
    table.types[index] = LineType.Malformed
    table.valueStarts[index] = start
    table.valueEnds[index] = this.#end
    table.valueTraits[index] = traits
    const end = this.#scanCommentBehind(index, behind)
    table.traits[index] = traits | Trait.Malformed | (end > behind ? Trait.InlineComment : 0)
    return end
  }

  /** Reads a record from its separator on; its key has been read. */
  #scanRecord(index: number, start: number, separator: number): number {
    const table = this.#table
    const keyStart = this.#start
    const keyEnd = this.#end
    const keyTraits = this.#partTraits
    const key = this.#keyNumberOf(keyStart, keyEnd)
    const behind = this.#scanPart(separator + 1, inValue)
    const isEmpty = this.#start < 0
    // An empty value stands behind the separator and one blank, where an author would write it.
    const valueStart = isEmpty ? Math.min(separator + 2, behind) : this.#start
    const valueEnd = isEmpty ? valueStart : this.#end
    const hasTrailingBlank = !isEmpty && valueEnd < behind
    const valueTraits = this.#partTraits | (hasTrailingBlank ? Trait.TrailingBlank : 0)
    const type = TYPES_OF_KEYS[key] ?? LineType.OtherRecord
    let traits = keyTraits | valueTraits | (TRAITS_OF_KEYS[key] ?? Trait.OtherRecord)
    if (keyStart > start) traits |= Trait.Indentation
    if (keyEnd < separator) traits |= Trait.BlankBeforeColon
    if (isEmpty) traits |= Trait.EmptyValue
    else if (type !== LineType.UserAgent && type !== LineType.OtherRecord)
      traits |= this.#traitsOfStart(valueStart, valueEnd)
    table.types[index] = type
    table.keyNumbers[index] = key
    table.keyStarts[index] = keyStart
    table.keyEnds[index] = keyEnd
    table.keyTraits[index] = keyTraits
    table.separators[index] = separator
    table.valueStarts[index] = valueStart
    table.valueEnds[index] = valueEnd
    table.valueTraits[index] = valueTraits
    const end = this.#scanCommentBehind(index, behind)
    table.traits[index] = traits | (end > behind ? Trait.InlineComment : 0)
    return end
  }

  /** Reads a key or a value and the blanks around it; gives where something else follows. */
  #scanPart(from: number, traitOf: Int32Array): number {
    const codes = this.#codes
    let start = -1
    let end = -1
    let traits = 0
    for (let index = from; ; index++) {
      let code = codes[index] ?? LF
      let trait = code < 128 ? (traitOf[code] ?? 0) : Trait.NonAscii
      if (trait >= 0) {
        if (start < 0) start = index
        else traits |= Trait.InnerBlank
        do {
          traits |= trait
          code = codes[++index] ?? LF
          trait = code < 128 ? (traitOf[code] ?? 0) : Trait.NonAscii
        } while (trait >= 0)
        end = index
      }
      if (code === SPACE || code === TAB) continue
      this.#start = start
      this.#end = end
      this.#partTraits = traits
      return index
    }
  }

  /** Reads a comment, if one stands there; gives where the line ends. */
  #scanCommentBehind(index: number, behind: number): number {
    if (this.#codes[behind] === HASH) return this.#scanComment(index, behind)
    this.#table.comments[index] = -1
    return behind
  }

  #scanComment(index: number, start: number): number {
    const codes = this.#codes
    let traits = 0
    let end = start
    for (let code = codes[end] ?? LF; code !== LF && code !== CR; code = codes[++end] ?? LF)
      traits |= code < 128 ? (traitOfAscii[code] ?? 0) : Trait.NonAscii
    this.#table.comments[index] = start
    this.#table.commentLines.push(index)
    this.#table.commentTraits[index] = traits
    this.#commentTraits |= traits
    return end
  }

  #isCrLf(end: number): boolean {
    return this.#codes[end] === CR && this.#codes[end + 1] === LF
  }

  /** The number of a key in lower case. Keys of one length are mostly spelt alike, so that no text is made of them. */
  #keyNumberOf(start: number, end: number): number {
    const length = end - start
    const number = length < LONG_KEY ? (this.#spellings[length] ?? -1) : -1
    const known = this.#spellingStarts[length] ?? 0
    if (number >= 0 && this.#isAlike(start, known, length)) return number
    const spelling = this.#table.text.slice(start, end)
    const found = this.#keyNumbers.get(spelling) ?? this.#addKey(spelling)
    if (length < LONG_KEY) {
      this.#spellings[length] = found
      this.#spellingStarts[length] = start
    }
    return found
  }

  #addKey(spelling: string): number {
    const name = asciiLowerCase(spelling)
    const {keys} = this.#table
    const number = this.#keyNumbers.get(name) ?? keys.push(name) - 1
    this.#keyNumbers.set(name, number)
    this.#keyNumbers.set(spelling, number)
    return number
  }

  #isAlike(start: number, other: number, length: number): boolean {
    const codes = this.#codes
    for (let index = 0; index < length; index++)
      if (codes[start + index] !== codes[other + index]) return false
    return true
  }

  /** Whether a path begins otherwise than with a slash and a character other than `/` and `*`. */
  #traitsOfStart(start: number, end: number): number {
    const codes = this.#codes
    if (codes[start] !== SLASH) return Trait.UnusualStart | Trait.NoSlash
    const second = codes[start + 1]
    return start + 1 === end || second === SLASH || second === STAR ? Trait.UnusualStart : 0
  }
}

function blockTraitsOf(lineTraits: Int32Array): Int32Array {
  const blockTraits = new Int32Array(Math.ceil(lineTraits.length / LINES_OF_BLOCK))
  for (let index = 0; index < lineTraits.length; index++) {
    const block = Math.floor(index / LINES_OF_BLOCK)
    blockTraits[block] = (blockTraits[block] ?? 0) | (lineTraits[index] ?? 0)
  }
  return blockTraits
}

/** Longer keys than most. */
const LONG_KEY = 32

/** By the numbers that the keys of groups have in each table. */
const TYPES_OF_KEYS = [LineType.UserAgent, LineType.Allow, LineType.Disallow]
const TRAITS_OF_KEYS = [Trait.UserAgent, 0, 0]

/** `toLowerCase` would turn `K` (Kelvin sign) into `k`, and `İ` into two characters; no crawler does. */
export function asciiLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, letters => letters.toLowerCase())
}
