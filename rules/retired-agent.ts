import {type Agent, findAgent} from '../analyzer/crawlers/agents.ts'
import type {Profile} from '../analyzer/crawlers/profile.ts'
import {insertBefore} from '../analyzer/lint/edits.ts'
import {lineEndOf} from '../analyzer/lint/line-end.ts'
import {namedAgents} from '../analyzer/lint/named-agents.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'retired-agent',
  category: 'agents',
  summary: 'A name that its operator no longer uses, while the present name stands nowhere in the file.',
  rationale: `
Operators rename their crawlers. A group for the old name holds nobody any more: who shut out \`anthropic-ai\` in 2023
has not shut out \`ClaudeBot\`. Lists that are copied from site to site keep such names for years.

Add the present name. The old one does no harm, and may stay for as long as you like.
`,
  references: [
    {
      title: 'The catalogue of agents of robotslint, with the page of each operator',
      date: '2026-08',
    },
    {
      title: 'Common Crawl, robotstxt-experiments: how often names stand in robots.txt files, 2016–2025',
      url: 'https://github.com/commoncrawl/robotstxt-experiments',
      date: '2025',
    },
  ],
  targets: ['web'],
  severity: 'info',
  fixable: 'unsafe',
  messages: {
    renamed: '{agent} is an old name; {operator} now goes by {present}, which this file does not name.',
  },
  examples: {
    good: [
      {code: 'User-agent: anthropic-ai\nUser-agent: ClaudeBot\nDisallow: /\n'},
      {
        code: 'User-agent: WebZip\nUser-agent: Teoma\nDisallow: /\n',
        note: 'These are gone altogether, and there is nothing to write instead.',
      },
      {
        code: 'User-agent: msnbot\nDisallow: /private/\n',
        note: 'Bing still obeys its old name where it finds no new one.',
      },
    ],
    bad: [
      {
        code: 'User-agent: anthropic-ai\r\nUser-agent: Claude-Web\r\nDisallow: /\r\n',
        problems: [
          '1:13-1:25 info: `anthropic-ai` is an old name; Anthropic now goes by `ClaudeBot`, which this file does not name.',
        ],
        fixed:
          'User-agent: ClaudeBot\r\nUser-agent: anthropic-ai\r\nUser-agent: Claude-Web\r\nDisallow: /\r\n',
      },
      {
        code: 'User-agent: Googlebot-Mobile\nDisallow: /m/\n\nUser-agent: googlebot-mobile\nDisallow: /n/\n',
        problems: [
          '1:13-1:29 info: `Googlebot-Mobile` is an old name; Google now goes by `Googlebot`, which this file does not name.',
        ],
        fixed:
          'User-agent: Googlebot\nUser-agent: Googlebot-Mobile\nDisallow: /m/\n\nUser-agent: googlebot-mobile\nDisallow: /n/\n',
      },
    ],
  },
  *check(tree, context) {
    const agents = namedAgents(tree)
    const told = new Set<string>()
    for (const {known, record} of agents.values()) {
      const present = known?.replacedBy
      if (known === undefined || present === undefined) continue
      const name = present.toLowerCase()
      if (agents.has(name) || told.has(name)) continue
      if (!isDocumented(known, present) || isStillObeyed(known.token, context.profiles)) continue
      told.add(name)
      yield {
        message: 'renamed',
        data: {
          agent: quote(record.value.value),
          operator: hasName(known.operator) ? known.operator : 'its operator',
          present: quote(present),
        },
        place: record.value,
        fix: {
          title: `Name ${quote(present)} as well`,
          safety: 'unsafe',
          edits: [insertBefore(record, `User-agent: ${present}${lineEndOf(record, tree)}`)],
        },
      }
    }
  },
})

/** Only where the same operator documents the present name: lists tell of renamings that are none. */
function isDocumented({operator}: Agent, present: string): boolean {
  const successor = findAgent(present)
  return successor?.operator === operator && successor.evidence.startsWith('doc')
}

function isStillObeyed(token: string, profiles: readonly Profile[]): boolean {
  return profiles.some(({agents}) => agents.some(own => own.toLowerCase() === token.toLowerCase()))
}

function hasName(operator: string): boolean {
  return operator !== 'various' && operator !== 'unknown'
}
