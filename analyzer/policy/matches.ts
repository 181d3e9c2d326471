import type {PathPattern} from '../crawlers/path-pattern.ts'

/**
 * Whether a pattern covers a path. The time grows with the length of both, never with their product.
 *
 * Taking the leftmost place for each part in the middle is enough: were there any way to place all parts, moving
 * them one after the other to their leftmost places would only leave more room for those that follow. The last
 * part of a pattern that is bound to the end has only one place.
 */
export function matches({parts, toEnd, accepts}: PathPattern, path: string): boolean {
  const [first, ...others] = parts
  if (!path.startsWith(first)) return false
  let position = first.length
  const last = toEnd ? others.pop() : undefined
  for (const part of others) {
    const found = indexOfPart(path, part, position)
    if (found < 0) return false
    position = found + part.length
  }
  const ends = last === undefined ? !toEnd || position === path.length : endsWith(path, last, position)
  return ends && accepts?.(path) !== false
}

/** Whether a text ends with another that starts at `from` or later. */
function endsWith(path: string, last: string, from: number): boolean {
  return path.length - last.length >= from && path.endsWith(last)
}

/** Up to this length `indexOf` is fast in the worst case too; beyond, its time grows with the product of lengths. */
const SHORT = 128

function indexOfPart(path: string, part: string, from: number): number {
  return part.length <= SHORT ? path.indexOf(part, from) : indexOfLong(path, part, from)
}

/** Knuth, Morris and Pratt's search, which never goes back in the path. */
function indexOfLong(path: string, part: string, from: number): number {
  const borders = bordersOf(part)
  let matched = 0
  for (let index = from; index < path.length; index++) {
    const code = path.charCodeAt(index)
    while (matched > 0 && part.charCodeAt(matched) !== code) matched = borders[matched - 1] ?? 0
    if (part.charCodeAt(matched) === code) matched++
    if (matched === part.length) return index - matched + 1
  }
  return -1
}

/** For each beginning of a text, the length of the longest shorter beginning that also ends it. */
function bordersOf(text: string): Uint32Array {
  const borders = new Uint32Array(text.length)
  let border = 0
  for (let index = 1; index < text.length; index++) {
    while (border > 0 && text.charCodeAt(border) !== text.charCodeAt(index)) border = borders[border - 1] ?? 0
    if (text.charCodeAt(border) === text.charCodeAt(index)) border++
    borders[index] = border
  }
  return borders
}
