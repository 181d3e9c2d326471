import {pathShape} from '../analyzer/lint/path-shape.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {rulesWithoutSlash} from '../analyzer/lint/rule-lines.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'word-as-path',
  category: 'paths',
  summary: 'A word such as `all`, `none` or the name of a crawler in place of a path.',
  rationale: `
A rule is compared with paths, and every path begins with a slash. A word matches none, so the line does nothing:
\`Disallow: all\` shuts out nobody.

To shut out everything write \`Disallow: /\`; to allow everything write \`Disallow:\` with nothing behind it. The name
of a crawler belongs on a user-agent line.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: a path pattern begins with a slash (erratum 7995: or with a wildcard)',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'Seven engines allow everything with `Disallow: all` (measured)',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  messages: {
    everything: '{word} is no path, so this line matches nothing. Everything is `/`.',
    nothing: '{word} is no path, so this line matches nothing. To say that, leave the value empty.',
    crawler:
      '{word} is the name of a crawler and no path, so this line matches nothing. Names stand on user-agent lines.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /all\nDisallow:\n'},
      {code: 'User-agent: *\nDisallow: admin\n', note: 'That is a path without its slash.'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: All\nAllow: none\nDisallow: Googlebot # no\n',
        problems: [
          '2:11-2:14 error: `All` is no path, so this line matches nothing. Everything is `/`.',
          '3:8-3:12 error: `none` is no path, so this line matches nothing. To say that, leave the value empty.',
          '4:11-4:20 error: `Googlebot` is the name of a crawler and no path, so this line matches nothing. Names stand on user-agent lines.',
        ],
      },
      {
        code: 'User-agent: archiver\nDisallow: all\n',
        target: 'gemini',
        problems: ['2:11-2:14 error: `all` is no path, so this line matches nothing. Everything is `/`.'],
      },
    ],
  },
  *check(tree) {
    for (const rule of rulesWithoutSlash(tree)) {
      const word = rule.value.value
      const shape = pathShape(word)
      if (shape.kind === 'word') yield {message: shape.meaning, data: {word: quote(word)}, place: rule.value}
    }
  },
})
