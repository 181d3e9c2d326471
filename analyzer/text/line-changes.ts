/** Lines `[oldStart, oldEnd)` of the old text that became lines `[newStart, newEnd)` of the new one. */
export interface Change {
  readonly oldStart: number
  readonly oldEnd: number
  readonly newStart: number
  readonly newEnd: number
}

/**
 * Which lines differ, in order. A patience diff: lines that stand once in both texts hold the rest in place, so the
 * time grows with n log n even where every line has changed.
 */
export function lineChanges(before: readonly string[], after: readonly string[]): readonly Change[] {
  const changes: Change[] = []
  const compare = (range: Change) => {
    const rest = withoutCommonEnds(before, after, range)
    if (rest.oldStart === rest.oldEnd && rest.newStart === rest.newEnd) return
    const anchors = anchorsIn(before, after, rest)
    if (anchors.length === 0) {
      changes.push(rest)
      return
    }
    let {oldStart, newStart} = rest
    for (const [oldLine, newLine] of anchors) {
      compare({oldStart, oldEnd: oldLine, newStart, newEnd: newLine})
      oldStart = oldLine + 1
      newStart = newLine + 1
    }
    compare({...rest, oldStart, newStart})
  }
  compare({oldStart: 0, oldEnd: before.length, newStart: 0, newEnd: after.length})
  return changes
}

function withoutCommonEnds(before: readonly string[], after: readonly string[], range: Change): Change {
  let {oldStart, oldEnd, newStart, newEnd} = range
  while (oldStart < oldEnd && newStart < newEnd && before[oldStart] === after[newStart]) {
    oldStart++
    newStart++
  }
  while (oldStart < oldEnd && newStart < newEnd && before[oldEnd - 1] === after[newEnd - 1]) {
    oldEnd--
    newEnd--
  }
  return {oldStart, oldEnd, newStart, newEnd}
}

type Pair = readonly [oldLine: number, newLine: number]

/** Lines that stand once in both parts, as many as have the same order in both. */
function anchorsIn(before: readonly string[], after: readonly string[], range: Change): readonly Pair[] {
  const newLines = uniqueLines(after, range.newStart, range.newEnd)
  const pairs: Pair[] = []
  for (const [text, oldLine] of uniqueLines(before, range.oldStart, range.oldEnd)) {
    const newLine = newLines.get(text)
    if (newLine !== undefined) pairs.push([oldLine, newLine])
  }
  return longestIncreasing(pairs)
}

function uniqueLines(lines: readonly string[], start: number, end: number): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  const repeated = new Set<string>()
  for (let line = start; line < end; line++) {
    const text = lines[line] ?? ''
    if (places.has(text)) repeated.add(text)
    else places.set(text, line)
  }
  for (const text of repeated) places.delete(text)
  return places
}

/** The longest run of pairs, sorted by their old lines, whose new lines rise: patience sorting. */
function longestIncreasing(pairs: readonly Pair[]): readonly Pair[] {
  interface Link {
    readonly pair: Pair
    readonly before: Link | undefined
  }
  const piles: Link[] = []
  for (const pair of pairs) {
    let low = 0
    let high = piles.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((piles[middle]?.pair[1] ?? 0) < pair[1]) low = middle + 1
      else high = middle
    }
    piles[low] = {pair, before: piles[low - 1]}
  }
  const longest: Pair[] = []
  for (let link = piles.at(-1); link; link = link.before) longest.push(link.pair)
  return longest.reverse()
}
