import type {Reading} from './profile.ts'

/** How a crawler brings rules and requests to a common form before it compares them. */
interface Encoding {
  /** The path of a rule. */
  readonly rule: (path: string) => string
  /** The path that is asked for, with its query where the crawler compares it. */
  readonly request: (path: string) => string
}

const same = (path: string) => path

/** The encodings that profiles name in `percentEncoding`. */
export const ENCODINGS: Readonly<Record<Reading['percentEncoding'], Encoding>> = {
  literal: {rule: same, request: same},
  'decoded-url': {rule: same, request: path => unquote(path)},
  rfc9309: {rule: rfcRule, request: rfcRequest},
  google: {rule: googleRule, request: same},
  python: {rule: pythonRule, request: pythonRequest},
  protego: {rule: protegoRule, request: protegoRequest},
}

/** Most paths hold none of these, and need no change by anybody. */
const SUSPECT = /[^A-Za-z0-9/._~?=&:;,@!'()+-]/

const ESCAPE_OR_NON_ASCII = /%[0-9A-Fa-f]{2}|[\u0080-\u{10FFFF}]/gu
const ESCAPES = /(?:%[0-9A-Fa-f]{2})+/g
const UNRESERVED = /[A-Za-z0-9._~-]/

/** Escapes, and characters that no URI may hold (RFC 3986 §2). */
const ESCAPE_OR_NO_URI = /%[0-9A-Fa-f]{2}|[\x00-\x20"<>\\^`{|}\x7f-\u{10FFFF}]/gu

/**
 * RFC 9309 §2.2.2: what no URI may hold is encoded, encoded unreserved characters are decoded, and what is
 * reserved is the same, encoded or not, in a query. (In a path `/` and `%2F` differ: RFC 3986 §2.2.)
 */
function rfcCommon(path: string): string {
  if (!SUSPECT.test(path)) return path
  const query = path.indexOf('?')
  return path.replace(ESCAPE_OR_NO_URI, (found, offset: number) => {
    if (!found.startsWith('%')) return percentEncode(found)
    const character = String.fromCharCode(Number.parseInt(found.slice(1), 16))
    const plain = UNRESERVED.test(character) || (query >= 0 && offset > query && ':/'.includes(character))
    return plain ? character : found.toUpperCase()
  })
}

/** §2.2.3: a literal `*` or `$` is written `%2A`, `%24`; only a `$` at the end is special. */
function rfcRule(path: string): string {
  const common = rfcCommon(path)
  return common.includes('$') ? common.replace(/\$(?!$)/g, '%24') : common
}

function rfcRequest(path: string): string {
  return rfcCommon(path).replace(/[*$]/g, percentEncode)
}

/** google/robotstxt, `MaybeEscapePattern`: hexadecimal digits in upper case, non-ASCII encoded, nothing decoded. */
function googleRule(path: string): string {
  if (!SUSPECT.test(path)) return path
  return path.replace(ESCAPE_OR_NON_ASCII, found =>
    found.startsWith('%') ? found.toUpperCase() : percentEncode(found),
  )
}

/** CPython before 3.15, `urllib.robotparser`: everything is decoded, then everything but `/` encoded again. */
function pythonRule(path: string): string {
  return quote(withoutEmptyParts(unquote(path)), PYTHON_SAFE)
}

/** Two slashes at the start become four (`urlunsplit` since 3.12.4), so that rules that have two never match. */
function pythonRequest(path: string): string {
  const quoted = quote(withoutEmptyParts(unquote(path)), PYTHON_SAFE) || '/'
  return quoted.startsWith('//') ? `//${quoted}` : quoted
}

const PYTHON_SAFE = /[_.~/-]/

/** Protego, `_quote_pattern`: the path is decoded, save `/`, `*`, `$` and `%`, and encoded again; the query stays. */
function protegoRule(pattern: string): string {
  let text = pattern
  if (/^https?:\/\//.test(text)) text = `/${text}`
  if (text.startsWith('//')) text = `//${text}`
  const kept = /[?;$]$/.exec(text)?.[0] ?? ''
  const {path, rest} = splitUrl(text.slice(0, text.length - kept.length))
  return quote(upperCaseEscapes(unquote(path, ESCAPES_BUT_SPECIAL)), /[_.~/*%=-]/) + kept + rest
}

/** Protego, `_quote_path`. */
function protegoRequest(request: string): string {
  const {path, rest} = splitPath(request)
  return quote(upperCaseEscapes(unquote(path, ESCAPES_BUT_SLASH)), /[_.~/%-]/) + rest || '/'
}

const ESCAPES_BUT_SPECIAL = /(?:%(?!2F|2A|24|25)[0-9A-F]{2})+/gi
const ESCAPES_BUT_SLASH = /(?:%(?!2F|25)[0-9A-F]{2})+/gi

interface UrlParts {
  readonly path: string
  /** Parameters, query and fragment, each with its sign; nothing for an empty one. */
  readonly rest: string
}

/** `urllib.parse.urlparse` without the scheme and the authority. */
function splitUrl(url: string): UrlParts {
  const [scheme = ''] = /^[A-Za-z][A-Za-z0-9+.-]*:/.exec(url) ?? []
  const hierarchy = url.slice(scheme.length)
  const authority = hierarchy.startsWith('//') ? 2 + hierarchy.slice(2).search(/[/?#]|$/) : 0
  return splitPath(hierarchy.slice(authority))
}

function splitPath(text: string): UrlParts {
  const [beforeFragment, fragment] = divide(text, '#')
  const [beforeQuery, query] = divide(beforeFragment, '?')
  const lastSegment = beforeQuery.lastIndexOf('/') + 1
  const [name, parameters] = divide(beforeQuery.slice(lastSegment), ';')
  return {path: beforeQuery.slice(0, lastSegment) + name, rest: parameters + query + fragment}
}

function withoutEmptyParts(text: string): string {
  if (!/[#?;]/.test(text)) return text
  const {path, rest} = splitPath(text)
  return path + rest
}

/** Divides a text before a sign; the second part is empty where nothing follows the sign. */
function divide(text: string, sign: string): [string, string] {
  const index = text.indexOf(sign)
  if (index < 0) return [text, '']
  return [text.slice(0, index), index + 1 < text.length ? text.slice(index) : '']
}

/** Encodes every octet of the UTF-8 text that is not `safe`. */
function quote(text: string, safe: RegExp): string {
  if (!/[^A-Za-z0-9/._~-]/.test(text)) return text
  return text.replace(/[^A-Za-z0-9]/gu, character =>
    safe.test(character) ? character : percentEncode(character),
  )
}

/** Decodes runs of `%XX` as UTF-8, with U+FFFD for what is none. */
function unquote(text: string, runs = ESCAPES): string {
  return text.includes('%') ? text.replace(runs, decodeEscapes) : text
}

function upperCaseEscapes(text: string): string {
  return text.includes('%') ? text.replace(ESCAPES, escapes => escapes.toUpperCase()) : text
}

const decoder = new TextDecoder('utf-8', {ignoreBOM: true})

function decodeEscapes(escapes: string): string {
  const bytes = new Uint8Array(escapes.length / 3)
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = Number.parseInt(escapes.slice(index * 3 + 1, index * 3 + 3), 16)
  return decoder.decode(bytes)
}

/** Encodes the octets of a text in UTF-8; what is no text (half a surrogate pair) as U+FFFD. */
function percentEncode(text: string): string {
  let encoded = ''
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) encoded += ASCII_ESCAPES[code] ?? ''
    else encoded += code >= 0xd800 && code <= 0xdfff ? '%EF%BF%BD' : encodeURIComponent(character)
  }
  return encoded
}

const ASCII_ESCAPES: readonly string[] = Array.from(
  {length: 0x80},
  (_, code) => `%${code.toString(16).toUpperCase().padStart(2, '0')}`,
)
