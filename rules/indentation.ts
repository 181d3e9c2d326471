import {defineRule} from '../analyzer/lint/rule.ts'
import {strayBlanks} from '../analyzer/lint/stray-blanks.ts'
import type {AnyRecord, Span} from '../analyzer/syntax/nodes.ts'

export default defineRule({
  id: 'indentation',
  category: 'lines',
  summary: 'White space before a key.',
  rationale: `
Indented lines look as if they belonged to the line above. They do not: what belongs together is told by the order of
user-agent lines and rules alone. RFC 9309 allows the white space, and crawlers of the Web skip it. For Gemini the
companion specification speaks of lines that *begin with* \`User-agent:\` or \`Disallow:\`, and the index Gemplex takes
it at its word: to it an indented line says nothing.

Begin each line with its key.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: white space may stand before a key',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'robots.txt for Gemini: lines that begin with User-agent: or Disallow:',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
    {
      title: 'elektito/gemplex 70352b2, crawl.go: the first letters of a line are compared with the key',
      url: 'https://github.com/elektito/gemplex',
      date: '2023-04',
    },
  ],
  targets: ['gemini', 'web'],
  severity: {gemini: 'warning', web: 'info'},
  fixable: 'depends',
  gather: {least: 2},
  messages: {
    lost: '{readers} looks for keys at the very start of a line, so this {key} line does not count there.',
    lostForSeveral:
      '{readers} look for keys at the very start of a line, so this {key} line does not count for them.',
    unusual: 'White space before a key means nothing to crawlers.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow:   /a\n   # indented\n   \n'},
      {code: '  text: of somebody\n  Disallow /a\n', note: 'No records that crawlers know.'},
      {code: 'User-agent: *\nDisallow: /a\n  Sitemap: https://example.com/\n', target: 'gemini'},
    ],
    bad: [
      {
        code: '  User-agent: *\r\n\t Disallow: /é😀 # x\r\nAllow: /a\r\n Sitemap: https://example.com/a.xml',
        problems: [
          '1:1-1:3 info: White space before a key means nothing to crawlers. So it is with 2 more lines.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /é😀 # x\r\nAllow: /a\r\nSitemap: https://example.com/a.xml',
      },
      {
        code: 'User-agent: *\n  Disallow: /\n',
        problems: ['2:1-2:3 info: White space before a key means nothing to crawlers.'],
        fixed: 'User-agent: *\nDisallow: /\n',
      },
      {
        code: ' User-agent: indexer\n\tDisallow: /a\n',
        target: 'gemini',
        problems: [
          '1:1-1:2 warning: Gemplex looks for keys at the very start of a line, so this `User-agent` line does not count there.',
          '2:1-2:2 warning: Gemplex looks for keys at the very start of a line, so this `Disallow` line does not count there.',
        ],
        fixed: 'User-agent: indexer\nDisallow: /a\n',
      },
    ],
  },
  check: (tree, {profiles}) => strayBlanks(tree, profiles, 'indentation', placeOf),
})

function placeOf(line: AnyRecord): Span {
  return {start: line.start, end: line.keyStart}
}
