import {readsBrokenRecords} from '../analyzer/lint/broken-readings.ts'
import {removeLine} from '../analyzer/lint/edits.ts'
import {namesTwice} from '../analyzer/lint/named-agents.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {UserAgentRecord} from '../analyzer/syntax/nodes.ts'

export default defineRule({
  id: 'duplicate-agent',
  category: 'groups',
  summary: 'One crawler named twice in one group.',
  rationale: `
A crawler obeys a group or does not; naming it twice changes nothing. Such lines come from lists that were merged by
hand, and make the file longer to read. They can go.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.1: crawlers compare names without regard to case',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
      date: '2022-09',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'info',
  fixable: 'depends',
  gather: {by: []},
  messages: {
    again: '`{agent}` is named in this group already; naming it again changes nothing.',
    apart:
      '`{agent}` is named in this group already; readers for which the group ends in between see another one.',
    first: 'Named here first.',
  },
  examples: {
    good: [
      {code: 'User-agent: FooBot\nUser-agent: BarBot\nDisallow: /x\n'},
      {
        code: 'User-agent: indexer\nUser-agent: Indexer\nDisallow: /x\n',
        target: 'gemini',
        note: 'Two Gemini crawlers compare names by case, so the second spelling may matter.',
      },
    ],
    bad: [
      {
        code: 'User-agent: FooBot\nUser-agent: foobot\nDisallow: /x\n',
        problems: [
          '2:13-2:19 info: `foobot` is named in this group already; naming it again changes nothing.',
        ],
        fixed: 'User-agent: FooBot\nDisallow: /x\n',
      },
      {
        code: 'User-agent: *\n\nUser-agent: *\nDisallow: /\n',
        target: 'gemini',
        problems: [
          '3:13-3:14 info: `*` is named in this group already; readers for which the group ends in between see another one.',
        ],
        fixed: 'User-agent: *\n\nDisallow: /\n',
        note: 'For GUS the blank line ends the group, and the second name opens another one.',
      },
    ],
  },
  *check(tree, context) {
    if (!namesTwice(tree)) return
    for (const group of tree.groups) {
      if (group.agents.length < 2) continue
      const named = new Map<string, UserAgentRecord>()
      // Where something stands between the names, some readers see two groups.
      const isOneRun = group.opening.every(({type}) => type === 'userAgent' || type === 'comment')
      const isSafe = isOneRun && !context.gemini && !readsBrokenRecords(tree, context)
      const safety = isSafe ? 'safe' : 'unsafe'
      for (const agent of group.agents) {
        const name = context.gemini ? agent.value.value : agent.agent
        const first = named.get(name)
        if (name === '') continue
        if (first === undefined) {
          named.set(name, agent)
          continue
        }
        yield {
          message: isOneRun ? 'again' : 'apart',
          data: {agent: agent.value.value},
          place: agent.value,
          related: [{message: 'first', place: first.value}],
          fix: {title: 'Remove the line', safety, edits: [removeLine(agent)]},
        }
      }
    }
  },
})
