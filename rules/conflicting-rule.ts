import {quoteRule} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {BY_GROUP, sharedOverlaps} from '../analyzer/lint/shared-overlaps.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'conflicting-rule',
  category: 'effects',
  summary: 'One path allowed and disallowed.',
  rationale: `
Where an Allow and a Disallow have the same path, the standard and the large search engines let the Allow win. Some
readers take the first of the two, others the Disallow. Whichever you meant, remove the other line.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: the longest rule that matches decides, and on equal length the Allow',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: 'Python’s urllib.robotparser takes the first, temoto and spatie the Disallow (measured)',
      date: '2026-08',
    },
  ],
  targets: ['web'],
  severity: 'warning',
  gather: BY_GROUP,
  messages: {
    conflict: '{by} in line {line} says the opposite of the same paths, and wins: {path} is {outcome}.',
    by: 'This rule wins.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /a\nAllow: /a/b\n'},
      {
        code: 'User-agent: *\nDisallow: /a\nAllow: /a\n',
        target: 'gemini',
        note: 'There is no Allow in a capsule.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a\nAllow: /a\n',
        problems: [
          '2:11-2:13 warning: `Allow: /a` in line 3 says the opposite of the same paths, and wins: `/a` is allowed.',
        ],
      },
    ],
  },
  *check(tree, context) {
    for (const {rule, by, path} of sharedOverlaps(tree, 'contradicted', context)) {
      if (by === undefined) continue
      yield {
        message: 'conflict',
        data: {
          by: quoteRule(by),
          line: by.line,
          path: quote(path),
          outcome: by.name === 'allow' ? 'allowed' : 'forbidden',
        },
        place: rule.value,
        related: [{message: 'by', place: by.value}],
      }
    }
  },
})
