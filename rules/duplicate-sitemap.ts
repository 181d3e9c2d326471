import {removeLine} from '../analyzer/lint/edits.ts'
import {otherRecords} from '../analyzer/lint/lines-with.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {OtherRecord} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'duplicate-sitemap',
  category: 'sitemaps',
  summary: 'One sitemap named twice.',
  rationale: `
A sitemap belongs to the whole file, whichever group it stands in, so naming it once is enough. Second lines come from
plug-ins that add their own, or from the belief that each group needs one.
`,
  references: [
    {
      title: 'Sitemaps protocol: the directive is independent of the user-agent line',
      url: 'https://www.sitemaps.org/protocol.html#submit_robots',
      date: '2016-11',
    },
    {
      title: 'RFC 9309 §2.2.4: other records, such as Sitemaps, must not end a group',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4',
      date: '2022-09',
    },
  ],
  targets: ['web'],
  severity: 'info',
  fixable: 'safe',
  gather: {by: []},
  messages: {
    again: 'This sitemap is named already, and counts for the whole file: {url}.',
    first: 'Named here first.',
  },
  examples: {
    good: [
      {
        code: 'Sitemap: https://example.com/a.xml\nSitemap: https://example.com/A.xml\nSitemap: https://example.com/a.xml?b\nSitemap: http://example.com/a.xml\n# Sitemap: https://example.com/a.xml\n',
      },
      {code: 'Sitemap:\nSitemap:\n', note: 'These name nothing.'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a\nSitemap: https://example.com/a.xml\n\nUser-agent: bingbot\nDisallow: /b\nsitemap: HTTPS://Example.com/a.xml # again\n',
        problems: [
          '7:10-7:35 info: This sitemap is named already, and counts for the whole file: `HTTPS://Example.com/a.xml`.',
        ],
        fixed:
          'User-agent: *\nDisallow: /a\nSitemap: https://example.com/a.xml\n\nUser-agent: bingbot\nDisallow: /b\n',
      },
      {
        code: 'Sitemap: https://example.com/😀.xml\r\nSitemap:\thttps://example.com/😀.xml\r\nSitemap: https://example.com/😀.xml',
        problems: [
          '2:10-2:36 info: This sitemap is named already, and counts for the whole file: `https://example.com/😀.xml`.',
          '3:10-3:36 info: This sitemap is named already, and counts for the whole file: `https://example.com/😀.xml`.',
        ],
        fixed: 'Sitemap: https://example.com/😀.xml\r\n',
      },
    ],
  },
  *check(tree, {profiles}) {
    const named = new Map<string, OtherRecord>()
    // Where any line with a colon ends a run of user-agent lines, a sitemap may hold two groups apart.
    const isSafe = profiles.every(({runEnd}) => runEnd !== 'colon')
    for (const line of otherRecords(tree)) {
      if (line.name !== 'sitemap' || line.valueStart === line.valueEnd) continue
      const url = comparable(line)
      const first = named.get(url)
      if (first === undefined) {
        named.set(url, line)
        continue
      }
      yield {
        message: 'again',
        data: {url: quote(line.value.value)},
        place: line.value,
        related: [{message: 'first', place: first.value}],
        fix: {title: 'Remove the line', safety: isSafe ? 'safe' : 'unsafe', edits: [removeLine(line)]},
      }
    }
  },
})

/** The URL with scheme and host in lower case, as case does not matter there. */
function comparable({value, valueTraits}: OtherRecord): string {
  const url = value.value
  return valueTraits & Trait.UpperCase ? url.replace(SITE, site => site.toLowerCase()) : url
}

const SITE = /^[a-z]+:\/\/[^/?#]*/i
