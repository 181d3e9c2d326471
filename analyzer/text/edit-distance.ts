/**
 * How many slips turn one text into the other: letters left out, added or wrong, and neighbours swapped
 * (Damerau-Levenshtein distance in its restricted form, no letter edited twice). Undefined above the limit.
 *
 * Only the cells within `limit` of the diagonal are computed, so the time grows with length × limit.
 */
export function editDistance(a: string, b: string, limit: number): number | undefined {
  if (Math.abs(a.length - b.length) > limit || areFarApart(a, b, limit)) return undefined
  const beyond = limit + 1
  let beforeLast = new Array<number>(b.length + 1).fill(beyond)
  let last = Array.from({length: b.length + 1}, (_, column) => Math.min(column, beyond))
  let current = new Array<number>(b.length + 1).fill(beyond)
  for (let row = 1; row <= a.length; row++) {
    const from = Math.max(1, row - limit)
    const to = Math.min(b.length, row + limit)
    current[from - 1] = from === 1 ? Math.min(row, beyond) : beyond
    let least = current[from - 1] ?? beyond
    for (let column = from; column <= to; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? beyond) + 1,
        (current[column - 1] ?? beyond) + 1,
        (last[column - 1] ?? beyond) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? beyond) + 1)
      current[column] = Math.min(cost, beyond)
      least = Math.min(least, cost)
    }
    if (to < b.length) current[to + 1] = beyond
    if (least > limit) return undefined
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  const distance = last[b.length] ?? beyond
  return distance > limit ? undefined : distance
}

/** Whether the letters alone show that it takes more slips: a slip brings at most one letter in, and one out. */
function areFarApart(a: string, b: string, limit: number): boolean {
  surplus.fill(0)
  for (let index = 0; index < a.length; index++) count(a.charCodeAt(index), 1)
  for (let index = 0; index < b.length; index++) count(b.charCodeAt(index), -1)
  let out = 0
  let into = 0
  for (const letters of surplus) {
    if (letters > 0) out += letters
    else into -= letters
  }
  return out > limit || into > limit
}

/** By how many letters one text has more than the other; some letters share a count. */
const surplus = new Int32Array(32)

function count(letter: number, by: 1 | -1): void {
  const index = letter & 31
  surplus[index] = (surplus[index] ?? 0) + by
}

/**
 * The candidate that a word is most likely a slip of, without regard to case: the nearest one, if no more than a
 * third of the word's letters are wrong, and the first of several.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const written = word.toLowerCase()
  let limit = Math.max(1, Math.floor(written.length / 3))
  let best: string | undefined
  for (const candidate of candidates) {
    const distance = editDistance(written, candidate.toLowerCase(), limit)
    if (distance === undefined) continue
    best = candidate
    if (distance === 0) break
    limit = distance - 1
  }
  return best
}
