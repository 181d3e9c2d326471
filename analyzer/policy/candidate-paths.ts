import type {PathPattern} from '../crawlers/path-pattern.ts'
import {Beginnings} from './beginnings.ts'
import {commonPaths, pathsWith} from './cover.ts'
import {extentOf} from './extent.ts'

/** Pairs of patterns that are looked at for paths that both match. */
const MOST_PAIRS = 20_000

/**
 * Paths on which two lists of patterns can decide differently, the likeliest first, some of them twice.
 *
 * Plain patterns that match a path are beginnings of it, so what they say is shown by each of these beginnings and
 * by the same with a character behind it that no pattern goes on with. Where special ones decide, it is one of each
 * list, or one and the default: so there are all paths that a pattern, or two of them, make with nothing else than
 * their own parts, or with a character between these that stands in no pattern.
 *
 * @param changed patterns of which one matches wherever the decisions differ
 * @param all patterns of both lists
 */
export function* candidatePaths(
  changed: readonly PathPattern[],
  all: readonly PathPattern[],
): Generator<string> {
  const fresh = freshCharacter(all)
  for (const pattern of changed) if (isSpecial(pattern)) yield* filled(pathsWith, fresh, pattern)
  yield* pathsOfPairs(changed, all, fresh)
  yield* pathsBehindBeginnings(changed, all)
}

/** Whether a pattern matches only some of the paths with its beginning. */
export function isSpecial(pattern: PathPattern): boolean {
  return extentOf(pattern)?.shape === 'some'
}

/** The paths that come of fillings for `*` and for open ends: nothing, or a character that stands in no pattern. */
function* filled<Patterns extends readonly PathPattern[]>(
  pathsOf: (...parameters: [...patterns: Patterns, filling: string, end: string]) => string[],
  fresh: string,
  ...patterns: Patterns
): Generator<string> {
  for (const filling of ['', fresh]) for (const end of ['', fresh]) yield* pathsOf(...patterns, filling, end)
}

function* pathsOfPairs(
  changed: readonly PathPattern[],
  all: readonly PathPattern[],
  fresh: string,
): Generator<string> {
  const special = all.filter(isSpecial)
  let pairs = 0
  for (const one of changed) {
    for (const other of isSpecial(one) ? all : special) {
      if (pairs++ === MOST_PAIRS) return
      yield* filled(commonPaths, fresh, one, other)
    }
  }
}

/** What stands behind a beginning for all that goes on as no other beginning does. */
const LETTERS = 'xzqjkvwyabcdefghilmnoprstu0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-._~'

function* pathsBehindBeginnings(
  changed: readonly PathPattern[],
  all: readonly PathPattern[],
): Generator<string> {
  const beginnings = new Beginnings(all.flatMap(pattern => extentOf(pattern)?.beginning ?? []))
  // Readers with further conditions look one and two characters further.
  const looksFurther = all.some(({accepts}) => accepts)
  for (const index of indexesBehind(changed, beginnings)) {
    const beginning = beginnings.texts[index] ?? '/'
    const fresh = freshBehind(beginning, beginnings)
    yield beginning
    yield beginning + fresh
    if (looksFurther) yield* [`${beginning}/`, `${beginning}/${fresh}`, `${beginning}${fresh}${fresh}`]
  }
}

/** The indexes of all beginnings that begin with that of a changed pattern, each once. */
function* indexesBehind(changed: readonly PathPattern[], beginnings: Beginnings): Generator<number> {
  const starts = changed
    .map(pattern => beginnings.indexOf(extentOf(pattern)?.beginning ?? ''))
    .sort((a, b) => a - b)
  let next = 0
  for (const start of starts) {
    for (let index = Math.max(start, next); index < (beginnings.ends[start] ?? 0); index++) yield index
    next = Math.max(next, beginnings.ends[start] ?? 0)
  }
}

/** A character that no beginning goes on with, or at least one that does not make another beginning. */
function freshBehind(beginning: string, beginnings: Beginnings): string {
  const characters = [...LETTERS]
  return (
    characters.find(character => !beginnings.haveBeginning(beginning + character)) ??
    characters.find(character => beginnings.indexOf(beginning + character) < 0) ??
    '%E2%80%A6'
  )
}

function freshCharacter(patterns: readonly PathPattern[]): string {
  const text = patterns.map(({parts}) => parts.join('')).join('')
  const used = new Set(text)
  return [...LETTERS].find(character => !used.has(character)) ?? '%E2%80%A6'
}
