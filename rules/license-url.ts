import {otherRecords} from '../analyzer/lint/lines-with.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'license-url',
  category: 'keys',
  summary: 'A License that is not the absolute URL of a document.',
  rationale: `
\`License\` points to a document in RSL (Really Simple Licensing), which says on what terms machines may use the site.
Whoever reads it fetches the address as it stands, so it must begin with \`https://\` (or \`http://\`). It may be on another
host.
`,
  references: [
    {
      title: 'RSL 1.0: License in robots.txt is an absolute URL',
      url: 'https://rslstandard.org/rsl',
      date: '2025-12',
    },
  ],
  targets: ['web'],
  severity: 'warning',
  messages: {
    relative:
      '{value} is no absolute URL, so readers of License find no document. Write it with `https://` and the host.',
  },
  examples: {
    good: [{code: 'License: https://example.com/license.xml\nUser-agent: *\nDisallow:\n'}],
    bad: [
      {
        code: 'License: /license.xml\nUser-agent: *\nDisallow:\n',
        problems: [
          '1:10-1:22 warning: `/license.xml` is no absolute URL, so readers of License find no document. Write it with `https://` and the host.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow:\nLicense: MIT\n',
        problems: [
          '3:10-3:13 warning: `MIT` is no absolute URL, so readers of License find no document. Write it with `https://` and the host.',
        ],
      },
    ],
  },
  *check(tree) {
    for (const line of otherRecords(tree)) {
      if (line.name !== 'license') continue
      const {value} = line.value
      if (/^https?:\/\/[^/\s]+/i.test(value)) continue
      yield {message: 'relative', data: {value: quote(value)}, place: value === '' ? line.key : line.value}
    }
  },
})
