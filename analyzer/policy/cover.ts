import type {PathPattern} from '../crawlers/path-pattern.ts'
import {matches} from './matches.ts'

/** What is known about two patterns; `unknown` only where one of them has a further condition. */
export type Answer = 'yes' | 'no' | 'unknown'

/**
 * A character that stands in no pattern, for the text behind a `*` or behind an open end. Unicode keeps it out of
 * texts; a pattern that holds it all the same is not judged.
 */
const ANYTHING = '\uFFFF'

/**
 * Whether one pattern matches every path that another matches.
 *
 * The inner pattern's `*` are filled with a character that the outer one can take up only by a `*` of its own, or
 * behind its open end. If it matches that path it matches every other filling as well, and if it does not, that
 * path is one that it misses: the answer is exact.
 */
export function covers(outer: PathPattern, inner: PathPattern): Answer {
  if (outer === inner) return 'yes'
  if (outer.accepts || outer.parts.some(part => part.includes(ANYTHING))) return 'unknown'
  if (pathsWith(inner, ANYTHING).every(path => matches(outer, path))) return 'yes'
  // A further condition makes the inner pattern match less than its parts do.
  return inner.accepts ? 'unknown' : 'no'
}

/**
 * The same, for crawlers that compare whole segments: a path without special characters covers itself and what
 * lies below it, by a condition that looks no further than to the next two characters.
 */
export function coversSegments(outer: PathPattern, inner: PathPattern): Answer {
  const answer = covers(outer, inner)
  if (answer !== 'unknown' || !isPlain(outer)) return answer
  const [beginning] = inner.parts
  const below = ['', '/', 'x', '//', 'xx'].every(end => matches(outer, beginning + end))
  return below ? 'yes' : 'unknown'
}

/** Whether a pattern was written without special characters: nothing but its text counts for its length. */
function isPlain({parts, toEnd, length}: PathPattern): boolean {
  return parts.length === 1 && !toEnd && length === parts[0].length
}

/**
 * Whether some path is matched by both patterns: `commonPaths` has one. The answer is exact, since parts may follow
 * each other wherever there is a `*` or an open end.
 */
export function meet(a: PathPattern, b: PathPattern): Answer {
  const beginning = commonBeginning(a, b)
  if (beginning === undefined || commonEnd(a, b) === undefined) return 'no'
  if (!beginning.startsWith('/')) return 'no'
  const point = [a, b].find(isPoint)
  // Where one of them matches a single path, that is the common beginning.
  if (point) return matches(a, beginning) && matches(b, beginning) ? 'yes' : 'no'
  return a.accepts || b.accepts ? 'unknown' : 'yes'
}

/** The shortest path that a pattern matches, if there is one and no further condition is in its way. */
export function shortestPath(pattern: PathPattern): string | undefined {
  return pathsWith(pattern, '')
    .filter(path => matches(pattern, path))
    .reduce<string | undefined>(
      (best, path) => (best === undefined || path.length < best.length ? path : best),
      undefined,
    )
}

/**
 * The paths that a pattern matches when its `*` are filled with a text, and its open end with the same or another:
 * none where it matches no path at all, since paths begin with `/`; two where a `*` at the start may stand for
 * nothing or for that `/`.
 */
export function pathsWith({parts, toEnd}: PathPattern, filling: string, end = filling): string[] {
  const [first, ...others] = parts
  const tail = toEnd ? '' : end
  if (first !== '') return first.startsWith('/') ? [parts.join(filling) + tail] : []
  if (others.length === 0 && toEnd) return []
  // Several `*` at the start are as good as one.
  const firstText = others.findIndex(part => part !== '')
  const behindStars = firstText < 0 ? tail : others.slice(firstText).join(filling) + tail
  const paths = [`/${filling}${behindStars}`]
  return behindStars.startsWith('/') ? [...paths, behindStars] : paths
}

/**
 * Paths among which there is one that both patterns match, if their parts allow it: the shortest ones of each, and
 * those with the parts of one behind those of the other.
 *
 * @param filling stands for each `*`
 * @param end stands behind an open end
 */
export function commonPaths(a: PathPattern, b: PathPattern, filling = '', end = filling): string[] {
  const start = commonBeginning(a, b)
  const tail = commonEnd(a, b)
  if (start === undefined || tail === undefined) return []
  const paths = [...pathsWith(a, filling, end), ...pathsWith(b, filling, end)]
  if (isPoint(a) || isPoint(b) || !start.startsWith('/')) return paths
  const last = a.toEnd || b.toEnd ? tail : end
  const middles = [
    [...middleOf(a), ...middleOf(b)],
    [...middleOf(b), ...middleOf(a)],
  ]
  return [...paths, ...middles.map(middle => [start, ...middle, last].join(filling))]
}

function isPoint({parts, toEnd}: PathPattern): boolean {
  return toEnd && parts.length === 1
}

/** What a pattern asks for between its beginning and its end. */
function middleOf({parts, toEnd}: PathPattern): string[] {
  return parts.slice(1, toEnd ? -1 : undefined)
}

function endOf({parts, toEnd}: PathPattern): string {
  return toEnd ? (parts.at(-1) ?? '') : ''
}

/** What a path has to begin with for both; undefined if it cannot. */
function commonBeginning({parts: [a]}: PathPattern, {parts: [b]}: PathPattern): string | undefined {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a]
  if (!long.startsWith(short)) return undefined
  return long === '' ? '/' : long
}

/** What a path has to end with for both; undefined if it cannot. */
function commonEnd(a: PathPattern, b: PathPattern): string | undefined {
  const [one, other] = [endOf(a), endOf(b)]
  const [long, short] = one.length >= other.length ? [one, other] : [other, one]
  return long.endsWith(short) ? long : undefined
}
