import {findDirectiveMisspelling} from '../analyzer/crawlers/directive-misspellings.ts'
import {findDirective} from '../analyzer/crawlers/directives.ts'
import type {Profile} from '../analyzer/crawlers/profile.ts'
import {kindOfValue} from '../analyzer/lint/directive-readers.ts'
import {replace} from '../analyzer/lint/edits.ts'
import {linesWith} from '../analyzer/lint/lines-with.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule, type Fix} from '../analyzer/lint/rule.ts'
import type {AnyRecord, Span} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {capitalize} from '../analyzer/text/enumerate.ts'
import {isFullwidth, toHalfwidth} from '../analyzer/text/fullwidth.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'fullwidth-character',
  category: 'lines',
  summary: 'Letters, digits, signs or spaces that were typed in full width.',
  rationale: `
Chinese, Japanese and Korean input modes have wide forms of the Latin letters, digits and signs: \`／\` for \`/\`, \`＊\`
for \`*\`, \`：\` for \`:\`. They look nearly the same, and are other characters. To crawlers a key in them is unknown, so
the line is skipped; a group for \`＊\` is for nobody; and a path that begins with \`／\` matches no address.

Switch the input mode off and type the line anew, or let the fix write the usual characters. Comments may hold
anything, and so may paths of Chinese or Japanese words where the wide form is a part of the title.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: keys, separators, product tokens and the slash of a path are ASCII',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'Unicode 16.0, Halfwidth and Fullwidth Forms',
      url: 'https://www.unicode.org/charts/PDF/UFF00.pdf',
      date: '2024-09',
    },
    {
      title: 'robots.txt for Gemini: lines that begin with other words are ignored',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: ['wrong-separator', 'malformed-line', 'invalid-agent-token', 'directive-value', 'sitemap-url'],
  gather: {by: ['meant', 'who']},
  messages: {
    key: 'Crawlers do not take the full-width {written} for {meant}, so they do not read this line as {key}.',
    agent:
      'Crawlers do not take the full-width {written} for {meant}, so the rules below are not for {value}.',
    path: 'Crawlers do not take the full-width {written} for {meant}, so this rule does not match {value}.',
    value:
      'Crawlers do not take the full-width {written} for {meant}, so they do not read the value as {value}.',
    space: '{who} will not read the value as {value}: it holds a full-width space (U+3000).',
    comment: 'The full-width {written} starts no comment: crawlers take what follows for a part of the line.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /wiki/ＡＢＣ\nDisallow: /wiki/けいおん！？\nDisallow: /記事／２\nDisallow: /項目：一覧\n',
        note: 'Addresses of East Asian titles.',
      },
      {code: 'User-agent: * # ＊：／　\n# ＊：／　\nDisallow: /カタカナ/ｶﾅ\nメモ：　読む\nNote: ／\n'},
      {
        code: 'User-agent：*\nDisallow：/a\nSitemap：https://example.com/a.xml\n',
        note: 'A wide colon alone is a wrong separator.',
      },
      {code: 'User-agent: *\nDisallow:\nSitemap: ／\n', target: 'gemini'},
    ],
    bad: [
      {
        code: 'User-agent：＊\nＤisallow: ／\n',
        problems: [
          '1:11-1:13 error: Crawlers do not take the full-width `：＊` for `:*`, so they do not read this line as `User-agent`.',
          '2:1-2:12 error: Crawlers do not take the full-width `Ｄisallow: ／` for `Disallow: /`, so they do not read this line as `Disallow`.',
        ],
        fixed: 'User-agent:*\nDisallow: /\n',
      },
      {
        code: 'User-agent: Ｇooglebot\r\nUser-agent: ＊\r\nDisallow: ／private／😀 # ／\r\nAllow: /a？b\r\nSitemap: https：//example.com/a.xml\r\nCrawl-delay: １０\r\n',
        problems: [
          '1:13-1:14 error: Crawlers do not take the full-width `Ｇ` for `G`, so the rules below are not for `Googlebot`.',
          '2:13-2:14 error: Crawlers do not take the full-width `＊` for `*`, so the rules below are not for `*`.',
          '3:11-3:20 error: Crawlers do not take the full-width `／private／` for `/private/`, so this rule does not match `/private/😀`.',
          '4:10-4:11 error: Crawlers do not take the full-width `？` for `?`, so this rule does not match `/a?b`.',
          '5:15-5:16 error: Crawlers do not take the full-width `：` for `:`, so they do not read the value as `https://example.com/a.xml`.',
          '6:14-6:16 error: Crawlers do not take the full-width `１０` for `10`, so they do not read the value as `10`.',
        ],
        fixed:
          'User-agent: Googlebot\r\nUser-agent: *\r\nDisallow: /private/😀 # ／\r\nAllow: /a?b\r\nSitemap: https://example.com/a.xml\r\nCrawl-delay: 10\r\n',
      },
      {
        code: 'User-agent:　indexer\nDisallow:　/個人/\nDisallow: /a　\nDisallow: /b/　＃　個人\n',
        target: 'gemini',
        problems: [
          '1:12-1:13 error: TLGS, AuraSearch and Gemportal will not read the value as `indexer`: it holds a full-width space (U+3000).',
          '2:10-2:11 error: TLGS, AuraSearch and Gemportal will not read the value as `/個人/`: it holds a full-width space (U+3000).',
          '3:13-3:14 error: TLGS, AuraSearch and Gemportal will not read the value as `/a`: it holds a full-width space (U+3000).',
          '4:15-4:16 error: The full-width `＃` starts no comment: crawlers take what follows for a part of the line.',
        ],
        fixed: 'User-agent: indexer\nDisallow: /個人/\nDisallow: /a\nDisallow: /b/ #　個人\n',
      },
      {
        code: '＃ 規則\n＃ 連絡先: 山田\nUser-agent: *\nＤｉｓａｌｌｏｗ　／\n',
        problems: [
          '1:1-1:2 error: The full-width `＃` starts no comment: crawlers take what follows for a part of the line.',
          '2:1-2:2 error: The full-width `＃` starts no comment: crawlers take what follows for a part of the line.',
          '4:1-4:11 error: Crawlers do not take the full-width `Ｄｉｓａｌｌｏｗ<U+3000>／` for `Disallow /`, so they do not read this line as `Disallow`.',
        ],
        fixed: '# 規則\n# 連絡先: 山田\nUser-agent: *\nDisallow /\n',
        note: 'The missing colon is another mistake.',
      },
    ],
  },
  *check(tree, context) {
    for (const line of linesWith(tree, Trait.NonAscii)) {
      if (line.type === 'malformedLine') {
        yield* problemsOfContent(line.text, line.contentStart, line.contentEnd)
      } else if (line.type !== 'comment' && line.type !== 'blankLine') {
        if (line.keyTraits & Trait.NonAscii) yield* problemsOfContent(line.text, line.keyStart, line.valueEnd)
        else if (line.valueTraits & Trait.NonAscii) yield* problemsOfValue(line, context.profiles)
      }
    }
  },
})

const HASH = '＃'
const WIDE_HASH = HASH.charCodeAt(0)

/** A line whose key or separator is no ASCII, looked at as a whole: the tree cannot know where its parts are. */
function* problemsOfContent(text: string, start: number, end: number) {
  if (text.startsWith(HASH, start)) {
    yield commentProblem(start)
    return
  }
  const usual = toHalfwidth(text.slice(start, end))
  const colon = usual.indexOf(':')
  const keyLength = colon < 0 ? usual.search(/\s|$/) : colon
  const key = usual.slice(0, keyLength).trim()
  if (findDirective(key) === undefined && findDirectiveMisspelling(key) === undefined) return
  const value = {start: start + keyLength + 1, end}
  const slip = value.start < end ? findSlip(text, value, /agent$/i.test(key) ? 'agent' : 'path') : undefined
  const inValue = slip?.kind === 'form'
  // A wide colon alone is a wrong separator.
  if (!inValue && wideSpan(text, {start, end: start + keyLength}) === undefined) return
  const place = wideSpan(text, {start, end: inValue ? end : Math.min(value.start, end)})
  if (place === undefined) return
  yield {
    message: 'key',
    data: {...formsIn(text, place), key: quote(key)},
    place,
    fix: fixOf(text, place),
  } as const
}

function* problemsOfValue(line: AnyRecord, profiles: readonly Profile[]) {
  const {text} = line
  const part = kindOfValue(line, profiles)
  const value = {start: line.valueStart, end: line.valueEnd}
  const slip = part && findSlip(text, value, part)
  if (part === undefined || slip === undefined) return
  const {kind, place} = slip
  const meant = toHalfwidth(line.value.value).trim()
  if (kind === 'comment') {
    yield commentProblem(place.start)
  } else if (kind === 'space') {
    const minding = profiles.filter(({blanks}) => blanks !== 'unicode')
    if (minding.length === 0) return
    const who =
      (minding.length < profiles.length && capitalize(crawlerNames(minding, 'blanks'))) || 'Crawlers'
    const alone =
      isBlank(text.charCodeAt(place.start - 1)) || (place.end === value.end && line.commentStart < 0)
    const fix = {
      title: 'Remove the wide space',
      safety: 'unsafe',
      edits: [replace(place, alone ? '' : ' ')],
    } as const
    const data = {who, value: meant === '' ? 'empty' : quote(text.slice(value.start, value.end).trim())}
    yield {message: 'space', data, place, fix} as const
  } else {
    const fix = fixOf(text, place)
    const data = {...formsIn(text, place), value: quote(meant)}
    yield {message: part, data, place, fix} as const
  }
}

function commentProblem(start: number) {
  const place = {start, end: start + HASH.length}
  const fix = {title: 'Write `#`', safety: 'unsafe', edits: [replace(place, '#')]} as const
  return {message: 'comment', data: {written: quote(HASH)}, place, fix} as const
}

function formsIn(text: string, {start, end}: Span) {
  const written = text.slice(start, end)
  return {written: quote(written), meant: quote(toHalfwidth(written))}
}

function fixOf(text: string, place: Span): Fix {
  const edits = [replace(place, toHalfwidth(text.slice(place.start, place.end)))]
  return {title: 'Write the usual characters', safety: 'unsafe', edits}
}

type Part = 'agent' | 'path' | 'value'

interface Slip {
  /** Wide forms of characters, wide spaces around the value, or a wide `＃` before a comment. */
  readonly kind: 'form' | 'space' | 'comment'
  readonly place: Span
}

function findSlip(text: string, value: Span, part: Part): Slip | undefined {
  const hash = findWideHash(text, value)
  const body = trim(text, {start: value.start, end: hash ?? value.end})
  const forms = wideSpan(text, body)
  if (forms && isSlip(text.slice(body.start, body.end), part)) return {kind: 'form', place: forms}
  if (hash !== undefined) return {kind: 'comment', place: {start: hash, end: hash + HASH.length}}
  if (body.start > value.start) return {kind: 'space', place: {start: value.start, end: body.start}}
  if (body.end < value.end) return {kind: 'space', place: {start: body.end, end: value.end}}
  return undefined
}

/** Signs that mean something in a path, and the space; the others are read as the letters of a title. */
const SIGNS = /[　／＊＄？＃％]/
const OTHER_SCRIPT = /[^\0-\u007F　！-～]/

/** Were the wide forms typed by accident? In a path of East Asian words they may be a part of a title. */
function isSlip(value: string, part: Part): boolean {
  if (part === 'agent') return true
  const plain = !OTHER_SCRIPT.test(value)
  return part === 'value' ? plain : /^[／＊]/.test(value) || (plain && SIGNS.test(value))
}

/** The `＃` that begins the value or stands behind a blank. */
function findWideHash(text: string, {start, end}: Span): number | undefined {
  for (let offset = start; offset < end; offset++) {
    const isHash = text.charCodeAt(offset) === WIDE_HASH
    if (isHash && (offset === start || isBlank(text.charCodeAt(offset - 1)))) return offset
  }
  return undefined
}

function trim(text: string, {start, end}: Span): Span {
  let first = start
  while (first < end && isBlank(text.charCodeAt(first))) first++
  let last = end
  while (last > first && isBlank(text.charCodeAt(last - 1))) last--
  return {start: first, end: last}
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x3000
}

/** From the first wide form to the last one. */
function wideSpan(text: string, {start, end}: Span): Span | undefined {
  let first = start
  while (first < end && !isFullwidth(text.charCodeAt(first))) first++
  let last = end
  while (last > first && !isFullwidth(text.charCodeAt(last - 1))) last--
  return first < last ? {start: first, end: last} : undefined
}
