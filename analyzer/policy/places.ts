import {Beginnings} from './beginnings.ts'
import type {Extent} from './extent.ts'
import {NOTHING} from './falling-ranges.ts'

/** A row of places: from `start` to the one before `end`. */
export interface Range {
  readonly start: number
  readonly end: number
}

/**
 * The paths of a site, divided by the beginnings of patterns so that the same patterns match all paths of one place,
 * those that match only some paths behind their beginning aside.
 *
 * Every beginning has two places: one for what goes on behind it (unless it goes on as another of the beginnings
 * does) and, behind that, one for the path itself.
 */
export class Places {
  readonly count: number
  readonly beginnings: Beginnings
  /** For each place the first pattern that matches all of its paths. */
  readonly #deciders: Int32Array
  /** For each pattern the first place that it decides, and for each place the next one with the same decider. */
  readonly #firstDecided: Int32Array
  readonly #nextDecided: Int32Array
  /** The beginnings that are also a whole path of some pattern; for others, both places are alike. */
  readonly #wholePaths = new Set<string>()

  /** @param extents of patterns, in the order in which they decide; none for one that matches nothing */
  constructor(extents: readonly (Extent | undefined)[]) {
    this.beginnings = new Beginnings(extents.flatMap(extent => extent?.beginning ?? []))
    this.count = 2 * this.beginnings.texts.length
    for (const extent of extents) if (extent?.shape === 'itself') this.#wholePaths.add(extent.beginning)
    this.#deciders = this.#findDeciders(extents)
    this.#firstDecided = new Int32Array(extents.length).fill(NOTHING)
    this.#nextDecided = new Int32Array(this.count)
    for (let place = this.count - 1; place >= 0; place--) {
      const decider = this.deciderOf(place)
      if (decider === NOTHING || !this.#isApart(place)) continue
      this.#nextDecided[place] = this.#firstDecided[decider] ?? NOTHING
      this.#firstDecided[decider] = place
    }
  }

  /** The places where a pattern matches; where it may match, if it is not sure to. */
  rangeOf({beginning, shape}: Extent): Range {
    const index = this.beginnings.indexOf(beginning)
    if (shape === 'itself') return {start: 2 * index + 1, end: 2 * index + 2}
    return {start: 2 * index, end: 2 * (this.beginnings.ends[index] ?? index)}
  }

  /** The position of the first pattern that matches all paths of a place; `NOTHING` if none does. */
  deciderOf(place: number): number {
    return this.#deciders[place] ?? NOTHING
  }

  /** Whether something holds for every place where the pattern at a position is the first that is sure to match. */
  everyDecidedBy(position: number, holds: (place: number) => boolean): boolean {
    let place = this.#firstDecided[position] ?? NOTHING
    while (place !== NOTHING) {
      if (!holds(place)) return false
      place = this.#nextDecided[place] ?? NOTHING
    }
    return true
  }

  #isApart(place: number): boolean {
    return place % 2 === 0 || this.#wholePaths.has(this.beginnings.texts[place >> 1] ?? '')
  }

  #findDeciders(extents: readonly (Extent | undefined)[]): Int32Array {
    const deciders = new Int32Array(this.count).fill(NOTHING)
    for (const [position, extent] of extents.entries()) {
      if (extent === undefined || extent.shape === 'some') continue
      const {start} = this.rangeOf(extent)
      if (deciders[start] === NOTHING) deciders[start] = position
    }
    for (const [index, parent] of this.beginnings.parents.entries()) {
      const above = parent < 0 ? NOTHING : (deciders[2 * parent] ?? NOTHING)
      const behind = Math.min(above, deciders[2 * index] ?? NOTHING)
      deciders[2 * index] = behind
      deciders[2 * index + 1] = Math.min(behind, deciders[2 * index + 1] ?? NOTHING)
    }
    return deciders
  }
}
