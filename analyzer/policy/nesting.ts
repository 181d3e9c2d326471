/** How paths lie within each other, by their positions in a list; -1 stands for none. */
export interface Nesting {
  /** For each path the first one that is the same; itself where it is no literal one. */
  readonly firsts: Int32Array
  /** For each path the first of the longest literal ones that it, up to its `*`, goes on behind. */
  readonly above: Int32Array
}

const STAR = 0x2a

/**
 * Finds out how paths are nested, in a time that grows with their length alone.
 *
 * Beginnings are looked up by hashes, and only the longest that is found is compared in full. Undefined where hashes
 * mislead or crowd, as only a file that is made for it brings about.
 *
 * @param isLiteral whether a path covers all that begins with it; others begin with what stands before their `*`,
 *   and contain nothing
 */
export function nestingOf(
  paths: readonly string[],
  isLiteral: (position: number) => boolean,
): Nesting | undefined {
  const literals = new HashedPaths(paths.length)
  const firsts = new Int32Array(paths.length)
  const above = new Int32Array(paths.length)
  for (const [position, path] of paths.entries()) {
    firsts[position] = isLiteral(position) ? literals.add(path, position) : position
    const first = paths[firsts[position] ?? -1]
    if (first !== path) return undefined
  }
  for (const [position, path] of paths.entries()) {
    const nearest = literals.longestWithin(path, isLiteral(position) ? path.length - 1 : path.length)
    if (nearest >= 0 && !path.startsWith(paths[nearest] ?? path)) return undefined
    if (nearest === CROWDED) return undefined
    above[position] = nearest
  }
  return {firsts, above}
}

/** Slots for each path: most are free, so that nearly every look-up ends at the first one. */
const ROOM = 16
/** How many taken slots a look-up passes by. */
const PATIENCE = 32
const ABSENT = -1
const CROWDED = -2

/** Paths by their hashes and lengths: whoever finds one has to compare it. */
class HashedPaths {
  /** The position of a path and one more; 0 where the slot is free. */
  readonly #slots: Int32Array
  readonly #mask: number
  readonly #hashes: Int32Array
  readonly #lengths: Int32Array
  #shortest = Number.POSITIVE_INFINITY

  constructor(count: number) {
    const size = 1 << (32 - Math.clz32(count * ROOM))
    this.#slots = new Int32Array(size)
    this.#mask = size - 1
    this.#hashes = new Int32Array(count)
    this.#lengths = new Int32Array(count)
  }

  /** Adds a path where none is found; gives the position of the one that is there now, or `CROWDED`. */
  add(path: string, position: number): number {
    let hash = 0
    for (let index = 0; index < path.length; index++) hash = next(hash, path.charCodeAt(index))
    const known = this.#find(hash, path.length)
    if (known !== ABSENT) return known
    let slot = slotOf(hash)
    while (this.#slots[slot & this.#mask] !== 0) slot++
    this.#slots[slot & this.#mask] = position + 1
    this.#hashes[position] = hash
    this.#lengths[position] = path.length
    this.#shortest = Math.min(this.#shortest, path.length)
    return position
  }

  /** The longest one that a path seems to begin with, before its first `*` and up to a length. */
  longestWithin(path: string, length: number): number {
    let longest = ABSENT
    let hash = 0
    for (let index = 0; index < length; index++) {
      const code = path.charCodeAt(index)
      if (code === STAR) break
      hash = next(hash, code)
      if (index + 1 < this.#shortest) continue
      const found = this.#find(hash, index + 1)
      if (found === CROWDED) return CROWDED
      if (found !== ABSENT) longest = found
    }
    return longest
  }

  #find(hash: number, length: number): number {
    const start = slotOf(hash)
    for (let slot = start; slot < start + PATIENCE; slot++) {
      const position = (this.#slots[slot & this.#mask] ?? 0) - 1
      if (position < 0) return ABSENT
      if (this.#hashes[position] === hash && this.#lengths[position] === length) return position
    }
    return CROWDED
  }
}

function next(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

/** The upper bits of a hash depend on more than the lower ones. */
function slotOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & 0x3fffffff
}
