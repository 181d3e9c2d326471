import {isAddressed} from '../analyzer/lint/line-readers.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'

export default defineRule({
  id: 'empty-agent',
  category: 'groups',
  summary: 'A user-agent line that names nobody.',
  rationale: `
A group is for the crawlers that its user-agent lines name. A line without a name is for nobody: nearly every
crawler then skips the rules below it. Readers that look for the written name inside their own find the empty text
in every name, and obey the rules.

Write \`*\` if the rules are for all crawlers, or the name of the crawler that they are for.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: a user-agent line has a product token or *',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'Python urllib.robotparser 3.13 obeys an empty name for every crawler (measured)',
      url: 'https://docs.python.org/3.13/library/urllib.robotparser.html',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  silences: ['group-without-rules'],
  messages: {
    noName: 'This user-agent line names no crawler, so the rules below it are for nobody.',
    onlyFor:
      'This user-agent line names no crawler. Of the target crawlers only {readers} {obey} the rules below it.',
    beside: 'This user-agent line names no crawler.',
  },
  examples: {
    good: [{code: 'User-agent: *\nDisallow: /private/\n'}],
    bad: [
      {
        code: 'User-agent:\nDisallow: /\n',
        problems: [
          '1:1-1:12 error: This user-agent line names no crawler, so the rules below it are for nobody.',
        ],
      },
      {
        code: 'User-agent: # all\nDisallow: /\n',
        target: 'gemini',
        problems: [
          '1:1-1:12 error: This user-agent line names no crawler. Of the target crawlers only GUS (geminispace.info) and gemini-grc obey the rules below it.',
        ],
      },
      {
        code: 'User-agent:\nUser-agent: archiver\nDisallow: /\n',
        problems: ['1:1-1:12 error: This user-agent line names no crawler.'],
        note: 'The rules are for the other name.',
      },
    ],
  },
  *check(tree, {profiles}) {
    for (const group of tree.groups) {
      for (const agent of group.agents) {
        if (agent.valueStart !== agent.valueEnd) continue
        const place = {start: agent.keyStart, end: agent.separatorOffset + 1}
        if (group.agents.some(({valueStart, valueEnd}) => valueStart < valueEnd)) {
          yield {message: 'beside', place}
          continue
        }
        const obeying = profiles.filter(profile => isAddressed(profile, group.agents))
        const readers = crawlerNames(obeying)
        if (readers === '') yield {message: 'noName', place}
        else yield {message: 'onlyFor', data: {readers, obey: obeying.length > 1 ? 'obey' : 'obeys'}, place}
      }
    }
  },
})
