/** How paths lie within each other, by their positions in a list; -1 stands for none. */
export interface Nesting {
  /** For each path the first one that is the same; itself where it is no literal one. */
  readonly firsts: readonly number[]
  /** For each path the first of the longest literal ones that it, up to its `*`, goes on behind. */
  readonly above: readonly number[]
  /** Whether none is the same as another, or within it. */
  readonly isFlat: boolean
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
  let shortest = Number.POSITIVE_INFINITY
  for (const [position, path] of paths.entries())
    if (isLiteral(position)) shortest = Math.min(shortest, path.length)
  const literals = hashedPathsFor(paths.length, shortest)
  const firsts: number[] = []
  const above: number[] = []
  let isFlat = true
  for (const [position, path] of paths.entries()) {
    const first = isLiteral(position) ? literals.add(path, position) : position
    if (paths[first] !== path) return undefined
    firsts.push(first)
    isFlat &&= first === position
  }
  for (const [position, path] of paths.entries()) {
    const nearest = isLiteral(position)
      ? literals.longestWithinLiteral(path, position)
      : literals.longestWithin(path, path.length, 0, 0)
    if (nearest === CROWDED || (nearest >= 0 && !path.startsWith(paths[nearest] ?? path))) return undefined
    above.push(nearest)
    isFlat &&= nearest < 0
  }
  return {firsts, above, isFlat}
}

/** Slots for each path: most are free, so that nearly every look-up ends at the first one. */
const ROOM = 16
/** How many taken slots a look-up passes by. */
const PATIENCE = 32
const ABSENT = -1
const CROWDED = -2

/** Paths by their hashes and lengths: whoever finds one has to compare it. */
class HashedPaths {
  readonly capacity: number
  /** The position of a path and one more; 0 where the slot is free. */
  readonly #slots: Int32Array
  readonly #mask: number
  readonly #hashes: Int32Array
  readonly #lengths: Int32Array
  /** For each position the hash of the first characters of its path, as many as the shortest one has. */
  readonly #heads: Int32Array
  #shortest = 0

  constructor(capacity: number) {
    const size = 1 << (32 - Math.clz32(capacity * ROOM))
    this.capacity = capacity
    this.#slots = new Int32Array(size)
    this.#mask = size - 1
    this.#hashes = new Int32Array(capacity)
    this.#lengths = new Int32Array(capacity)
    this.#heads = new Int32Array(capacity)
  }

  /** @param shortest the length of the shortest path that will be added */
  clear(shortest: number): void {
    this.#slots.fill(0)
    this.#shortest = shortest
  }

  /** Adds a path where none is found; gives the position of the one that is there now, or `CROWDED`. */
  add(path: string, position: number): number {
    let hash = 0
    for (let index = 0; index < this.#shortest; index++) hash = next(hash, path.charCodeAt(index))
    this.#heads[position] = hash
    for (let index = this.#shortest; index < path.length; index++) hash = next(hash, path.charCodeAt(index))
    const known = this.#find(hash, path.length)
    if (known !== ABSENT) return known
    let slot = slotOf(hash)
    while (this.#slots[slot & this.#mask] !== 0) slot++
    this.#slots[slot & this.#mask] = position + 1
    this.#hashes[position] = hash
    this.#lengths[position] = path.length
    return position
  }

  /** The longest one that the literal path at a position seems to go on behind. */
  longestWithinLiteral(path: string, position: number): number {
    if (path.length <= this.#shortest) return ABSENT
    const head = this.#heads[position] ?? 0
    const found = this.#find(head, this.#shortest)
    if (found === CROWDED) return CROWDED
    const longer = this.longestWithin(path, path.length - 1, this.#shortest, head)
    return longer === ABSENT ? found : longer
  }

  /**
   * The longest one that a path seems to begin with, before its first `*` and up to a length.
   *
   * @param from how many characters the hash already stands for
   */
  longestWithin(path: string, length: number, from: number, hashed: number): number {
    let longest = ABSENT
    let hash = hashed
    for (let index = from; index < length; index++) {
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

/** Most groups are small, and many: they use the same memory one after the other. */
const small = new HashedPaths(100)

function hashedPathsFor(count: number, shortest: number): HashedPaths {
  const paths = count > small.capacity ? new HashedPaths(count) : small
  paths.clear(shortest)
  return paths
}

function next(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

/** The upper bits of a hash depend on more than the lower ones. */
function slotOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & 0x3fffffff
}
