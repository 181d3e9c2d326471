import {LF} from '../text/character-codes.ts'
import {Trait} from './traits.ts'

/** What a line is. An Allow and a Disallow are both rules. */
export const LineType = {
  Blank: 0,
  Comment: 1,
  Malformed: 2,
  UserAgent: 3,
  Allow: 4,
  Disallow: 5,
  OtherRecord: 6,
} as const

/**
 * The lines of a file in columns of numbers, by their index from 0.
 *
 * A file of 500 KiB has 20,000 lines, and most of them are never looked at closely. Nodes are made of a line when
 * somebody asks for it; whoever looks at all lines reads the columns, which fit into a cache.
 */
export class LineTable {
  readonly text: string
  /** The UTF-16 code units of the text, and a line feed behind them. */
  readonly codes: Uint16Array
  count = 0
  /** By `LineType`. */
  readonly types: Uint8Array
  /** One more than there are lines: each line goes on to the start of the next, its line end included. */
  readonly starts: Int32Array
  /** Behind the last character before the line end. */
  readonly ends: Int32Array
  /** Traits of the key and the value, or of the text, and of the line itself; comments not included. */
  readonly traits: Int32Array
  /** Offset of the `#`, or -1. Not of blank lines. */
  readonly comments: Int32Array
  readonly commentTraits: Int32Array
  /** The indexes of the lines that have one. */
  readonly commentLines: number[] = []
  /** The value, or the text of a malformed line, without the blanks around it. */
  readonly valueStarts: Int32Array
  readonly valueEnds: Int32Array
  /** Traits of everything between the separator and the comment, or of the text of a malformed line. */
  readonly valueTraits: Int32Array

  // Of records alone:

  readonly keyStarts: Int32Array
  readonly keyEnds: Int32Array
  readonly keyTraits: Int32Array
  /** Offsets of the colons. */
  readonly separators: Int32Array
  /** Indexes of the names in `keys`. */
  readonly keyNumbers: Int32Array
  /** The keys in lower case, each once, those of groups first. */
  readonly keys: string[] = ['user-agent', 'allow', 'disallow']

  readonly #heldInPaths = new Map<string, boolean>()

  constructor(text: string) {
    const most = countLineEnds(text) + 1
    const column = () => new Int32Array(most)
    this.text = text
    this.codes = codesOf(text)
    this.types = new Uint8Array(most)
    this.starts = new Int32Array(most + 1)
    this.ends = column()
    this.traits = column()
    this.comments = column()
    this.commentTraits = column()
    this.valueStarts = column()
    this.valueEnds = column()
    this.valueTraits = column()
    this.keyStarts = column()
    this.keyEnds = column()
    this.keyTraits = column()
    this.separators = column()
    this.keyNumbers = column()
  }

  /** The index of the line that an offset stands in; a line end belongs to the line before it. */
  indexAt(offset: number): number {
    let low = 0
    let high = this.count - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }

  /** Whether a text with a dot stands in the path of some rule: each is looked for once. */
  pathsHold(dotted: string): boolean {
    let held = this.#heldInPaths.get(dotted)
    if (held === undefined) {
      held = this.#findInPaths(dotted)
      this.#heldInPaths.set(dotted, held)
    }
    return held
  }

  /** Looking through the whole text would take ten times as long: few paths have a dot. */
  #findInPaths(dotted: string): boolean {
    for (let index = 0; index < this.count; index++) {
      if (((this.valueTraits[index] ?? 0) & Trait.Dot) === 0) continue
      const type = this.types[index]
      if (type !== LineType.Allow && type !== LineType.Disallow) continue
      if (this.text.slice(this.valueStarts[index], this.valueEnds[index]).includes(dotted)) return true
    }
    return false
  }
}

/** How many LF and CR there are; those of a CRLF count twice. */
function countLineEnds(text: string): number {
  let count = 0
  for (const character of ['\n', '\r'])
    for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++
  return count
}

const encoder = new TextEncoder()

/** Reading an array takes a fraction of the time of reading a text, and so does encoding what is ASCII. */
function codesOf(text: string): Uint16Array {
  const {length} = text
  const octets = new Uint8Array(length + 1)
  const {read, written} = encoder.encodeInto(text, octets)
  // Only a text of ASCII has as many octets as code units.
  if (read === length && written === length) {
    octets[length] = LF
    return new Uint16Array(octets)
  }
  const codes = new Uint16Array(length + 1)
  for (let index = 0; index < length; index++) codes[index] = text.charCodeAt(index)
  codes[length] = LF
  return codes
}
