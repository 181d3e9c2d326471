import type {LineTable} from '../syntax/line-table.ts'
import {STAR} from '../text/character-codes.ts'

/** The paths of rules in several lists, each list for itself; by their positions in all lists together. */
export interface PathLists {
  readonly table: LineTable
  /** The indexes of the lines. */
  readonly lines: Int32Array
  /** Where they start and end in the text. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** The number of the list that a path stands in. */
  readonly lists: Int32Array
  /** 1 where a path covers all that begins with it; others begin with what stands before their `*`. */
  readonly literal: Uint8Array
}

/** How paths lie within others of their list, by their positions; -1 stands for none. */
export interface Nesting {
  /** For each path the first one that is the same; itself where it is no literal one. */
  readonly firsts: Int32Array
  /** For each path the first of the longest literal ones that it, up to its `*`, goes on behind. */
  readonly above: Int32Array
}

/**
 * Finds out how paths are nested, in a time that grows with their length alone.
 *
 * Beginnings are looked up by hashes, and only the longest that is found is compared in full. Undefined where hashes
 * mislead or crowd, as only a file that is made for it brings about.
 */
export function nestingOf(paths: PathLists): Nesting | undefined {
  const count = paths.lines.length
  const literals = new LiteralPaths(paths)
  const firsts = new Int32Array(count)
  const above = new Int32Array(count)
  for (let position = 0; position < count; position++) {
    const first = paths.literal[position] ? literals.add(position) : position
    if (first === CROWDED) return undefined
    firsts[position] = first
  }
  for (let position = 0; position < count; position++) {
    const nearest = literals.longestWithin(position)
    if (nearest === CROWDED) return undefined
    above[position] = nearest
  }
  return {firsts, above}
}

/** So many paths are looked up in no time. */
const FEW = 500
/** Slots for each path: most are free, so that nearly every look-up ends at the first one. */
const ROOM = 4
/** How many taken slots a look-up passes by. */
const PATIENCE = 32
const ABSENT = -1
const CROWDED = -2

/** Literal paths by the hashes of their lists and texts. */
class LiteralPaths {
  readonly #paths: PathLists
  readonly #codes: Uint16Array
  /** The position of a path and one more; 0 where the slot is free. */
  readonly #slots: Int32Array
  readonly #mask: number
  readonly #hashes: Int32Array
  /** How far in and after which characters literal paths end, so that nearly no beginning need be looked up. */
  readonly #endings: Uint8Array
  #shortest = Number.POSITIVE_INFINITY

  constructor(paths: PathLists) {
    const count = paths.lines.length
    const size = 1 << (32 - Math.clz32(count * ROOM))
    this.#paths = paths
    this.#codes = paths.table.codes
    this.#slots = new Int32Array(size)
    this.#mask = size - 1
    this.#hashes = new Int32Array(count)
    // Clearing much memory is most of what a small file takes.
    this.#endings = new Uint8Array(count < FEW ? 32 * 128 : 256 * 128)
  }

  /** Adds a path where there is no equal one; gives the position of the one that is there now, or `CROWDED`. */
  add(position: number): number {
    const {lists, starts, ends} = this.#paths
    const codes = this.#codes
    const start = starts[position] ?? 0
    const end = ends[position] ?? 0
    let hash = lists[position] ?? 0
    for (let index = start; index < end; index++) hash = nextHash(hash, codes[index] ?? 0)
    const known = this.#find(hash, position, end - start)
    if (known !== ABSENT) return known === CROWDED || this.#begins(position, known) ? known : CROWDED
    let slot = slotOf(hash)
    while (this.#slots[slot & this.#mask] !== 0) slot++
    this.#slots[slot & this.#mask] = position + 1
    this.#hashes[position] = hash
    this.#endings[endingOf(end - start, codes[end - 1] ?? 0) & (this.#endings.length - 1)] = 1
    this.#shortest = Math.min(this.#shortest, end - start)
    return position
  }

  /** The longest one that the path at a position begins with, up to its `*`, and goes on behind; or `CROWDED`. */
  longestWithin(position: number): number {
    const {lists, literal, starts, ends} = this.#paths
    const codes = this.#codes
    const endings = this.#endings
    const mask = endings.length - 1
    const start = starts[position] ?? 0
    const end = (ends[position] ?? 0) - (literal[position] ?? 0)
    let longest = ABSENT
    let hash = lists[position] ?? 0
    let hashed = start
    for (let index = start + this.#shortest - 1; index < end; index++) {
      if (endings[endingOf(index + 1 - start, codes[index] ?? 0) & mask] === 0) continue
      for (; hashed <= index; hashed++) {
        const code = codes[hashed] ?? 0
        if (code === STAR) return this.#checked(position, longest)
        hash = nextHash(hash, code)
      }
      const found = this.#find(hash, position, index + 1 - start)
      if (found === CROWDED) return CROWDED
      if (found !== ABSENT) longest = found
    }
    return this.#checked(position, longest)
  }

  /** What was found by its hash alone, unless that misleads. */
  #checked(position: number, found: number): number {
    return found < 0 || this.#begins(position, found) ? found : CROWDED
  }

  /** The position of a path of the same list that has a hash and a length, `ABSENT` or `CROWDED`. */
  #find(hash: number, position: number, length: number): number {
    const {lists, starts, ends} = this.#paths
    const first = slotOf(hash)
    for (let slot = first; slot < first + PATIENCE; slot++) {
      const found = (this.#slots[slot & this.#mask] ?? 0) - 1
      if (found < 0) return ABSENT
      if (this.#hashes[found] !== hash || lists[found] !== lists[position]) continue
      if ((ends[found] ?? 0) - (starts[found] ?? 0) === length) return found
    }
    return CROWDED
  }

  /** Whether the path at a position begins with another one. */
  #begins(position: number, other: number): boolean {
    const {starts, ends} = this.#paths
    const codes = this.#codes
    const offset = (starts[position] ?? 0) - (starts[other] ?? 0)
    const end = ends[other] ?? 0
    for (let index = starts[other] ?? 0; index < end; index++)
      if (codes[index] !== codes[index + offset]) return false
    return true
  }
}

function endingOf(length: number, lastCode: number): number {
  return ((length & 255) << 7) | (lastCode & 127)
}

function nextHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

/** The upper bits of a hash depend on more than the lower ones. */
function slotOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & 0x3fffffff
}
