import {defineRule} from '../analyzer/lint/rule.ts'
import {removal, sharedOverlaps} from '../analyzer/lint/shared-overlaps.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'ineffective-allow',
  category: 'effects',
  summary: 'An Allow with nothing to except from.',
  rationale: `
Everything that no rule forbids is allowed anyway. An Allow matters only where it excepts a part of what a Disallow
forbids. A file that only allows \`/public/\` forbids nothing: whoever wanted to open that folder alone needs
\`Disallow: /\` beside it.

\`Allow: /\` alone is a common way to say that everything is open, and is not reported.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: what no rule matches is allowed',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: '300 of 4,231 robots.txt files of large sites have such rules',
      url: 'https://github.com/scrapy/protego',
      date: '2019',
    },
  ],
  targets: ['web'],
  severity: 'info',
  fixable: 'safe',
  gather: {by: [], least: 2},
  messages: {
    noEffect:
      'This Allow has no effect: nothing in its group forbids {path}, and what is not forbidden is allowed.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /\nAllow: /public/\n'},
      {code: 'User-agent: *\nAllow: /\n', note: 'That is how many files say that everything is open.'},
      {code: 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a/\nAllow: /public/\nAllow: /b/*.gif\n',
        problems: [
          '3:8-3:16 info: This Allow has no effect: nothing in its group forbids `/public/`, and what is not forbidden is allowed. So it is with 1 more line.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/\n',
      },
      {
        code: 'User-agent: *\nAllow: /public/\n',
        problems: [
          '2:8-2:16 info: This Allow has no effect: nothing in its group forbids `/public/`, and what is not forbidden is allowed.',
        ],
      },
    ],
  },
  *check(tree, context) {
    for (const {rule, path} of sharedOverlaps(tree, 'ineffective', context)) {
      if (/^(?:\/|\*|\/\*)$/.test(rule.value.value)) continue
      const fix = removal(tree, rule, context)
      yield {message: 'noEffect', data: {path: quote(path)}, place: rule.value, ...(fix && {fix})}
    }
  },
})
