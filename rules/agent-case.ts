import {replace} from '../analyzer/lint/edits.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'agent-case',
  category: 'agents',
  summary: 'The name of a Gemini role in another case than a crawler looks for it.',
  rationale: `
The specification writes the roles in lower case: \`archiver\`, \`indexer\`, \`researcher\`, \`webproxy\`. Most crawlers do
not mind, but some compare letter by letter and take \`Indexer\` for somebody else. On the Web case never matters.

Write the name in lower case.
`,
  references: [
    {
      title: 'robots.txt for Gemini: the virtual user-agents',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
    {title: 'TLGS 3f00f7d and Gemplex 70352b2 compare names letter by letter (measured)', date: '2026-07'},
  ],
  targets: ['gemini'],
  severity: 'warning',
  fixable: 'unsafe',
  gather: {by: ['name', 'readers']},
  messages: {
    otherCase:
      'Compared letter by letter, as by {readers}, this is another name than {name} and does not match.',
  },
  examples: {
    good: [{code: 'User-agent: indexer\nUser-agent: Gemplex-Fan\nDisallow: /x\n'}],
    bad: [
      {
        code: 'User-agent: Indexer\nDisallow: /x\n',
        problems: [
          '1:13-1:20 warning: Compared letter by letter, as by TLGS and Gemplex, this is another name than `indexer` and does not match.',
        ],
        fixed: 'User-agent: indexer\nDisallow: /x\n',
      },
    ],
  },
  *check(tree, context) {
    if (!(tree.traits & Trait.UpperCase)) return
    for (const {agents} of tree.groups) {
      for (const agent of agents) {
        if (!(agent.valueTraits & Trait.UpperCase)) continue
        const {value} = agent.value
        const name = value.toLowerCase()
        const strict = context.profiles.filter(
          ({agentCase, agents: own}) => agentCase === 'significant' && own.includes(name),
        )
        if (strict.length === 0) continue
        yield {
          message: 'otherCase',
          data: {readers: crawlerNames(strict), name: quote(name)},
          place: agent.value,
          // They obey the group afterwards, which they do not now.
          fix: {title: `Write ${quote(name)}`, safety: 'unsafe', edits: [replace(agent.value, name)]},
        }
      }
    }
  },
})
