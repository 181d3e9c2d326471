import type {Profile} from '../analyzer/crawlers/profile.ts'
import {siteFile} from '../analyzer/lint/example-retrievals.ts'
import {isRecord} from '../analyzer/lint/lines-with.ts'
import {readerNames} from '../analyzer/lint/phrases.ts'
import {firstWord, lineAt, recordSpan} from '../analyzer/lint/places.ts'
import {faultIn} from '../analyzer/lint/retrieved-file.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {lengthWithin} from '../analyzer/policy/read-line.ts'
import type {Retrieval} from '../analyzer/retrieval.ts'
import {isAscii} from '../analyzer/syntax/ascii.ts'
import type {AnyRecord, Line, Root} from '../analyzer/syntax/nodes.ts'
import {encode, type Source} from '../analyzer/syntax/source.ts'

const LONG_FILE = `User-agent: *\nDisallow: /first/\n${'Disallow: /a-path-like-any-other/\n'.repeat(15_100)}Disallow: /last/\n`
const LONG_CAPSULE = `User-agent: webproxy\nDisallow: /\n${'# A word of explanation\n'.repeat(170)}`
const COMMENTS = '# A word of explanation\n'.repeat(22_000)

export default defineRule({
  id: 'file-too-large',
  category: 'file',
  summary: 'A file with more bytes than a target crawler reads.',
  rationale: `
Crawlers need not read a robots.txt of any size. The standard asks for 500 KiB (512,000 bytes), and Google stops there:
what stands behind is as if it were not there. Yandex takes a larger file for none at all, and then **the whole site is
open**. In Geminispace the proxy Gemportal takes no file of 4,096 bytes or more.

A file of that size usually lists single pages. Write the beginnings of their paths, or mark the pages with
\`noindex\`.
`,
  references: [
    {
      title: 'RFC 9309 §2.5: at least 500 kibibytes',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.5',
      date: '2022-09',
    },
    {
      title: 'Google: a limit of 500 KiB, the rest is ignored',
      url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
      date: '2026-08',
    },
    {
      title: 'Yandex: a file above 500 KB counts as open',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/robots-txt',
      date: '2026-08',
    },
    {title: 'Gemportal 59c234e and September, September 2026 (read in their source)', date: '2026-09'},
  ],
  targets: ['gemini', 'web'],
  severity: {gemini: 'warning', web: 'error'},
  messages: {
    ignored:
      'The file has {size} bytes. For {readers}, a file above {limit} is none at all: there is no rule, and everything is open.',
    restIgnored:
      'The file has {size} bytes. For {readers}, what stands behind the first {limit} does not count, from this line on.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/\n'},
      {
        code: `User-agent: *\nDisallow: /private/\n${COMMENTS}`,
        target: 'google',
        note: 'Only comments are lost.',
      },
    ],
    bad: [
      {
        code: LONG_FILE,
        problems: [
          '1:1-1:11 error: The file has 513449 bytes. For Yandex, a file above 512000 is none at all: there is no rule, and everything is open.',
          '15060:1-15060:34 error: The file has 513449 bytes. For Google and presumably Bing, what stands behind the first 512000 does not count, from this line on.',
        ],
      },
      {
        code: `User-agent: *\nDisallow: /first/\n${COMMENTS}Disallow: /last/\n`,
        target: 'google',
        problems: [
          '22003:1-22003:17 error: The file has 528049 bytes. For Google, what stands behind the first 512000 does not count, from this line on.',
        ],
        note: 'What is lost of comments is missed by nobody.',
      },
      {
        code: LONG_FILE,
        retrieval: siteFile({
          bytes: {body: 513_449, wire: 520_000},
          faults: [{kind: 'truncated', by: 'limit'}],
        }),
        note: 'There is more of it than anybody wants to read.',
        problems: [
          '1:1-1:11 error: The file has more than 513449 bytes. For Yandex, a file above 512000 is none at all: there is no rule, and everything is open.',
          '15060:1-15060:34 error: The file has more than 513449 bytes. For Google and presumably Bing, what stands behind the first 512000 does not count, from this line on.',
        ],
      },
      {
        code: LONG_CAPSULE,
        target: 'gemini',
        problems: [
          '1:1-1:11 warning: The file has 4113 bytes. For Gemportal, a file above 4095 is none at all: there is no rule, and everything is open.',
        ],
      },
    ],
  },
  *check(tree, context) {
    const limits = context.profiles.flatMap(({sizeLimit}) => (sizeLimit === null ? [] : [sizeLimit]))
    const {received, endless} = receivedBytes(context.retrieval)
    if (Math.max(received, tree.text.length * MOST_BYTES_A_UNIT) <= Math.min(...limits)) return
    const bytes = Math.max(received, sizeOf(tree, context.source))
    const size = endless ? `more than ${bytes}` : bytes
    const exceeded = context.profiles.filter(({sizeLimit}) => sizeLimit !== null && bytes > sizeLimit)
    const ignoring = exceeded.filter(({beyondSizeLimit}) => beyondSizeLimit === 'file-ignored')
    const stopping = exceeded.filter(({beyondSizeLimit}) => beyondSizeLimit === 'rest-ignored')
    if (ignoring.length > 0) {
      const data = {size, readers: readerNames(ignoring, 'sizeLimit'), limit: smallestLimit(ignoring)}
      yield {message: 'ignored', data, place: firstWord(tree)}
    }
    if (stopping.length > 0) {
      const limit = smallestLimit(stopping)
      const end = lengthWithin(tree.text, limit)
      // Nobody knows what follows in a file that was not read to its end.
      const lost = firstRecordFrom(tree, end) ?? (endless ? lineAt(tree, end) : undefined)
      const data = {size, readers: readerNames(stopping, 'sizeLimit'), limit}
      if (lost) yield {message: 'restIgnored', data, place: placeOf(lost)}
    }
  },
})

/** How much of the file came over the network, and whether we have stopped reading it before its end. */
function receivedBytes(retrieval: Retrieval | undefined): {received: number; endless: boolean} {
  if (retrieval?.outcome !== 'file') return {received: 0, endless: false}
  const endless = faultIn(retrieval.faults, 'truncated')?.by === 'limit'
  return {received: retrieval.bytes.body, endless}
}

/** A code unit takes three bytes of UTF-8 at most. */
const MOST_BYTES_A_UNIT = 3

function sizeOf(tree: Root, source: Source): number {
  const isPlain = source.encoding === 'utf-8' && !source.byteOrderMark && isAscii(tree)
  return isPlain ? tree.text.length : encode(source).length
}

function smallestLimit(profiles: readonly Profile[]): number {
  return Math.min(...profiles.flatMap(({sizeLimit}) => (sizeLimit === null ? [] : [sizeLimit])))
}

/** The first record that a limit cuts, or that stands behind it: the rest of a comment is missed by nobody. */
function firstRecordFrom(tree: Root, offset: number): AnyRecord | undefined {
  for (let index = tree.table.indexAt(offset); index < tree.lineCount; index++) {
    const line = tree.lineAt(index)
    if (line && isRecord(line)) return line
  }
  return undefined
}

function placeOf(line: Line) {
  return isRecord(line) ? recordSpan(line) : line
}
