import {defineRule} from '../analyzer/lint/rule.ts'
import {BY_GROUP, overruledRules} from '../analyzer/lint/shared-overlaps.ts'

export default defineRule({
  id: 'duplicate-rule',
  category: 'effects',
  summary: 'The same rule again.',
  rationale: `
A rule counts once, however often it is written. The second one can go. Rules that look different may be the same, such
as \`/a\` and \`/a*\`.

The same path in two encodings, such as \`/%7Ejoe/\` and \`/~joe/\`, is not reported: crawlers that follow the standard
need one of them, and programs that compare letter by letter need both.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: duplicate rules may be dropped',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: '279 of 4,056 robots.txt files of large sites have such rules',
      url: 'https://github.com/scrapy/protego',
      date: '2019',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  fixable: 'safe',
  gather: BY_GROUP,
  messages: {
    overruled: 'This says the same as {by} in line {line}.',
    by: 'The same rule.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /a/\nDisallow: /A/\n'},
      {code: 'User-agent: *\nDisallow: /%7Ejoe/\nDisallow: /~joe/\nDisallow: /é\nDisallow: /%C3%A9\n'},
      {code: 'User-agent: a\nDisallow: /a/\n\nUser-agent: b\nDisallow: /a/\n'},
      {
        code: 'User-agent: BlowFish\nDisallow: /\n\nUser-agent: BlowFish/1.0\nDisallow: /\n',
        note: 'One crawler to most readers; others need both groups.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a/\nAllow: /b\nDisallow: /a/ # again\nDisallow: /a/\n',
        target: 'google',
        problems: [
          '4:11-4:14 warning: This says the same as `Disallow: /a/` in line 2. So it is with 1 more line of this group.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/\nAllow: /b\n',
      },
      {
        code: 'User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /a\nDisallow: /b\n\nUser-agent: FooBot\nDisallow: /a\nDisallow: /a\n',
        problems: [
          '4:11-4:13 warning: This says the same as `Disallow: /a` in line 2. So it is with 1 more line of this group.',
          '9:11-9:13 warning: This says the same as `Disallow: /a` in line 8.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\nDisallow: /b\n\nUser-agent: FooBot\nDisallow: /a\n',
      },
      {
        code: 'User-agent: *\nDisallow: /a\nDisallow: /a*\n',
        problems: ['2:11-2:13 info: This says the same as `Disallow: /a*` in line 3.'],
        fixed: 'User-agent: *\nDisallow: /a*\n',
      },
      {
        code: 'User-agent: indexer\nDisallow: /a/\nDisallow: /a/\n',
        target: 'gemini',
        problems: ['3:11-3:14 warning: This says the same as `Disallow: /a/` in line 2.'],
        fixed: 'User-agent: indexer\nDisallow: /a/\n',
      },
    ],
  },
  *check(tree, context) {
    for (const problem of overruledRules(tree, 'duplicate', context)) {
      const written = problem.place.value
      const by = problem.related[0].place.value
      if (written === by) yield problem
      else if (withoutStars(written) === withoutStars(by)) yield {...problem, severity: 'info'}
    }
  },
})

/** What is then left differs in its percent-encoding, and is there for readers that compare letter by letter. */
function withoutStars(path: string): string {
  return path.replaceAll('*', '')
}
