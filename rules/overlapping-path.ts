import {defineRule} from '../analyzer/lint/rule.ts'
import {BY_GROUP, overruledRules} from '../analyzer/lint/shared-overlaps.ts'

export default defineRule({
  id: 'overlapping-path',
  category: 'effects',
  summary: 'A rule that another one of the same kind covers wholly, so that it never matters.',
  rationale: `
A rule is for all paths that begin with what it says. \`Disallow: /a/\` covers \`/a/b/\` and everything else below \`/a/\`, so
\`Disallow: /a/b/\` beside it changes nothing. Such lines make a file long, and hide what it really says.

A rule that an Allow in between makes necessary is not reported: after \`Disallow: /a/\` and \`Allow: /a/b/\`, the rule
\`Disallow: /a/b/c/\` does matter on the Web. In a Gemini capsule it does not, since there is no Allow there.

What the file means does not change by it, and one file in five has such lines. So this is a matter of tidiness, and one
message speaks for all such lines of a group.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: the longest rule that matches decides, and on equal length the Allow',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: '750 of 4,231 robots.txt files of large sites have such rules',
      url: 'https://github.com/scrapy/protego',
      date: '2019',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'info',
  fixable: 'safe',
  gather: BY_GROUP,
  messages: {
    overruled: 'This rule never matters: {by} in line {line} covers all its paths, {path} among them.',
    by: 'This rule covers them.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /a/\nDisallow: /b/\n'},
      {code: 'User-agent: *\nDisallow: /a/\nAllow: /a/b/\nDisallow: /a/b/c/\n'},
      {
        code: 'User-agent: a\nDisallow: /a/\n\nUser-agent: b\nDisallow: /a/b/\n',
        note: 'Other groups are for other crawlers.',
      },
      {code: 'User-agent: *\nDisallow: /*.php\nDisallow: /a\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a/\nDisallow: /a/b/\n',
        problems: [
          '3:11-3:16 info: This rule never matters: `Disallow: /a/` in line 2 covers all its paths, `/a/b/` among them.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/\n',
      },
      {
        code: 'User-agent: *\r\nDisallow: /b/c\r\nDisallow: /*.gif$\r\nDisallow: /\r\n',
        problems: [
          '2:11-2:15 info: This rule never matters: `Disallow: /` in line 4 covers all its paths, `/b/c` among them. So it is with 1 more line of this group.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /\r\n',
      },
      {
        code: 'User-agent: *\nDisallow: /a/\nAllow: /a/b/\nDisallow: /a/b/c/\n',
        target: 'kennedy',
        problems: [
          '4:11-4:18 info: This rule never matters: `Disallow: /a/` in line 2 covers all its paths, `/a/b/c/` among them.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/\nAllow: /a/b/\n',
      },
    ],
  },
  check: (tree, context) => overruledRules(tree, 'covered', context),
})
