/** Above every number that is kept in `FallingRanges`. */
export const NOTHING = 0x7fffffff

/**
 * Numbers that are put on ranges of places, each number lower than those before it. Putting and asking take a time
 * that grows with the logarithm of the number of places: it is a segment tree, in which a lower number simply
 * replaces a higher one.
 */
export class FallingRanges {
  readonly #size: number
  readonly #least: Int32Array

  constructor(places: number) {
    this.#size = places
    this.#least = new Int32Array(2 * places).fill(NOTHING)
  }

  /** Puts a number on the places from `start` to the one before `end`. */
  put(start: number, end: number, number: number): void {
    let left = start + this.#size
    let right = end + this.#size
    for (; left < right; left >>= 1, right >>= 1) {
      if (left & 1) this.#least[left++] = number
      if (right & 1) this.#least[--right] = number
    }
  }

  /** The lowest number on a place, which is the last one that was put there; `NOTHING` if none was. */
  at(place: number): number {
    let least = NOTHING
    for (let node = place + this.#size; node > 0; node >>= 1)
      least = Math.min(least, this.#least[node] ?? NOTHING)
    return least
  }
}
