import type {PathPattern} from '../crawlers/path-pattern.ts'
import {type Answer, meet} from './cover.ts'
import {type Extent, extentOf} from './extent.ts'
import {FallingRanges, NOTHING} from './falling-ranges.ts'
import {Places} from './places.ts'
import type {RankedPattern} from './precedence.ts'
import {SpecialPatterns} from './special-patterns.ts'

/** What decides about the paths of a redundant pattern in its place: another one, or that none matches. */
export type Substitute = RankedPattern | 'default'

/**
 * Which patterns of a list may be left out, any of them or all together, without a change of any decision; and for
 * each what decides in its place.
 *
 * The patterns that match a path stand in an order. The first one settles it, and with it agree those behind it, up
 * to the first that says the opposite: they are the row of the path. The path stays as it is as long as one pattern
 * of its row is kept; or even none, where the row ends the list and says what holds by default.
 *
 * The search goes from the pattern that decides last to the one that decides first. A pattern is redundant if,
 * wherever it matches, there is a pattern before it (which is still kept, or is left out later only because the row
 * keeps another), or a kept one behind it in the row.
 *
 * For plain beginnings, with `$` or without, no further pattern could be left out. A pattern with `*` is compared
 * with a bounded number of others, and is kept where nothing is proved.
 *
 * @param ranked what decides first comes first
 * @param covers whether one pattern covers another in the eyes of the crawler
 */
export function findRedundant(
  ranked: readonly RankedPattern[],
  covers: (outer: PathPattern, inner: PathPattern) => Answer,
): ReadonlyMap<RankedPattern, Substitute> {
  return new Search(ranked, covers).run()
}

/** With how many others one pattern is compared, and with how many more in a short list. */
const COMPARISONS = 64
const COMPARISONS_OF_ALL = 50_000
/** How many are considered, by a glance, for each that is compared. */
const CONSIDERED = 16

/** In place of the position of a substitute: nothing matches; whatever is kept that matches all its paths. */
const DEFAULT = -1
const BY_PLACE = -2

class Search {
  readonly #ranked: readonly RankedPattern[]
  readonly #covers: (outer: PathPattern, inner: PathPattern) => Answer
  readonly #extents: readonly (Extent | undefined)[]
  readonly #places: Places
  readonly #special: SpecialPatterns
  /** What has been looked at, by what it says. */
  readonly #allowing: Seen
  readonly #disallowing: Seen
  readonly #substitutes = new Map<number, number>()
  readonly #comparisons: number
  #comparisonsLeft = 0

  constructor(ranked: readonly RankedPattern[], covers: (outer: PathPattern, inner: PathPattern) => Answer) {
    this.#ranked = ranked
    this.#covers = covers
    this.#extents = ranked.map(({pattern}) => extentOf(pattern))
    this.#places = new Places(this.#extents)
    this.#special = new SpecialPatterns(ranked, this.#extents, this.#places.beginnings)
    this.#allowing = new Seen(this.#places.count)
    this.#disallowing = new Seen(this.#places.count)
    this.#comparisons = Math.max(COMPARISONS, COMPARISONS_OF_ALL / ranked.length)
  }

  run(): ReadonlyMap<RankedPattern, Substitute> {
    for (let position = this.#ranked.length - 1; position >= 0; position--) {
      const ranked = this.#ranked[position]
      const extent = this.#extents[position]
      if (ranked && extent) this.#judge(position, ranked, extent)
    }
    const redundant = new Map<RankedPattern, Substitute>()
    for (const [position, substitute] of this.#substitutes) {
      const ranked = this.#ranked[position]
      if (ranked) redundant.set(ranked, this.#ranked[this.#resolve(position, substitute)] ?? 'default')
    }
    return redundant
  }

  #judge(position: number, ranked: RankedPattern, extent: Extent): void {
    const substitute = this.#substituteFor(position, ranked, extent)
    if (substitute !== undefined) this.#substitutes.set(position, substitute)
    const {start, end} = this.#places.rangeOf(extent)
    const seen = this.#agreeing(ranked)
    seen.positions.push(position)
    seen.all.put(start, end, position)
    if (substitute === undefined && extent.shape !== 'some') seen.kept.put(start, end, position)
  }

  /** What decides in place of a pattern; undefined if it is needed, for all that is known. */
  #substituteFor(position: number, ranked: RankedPattern, extent: Extent): number | undefined {
    this.#comparisonsLeft = this.#comparisons
    const {start} = this.#places.rangeOf(extent)
    const before = this.#places.deciderOf(start)
    if (before < position) return before
    if (extent.shape !== 'some' && this.#isAnsweredEverywhere(position, ranked)) return BY_PLACE
    if (extent.shape === 'some') {
      const like = this.#special.firstLike(position)
      if (like < position) return like
    }
    // A pattern of all paths behind its beginning is contradicted wherever something says the opposite there.
    if (extent.shape !== 'all') {
      const kept = this.#agreeing(ranked).kept.at(start)
      if (kept !== NOTHING && this.#isUncontradicted(ranked, kept)) return kept
      if (ranked.allows && this.#isUncontradicted(ranked, NOTHING)) return DEFAULT
    }
    return this.#specialCoverOf(position, ranked, extent)
  }

  /** Whether on each place that a pattern decides the row goes on with a kept one, or to the default. */
  #isAnsweredEverywhere(position: number, ranked: RankedPattern): boolean {
    const {kept} = this.#agreeing(ranked)
    const {all: opposite} = this.#opposing(ranked)
    return this.#places.everyDecidedBy(position, place => {
      const contradiction = opposite.at(place)
      return kept.at(place) < contradiction || (ranked.allows && contradiction === NOTHING)
    })
  }

  #specialCoverOf(position: number, ranked: RankedPattern, {beginning}: Extent): number | undefined {
    const limit = this.#comparisons * CONSIDERED
    for (const other of this.#special.thatMayCover(position, beginning, limit)) {
      const isBehind = other > position
      const cover = this.#ranked[other]
      if (cover === undefined) continue
      if (isBehind && (cover.allows !== ranked.allows || this.#substitutes.has(other))) continue
      if (this.#comparisonsLeft-- <= 0) return undefined
      if (this.#covers(cover.pattern, ranked.pattern) !== 'yes') continue
      if (!isBehind || this.#isUncontradicted(ranked, other)) return other
    }
    return undefined
  }

  /** Whether it is sure that no path of a pattern meets the opposite before another position. */
  #isUncontradicted(ranked: RankedPattern, until: number): boolean {
    const {positions} = this.#opposing(ranked)
    for (let index = positions.length - 1; index >= 0; index--) {
      const opposite = positions[index] ?? NOTHING
      if (opposite >= until) return true
      const other = this.#ranked[opposite]
      if (this.#comparisonsLeft-- <= 0) return false
      if (other && meet(ranked.pattern, other.pattern) !== 'no') return false
    }
    return true
  }

  #agreeing({allows}: RankedPattern): Seen {
    return allows ? this.#allowing : this.#disallowing
  }

  #opposing({allows}: RankedPattern): Seen {
    return allows ? this.#disallowing : this.#allowing
  }

  /** The position of what is kept in place of a pattern, or `DEFAULT`. */
  #resolve(position: number, substitute: number): number {
    if (substitute === DEFAULT) return DEFAULT
    if (substitute === BY_PLACE) return this.#firstKeptAt(position)
    const next = this.#substitutes.get(substitute)
    return next === undefined ? substitute : this.#resolve(substitute, next)
  }

  #firstKeptAt(position: number): number {
    const extent = this.#extents[position]
    if (extent === undefined) return DEFAULT
    const {start} = this.#places.rangeOf(extent)
    const kept = Math.min(this.#allowing.kept.at(start), this.#disallowing.kept.at(start))
    return kept === NOTHING ? DEFAULT : kept
  }
}

/** The patterns of one kind that have been looked at, those that decide first last. */
class Seen {
  readonly positions: number[] = []
  /** On each place the first that matches there, or may match. */
  readonly all: FallingRanges
  /** On each place the first kept one that is sure to match there. */
  readonly kept: FallingRanges

  constructor(places: number) {
    this.all = new FallingRanges(places)
    this.kept = new FallingRanges(places)
  }
}
