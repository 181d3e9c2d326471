import {brokenRecordOf, isColonLike, writeKey} from '../analyzer/lint/broken-record.ts'
import {replace} from '../analyzer/lint/edits.ts'
import {isKnownKey} from '../analyzer/lint/known-keys.ts'
import {crawlersActingOn, readersOfLine} from '../analyzer/lint/line-readers.ts'
import {linesWith} from '../analyzer/lint/lines-with.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {AnyRecord, MalformedLine} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'wrong-separator',
  category: 'lines',
  summary: 'Another sign than one colon between key and value.',
  rationale: `
Key and value of a line are divided by one colon, the \`:\` of the keyboard. With \`=\` or \`;\` in its place, or with a
colon of another script such as the full-width \`：\` of East Asian input modes, crawlers cannot tell one from the other
and skip the line, so that \`Disallow = /private/\` leaves \`/private/\` open. Where two signs stand (\`Disallow:= /x\`),
the second counts as the beginning of the path, which then matches nothing.

Write one colon.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: every record has a colon',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title:
        'google/robotstxt 22b355f, robots.cc: of two words without a colon, the first may be longer than its key',
      url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
      date: '2026-04',
    },
    {
      title: 'robots.txt for Gemini: other lines than User-agent:, Disallow: and # are ignored',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: [
    'invalid-agent-token',
    'missing-leading-slash',
    'misspelled-directive',
    'sitemap-url',
    'unknown-agent',
    'unknown-directive',
    'url-as-path',
    'word-as-path',
  ],
  gather: {by: ['sign', 'readers']},
  messages: {
    skipped:
      '{sign} does not divide key and value, only `:` does, so crawlers do not read this line as {record}.',
    guessed:
      '{sign} does not divide key and value, only `:` does. {readers} will guess and read {record}, but other crawlers do not.',
    doubled:
      'Only the first colon divides key and value. Crawlers take {sign} for a part of the value, and do not read this line as {record}.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /a=b;c\nDisallow: /=\nDisallow: /：\n'},
      {code: 'Content-Signal: search=yes\nContent-Usage: train-ai=n\nClean-param: a&b /x\n'},
      {
        code: 'Allow-all: /x\nDisallow-all\nUser-agent-list = 3\nallowed = /x\nAllow, of course\n',
        note: 'Other words, and prose.',
      },
      {code: 'User-agent: *\nDisallow: /x\nSitemap = https://example.com/a.xml\n', target: 'gemini'},
    ],
    bad: [
      {
        code: 'User-agent = *\nDisallow=/a\nDisallow : = /b\nAllow; /c\nSitemap = https://example.com/a.xml\n',
        problems: [
          '1:12-1:13 error: `=` does not divide key and value, only `:` does, so crawlers do not read this line as `User-agent: *`.',
          '2:9-2:10 error: `=` does not divide key and value, only `:` does, so crawlers do not read this line as `Disallow: /a`.',
          '3:12-3:13 error: Only the first colon divides key and value. Crawlers take `=` for a part of the value, and do not read this line as `Disallow: /b`.',
          '4:6-4:7 error: `;` does not divide key and value, only `:` does. Google will guess and read `Allow: /c`, but other crawlers do not.',
          '5:9-5:10 error: `=` does not divide key and value, only `:` does, so crawlers do not read this line as `Sitemap: https://example.com/a.xml`.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\nDisallow : /b\nAllow: /c\nSitemap: https://example.com/a.xml\n',
      },
      {
        code: 'User-agent：＊\r\nDisallow：/é😀 # x\r\nDisallow：／b\r\nSitemap∶ https://example.com/a.xml\r\n',
        problems: [
          '1:11-1:12 error: `：` does not divide key and value, only `:` does, so crawlers do not read this line as `User-agent: ＊`.',
          '2:9-2:10 error: `：` does not divide key and value, only `:` does, so crawlers do not read this line as `Disallow: /é😀`.',
          '3:9-3:10 error: `：` does not divide key and value, only `:` does, so crawlers do not read this line as `Disallow: ／b`.',
          '4:8-4:9 error: `∶` does not divide key and value, only `:` does, so crawlers do not read this line as `Sitemap: https://example.com/a.xml`.',
        ],
        fixed:
          'User-agent: ＊\r\nDisallow: /é😀 # x\r\nDisallow: ／b\r\nSitemap: https://example.com/a.xml\r\n',
      },
      {
        code: 'User-agent -> *\nDisallow => /a\nDisallow. /b\nAllow - /c\nDisallow:: /d\nUser-agent:：Googlebot\n',
        problems: [
          '1:12-1:14 error: `->` does not divide key and value, only `:` does, so crawlers do not read this line as `User-agent: *`.',
          '2:10-2:12 error: `=>` does not divide key and value, only `:` does, so crawlers do not read this line as `Disallow: /a`.',
          '3:9-3:10 error: `.` does not divide key and value, only `:` does. Google will guess and read `Disallow: /b`, but other crawlers do not.',
          '4:7-4:8 error: `-` does not divide key and value, only `:` does, so crawlers do not read this line as `Allow: /c`.',
          '5:10-5:11 error: Only the first colon divides key and value. Crawlers take `:` for a part of the value, and do not read this line as `Disallow: /d`.',
          '6:12-6:13 error: Only the first colon divides key and value. Crawlers take `：` for a part of the value, and do not read this line as `User-agent: Googlebot`.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\nDisallow: /b\nAllow: /c\nDisallow: /d\nUser-agent: Googlebot\n',
      },
      {
        code: 'User-agent= indexer\nDisallow；/a\nDisalow = /b\n',
        target: 'gemini',
        problems: [
          '1:11-1:12 error: `=` does not divide key and value, only `:` does, so crawlers do not read this line as `User-agent: indexer`.',
          '2:9-2:10 error: `；` does not divide key and value, only `:` does, so crawlers do not read this line as `Disallow: /a`.',
          '3:9-3:10 error: `=` does not divide key and value, only `:` does, so crawlers do not read this line as `Disallow: /b`.',
        ],
        fixed: 'User-agent: indexer\nDisallow: /a\nDisallow: /b\n',
      },
    ],
  },
  *check(tree, context) {
    for (const line of linesWith(tree, SUSPECT)) {
      if (line.type === 'blankLine' || line.type === 'comment') continue
      const problem = secondSign(line) ?? signForColon(line)
      if (problem === undefined) continue
      const concerned = crawlersActingOn(problem.name, context.profiles)
      if (concerned.length === 0) continue
      const {name, place, key, value, edit} = problem
      const record = quote(`${key}: ${value}`.trimEnd())
      const data = {sign: quote(line.text.slice(place.start, place.end)), record}
      const fix = {title: `Write ${record}`, safety: 'unsafe', edits: [edit]} as const
      const readers = readersOfLine(line.raw, {key: name, value}, context.profiles)
      if (problem.doubled || readers.length === 0) {
        yield {message: problem.doubled ? 'doubled' : 'skipped', data, place, fix}
        continue
      }
      const isUnderstood = readers.length === concerned.length
      yield {
        message: 'guessed',
        data: {...data, readers: crawlerNames(readers, 'missingColon')},
        place,
        severity: isUnderstood ? 'info' : 'error',
        fix,
      }
    }
  },
})

/** `Disallow = /a` */
function signForColon(line: AnyRecord | MalformedLine) {
  if (line.type !== 'malformedLine' && line.type !== 'otherRecord') return undefined
  const broken = brokenRecordOf(line)
  if (broken === undefined || broken.separator.start === broken.separator.end) return undefined
  const {directive, name, separator, value} = broken
  return {
    name,
    key: directive,
    value: line.text.slice(value.start, value.end),
    place: separator,
    edit: writeKey(broken),
    doubled: false,
  }
}

const SECOND_SIGNS = Trait.Colon | Trait.Equals | Trait.Semicolon | Trait.NonAscii
const SUSPECT = SECOND_SIGNS | Trait.Malformed | Trait.OtherRecord

/** `Disallow:= /a` */
function secondSign(line: AnyRecord | MalformedLine) {
  if (line.type === 'malformedLine' || !(line.valueTraits & SECOND_SIGNS)) return undefined
  const {text, name, valueStart, valueEnd} = line
  if (!isSign(text.charAt(valueStart)) || !isKnownKey(name)) return undefined
  let start = valueStart + 1
  while (start < valueEnd && isSignOrBlank(text.charAt(start))) start++
  const signs = text.slice(valueStart, start).trimEnd()
  return {
    name,
    key: line.key.value,
    value: text.slice(start, valueEnd),
    place: {start: valueStart, end: valueStart + signs.length},
    edit: replace({start: line.separatorOffset + 1, end: start}, start < valueEnd ? ' ' : ''),
    doubled: true,
  }
}

function isSign(character: string): boolean {
  return character === ':' || isColonLike(character)
}

function isSignOrBlank(character: string): boolean {
  return character === ' ' || character === '\t' || isSign(character)
}
