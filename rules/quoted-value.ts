import {remove} from '../analyzer/lint/edits.ts'
import {recordsWith} from '../analyzer/lint/lines-with.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {AnyRecord, Span} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

/** `"`, `'`, the back tick, and what word processors and other languages write for them. */
const OPENING = characterCodes('"\'`“”„‟‘’‚‛«»‹›')
/** Alone at the end. Without the apostrophes: a name or a path may end in one (`Xenu's`, `/o'`). */
const CLOSING = characterCodes('"`“”«»‹›')
const CLOSING_AFTER_OPENING = characterCodes('"\'`“”‘’«»‹›')

const KEYS: ReadonlySet<string> = new Set(['user-agent', 'disallow', 'allow', 'sitemap'])

export default defineRule({
  id: 'quoted-value',
  category: 'lines',
  summary: 'Quotes around an agent, a path, a sitemap or a whole line.',
  rationale: `
A robots.txt knows no quotes. Everything behind the colon counts as it is written, so \`Disallow: "/private/"\` is a
rule for paths that begin with a quote. No path does, and \`/private/\` stays open. A user-agent line with a quoted
name is for a crawler whose name has quotes.

Write names and paths without quotes.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: what a product token and a path pattern consist of',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'google/robotstxt 22b355f, robots.cc: a name ends before the first quote, here before it begins',
      url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
      date: '2026-04',
    },
    {
      title: 'robots.txt for Gemini: a Disallow line gives a path prefix',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: [
    'malformed-line',
    'invalid-agent-token',
    'missing-leading-slash',
    'unencoded-path',
    'sitemap-url',
  ],
  gather: {by: []},
  messages: {
    key: 'Crawlers take the quotes for a part of the key, so they do not read this line as {key}.',
    agent: 'Crawlers take the quotes for a part of the name, so the rules below are not for {agent}.',
    path: 'Crawlers take the quotes for a part of the path, so this line does not do what {line} does.',
    sitemap: 'Crawlers take the quotes for a part of the URL, so they do not find {url}.',
  },
  examples: {
    good: [
      {code: "User-agent: Xenu's\nUser-agent: Xenu's Link Sleuth 1.1c\nDisallow: /\n"},
      {code: "User-agent: *\nDisallow: /o'\nDisallow: /the-'best'-shop/\nDisallow: /*\"\n"},
      {code: 'User-agent: *\nDisallow: /a # "quoted"\n'},
      {
        code: 'User-agent: *\nDisallow: "/a/", "/b/"\n',
        note: 'Several values on one line are another mistake, and quotes can go when they stand alone.',
      },
      {
        code: 'User-agent: *\nDisallow: /a\nSitemap: "x"\n',
        target: 'gemini',
        note: 'No reader of capsules takes a sitemap.',
      },
    ],
    bad: [
      {
        code: 'User-agent: "Googlebot"\nDisallow: "/a/"\n',
        problems: [
          '1:13-1:24 error: Crawlers take the quotes for a part of the name, so the rules below are not for `Googlebot`.',
          '2:11-2:16 error: Crawlers take the quotes for a part of the path, so this line does not do what `Disallow: /a/` does.',
        ],
        fixed: 'User-agent: Googlebot\nDisallow: /a/\n',
      },
      {
        code: 'User-agent: ‘indexer’\r\nDisallow: “/a/” # “x”\r\n',
        target: 'gemini',
        problems: [
          '1:13-1:22 error: Crawlers take the quotes for a part of the name, so the rules below are not for `indexer`.',
          '2:11-2:16 error: Crawlers take the quotes for a part of the path, so this line does not do what `Disallow: /a/` does.',
        ],
        fixed: 'User-agent: indexer\r\nDisallow: /a/ # “x”\r\n',
      },
      {
        code: 'User-agent: *\nAllow: \'/a/\n\tdisallow:/b/"\n',
        problems: [
          '2:8-2:12 error: Crawlers take the quotes for a part of the path, so this line does not do what `Allow: /a/` does.',
          '3:11-3:15 error: Crawlers take the quotes for a part of the path, so this line does not do what `disallow: /b/` does.',
        ],
        fixed: 'User-agent: *\nAllow: /a/\n\tdisallow:/b/\n',
      },
      {
        code: '"User-agent: *"\n"Disallow": "/a/"\nSitemap: "https://example.com/a.xml"\n',
        problems: [
          '1:1-1:16 error: Crawlers take the quotes for a part of the key, so they do not read this line as `User-agent`.',
          '2:1-2:18 error: Crawlers take the quotes for a part of the key, so they do not read this line as `Disallow`.',
          '3:10-3:37 error: Crawlers take the quotes for a part of the URL, so they do not find `https://example.com/a.xml`.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/\nSitemap: https://example.com/a.xml\n',
      },
    ],
  },
  *check(tree, context) {
    for (const line of recordsWith(tree, Trait.Quote | Trait.NonAscii)) {
      const key = withoutQuotes(line.text, line.keyStart, line.keyEnd)
      const wholeLine = key.start > line.keyStart && key.end === line.keyEnd
      const value = withoutQuotes(line.text, line.valueStart, line.valueEnd, wholeLine)
      const call = callFor(line, key, value, context.web)
      if (call === undefined || holdsQuote(line.text, value)) continue
      yield {
        ...call,
        place: {start: call.message === 'key' ? line.keyStart : line.valueStart, end: line.valueEnd},
        fix: {
          title: 'Remove the quotes',
          safety: 'unsafe',
          edits: [
            ...quotesAround(line.keyStart, key, line.keyEnd),
            ...quotesAround(line.valueStart, value, line.valueEnd),
          ],
        },
      }
    }
  },
})

function callFor(line: AnyRecord, key: Span, value: Span, web: boolean) {
  if (key.start > line.keyStart) {
    const bare = line.text.slice(key.start, key.end)
    return KEYS.has(bare.toLowerCase()) ? ({message: 'key', data: {key: quote(bare)}} as const) : undefined
  }
  if (value.start === line.valueStart && value.end === line.valueEnd) return undefined
  const bare = line.text.slice(value.start, value.end)
  if (line.type === 'userAgent') return {message: 'agent', data: {agent: quote(bare)}} as const
  if (line.type === 'rule') {
    return {message: 'path', data: {line: quote(`${line.key.value}: ${bare}`)}} as const
  }
  return web && line.name === 'sitemap'
    ? ({message: 'sitemap', data: {url: quote(bare)}} as const)
    : undefined
}

/**
 * The word between the quotes, or the whole where there are none.
 *
 * @param opened a quote stands somewhere before it
 */
function withoutQuotes(text: string, start: number, end: number, opened = false): Span {
  if (start === end) return {start, end}
  const opens = OPENING.has(text.charCodeAt(start))
  const closing = opens || opened ? CLOSING_AFTER_OPENING : CLOSING
  const closes = end - start > 1 && closing.has(text.charCodeAt(end - 1))
  // `/*"` forbids URLs that broken links have made, quote and all.
  const meant = closes && !opens && !opened && text[end - 2] === '*'
  return {start: opens ? start + 1 : start, end: closes && !meant ? end - 1 : end}
}

/** Several quoted values on one line are no single one that could be written without quotes. */
function holdsQuote(text: string, {start, end}: Span): boolean {
  for (let index = start; index < end; index++) {
    if (CLOSING.has(text.charCodeAt(index))) return true
  }
  return false
}

function quotesAround(start: number, word: Span, end: number) {
  return [
    ...(word.start > start ? [remove({start, end: word.start})] : []),
    ...(word.end < end ? [remove({start: word.end, end})] : []),
  ]
}

function characterCodes(characters: string): ReadonlySet<number> {
  return new Set(Array.from(characters, character => character.charCodeAt(0)))
}
