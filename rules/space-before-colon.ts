import {defineRule} from '../analyzer/lint/rule.ts'
import {strayBlanks} from '../analyzer/lint/stray-blanks.ts'
import type {AnyRecord, Span} from '../analyzer/syntax/nodes.ts'

export default defineRule({
  id: 'space-before-colon',
  category: 'lines',
  summary: 'White space between a key and its colon.',
  rationale: `
The colon usually follows the key at once. RFC 9309 allows white space before it, and the crawlers of the Web skip it.
Several crawlers of Gemini capsules do not: for them \`Disallow \` with a space is another, unknown word, and the line
does not count. The temoto library, which crawlers of both worlds use, is among them.

Take the white space away. To align values, put it behind the colon.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: white space may stand on both sides of the colon',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'marty1885/tlgs 3f00f7d, robots_txt_parser.cpp: the key reaches to the colon',
      url: 'https://github.com/marty1885/tlgs',
      date: '2025-07-28',
    },
    {
      title:
        'elektito/gemplex 70352b2, crawl.go, and antanst/gemini-grc f362a1d: a line must begin with `disallow:`',
      url: 'https://github.com/elektito/gemplex',
      date: '2023-04',
    },
    {
      title:
        'temoto/robotstxt, scanner.go (AuraSearch, Gemportal): a blank ends the key, and the colon is the value',
      url: 'https://github.com/temoto/robotstxt',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: {gemini: 'warning', web: 'info'},
  fixable: 'depends',
  gather: {least: 2},
  messages: {
    lost: '{readers} knows no key with white space behind it, so this {key} line does not count there.',
    lostForSeveral:
      'For {readers} a key with white space behind it is none, so this {key} line does not count there.',
    unusual: 'The colon usually follows the key at once; here white space stands between them.',
  },
  examples: {
    good: [
      {code: 'User-agent:*\nDisallow:   /a\nCrawl-delay:\t10\n'},
      {code: 'User-agent: *\nDisallow: /a : /b\nDisallow /x\n'},
      {code: 'last change : 2024\nAllow robots : no\n', note: 'No keys of records.'},
      {code: 'User-agent: *\nDisallow: /a\nSitemap : https://example.com/a.xml\n', target: 'gemini'},
    ],
    bad: [
      {
        code: 'User-agent : *\r\nDisallow\t : /é😀 : b # x\r\nAllow: /a\r\nSitemap : https://example.com/a.xml',
        problems: [
          '1:11-1:12 info: The colon usually follows the key at once; here white space stands between them. So it is with 2 more lines.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /é😀 : b # x\r\nAllow: /a\r\nSitemap: https://example.com/a.xml',
      },
      {
        code: 'User-agent: *\nDisallow : /*+*\n',
        problems: [
          '2:9-2:10 info: The colon usually follows the key at once; here white space stands between them.',
        ],
        fixed: 'User-agent: *\nDisallow: /*+*\n',
      },
      {
        code: 'User-agent : *\nDisallow  : /a\nAllow : /b\n',
        target: 'gemini',
        problems: [
          '1:11-1:12 warning: For TLGS, AuraSearch, Gemplex and Gemportal a key with white space behind it is none, so this `User-agent` line does not count there.',
          '2:9-2:11 warning: For TLGS, AuraSearch, Gemplex and gemini-grc a key with white space behind it is none, so this `Disallow` line does not count there.',
          '3:6-3:7 warning: AuraSearch knows no key with white space behind it, so this `Allow` line does not count there.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\nAllow: /b\n',
      },
      {
        code: 'User-agent: webproxy\nDisallow : /a\n',
        target: 'gemini',
        problems: [
          '2:9-2:10 warning: For gemini-grc and Gemportal a key with white space behind it is none, so this `Disallow` line does not count there.',
        ],
        fixed: 'User-agent: webproxy\nDisallow: /a\n',
      },
    ],
  },
  check: (tree, {profiles}) => strayBlanks(tree, profiles, 'blankBeforeColon', placeOf),
})

function placeOf(line: AnyRecord): Span {
  return {start: line.keyEnd, end: line.separatorOffset}
}
