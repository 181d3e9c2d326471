import {coverageOf} from '../analyzer/lint/coverage.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {rulesWithTraits} from '../analyzer/lint/rule-lines.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {examplePath} from '../analyzer/text/example-path.ts'
import {encodePath} from '../analyzer/text/percent-encoding.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'question-mark-wildcard',
  category: 'paths',
  summary: 'A `?` that was meant to stand for any character.',
  rationale: `
On a command line \`?\` stands for one character. In an address it begins the query, and a rule takes it for itself:
\`Disallow: /file?.html\` covers \`/file?.html\` and not \`/file1.html\`. On the Web \`*\` stands for any characters; for
exactly one there is nothing.

A question mark before a file extension or between two slashes is nearly always such a slip, but not quite always, so
this rule is off unless you turn it on.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.3: the special characters are `*`, `$` and `#`',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3',
      date: '2022-09',
    },
    {title: 'Seven engines allow `/file1.html` with `Disallow: /file?.html` (measured)', date: '2026-08'},
  ],
  targets: ['gemini', 'web'],
  severity: 'off',
  gather: {by: []},
  messages: {
    itself: '`?` stands for itself in a rule: this one does not cover {path}.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /search?q=\nDisallow: /*?\nDisallow: /?\nDisallow: /a?*\nDisallow: /b?page=1.html\n',
      },
      {
        code: 'User-agent: *\nDisallow: /index.php?/forum/\nDisallow: /?/forum\n',
        note: 'Some software does that.',
      },
      {code: 'User-agent: *\nDisallow: /a?.b?c=d\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /file?.html\nDisallow: /page-??.php$\nDisallow: /20??/archive/\n',
        problems: [
          '2:16-2:17 warning: `?` stands for itself in a rule: this one does not cover `/file1.html`.',
          '3:17-3:19 warning: `?` stands for itself in a rule: this one does not cover `/page-11.php`.',
          '4:14-4:16 warning: `?` stands for itself in a rule: this one does not cover `/2011/archive/page`.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /log?.gmi\n',
        target: 'gemini',
        problems: [
          '2:15-2:16 warning: `?` stands for itself in a rule: this one does not cover `/log1.gmi`.',
        ],
      },
    ],
  },
  *check(tree, {profiles}) {
    for (const rule of rulesWithTraits(tree, Trait.Question)) {
      const path = rule.value.value
      const [, before, marks] = WILDCARD.exec(path) ?? []
      if (before === undefined || marks === undefined) continue
      const witness = encodePath(examplePath(path.replaceAll('?', '1')))
      if (coverageOf(rule, witness, profiles).covered.length > 0) continue
      const start = rule.valueStart + before.length
      yield {
        message: 'itself',
        data: {path: quote(witness)},
        place: {start, end: start + marks.length},
      }
    }
  },
})

/** Question marks inside a name, followed by the extension of a file or, where no extension stands before, a slash. */
const WILDCARD = /^([^?]*[^?/*])(\?+)(?:[\w-]*\.[A-Za-z]\w{0,4}\$?$|\/(?<!\.\w*\?+\/))/
