import type {Span} from '../syntax/nodes.ts'

/**
 * Keys that stand for a record wherever they are met, even in the middle of a line, and how their values begin.
 * Keys that are words of ordinary sentences (Comment, Domain, License) are not among them.
 */
const VALUE_BEGINNINGS: Readonly<Record<string, RegExp>> = {
  'user-agent': /^[*\w]/,
  disallow: /^(?:[/*]|$)/,
  allow: /^(?:[/*]|$)/,
  sitemap: /^(?:https?:\/\/|\/)/i,
  'crawl-delay': /^[\d.]/,
  'request-rate': /^\d/,
  'visit-time': /^\d/,
  'clean-param': /^[\w&]/,
  'content-signal': /^[\w-]+\s*=/,
  'content-usage': /^(?:\/\S*\s+)?[\w-]+\s*=/,
  host: /^(?:https?:\/\/|[\w-]+\.[\w-])/i,
  noindex: /^[/*]/,
}

const KEYS = Object.keys(VALUE_BEGINNINGS)

/** Letters in lower case, by which nearly every other word is told. */
const FIRST_LETTERS: ReadonlySet<number> = new Set(KEYS.map(key => key.charCodeAt(0)))
const LAST_LETTERS: ReadonlySet<number> = new Set(KEYS.map(key => key.charCodeAt(key.length - 1)))
const LOWER_CASE = 32

/** Is this the key of a record? In lower case. */
export function isKnownKey(name: string): boolean {
  return Object.hasOwn(VALUE_BEGINNINGS, name)
}

/** What is longer is a sentence. */
const LONGEST_KEY = 40
const KEY = /^([a-z][a-z0-9_-]*)(?: [a-z0-9_-]+)?$/

/**
 * May this, given in lower case, be the name of a field? Everything else before a colon is prose, markup or a part of
 * a URL, and two words of which the first is a known key are a record that is broken in another way.
 */
export function looksLikeKey(name: string): boolean {
  const [, first] = (name.length <= LONGEST_KEY && KEY.exec(name)) || []
  return first !== undefined && (first === name || !isKnownKey(first))
}

/** Does a text begin like a value of a known key, given in lower case? */
export function looksLikeValue(name: string, text: string): boolean {
  return Object.hasOwn(VALUE_BEGINNINGS, name) && (VALUE_BEGINNINGS[name]?.test(text) ?? false)
}

/** The known key that a part of the text begins with, whatever follows. */
export function keyAtStart(text: string, {start, end}: Span): Span | undefined {
  if (!FIRST_LETTERS.has(text.charCodeAt(start) | LOWER_CASE)) return undefined
  return longest(key => ({start, end: start + key.length}), text, {start, end})
}

/** The known key that a part of the text ends with, whatever comes before. */
export function keyAtEnd(text: string, {start, end}: Span): Span | undefined {
  if (!LAST_LETTERS.has(text.charCodeAt(end - 1) | LOWER_CASE)) return undefined
  return longest(key => ({start: end - key.length, end}), text, {start, end})
}

/** `disallow` ends with `allow`, so the longest key counts. */
function longest(placeOf: (key: string) => Span, text: string, part: Span): Span | undefined {
  let found: Span | undefined
  for (const key of KEYS) {
    const place = placeOf(key)
    if (place.start < part.start || place.end > part.end) continue
    if (found !== undefined && key.length < found.end - found.start) continue
    if (text.slice(place.start, place.end).toLowerCase() === key) found = place
  }
  return found
}
