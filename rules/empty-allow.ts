import {recordsWith} from '../analyzer/lint/lines-with.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {Trait} from '../analyzer/syntax/traits.ts'

export default defineRule({
  id: 'empty-allow',
  category: 'effects',
  summary: 'An Allow without a path.',
  rationale: `
\`Disallow:\` with nothing behind it is an old way to say that everything may be fetched. \`Allow:\` with nothing behind it
says nothing: the standard gives it no meaning, and crawlers drop it. To allow everything write \`Allow: /\`, or leave the
line out: what is not forbidden is allowed.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: a rule may have an empty pattern, and no meaning is given to it',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {title: 'Six of seven engines block `/x` with `Allow:` and `Disallow: /` (measured)', date: '2026-08'},
  ],
  targets: ['web'],
  severity: 'info',
  messages: {
    empty: 'An Allow without a path allows nothing. Everything is `Allow: /`.',
  },
  examples: {
    good: [{code: 'User-agent: *\nAllow: /\nDisallow:\n'}],
    bad: [
      {
        code: 'User-agent: *\nAllow:\nDisallow: /\n',
        problems: ['2:1-2:7 info: An Allow without a path allows nothing. Everything is `Allow: /`.'],
      },
    ],
  },
  *check(tree) {
    for (const line of recordsWith(tree, Trait.EmptyValue)) {
      if (line.name === 'allow')
        yield {message: 'empty', place: {start: line.keyStart, end: line.separatorOffset + 1}}
    }
  },
})
