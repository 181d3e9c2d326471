import type {PathPattern} from '../crawlers/path-pattern.ts'
import type {Beginnings} from './beginnings.ts'
import {type Extent, patternKey} from './extent.ts'
import {PartIndex} from './part-index.ts'
import type {RankedPattern} from './precedence.ts'

/**
 * The patterns that match only some of the paths with their beginning: those with `*`, and those with a further
 * condition.
 */
export class SpecialPatterns {
  readonly #ranked: readonly RankedPattern[]
  readonly #extents: readonly (Extent | undefined)[]
  readonly #beginnings: Beginnings
  /** Positions of patterns with `*`, by the longest text behind one. */
  readonly #byPart = new PartIndex<number>()
  /** Positions of those with a further condition, by the index of their beginning. */
  readonly #byBeginning = new Map<number, number[]>()
  /** For each beginning the longest one that `#byBeginning` has, and that it begins with or is; -1 if none. */
  readonly #nearest: Int32Array
  /** The first position of each special pattern. */
  readonly #firsts = new Map<string, number>()

  constructor(
    ranked: readonly RankedPattern[],
    extents: readonly (Extent | undefined)[],
    beginnings: Beginnings,
  ) {
    this.#ranked = ranked
    this.#extents = extents
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
   * what it begins with, and a text behind a `*` of theirs stands in it.
   *
   * @param limit how many to consider
   */
  thatMayCover(position: number, beginning: string, limit: number): readonly number[] {
    const found = new Set<number>()
    let considered = 0
    for (const other of this.#candidates(position, beginning)) {
      if (considered++ === limit) break
      if (other !== position && beginning.startsWith(this.#beginningOf(other))) found.add(other)
    }
    const byBeginning = (a: number, b: number) =>
      this.#beginningOf(b).length - this.#beginningOf(a).length || a - b
    return found.size > 1 ? [...found].sort(byBeginning) : [...found]
  }

  *#candidates(position: number, beginning: string): Generator<number> {
    const pattern = this.#ranked[position]?.pattern
    if (pattern) yield* this.#byPart.within(textOf(pattern))
    let index = this.#nearest[this.#beginnings.indexOf(beginning)] ?? -1
    while (index >= 0) {
      yield* this.#byBeginning.get(index) ?? []
      index = this.#nearest[this.#beginnings.parents[index] ?? -1] ?? -1
    }
  }

  #add(position: number, ranked: RankedPattern, index: number): void {
    const {accepts, parts} = ranked.pattern
    if (!accepts) this.#byPart.add(longest(parts.slice(1)), position)
    else {
      const others = this.#byBeginning.get(index)
      if (others) others.push(position)
      else this.#byBeginning.set(index, [position])
    }
    const key = patternKey(ranked)
    if (!this.#firsts.has(key)) this.#firsts.set(key, position)
  }

  #beginningOf(position: number): string {
    return this.#extents[position]?.beginning ?? ''
  }
}

/** What a pattern that covers another one must find in it. Every path begins with `/`, be it in the pattern or not. */
function textOf({parts}: PathPattern): string {
  return ['/', ...parts].join(BETWEEN)
}

/** Stands in no pattern that is judged, see `covers`. */
const BETWEEN = '\uFFFF'

/** The longest of some texts, the first of several. */
export function longest(texts: readonly string[]): string {
  return texts.reduce((best, text) => (text.length > best.length ? text : best), '')
}
