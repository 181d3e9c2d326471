import type {PathPattern} from '../crawlers/path-pattern.ts'
import type {Beginnings} from './beginnings.ts'
import {type Extent, patternKey} from './extent.ts'
import type {RankedPattern} from './precedence.ts'

/**
 * The patterns that match only some of the paths with their beginning: those with `*`, and those with a further
 * condition.
 */
export class SpecialPatterns {
  readonly #ranked: readonly RankedPattern[]
  readonly #beginnings: Beginnings
  /** Positions of special patterns, by the index of their beginning. */
  readonly #byBeginning = new Map<number, number[]>()
  /** For each beginning the longest one that has special patterns and that it begins with or is; -1 if none. */
  readonly #nearest: Int32Array
  /** The first position of each special pattern. */
  readonly #firsts = new Map<string, number>()
  readonly #characters = new Map<number, number>()

  constructor(
    ranked: readonly RankedPattern[],
    extents: readonly (Extent | undefined)[],
    beginnings: Beginnings,
  ) {
    this.#ranked = ranked
    this.#beginnings = beginnings
    for (const [position, pattern] of ranked.entries()) {
      const extent = extents[position]
      if (extent?.shape === 'some') this.#add(position, pattern, beginnings.indexOf(extent.beginning))
    }
    this.#nearest = new Int32Array(beginnings.texts.length)
    for (const [index, parent] of beginnings.parents.entries())
      this.#nearest[index] = this.#byBeginning.has(index) ? index : (this.#nearest[parent] ?? -1)
  }

  /** The position of the first pattern that is the same as the special one at a position, or is that one. */
  firstLike(position: number): number {
    const ranked = this.#ranked[position]
    return (ranked && this.#firsts.get(patternKey(ranked))) ?? position
  }

  /**
   * Positions of patterns that may cover the one at a position, those with the longest beginnings first: they begin
   * what it begins with, and hold no character that it does not hold.
   *
   * @param limit how many to consider
   */
  *thatMayCover(position: number, beginning: string, limit: number): Generator<number> {
    let considered = 0
    let index = this.#nearest[this.#beginnings.indexOf(beginning)] ?? -1
    while (index >= 0) {
      for (const other of this.#byBeginning.get(index) ?? []) {
        if (considered++ === limit) return
        const foreign = this.#charactersOf(other) & ~this.#charactersOf(position)
        if (other !== position && foreign === 0) yield other
      }
      index = this.#nearest[this.#beginnings.parents[index] ?? -1] ?? -1
    }
  }

  #add(position: number, ranked: RankedPattern, index: number): void {
    const others = this.#byBeginning.get(index)
    if (others) others.push(position)
    else this.#byBeginning.set(index, [position])
    const key = patternKey(ranked)
    if (!this.#firsts.has(key)) this.#firsts.set(key, position)
  }

  /** A set of the characters in the parts of a pattern, as bits that some of them share. */
  #charactersOf(position: number): number {
    let found = this.#characters.get(position)
    if (found === undefined) {
      found = charactersOf(this.#ranked[position]?.pattern)
      this.#characters.set(position, found)
    }
    return found
  }
}

function charactersOf(pattern: PathPattern | undefined): number {
  // Every path begins with it, be it in the pattern or not.
  let found = bitOf('/'.charCodeAt(0))
  for (const part of pattern?.parts ?? [])
    for (let index = 0; index < part.length; index++) found |= bitOf(part.charCodeAt(index))
  return found
}

function bitOf(code: number): number {
  return 1 << (code & 31)
}
