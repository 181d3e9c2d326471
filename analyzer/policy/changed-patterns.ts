import type {RankedPattern} from './precedence.ts'

/**
 * The patterns of two lists that do not stand in both of them in the same order. A path that none of these matches
 * is decided alike by both lists, since what matches it stands in both in the same order.
 *
 * @param before what decides first comes first
 * @param keyOf a text that is the same for patterns that match the same
 */
export function changedPatterns(
  before: readonly RankedPattern[],
  after: readonly RankedPattern[],
  keyOf: (ranked: RankedPattern) => string,
): RankedPattern[] {
  const old = inStableOrder(before, keyOf)
  const now = inStableOrder(after, keyOf)
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start]?.key === now[start]?.key) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end)?.key === now.at(-1 - end)?.key) end++
  return changedBetween(old.slice(start, old.length - end), now.slice(start, now.length - end))
}

interface Entry {
  readonly ranked: RankedPattern
  readonly key: string
}

/** Neighbours of one rank that say the same may change places: they are put in an order that the file has no say in. */
function inStableOrder(list: readonly RankedPattern[], keyOf: (ranked: RankedPattern) => string): Entry[] {
  const runs: Entry[][] = []
  let last: RankedPattern | undefined
  for (const ranked of list) {
    const entry = {ranked, key: `${ranked.allows ? '+' : '-'}${keyOf(ranked)}`}
    if (last?.rank === ranked.rank && last.allows === ranked.allows) runs.at(-1)?.push(entry)
    else runs.push([entry])
    last = ranked
  }
  return runs.flatMap(run => (run.length > 1 ? run.sort(byKey) : run))
}

function byKey(a: Entry, b: Entry): number {
  if (a.key === b.key) return 0
  return a.key < b.key ? -1 : 1
}

function changedBetween(old: readonly Entry[], now: readonly Entry[]): RankedPattern[] {
  const places = new Map<string, number[]>()
  for (let place = now.length - 1; place >= 0; place--) {
    const key = now[place]?.key ?? ''
    const known = places.get(key)
    if (known) known.push(place)
    else places.set(key, [place])
  }
  // For each old entry the new one that is its equal, as long as there are any.
  const equals = old.map(({key}) => places.get(key)?.pop() ?? -1)
  const unchanged = longestRise(equals)
  const unchangedPlaces = new Set([...unchanged].map(index => equals[index]))
  return [
    ...old.filter((_, index) => !unchanged.has(index)),
    ...now.filter((_, place) => !unchangedPlaces.has(place)),
  ].map(({ranked}) => ranked)
}

/** The indexes of a longest sequence of rising numbers, negative ones left out (patience sorting). */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length, the index of the lowest number that ends a rise of this length. */
  const lowestEnds: number[] = []
  const previous = new Int32Array(numbers.length).fill(-1)
  for (const [index, number] of numbers.entries()) {
    if (number < 0) continue
    let low = 0
    let high = lowestEnds.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[lowestEnds[middle] ?? -1] ?? 0) < number) low = middle + 1
      else high = middle
    }
    previous[index] = lowestEnds[low - 1] ?? -1
    lowestEnds[low] = index
  }
  const rise = new Set<number>()
  for (let index = lowestEnds.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) rise.add(index)
  return rise
}
