import {findAgent} from '../analyzer/crawlers/agents.ts'
import {groupsWith} from '../analyzer/lint/lines-with.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Group, UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

/** Operators whose crawlers take no notice of Crawl-delay, by their own word, and what they offer instead. */
const DEAF: Readonly<Record<string, string>> = {
  Google: 'answers 503 or 429 make it slower',
  Yandex: 'its Webmaster tools set the speed',
}

export default defineRule({
  id: 'unsupported-crawl-delay',
  category: 'keys',
  summary: 'A Crawl-delay for a crawler that does not read it.',
  rationale: `
Google never obeyed \`Crawl-delay\`, and Yandex has not since 22 February 2018. In a group for one of their crawlers
alone the line does nothing. Google fetches more slowly when the server answers 429 or 503, Yandex as its Webmaster
tools say. Bing and a number of smaller crawlers do read the line.
`,
  references: [
    {
      title: 'Google: Crawl-delay is not among the fields that are read',
      url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
      date: '2026-08',
    },
    {
      title: 'Yandex: Crawl-delay is ignored since 22 February 2018',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/crawl-delay',
      date: '2018-02',
    },
  ],
  targets: ['web'],
  severity: 'info',
  gather: {by: ['operator']},
  messages: {
    deaf: '{operator} does not read Crawl-delay, and this group is for its crawler {agent}: {instead}.',
    named: 'The group is for this crawler.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nCrawl-delay: 10\nDisallow: /a\n'},
      {
        code: 'User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /a\nCrawl-delay: 5\n',
        note: 'Bing reads it.',
      },
    ],
    bad: [
      {
        code: 'User-agent: Googlebot\nCrawl-delay: 5\nDisallow: /a\n',
        problems: [
          '2:1-2:12 info: Google does not read Crawl-delay, and this group is for its crawler `Googlebot`: answers 503 or 429 make it slower.',
        ],
      },
      {
        code: 'User-agent: Yandex\nDisallow: /a\nCrawl-delay: 2\n',
        problems: [
          '3:1-3:12 info: Yandex does not read Crawl-delay, and this group is for its crawler `Yandex`: its Webmaster tools set the speed.',
        ],
      },
    ],
  },
  *check(tree) {
    for (const group of groupsWith(tree, Trait.OtherRecord)) {
      const delay = group.children.find(line => line.type === 'otherRecord' && line.name === 'crawl-delay')
      if (delay?.type !== 'otherRecord') continue
      const deaf = deafAgent(group)
      if (deaf === undefined) continue
      const {agent, operator, instead} = deaf
      yield {
        message: 'deaf',
        data: {operator, agent: quote(agent.value.value), instead},
        place: delay.key,
        related: [{message: 'named', place: agent.value}],
      }
    }
  },
})

/** The first agent of a group whose agents are all deaf to the line. */
function deafAgent({agents}: Group) {
  let first: {agent: UserAgentRecord; operator: string; instead: string} | undefined
  for (const agent of agents) {
    const operator = findAgent(agent.value.value)?.operator ?? ''
    const instead = DEAF[operator]
    if (instead === undefined) return undefined
    first ??= {agent, operator, instead}
  }
  return first
}
