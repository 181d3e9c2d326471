import {findDirectiveMisspelling} from '../analyzer/crawlers/directive-misspellings.ts'
import {siteFile} from '../analyzer/lint/example-retrievals.ts'
import {linesWith} from '../analyzer/lint/lines-with.ts'
import {firstWord} from '../analyzer/lint/places.ts'
import {mayBeCutShort} from '../analyzer/lint/retrieved-file.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Root} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'

export default defineRule({
  id: 'missing-sitemap',
  category: 'sitemaps',
  summary: 'A file that names no sitemap.',
  rationale: `
A sitemap lists the pages of a site, and the robots.txt is the one place where every search engine looks for its
address. A site without one is found by its links, which is enough for many, so this rule is off unless you turn it on.

Add \`Sitemap: https://example.com/sitemap.xml\` with the address of yours.
`,
  references: [
    {
      title: 'Sitemaps protocol: Specifying the Sitemap location in your robots.txt file',
      url: 'https://www.sitemaps.org/protocol.html#submit_robots',
      date: '2016-11',
    },
    {
      title:
        '1,855 of 4,056 robots.txt files of large sites name none (counted in the tests of scrapy/protego 81f1b35)',
      url: 'https://github.com/scrapy/protego',
      date: '2019',
    },
  ],
  targets: ['web'],
  severity: 'off',
  messages: {
    none: 'This file names no sitemap.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow:\n\nSITEMAP: https://example.com/sitemap.xml\n'},
      {
        code: 'User-agent: *\nDisallow: /\n\nSite-map: https://example.com/a.xml\nSitemaps: b\n',
        note: 'It is misspelt.',
      },
      {code: '# nothing yet\n'},
      {code: 'User-agent: *\nDisallow:\n', target: 'gemini', note: 'No crawler of capsules reads one.'},
      {
        code: 'User-agent: *\nDisallow:\nSitem',
        retrieval: siteFile({faults: [{kind: 'truncated', by: 'reset'}]}),
        note: 'The connection broke off: there may have been one.',
      },
    ],
    bad: [
      {
        code: '\n# Sitemap: https://example.com/sitemap.xml\nUser-agent: *\nDisallow: /a\n',
        problems: ['2:1-2:2 warning: This file names no sitemap.'],
      },
    ],
  },
  *check(tree, {retrieval}) {
    if (mayBeCutShort(retrieval)) return
    if (tree.groups.length > 0 && !namesSitemap(tree)) yield {message: 'none', place: firstWord(tree)}
  },
})

function namesSitemap(tree: Root): boolean {
  const keys = new Set<string>()
  for (const line of linesWith(tree, Trait.OtherRecord | Trait.Malformed)) {
    if (line.type === 'otherRecord') keys.add(line.name)
    // Without its colon, it is a fault of another kind.
    else if (line.type === 'malformedLine' && /^site.?map/i.test(line.raw)) return true
  }
  return keys.has('sitemap') || [...keys].some(key => findDirectiveMisspelling(key)?.intended === 'Sitemap')
}
