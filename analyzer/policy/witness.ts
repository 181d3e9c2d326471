import type {PathPattern} from '../crawlers/path-pattern.ts'
import type {Profile} from '../crawlers/profile.ts'
import {shortestPath} from './cover.ts'
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

/** The shortest path of a URL that a pattern matches; undefined if there is none, or none is found. */
export function urlPathMatching(pattern: PathPattern, profile: Profile): string | undefined {
  const path = shortestPath(pattern)
  return path === undefined ? undefined : urlPathOf(path, profile)
}
