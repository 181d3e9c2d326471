import {findDirectiveMisspelling} from '../analyzer/crawlers/directive-misspellings.ts'
import {findDirective} from '../analyzer/crawlers/directives.ts'
import {isKnownKey} from '../analyzer/lint/known-keys.ts'
import {otherRecords} from '../analyzer/lint/lines-with.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {OtherRecord, Root} from '../analyzer/syntax/nodes.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'unknown-directive',
  category: 'keys',
  summary: 'A key that nobody is known to read.',
  rationale: `
Crawlers must skip lines whose key they do not know, so such a line does no harm. It does nothing either, and its
author probably hopes that it does. If it is a remark for people, put a \`#\` before it. If a crawler of yours reads
the key, name it in \`knownDirectives\` of the configuration.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.4: crawlers may read other records, which must not disturb the standard ones',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4',
      date: '2022-09',
    },
    {
      title: 'google/robotstxt 22b355f, reporting_robots.cc: keys that Google knows and does not use',
      url: 'https://github.com/google/robotstxt/blob/22b355f/reporting_robots.cc',
      date: '2026-04',
    },
    {
      title: 'robots.txt for Gemini: all other lines are ignored',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'info',
  gather: {by: ['key'], least: 2},
  messages: {
    unread: 'No crawler is known to read {key}, so this line does nothing.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /a\nCrawl-delay: 1\nNoindex: /a\nSitemap: https://example.com/a.xml\nACAP-crawler: *\n',
      },
      {
        code: 'https://example.com/\nThis is the file of example.com: be kind\n{"a": 1}\nsitemap https://example.com/a.xml\ndisallow all: /\n',
        note: 'Lines that are no records.',
      },
      {code: 'User-agents: *\nDissallow: /a\n', note: 'Google reads them.'},
      {code: 'Ｕｎｉｃｏｒｎ: /\nMéta: /\nUni.corn: /\n2nd: /\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nUnicorn: /x\nDisallow: /a\nunicorn : /y # z\nUNICORN:\n',
        problems: [
          '2:1-2:8 info: No crawler is known to read `Unicorn`, so this line does nothing. So it is with 2 more lines.',
        ],
      },
      {
        code: '\tContact me: x@example.org\r\nRobot_Rules2: 😀\r\n',
        target: 'gemini',
        problems: [
          '1:2-1:12 info: No crawler is known to read `Contact me`, so this line does nothing.',
          '2:1-2:13 info: No crawler is known to read `Robot_Rules2`, so this line does nothing.',
        ],
      },
    ],
  },
  *check(tree, context) {
    const spellings = new Map<string, string>()
    for (const {name, key} of unknownRecords(tree, context.knownDirectives)) {
      if (!spellings.has(name)) spellings.set(name, key.value)
      yield {message: 'unread', data: {key: quote(spellings.get(name) ?? name)}, place: key}
    }
  },
})

function* unknownRecords(tree: Root, knownDirectives: ReadonlySet<string>): Iterable<OtherRecord> {
  const verdicts = new Map<string, boolean>()
  for (const line of otherRecords(tree)) {
    let unknown = verdicts.get(line.name)
    if (unknown === undefined) {
      unknown = isKey(line.name) && !knownDirectives.has(line.name) && !hasReaders(line.name)
      verdicts.set(line.name, unknown)
    }
    if (unknown && !startsUrl(line)) yield line
  }
}

function hasReaders(name: string): boolean {
  return findDirective(name) !== undefined || (findDirectiveMisspelling(name)?.acceptedBy ?? []).length > 0
}

/** What a name of a field may look like; everything else before a colon is prose, markup or a part of a URL. */
const KEY = /^([a-z][a-z0-9_-]*)(?: [a-z0-9_-]+)?$/

function isKey(name: string): boolean {
  const [, firstWord] = (name.length <= LONGEST_KEY && KEY.exec(name)) || []
  if (firstWord === undefined) return false
  // `sitemap https://…` and `disallow all: /` are broken in other ways.
  return firstWord === name || !isKnownKey(firstWord)
}

const LONGEST_KEY = 40

/** `https://example.com/` is no record of the key `https`. */
function startsUrl({text, valueStart, separatorOffset}: OtherRecord): boolean {
  return valueStart === separatorOffset + 1 && text.startsWith('//', valueStart)
}
