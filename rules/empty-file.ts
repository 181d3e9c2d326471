import {siteFile} from '../analyzer/lint/example-retrievals.ts'
import {firstWord} from '../analyzer/lint/places.ts'
import {mayBeCutShort} from '../analyzer/lint/retrieved-file.ts'
import {defineRule} from '../analyzer/lint/rule.ts'

export default defineRule({
  id: 'empty-file',
  category: 'file',
  summary: 'A file without a line, or with nothing but comments.',
  rationale: `
An empty robots.txt is valid: everything may be fetched, as if there were no file. It is reported because it is
often a sign that something upstream failed, such as a build step that was to write the file.

If everything may be fetched, say so, and nobody has to wonder:

\`\`\`text
User-agent: *
Disallow:
\`\`\`
`,
  references: [
    {
      title: 'RFC 9309 §2.2: a robots.txt has any number of groups, none included',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'A Standard for Robot Exclusion: an empty file is as if absent',
      url: 'https://www.robotstxt.org/orig.html',
      date: '1994-06',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'info',
  messages: {
    empty: 'The file is empty: crawlers may fetch everything.',
    comments: 'The file holds nothing but comments: crawlers may fetch everything.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow:\n'},
      {code: 'Sitemap: https://example.com/sitemap.xml\n'},
      {code: 'Bye\n', note: 'Text that is no record is another mistake.'},
      {
        code: '# The rules of example.com\n# Write to ',
        retrieval: siteFile({faults: [{kind: 'truncated', by: 'reset'}]}),
        note: 'The connection broke off: rules may have followed.',
      },
    ],
    bad: [
      {code: '', problems: ['1:1-1:1 info: The file is empty: crawlers may fetch everything.']},
      {
        code: '\r\n \t\r\n',
        target: 'gemini',
        problems: ['1:1-1:1 info: The file is empty: crawlers may fetch everything.'],
      },
      {
        code: '\n# See https://www.robotstxt.org/\n#\n# User-agent: *\n# Disallow: /\n',
        problems: ['2:1-2:2 info: The file holds nothing but comments: crawlers may fetch everything.'],
      },
    ],
  },
  *check(tree, {retrieval}) {
    if (mayBeCutShort(retrieval)) return
    let comments = false
    for (let index = 0; index < tree.lineCount; index++) {
      const type = tree.lineAt(index)?.type
      if (type === 'comment') comments = true
      else if (type !== 'blankLine') return
    }
    yield {message: comments ? 'comments' : 'empty', place: firstWord(tree)}
  },
})
