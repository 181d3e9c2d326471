import type {Profile} from '../analyzer/crawlers/profile.ts'
import {isAddressed} from '../analyzer/lint/line-readers.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {UserAgentRecord} from '../analyzer/syntax/nodes.ts'

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
    beside:
      'This user-agent line names no crawler, and changes nothing: the rules below are for the other names.',
    besideFor:
      'This user-agent line names no crawler, but because of it {readers} {obey} the rules below, which are for other names.',
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
        target: 'gemini',
        problems: [
          '1:1-1:12 error: This user-agent line names no crawler, but because of it GUS (geminispace.info) obeys the rules below, which are for other names.',
        ],
      },
      {
        code: 'User-agent:\nUser-agent: Nutch\nDisallow: /\n',
        problems: [
          '1:1-1:12 warning: This user-agent line names no crawler, and changes nothing: the rules below are for the other names.',
        ],
      },
    ],
  },
  *check(tree, {profiles}) {
    for (const {agents} of tree.groups) {
      const empty = agents.filter(isEmpty)
      const [first] = empty
      if (first === undefined) continue
      const others = agents.filter(agent => !isEmpty(agent))
      const isNamed = (profile: Profile) => others.length > 0 && isAddressed(profile, others)
      const obeying = profiles.filter(profile => isAddressed(profile, [first]) && !isNamed(profile))
      const data = {readers: crawlerNames(obeying), obey: obeying.length > 1 ? 'obey' : 'obeys'}
      for (const {keyStart, separatorOffset} of empty) {
        const place = {start: keyStart, end: separatorOffset + 1}
        if (others.length === 0)
          yield data.readers === '' ? {message: 'noName', place} : {message: 'onlyFor', data, place}
        else if (data.readers === '') yield {message: 'beside', place, severity: 'warning'}
        else yield {message: 'besideFor', data, place}
      }
    }
  },
})

function isEmpty({valueStart, valueEnd}: UserAgentRecord): boolean {
  return valueStart === valueEnd
}
