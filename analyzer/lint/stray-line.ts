import {findDirectiveMisspelling} from '../crawlers/directive-misspellings.ts'
import type {Line, MalformedLine, OtherRecord, Span} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'
import {brokenRecordIn, brokenRecordOf} from './broken-record.ts'
import {keyAtStart, looksLikeKey} from './known-keys.ts'

/**
 * What stands on a line that is no record, no comment and not blank.
 *
 * - `comment`: a comment of another language, behind `marker`
 * - `fence`: the line that begins or ends preformatted text in Markdown and gemtext
 * - `path`, `url`: one that no key stands before
 * - `keyless`: a colon that no key stands before
 * - `marked`: a record behind a bullet, a number, a tag: its `markup`
 */
export type StrayLine = {readonly line: MalformedLine | OtherRecord} & (
  | {readonly kind: 'comment'; readonly marker: string}
  | {readonly kind: 'marked'; readonly markup: Span}
  | {readonly kind: 'fence' | 'path' | 'url' | 'keyless' | 'text'}
)

/** Tells stray lines. Undefined for other lines, and for those that another rule explains. */
export function strayLineOf(line: Line): StrayLine | undefined {
  if (line.type !== 'malformedLine' && line.type !== 'otherRecord') return undefined
  if (isMatterOfOthers(line)) return undefined
  const content = contentOf(line)
  const first = line.text.charAt(content.start)
  if (LETTER.test(first)) return wordsOf(line)
  const markup = markupOf(line.text, content)
  if (markup !== undefined) return {line, kind: 'marked', markup}
  const written = line.text.slice(content.start, content.end)
  if (first === ':') return {line, kind: 'keyless'}
  if (FENCE.test(written)) return {line, kind: 'fence'}
  const [marker] = COMMENT_MARKER.exec(written) ?? []
  if (marker !== undefined) return {line, kind: 'comment', marker}
  if (PATH.test(written)) return {line, kind: 'path'}
  return isText(line) ? {line, kind: 'text'} : undefined
}

/** The line from its first word to its last, without a comment. */
export function contentOf(line: MalformedLine | OtherRecord): Span {
  return line.type === 'malformedLine'
    ? {start: line.contentStart, end: line.contentEnd}
    : {start: line.keyStart, end: line.valueEnd}
}

const LETTER = /[a-z]/i
const FENCE = /^(?:`{3}|~{3})/
/** How comments of other languages begin and end. `/*.pdf` is a path, and `/* text` is none. */
export const COMMENT_MARKER = /^(?:\/\/|;|<!--|-->|\/\*(?=[\s*]|$)|\*\/|--(?=\s|$))/
const PATH = /^(?:\/|\*[./])[^\s<>"']*$/
const URL = /^[a-z][a-z0-9+.-]*:\/\/\S+$/i

/** A line that begins with a letter; most of them do. */
function wordsOf(line: MalformedLine | OtherRecord): StrayLine | undefined {
  if (brokenRecordOf(line) !== undefined) return undefined
  const content = contentOf(line)
  const markup = LIST_LETTER.test(line.text.slice(content.start, content.start + 2))
    ? markupOf(line.text, content)
    : undefined
  if (markup !== undefined) return {line, kind: 'marked', markup}
  if (!isText(line)) return undefined
  const written = line.text.slice(content.start, content.end)
  return {line, kind: URL.test(written) ? 'url' : 'text'}
}

/** `a) Disallow: /x` */
const LIST_LETTER = /^[a-z][.)]/i

/** A key that may be a field's name, or is a slip for one, is no prose. */
function isText(line: MalformedLine | OtherRecord): boolean {
  if (
    line.type === 'malformedLine' ||
    URL_REST.test(line.text.slice(line.separatorOffset, line.separatorOffset + 3))
  )
    return true
  if (looksLikeKey(line.name)) return false
  return !WORDS.test(line.name) || findDirectiveMisspelling(line.name) === undefined
}

const URL_REST = /^:\/\//
/** Slips are made of letters, in any script, and what joins words. */
const WORDS = /^[\p{L}\p{M} ._'-]+$/u

const MARKUP =
  /^(?:(?:[-+>|•·‣▪●○–—]|\*{1,3}|_{1,3}|=>|\(?\d{1,3}[.)]|\(?[a-z][.)]|<\/?[a-z][^<>]{0,50}>)[ \t]*){1,3}/i
/** No markup that anybody writes is longer. */
const LONGEST_MARKUP = 160

/** The markup before a record, if that is what a part of the text is. */
function markupOf(text: string, {start, end}: Span): Span | undefined {
  const [markup = ''] = MARKUP.exec(text.slice(start, Math.min(end, start + LONGEST_MARKUP))) ?? []
  const rest = {start: start + markup.length, end}
  return markup !== '' && isRecord(text, rest) ? {start, end: rest.start} : undefined
}

function isRecord(text: string, part: Span): boolean {
  const key = keyAtStart(text, part)
  if (key === undefined) return false
  // `**User-agent**: *`
  return (
    /^[*_]{0,3}[ \t]*:/.test(text.slice(key.end, key.end + 20)) || brokenRecordIn(text, part) !== undefined
  )
}

const ODD = Trait.NonAscii | Trait.Quote | Trait.Control | Trait.Angle | Trait.Bracket

/** Quotes, wide and invisible characters before a known key, and markers of merges, have rules of their own. */
function isMatterOfOthers(line: MalformedLine | OtherRecord): boolean {
  const traits = line.type === 'malformedLine' ? line.traits : line.keyTraits
  if (!(traits & ODD)) return false
  const {start, end} = contentOf(line)
  const beginning = line.text.slice(start, Math.min(end, start + LONGEST_MARKUP))
  if (/^(?:<{7}|>{7}|\|{7})(?: |$)/.test(beginning)) return true
  const visible = beginning
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trimStart()
  if (visible === '' || visible.startsWith('#')) return true
  const unquoted = visible.replace(/^["'`“”„‘’«»]+/, '')
  return beginsWithKey(unquoted) && !beginsWithKey(beginning)
}

function beginsWithKey(text: string): boolean {
  return keyAtStart(text, {start: 0, end: text.length}) !== undefined
}
