import type {PathPattern} from '../crawlers/path-pattern.ts'
import type {Profile} from '../crawlers/profile.ts'
import {shortestPath} from './cover.ts'
import {matches} from './matches.ts'
import {requestPath} from './request.ts'

/**
 * The path of a URL that a crawler brings to a given form before it compares it; undefined if there is none.
 *
 * @param path as the crawler compares it with its rules
 */
export function urlPathOf(path: string, profile: Profile): string | undefined {
  return [path, octets(path)].find(url => requestPath(url, profile) === path)
}

/** Writes what a URL gives another meaning as octets, for crawlers that decode them. */
function octets(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent)
}

/**
 * A path of a URL that a pattern matches, as an author has it in mind: `/x.pdf` for `/*.pdf`, else the shortest one;
 * undefined if there is none, or none is found.
 */
export function urlPathMatching(pattern: PathPattern, profile: Profile): string | undefined {
  const path = filledPath(pattern) ?? shortestPath(pattern)
  return path === undefined ? undefined : urlPathOf(path, profile)
}

/** The path with something for each `*` that is not at the end; undefined where there is no such `*`. */
function filledPath(pattern: PathPattern): string | undefined {
  const {parts} = pattern
  const end = parts.findLastIndex(part => part !== '') + 1
  if (end < 2) return undefined
  const filled = parts.slice(0, end).join('x')
  const path = filled.startsWith('/') ? filled : `/${filled}`
  return matches(pattern, path) ? path : undefined
}
