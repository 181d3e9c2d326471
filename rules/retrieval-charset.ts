import {capsuleFile, siteFile} from '../analyzer/lint/example-retrievals.ts'
import {START_OF_FILE} from '../analyzer/lint/places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {MediaType} from '../analyzer/retrieval.ts'
import {isAscii} from '../analyzer/syntax/ascii.ts'
import type {Root} from '../analyzer/syntax/nodes.ts'
import type {Source} from '../analyzer/syntax/source.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'retrieval-charset',
  category: 'retrieval',
  summary: 'A charset in the answer that is not UTF-8 or ASCII, or contradicts the bytes.',
  rationale: `
Crawlers read a robots.txt as UTF-8, whatever charset the answer names. Where the charset is another, two kinds of
readers see two files: those that believe the bytes, and browsers and libraries that believe the answer. Save the file in
UTF-8, and send it as \`text/plain\` or \`text/plain; charset=utf-8\`.

As long as the file holds nothing but ASCII and the charset is a superset of it, as \`iso-8859-1\` is, all read the same,
and nothing is reported.
`,
  references: [
    {
      title: 'RFC 9309 §2.3: the file must be UTF-8',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
      date: '2022-09',
    },
    {
      title: 'Gemini protocol 0.24.1: text without a charset is UTF-8',
      url: 'https://geminiprotocol.net/docs/protocol-specification.gmi',
      date: '2024',
    },
    {
      title: 'Encoding Standard, names and labels',
      url: 'https://encoding.spec.whatwg.org/#names-and-labels',
      date: '2026',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  messages: {
    several:
      'The answer names several charsets, {charsets}: readers choose as they like. Name UTF-8, or none.',
    unknown: 'The answer names the charset {charset}, which browsers do not know. Name UTF-8, or none.',
    sixteenBits:
      'The answer says that the file is in {charset}, but it is not. Who believes that finds no rule in it. Name UTF-8, or none.',
    utf8: 'The answer says that the file is in {charset}, but it is in UTF-8, as crawlers expect. Name UTF-8, or none.',
    notUtf8:
      'The answer says that the file is in {charset}, and it is not in UTF-8. Crawlers read it as UTF-8 all the same. Save it in UTF-8, and name that, or none.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /é/\n'},
      {
        code: 'User-agent: *\nDisallow: /é/\n',
        retrieval: capsuleFile({mediaType: {essence: 'text/plain', charsets: ['utf-8']}}),
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: siteFile({mediaType: {essence: 'text/plain', charsets: ['iso-8859-1']}}),
        note: 'All ASCII, which is the same in both.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /é/\n',
        retrieval: siteFile({mediaType: {essence: 'text/plain', charsets: ['iso-8859-1']}}),
        problems: [
          '1:1-1:1 warning: The answer says that the file is in `iso-8859-1`, but it is in UTF-8, as crawlers expect. Name UTF-8, or none.',
        ],
      },
      {
        code: Uint8Array.from([
          ...new TextEncoder().encode('User-agent: *\nDisallow: /caf'),
          0xe9,
          ...new TextEncoder().encode('/\n'),
        ]),
        retrieval: capsuleFile({mediaType: {essence: 'text/plain', charsets: ['iso-8859-1']}}),
        problems: [
          '1:1-1:1 warning: The answer says that the file is in `iso-8859-1`, and it is not in UTF-8. Crawlers read it as UTF-8 all the same. Save it in UTF-8, and name that, or none.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /a\n',
        retrieval: siteFile({mediaType: {essence: 'text/plain', charsets: ['utf-16']}}),
        problems: [
          '1:1-1:1 warning: The answer says that the file is in `utf-16`, but it is not. Who believes that finds no rule in it. Name UTF-8, or none.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /a\n',
        retrieval: siteFile({mediaType: {essence: 'text/plain', charsets: ['utf8mb4']}}),
        problems: [
          '1:1-1:1 warning: The answer names the charset `utf8mb4`, which browsers do not know. Name UTF-8, or none.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /a\n',
        retrieval: capsuleFile({mediaType: {essence: 'text/plain', charsets: ['utf-8', 'latin1']}}),
        problems: [
          '1:1-1:1 warning: The answer names several charsets, `utf-8`, `latin1`: readers choose as they like. Name UTF-8, or none.',
        ],
      },
    ],
  },
  *check(tree, {retrieval, source}) {
    if (retrieval?.outcome !== 'file' || retrieval.mediaType === undefined) return
    const verdict = judge(retrieval.mediaType, tree, source)
    if (verdict) yield {...verdict, place: START_OF_FILE}
  },
})

function judge({charsets}: MediaType, tree: Root, source: Source) {
  const [label = 'utf-8', ...others] = new Set(charsets)
  const charset = quote(label)
  if (others.length > 0) {
    return {message: 'several', data: {charsets: [label, ...others].map(quote).join(', ')}} as const
  }
  const encoding = encodingOf(label)
  if (encoding === undefined) return {message: 'unknown', data: {charset}} as const
  // What is wrong with a file that says UTF-8 of itself is the matter of invalid-encoding.
  if (encoding === 'utf-8' || source.encoding !== 'utf-8') return undefined
  if (encoding.startsWith('utf-16')) return {message: 'sixteenBits', data: {charset}} as const
  if (source.invalid.length > 0) return {message: 'notUtf8', data: {charset}} as const
  return isAscii(tree) ? undefined : ({message: 'utf8', data: {charset}} as const)
}

/** The name of the encoding that a label stands for; undefined for a label that stands for none. */
function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}
