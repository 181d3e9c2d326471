import {remove} from '../analyzer/lint/edits.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {Trait} from '../analyzer/syntax/traits.ts'

export default defineRule({
  id: 'trailing-space',
  category: 'lines',
  summary: 'White space at the end of a value that some target crawler keeps.',
  rationale: `
Nobody sees a space at the end of a line. Most crawlers drop it; the Gemini index TLGS keeps it as a part of the
value, so a rule for \`/private/ \` never matches a path, and a group for \`indexer \` is for nobody.
`,
  references: [
    {
      title: 'TLGS reads agents and paths without trimming them (marty1885/tlgs 3f00f7d, read in its source)',
      url: 'https://github.com/marty1885/tlgs',
      date: '2025-07',
    },
  ],
  targets: ['gemini', 'web'],
  severity: {gemini: 'warning', web: 'off'},
  fixable: 'depends',
  messages: {
    kept: 'The white space behind `{value}` is a part of the value for TLGS, which then reads the line as if it were not there.',
  },
  examples: {
    good: [{code: 'User-agent: *\nDisallow: /private/\n', target: 'gemini'}],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /private/ \n',
        target: 'gemini',
        problems: [
          '2:20-2:21 warning: The white space behind `/private/` is a part of the value for TLGS, which then reads the line as if it were not there.',
        ],
        fixed: 'User-agent: *\nDisallow: /private/\n',
      },
    ],
  },
  *check(tree, context) {
    if (!(tree.traits & Trait.TrailingBlank)) return
    for (const line of tree.lines) {
      if (line.type !== 'rule' && line.type !== 'userAgent') continue
      if (!(line.valueTraits & Trait.TrailingBlank) || line.commentStart >= 0) continue
      const blanks = {start: line.valueEnd, end: line.end}
      yield {
        message: 'kept',
        data: {value: line.value.value},
        place: blanks,
        // TLGS obeys the line afterwards, which it does not now.
        fix: {
          title: 'Remove the white space',
          safety: context.gemini ? 'unsafe' : 'safe',
          edits: [remove(blanks)],
        },
      }
    }
  },
})
