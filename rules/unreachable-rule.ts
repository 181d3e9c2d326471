import {defineRule} from '../analyzer/lint/rule.ts'
import {BY_GROUP, overruledRules} from '../analyzer/lint/shared-overlaps.ts'

export default defineRule({
  id: 'unreachable-rule',
  category: 'effects',
  summary: 'A rule that can never decide, because another one of the other kind always does.',
  rationale: `
Of all rules that match a path, the longest decides; the order of the lines does not matter. A rule whose every path is
matched by a longer rule of the other kind never decides anything: who wrote it meant something that does not happen.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: the longest rule that matches decides, and on equal length the Allow',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
  ],
  targets: ['web'],
  severity: 'warning',
  fixable: 'safe',
  gather: BY_GROUP,
  messages: {
    overruled:
      'This rule never decides: {by} in line {line} has the last word on all its paths, {path} among them.',
    by: 'This rule decides.',
  },
  examples: {
    good: [{code: 'User-agent: *\nDisallow: /\nAllow: /public/\n'}],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a\nAllow: /**a\n',
        target: 'google',
        problems: [
          '2:11-2:13 warning: This rule never decides: `Allow: /**a` in line 3 has the last word on all its paths, `/a` among them.',
        ],
        fixed: 'User-agent: *\nAllow: /**a\n',
      },
    ],
  },
  check: (tree, context) => overruledRules(tree, 'unreachable', context),
})
