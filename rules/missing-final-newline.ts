import {insertBefore} from '../analyzer/lint/edits.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {usualLineEnd} from '../analyzer/syntax/format.ts'

export default defineRule({
  id: 'missing-final-newline',
  category: 'file',
  summary: 'A last line without a line end.',
  rationale: `
Crawlers read the last line all the same. But when a plugin, a shell script or a server appends a line to the file,
the two lines become one: \`Disallow: /\` and \`Sitemap: …\` turn into a rule for the path \`/Sitemap: …\`, and nothing is
forbidden any more. End the last line like the others.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: every rule and user-agent line ends with a line end',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'info',
  fixable: 'safe',
  messages: {
    missing: 'The last line has no line end. Whatever is appended to the file becomes a part of this line.',
  },
  examples: {
    good: [
      {code: ''},
      {code: '\n'},
      {code: 'User-agent: *\nDisallow: /a\n'},
      {code: 'User-agent: *\r\nDisallow: /a\r\n'},
      {code: 'User-agent: *\rDisallow: /a\r', note: 'A bare CR is a matter of line-endings.'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /😀',
        problems: [
          '2:14-2:14 info: The last line has no line end. Whatever is appended to the file becomes a part of this line.',
        ],
        fixed: 'User-agent: *\nDisallow: /😀\n',
      },
      {
        code: '\uFEFFUser-agent: *\r\nDisallow:',
        target: 'gemini',
        problems: [
          '2:10-2:10 info: The last line has no line end. Whatever is appended to the file becomes a part of this line.',
        ],
        fixed: 'User-agent: *\r\nDisallow:\r\n',
      },
    ],
  },
  *check(tree) {
    const last = tree.lineAt(tree.lineCount - 1)
    if (last === undefined || last.next > last.end || tree.text === '') return
    const end = {start: last.end, end: last.end}
    yield {
      message: 'missing',
      place: end,
      fix: {title: 'Add a line end', safety: 'safe', edits: [insertBefore(end, usualLineEnd(tree))]},
    }
  },
})
