import {ENCODINGS} from '../crawlers/encoding.ts'
import type {Profile} from '../crawlers/profile.ts'

/**
 * What a crawler compares its rules with: the path of a URL, with or without its query, never with a fragment, in
 * the crawler's encoding.
 *
 * @param url an absolute URL, or a path with or without a query
 */
export function requestPath(url: string, profile: Profile): string {
  const withQuery = pathAndQuery(url)
  const question = profile.query === 'ignored' ? withQuery.indexOf('?') : -1
  const path = question < 0 ? withQuery : withQuery.slice(0, question)
  const encoded = ENCODINGS[profile.percentEncoding].request(path)
  return profile.pathCase === 'ignored' ? encoded.toLowerCase() : encoded
}

const AUTHORITY = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#;]*/

/** The path of a URL, which begins with `/`, and its query (google/robotstxt, `GetPathParamsQuery`). */
function pathAndQuery(url: string): string {
  const authority = AUTHORITY.exec(url)?.[0] ?? ''
  const fragment = url.indexOf('#', authority.length)
  const path = url.slice(authority.length, fragment < 0 ? undefined : fragment)
  return path.startsWith('/') ? path : `/${path}`
}
