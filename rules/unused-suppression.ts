import {remove, removeLine, replace} from '../analyzer/lint/edits.ts'
import {defineRule, type Fix} from '../analyzer/lint/rule.ts'
import type {SuppressedRule, SuppressionComment, Suppressions} from '../analyzer/lint/suppressions.ts'
import type {Source} from '../analyzer/syntax/source.ts'
import {enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'unused-suppression',
  category: 'configuration',
  summary: 'A comment that suppresses messages where there are none.',
  rationale: `
A suppression that is not needed any more hides the next mistake at its place, and everybody who fetches the file reads
it. Remove it.

Names of rules that report nothing in such files, as rules for Gemini on the Web, are not reported: one file may be
linted for both.
`,
  references: [
    {
      title: 'robotslint: comments that suppress messages',
      url: 'https://github.com/robotslint/robotslint/blob/main/docs/configuration.md',
      date: '2026-12',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  fixable: 'depends',
  runsLast: true,
  messages: {
    comment: 'This comment suppresses nothing.',
    rules: 'Nothing of {rules} is suppressed by this comment.',
  },
  examples: {
    good: [
      {code: '# robotslint-target: web\nUser-agent: *\nDisallow: /\n'},
      {code: '# Write robotslint-disable-line behind a value.\nUser-agent: *\nDisallow: /\n'},
      {
        code: '# robotslint-disable-next-line default-group-not-first\nUser-agent: a\nDisallow: /\n',
        note: 'A rule about Gemini, in a file for the Web.',
      },
    ],
    bad: [
      {
        code: '# 😀\r\n# robotslint-disable-next-line -- long ago\r\nUser-agent: *\r\nDisallow: /\r\n',
        problems: ['2:1-2:43 warning: This comment suppresses nothing.'],
        fixed: '# 😀\r\nUser-agent: *\r\nDisallow: /\r\n',
      },
      {
        code: 'User-agent: * # robotslint-disable-line empty-agent\nDisallow: /\n',
        problems: ['1:41-1:52 warning: Nothing of `empty-agent` is suppressed by this comment.'],
        fixed: 'User-agent: *\nDisallow: /\n',
      },
      {
        code: '# robotslint-disable empty-agent, empty-allow\nUser-agent: *\n# robotslint-enable\nDisallow: /\n',
        problems: [
          '1:22-1:33 warning: Nothing of `empty-agent` and `empty-allow` is suppressed by this comment.',
        ],
        fixed: 'User-agent: *\n# robotslint-enable\nDisallow: /\n',
      },
      {
        code: '# robotslint-disable-next-line empty-agent\nUser-agent: *\nDisallow: /\n',
        target: 'gemini',
        problems: ['1:32-1:43 warning: Nothing of `empty-agent` is suppressed by this comment.'],
        fixed: 'User-agent: *\nDisallow: /\n',
        note: 'The fix is unsafe here, since a crawler of Geminispace divides groups at some comments.',
      },
    ],
  },
  *check(_tree, {suppressions, source, gemini}) {
    for (const comment of suppressions.comments) {
      const {form, rules, place, line} = comment
      if (form === undefined || form === 'enable') continue
      // A comment in the wrong place is another mistake.
      if (form === 'disable-line' && line.type === 'comment') continue
      if (rules.size === 0) {
        if (!suppressions.used.has(comment))
          yield {message: 'comment', place, fix: fixOf(comment, [], source, gemini)}
        continue
      }
      const unused = [...rules.values()].filter(rule => isUnused(rule, suppressions))
      const [first] = unused
      if (first === undefined) continue
      const left = [...rules.values()].filter(rule => !unused.includes(rule))
      yield {
        message: 'rules',
        data: {rules: enumerate(unused.map(({id}) => quote(id)))},
        place: first.place,
        fix: fixOf(comment, left, source, gemini),
      }
    }
  },
})

function isUnused(rule: SuppressedRule, {used, watched}: Suppressions): boolean {
  return watched.has(rule.id) && !used.has(rule)
}

/**
 * On Gemini, TLGS divides a group at a comment with a colon, and some crawlers take a comment behind a value for a part
 * of it. A byte order mark in front of a comment does no harm that it does in front of a record.
 */
function fixOf(
  comment: SuppressionComment,
  left: readonly SuppressedRule[],
  {byteOrderMark}: Source,
  gemini: boolean,
): Fix {
  const safety = gemini || (byteOrderMark && comment.line.line === 1) ? 'unsafe' : 'safe'
  const [first, ...others] = [...comment.rules.values()]
  if (first && left.length > 0) {
    const names = {start: first.place.start, end: (others.at(-1) ?? first).place.end}
    return {
      title: 'Remove the names',
      safety,
      edits: [replace(names, left.map(({id}) => id).join(', '))],
    }
  }
  return {title: 'Remove the comment', safety, edits: [editThatRemoves(comment)]}
}

function editThatRemoves({line, place}: SuppressionComment) {
  switch (line.type) {
    case 'comment':
    case 'blankLine':
      return removeLine(line)
    case 'malformedLine':
      return remove({start: line.contentEnd, end: place.end})
    default:
      return remove({start: line.valueEnd, end: place.end})
  }
}
