import {trim, trimEnd, trimStart} from '../crawlers/blanks.ts'
import type {KeyValue, Profile} from '../crawlers/profile.ts'

/** The keys and values that a crawler cuts out of one line, usually one pair; the key as it understands it. */
export function readKeyValues(line: string, profile: Profile): KeyValue[] {
  const found = profile.readLine?.(line) ?? readUsually(line, profile)
  return found.map(({key, value}) => ({key: knownKey(key, profile), value}))
}

function readUsually(line: string, profile: Profile): KeyValue[] {
  const text = withoutComment(withinLimit(line, profile.lineLimit), profile)
  if (profile.indentation === 'kept' && trimStart(text, profile.blanks) !== text) return []
  const separator = profile.separator === 'last-colon' ? text.lastIndexOf(':') : text.indexOf(':')
  if (separator < 0) return readWithoutColon(trim(text, profile.blanks), profile)
  const key = trimStart(text.slice(0, separator), profile.blanks)
  const value = trimStart(text.slice(separator + 1), profile.blanks)
  return [
    {
      // A blank that is kept makes it another, unknown key.
      key: (profile.blankBeforeColon === 'kept' ? key : trimEnd(key, profile.blanks)).toLowerCase(),
      value: profile.trailingBlanks === 'kept' ? value : trimEnd(value, profile.blanks),
    },
  ]
}

function withoutComment(line: string, profile: Profile): string {
  const hash = line.indexOf('#')
  if (hash < 0 || profile.inlineComment === 'kept') return line
  return line.slice(0, hash)
}

function withinLimit(line: string, limit: number | null): string {
  // A code unit takes at most three octets.
  return limit === null || line.length * 3 <= limit ? line : line.slice(0, lengthWithin(line, limit))
}

/** How much of a text, in UTF-16 code units, a number of octets holds in UTF-8. */
export function lengthWithin(text: string, octets: number): number {
  let used = 0
  let length = 0
  for (const character of text) {
    used += octetsOf(character)
    if (used > octets) break
    length += character.length
  }
  return length
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

const RFC_KEYS = ['user-agent', 'allow', 'disallow', 'sitemap']

function readWithoutColon(text: string, profile: Profile): KeyValue[] {
  if (profile.missingColon === 'skipped') return []
  if (profile.missingColon === 'two-words') {
    const [key = '', value, ...others] = text.split(/[ \t]+/)
    return value === undefined || others.length > 0 ? [] : [{key: key.toLowerCase(), value}]
  }
  // The key may have two words itself.
  const [first = '', second = ''] = text.split(' ', 2)
  const key = [first, `${first} ${second}`].find(words => KNOWN_KEYS.has(knownKey(words, profile)))
  return key === undefined ? [] : [{key, value: trim(text.slice(key.length), profile.blanks)}]
}

const KNOWN_KEYS: ReadonlySet<string> = new Set([...RFC_KEYS, 'crawl-delay', 'request-rate', 'host'])

/** The key that a crawler takes a written one for: itself, or the one that it means by its own rules. */
export function knownKey(written: string, profile: Profile): string {
  if (profile.keySpelling === 'exact')
    return Object.hasOwn(profile.misspellings, written) ? (profile.misspellings[written] ?? written) : written
  const known = RFC_KEYS.find(key => written.startsWith(key))
  if (known !== undefined) return known
  const misspelling = Object.keys(profile.misspellings).find(key => written.startsWith(key))
  return misspelling === undefined ? written : (profile.misspellings[misspelling] ?? written)
}
