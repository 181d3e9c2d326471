import {insertBefore, remove, removeLine, replace} from '../analyzer/lint/edits.ts'
import {keyAtStart} from '../analyzer/lint/known-keys.ts'
import {defineRule, type Fix, type Problem} from '../analyzer/lint/rule.ts'
import {COMMENT_MARKER, contentOf, type StrayLine} from '../analyzer/lint/stray-line.ts'
import {type StrayRun, strayRuns} from '../analyzer/lint/stray-run.ts'
import type {Line, MalformedLine, OtherRecord, Span} from '../analyzer/syntax/nodes.ts'
import type {Edit} from '../analyzer/syntax/source.ts'
import {quote} from '../analyzer/text/quote.ts'

const messages = {
  marked: 'Crawlers take {markup} for a part of the key, and do not read this line as {record}.',
  path: 'A path alone is no record, so crawlers skip this line.',
  sitemap: 'A URL alone is no record, so crawlers do not find this sitemap.',
  url: 'A URL alone is no record, so crawlers skip this line.',
  keyless: 'There is no key before the colon, so crawlers skip this line.',
  live: '{marker} starts no comment, so crawlers obey the records that stand between here and line {line}.',
  comment: '{marker} starts no comment, `#` does. Crawlers skip this line all the same.',
  comments: '{marker} starts no comment, `#` does. Crawlers skip these {count} lines all the same.',
  fence: 'This fence is of Markdown or gemtext, and crawlers skip it. A robots.txt is plain text.',
  text: 'Crawlers skip this line, since it is no record. A comment begins with `#`.',
  texts: 'Crawlers skip these {count} lines, since they are no records. A comment begins with `#`.',
  record: 'The first of them.',
  again: 'Another one.',
} as const

export default defineRule({
  id: 'malformed-line',
  category: 'lines',
  summary: 'A line that is neither a record nor a comment.',
  rationale: `
A robots.txt has three kinds of lines: a key with a colon and a value, a comment that begins with \`#\`, and blank ones.
Crawlers skip all others without a word. That does no harm where a line is only a remark. It does where a rule was
meant: \`- Disallow: /private/\`, with the bullet of a list, or \`/private/\` alone leaves \`/private/\` open.

- Take bullets, numbers and tags away from before a key, and give each path its own \`Disallow:\`.
- Begin remarks with \`#\`. What programs write for comments (\`//\`, \`;\`, \`/* */\`, \`<!-- -->\`) is skipped as well, but
  it cannot switch off the records between its two ends: crawlers obey them.
- A fence of back ticks, headings and links are of Markdown or gemtext. A robots.txt is plain text.
`,
  references: [
    {
      title:
        'RFC 9309 §2.2: the lines of the format, and §2.3.1.5: crawlers use what they can parse of a file',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'robots.txt for Gemini: all other lines are ignored',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
    {
      title: 'Records in a Markdown list, fed to seven engines of the Web (measured): all skip them',
      date: '2026-08',
    },
    {
      title: 'Yandex Webmaster: errors in robots.txt, "Syntax error"',
      url: 'https://yandex.com/support/webmaster/en/error-dictionary/robots-txt',
      date: '2026',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: ['misspelled-directive', 'unknown-directive'],
  gather: {by: ['markup', 'marker']},
  messages,
  examples: {
    good: [
      {code: '# - a\n\t# b\n\n \t\nUser-agent: *\nDisallow: /\n'},
      {
        code: 'Note: hello\nVideo sitemap: x\nDaumWebMasterTool:0000:XXXX==\nno permitir: /x\nагент: *\nDissalow: /\n',
        note: 'Keys that are unknown, translated or misspelt.',
      },
      {
        code: 'Disallow /x\nUser-agent = *\nDisallow：/\n"User-agent": *\nＤisallow: /\nDis\u200Ballow: /\n＃ wide\n\u200B\n',
        note: 'Matters of other rules.',
      },
      {code: '<<<<<<< HEAD\n||||||| base\n>>>>>>> main\n'},
      {code: 'User-agent: * // all\nDisallow: /a ; b\n', note: 'Records.'},
    ],
    bad: [
      {
        code: '- User-agent: *\r\n  1. Disallow: /é😀\r\n* *Disallow*: /b\r\n**Allow:** /c\r\n> - disallow /d\r\n',
        problems: [
          '1:1-1:3 error: Crawlers take `- ` for a part of the key, and do not read this line as `User-agent: *`.',
          '2:3-2:6 error: Crawlers take `1. ` for a part of the key, and do not read this line as `Disallow: /é😀`.',
          '3:1-3:4 error: Crawlers take `* *` for a part of the key, and do not read this line as `Disallow: /b`.',
          '4:1-4:3 error: Crawlers take `**` for a part of the key, and do not read this line as `Allow: /c`.',
          '5:1-5:5 error: Crawlers take `> - ` for a part of the key, and do not read this line as `disallow /d`.',
        ],
        fixed: 'User-agent: *\r\n  Disallow: /é😀\r\nDisallow: /b\r\nAllow: /c\r\ndisallow /d\r\n',
      },
      {
        code: '* User-agent: *\n=> Disallow: /private/\n',
        target: 'gemini',
        problems: [
          '1:1-1:3 error: Crawlers take `* ` for a part of the key, and do not read this line as `User-agent: *`.',
          '2:1-2:4 error: Crawlers take `=> ` for a part of the key, and do not read this line as `Disallow: /private/`.',
        ],
        fixed: 'User-agent: *\nDisallow: /private/\n',
      },
      {
        code: '<p>User-agent: *</p>\n<br />Disallow: /a<br>\na) Allow: /b\n',
        problems: [
          '1:1-1:4 error: Crawlers take `<p>` for a part of the key, and do not read this line as `User-agent: *`.',
          '2:1-2:7 error: Crawlers take `<br />` for a part of the key, and do not read this line as `Disallow: /a`.',
          '3:1-3:4 error: Crawlers take `a) ` for a part of the key, and do not read this line as `Allow: /b`.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\nAllow: /b\n',
      },
      {
        code: 'User-agent: *\nDisallow: /a\n/b/\nAllow: /c\n/wiki/User:x # y\n*.pdf\n',
        problems: [
          '3:1-3:4 error: A path alone is no record, so crawlers skip this line.',
          '5:1-5:13 error: A path alone is no record, so crawlers skip this line.',
          '6:1-6:6 error: A path alone is no record, so crawlers skip this line.',
        ],
        fixed:
          'User-agent: *\nDisallow: /a\nDisallow: /b/\nAllow: /c\nAllow: /wiki/User:x # y\nAllow: *.pdf\n',
      },
      {
        code: ' : /a\n/b\nhttps://example.com/sitemap.xml\nhttp://example.com/\n',
        problems: [
          '1:2-1:6 error: There is no key before the colon, so crawlers skip this line.',
          '2:1-2:3 error: A path alone is no record, so crawlers skip this line.',
          '3:1-3:32 error: A URL alone is no record, so crawlers do not find this sitemap.',
          '4:1-4:20 warning: A URL alone is no record, so crawlers skip this line.',
        ],
        fixed: ' : /a\n/b\nSitemap: https://example.com/sitemap.xml\nhttp://example.com/\n',
      },
      {
        code: '// my rules\n; more: /x\n\n<!-- cached on: 22-07-19 12:10 -->\nUser-agent: *\n/* one */\nDisallow: /\n-- no',
        problems: [
          '1:1-4:35 info: `//` starts no comment, `#` does. Crawlers skip these 3 lines all the same.',
          '6:1-6:10 info: `/*` starts no comment, `#` does. Crawlers skip this line all the same.',
          '8:1-8:6 info: `--` starts no comment, `#` does. Crawlers skip this line all the same.',
        ],
        fixed:
          '# my rules\n# more: /x\n\n# cached on: 22-07-19 12:10\nUser-agent: *\n# one\nDisallow: /\n# no',
      },
      {
        code: '/*\n * Test:\nUser-agent: *\n\nDisallow: /a*/\n */\nUser-agent: *\nDisallow: /b\n',
        problems: [
          '1:1-6:4 error: `/*` starts no comment, so crawlers obey the records that stand between here and line 6.',
        ],
        fixed: '#\n # * Test:\n# User-agent: *\n\n# Disallow: /a*/\n #\nUser-agent: *\nDisallow: /b\n',
      },
      {
        code: '<!--\n  old: text\n-->\nUser-agent: *\nDisallow: /\n/* never: ended\nDisallow: /a\n',
        problems: [
          '1:1-3:4 info: `<!--` starts no comment, `#` does. Crawlers skip these 3 lines all the same.',
          '6:1-6:16 info: `/*` starts no comment, `#` does. Crawlers skip this line all the same.',
        ],
        fixed: '#\n  # old: text\n#\nUser-agent: *\nDisallow: /\n# never: ended\nDisallow: /a\n',
      },
      {
        code: '```\nUser-agent: *\nDisallow: /x\n```\n',
        target: 'gemini',
        problems: [
          '1:1-1:4 warning: This fence is of Markdown or gemtext, and crawlers skip it. A robots.txt is plain text.',
        ],
        fixed: 'User-agent: *\nDisallow: /x\n',
      },
      {
        code: 'Exclusiones.\n\nEl estándar de agricola respeta las normas según: http://www.robotstxt.org/\n\n• RSS: recolecta archivos\n\n- para todos los robots\n\nUser-agent: * Disallow: /\n\n- exclusivamente para agricola\n',
        problems: [
          '1:1-7:24 warning: Crawlers skip these 4 lines, since they are no records. A comment begins with `#`.',
          '11:1-11:31 warning: Crawlers skip this line, since it is no record. A comment begins with `#`.',
        ],
        fixed:
          '# Exclusiones.\n\n# El estándar de agricola respeta las normas según: http://www.robotstxt.org/\n\n# • RSS: recolecta archivos\n\n# - para todos los robots\n\nUser-agent: * Disallow: /\n\n# - exclusivamente para agricola\n',
      },
      {
        code: '=> /private/ Private things\nAllow robots to see everything.\nUser-agent: *\nDisallow: /x\n',
        target: 'gemini',
        problems: [
          '1:1-2:32 warning: Crawlers skip these 2 lines, since they are no records. A comment begins with `#`.',
        ],
        fixed:
          '# => /private/ Private things\n# Allow robots to see everything.\nUser-agent: *\nDisallow: /x\n',
      },
    ],
  },
  *check(tree, {web}) {
    const fences: Line[] = []
    for (const run of strayRuns(tree)) {
      if (run.kind !== 'single') yield problemOfRun(run)
      else if (run.stray.kind === 'fence') fences.push(run.stray.line)
      else yield problemOfLine(run.stray, run.keyAbove, web)
    }
    const [first, ...others] = fences
    if (first === undefined) return
    yield {
      message: 'fence',
      place: written([first]),
      related: others
        .slice(0, MOST_RELATED)
        .map(line => ({message: 'again', place: written([line])}) as const),
      severity: 'warning',
      fix: {title: 'Remove the fence', safety: 'unsafe', edits: fences.map(removeLine)},
    }
  },
})

const MOST_RELATED = 10

function problemOfRun({kind, marker, lines}: Exclude<StrayRun, {kind: 'single'}>): Problem<typeof messages> {
  const place = written(lines)
  // A crawler that takes words in pairs, as temoto does, may find a record in any line.
  const fix: Fix = {title: 'Begin comments with `#`', safety: 'unsafe', edits: lines.flatMap(commentOut)}
  const count = lines.length
  switch (kind) {
    case 'texts':
      return count === 1
        ? {message: 'text', place, severity: 'warning', fix}
        : {message: 'texts', data: {count}, place, severity: 'warning', fix}
    case 'comments':
      return count === 1
        ? {message: 'comment', data: {marker: quote(marker)}, place, severity: 'info', fix}
        : {message: 'comments', data: {marker: quote(marker), count}, place, severity: 'info', fix}
    case 'live': {
      const record = lines.find(({type}) => type === 'userAgent' || type === 'rule')
      return {
        message: 'live',
        data: {marker: quote(marker), line: lines.at(-1)?.line ?? 0},
        place,
        ...(record && {related: [{message: 'record', place: written([record])}]}),
        fix,
      }
    }
  }
}

function problemOfLine(
  stray: StrayLine,
  keyAbove: string | undefined,
  web: boolean,
): Problem<typeof messages> {
  const {line} = stray
  const place = contentOf(line)
  switch (stray.kind) {
    case 'marked':
      return markedProblem(line, stray.markup)
    case 'path':
      return {message: 'path', place, ...(keyAbove !== undefined && {fix: writeKey(line, keyAbove)})}
    case 'url':
      return web && /sitemap|\.xml/i.test(line.raw)
        ? {message: 'sitemap', place, fix: writeKey(line, 'Sitemap')}
        : {message: 'url', place, severity: 'warning'}
    default:
      return {message: 'keyless', place}
  }
}

/** Marks of Markdown around the key and the colon, and tags behind the value, go with the markup. */
const MARKS = /^([*_]{0,3})([ \t]*:)([*_]{0,3})/
const CLOSING_TAG = /<\/?[a-z][^<>]{0,50}>$/i
const LONGEST_TAG = 60

/** Where a text ends without the tags behind it. */
function endBeforeTags(text: string, {start, end}: Span): number {
  let last = end
  for (;;) {
    const [tag] = CLOSING_TAG.exec(text.slice(Math.max(start, last - LONGEST_TAG), last)) ?? []
    if (tag === undefined) return last
    last -= tag.length
    while (last > start && /[ \t]/.test(text.charAt(last - 1))) last--
  }
}

function markedProblem(line: MalformedLine | OtherRecord, markup: Span): Problem<typeof messages> {
  const {text} = line
  const {end} = contentOf(line)
  const key = keyAtStart(text, {start: markup.end, end}) ?? {start: markup.end, end: markup.end}
  const [marks = '', , colon = ''] = MARKS.exec(text.slice(key.end, end)) ?? []
  const valueEnd = text[markup.start] === '<' ? endBeforeTags(text, {start: key.end, end}) : end
  const edits = [
    remove(markup),
    ...(marks.length > colon.length
      ? [replace({start: key.end, end: key.end + marks.length}, colon.trim())]
      : []),
    ...(valueEnd < end ? [remove({start: valueEnd, end})] : []),
  ]
  const value = text.slice(key.end + marks.length, valueEnd)
  const record = text.slice(key.start, key.end) + colon.trim() + value
  return {
    message: 'marked',
    data: {markup: quote(text.slice(markup.start, markup.end)), record: quote(record)},
    place: markup,
    fix: {title: `Write ${quote(record)}`, safety: 'unsafe', edits},
  }
}

function writeKey(line: MalformedLine | OtherRecord, key: string): Fix {
  const content = contentOf(line)
  return {
    title: `Write ${quote(`${key}: ${line.text.slice(content.start, content.end)}`)}`,
    safety: 'unsafe',
    edits: [insertBefore(content, `${key}: `)],
  }
}

/** From the first word of the first line to the last word of the last. */
function written(lines: readonly Line[]): Span {
  const first = lines[0]
  const last = lines.at(-1)
  if (first === undefined || last === undefined) return {start: 0, end: 0}
  return {
    start: first.start + first.raw.length - first.raw.trimStart().length,
    end: last.start + last.raw.trimEnd().length,
  }
}

const CLOSINGS = ['*/', '-->']

function commentOut(line: Line): Edit[] {
  if (line.type === 'blankLine' || line.type === 'comment') return []
  const place = written([line])
  if (line.type === 'userAgent' || line.type === 'rule') return [insertBefore(place, '# ')]
  const content = line.text.slice(place.start, place.end)
  const [marker] = COMMENT_MARKER.exec(content) ?? []
  if (marker === undefined) return [insertBefore(place, '# ')]
  const rest = content.slice(marker.length)
  const closing = CLOSINGS.find(sign => rest.endsWith(sign)) ?? ''
  const text = rest.slice(0, rest.length - closing.length).trimEnd()
  const textEnd = place.start + marker.length + text.length
  return [
    replace({start: place.start, end: place.start + marker.length}, '#'),
    ...(textEnd < place.end ? [remove({start: textEnd, end: place.end})] : []),
  ]
}
