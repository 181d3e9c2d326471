import type {Agent} from '../analyzer/crawlers/agents.ts'
import {isBlockList} from '../analyzer/lint/block-lists.ts'
import type {LintContext} from '../analyzer/lint/context.ts'
import {type NamedAgent, namedAgents} from '../analyzer/lint/named-agents.ts'
import {agentNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Group, UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'unknown-agent',
  category: 'agents',
  summary: 'A name that no known crawler answers to.',
  rationale: `
A group for a name that no crawler has does nothing. It may be a slip, a name out of an old list, or a crawler that is
new or your own.

On the Web there are thousands of crawlers, so this is only a hint to look at the spelling. On Gemini few bots have
names at all: they are addressed by what they do, as \`archiver\`, \`indexer\`, \`researcher\` or \`webproxy\`, and some
do not obey their own name. \`User-agent: kennedy\` does nothing, since Kennedy's crawler answers to \`indexer\`.

Names in \`knownAgents\` of the configuration are not reported. A file is reported once, at the first such name, and
long lists of bots that are shut out are not reported at all.
`,
  references: [
    {
      title:
        'robots.txt for Gemini: virtual user-agents; bots may obey a name of their own, if they advertise it',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
    {
      title:
        'Kennedy obeys indexer and *, and not its own name (acidus99/Kennedy 29fbacb, read in its source)',
      url: 'https://github.com/acidus99/Kennedy',
      date: '2026-07-31',
    },
    {
      title: 'Common Crawl, robotstxt-experiments: names as they are written in robots.txt files, 2016–2025',
      url: 'https://github.com/commoncrawl/robotstxt-experiments',
      date: '2025',
    },
  ],
  targets: ['gemini', 'web'],
  severity: {gemini: 'warning', web: 'info'},
  messages: {
    web: 'The catalogue of crawlers does not have {names}. Look at the spelling, or add what is right to `knownAgents`.',
    gemini:
      'No bot of Geminispace is known by this name: {names}. Bots there answer to `archiver`, `indexer`, `researcher` and `webproxy`.',
    deaf: 'The crawler called {name} does not obey this name. It answers to {answers}.',
    lawless: 'The crawler called {name} obeys no robots.txt.',
    another: 'Another one.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nUser-agent: googlebot\nUser-agent: Slurp\nUser-agent: WebStripper\nDisallow: /a\n',
      },
      {
        code: `${Array.from({length: 51}, (_, number) => `User-agent: Acme${number}\n`).join('')}Disallow: /\n`,
        note: 'A list of unwanted bots.',
      },
      {code: 'User-agent: Googlbot\nUser-agent: Acme Crawler 1.0\nDisallow: /a\n'},
      {
        code: 'User-agent: Googlebot/2.1\nUser-agent: Acme/1.0\nUser-agent: Mozilla/5.0 (compatible; acme)\nUser-agent: a, b\nUser-agent: *acme*\nUser-agent:\nUser-agent: Äcme\nDisallow: /a\n',
        note: 'What is no name at all is another mistake.',
      },
      {
        code: 'User-agent: archiver\nUser-agent: gus\nUser-agent: elektito/gemplex\nUser-agent: Googlebot\nDisallow: /a\n',
        target: 'gemini',
      },
      {
        code: 'User-agent: archiver\nUser-agent: archiver-mozz\nUser-agent: mozz-archiver\nDisallow: /a\n',
        target: 'gemini',
        note: 'The group names what the crawler answers to as well.',
      },
    ],
    bad: [
      {
        code: 'User-agent: AcmeBot\nDisallow: /a\n\nUser-agent: acmebot\nUser-agent: acme\nUser-agent: Acme Crawler\nUser-agent: a1\nUser-agent: b_2\nUser-agent: c.3\nDisallow: /\n',
        problems: [
          '1:13-1:20 info: The catalogue of crawlers does not have `AcmeBot`, `acme`, `a1` and 2 others. Look at the spelling, or add what is right to `knownAgents`.',
        ],
      },
      {
        code: 'User-agent:\tAcmeBot # 😀\r\nDisallow: /a\r\n',
        target: 'gemini',
        problems: [
          '1:13-1:20 warning: No bot of Geminispace is known by this name: `AcmeBot`. Bots there answer to `archiver`, `indexer`, `researcher` and `webproxy`.',
        ],
      },
      {
        code: 'User-agent: Googlebot\nDisallow: /\n\nUser-agent: AcmeBot\nDisallow: /\n',
        target: 'gemini',
        problems: [
          '4:13-4:20 info: No bot of Geminispace is known by this name: `AcmeBot`. Bots there answer to `archiver`, `indexer`, `researcher` and `webproxy`.',
        ],
        note: 'A list for the Web that is served on Gemini too.',
      },
      {
        code: 'User-agent: Kennedy\nUser-agent: mozz-archiver\nUser-agent: kineto\nDisallow: /a\n\nUser-agent: kennedy\nDisallow: /b\n',
        target: 'gemini',
        problems: [
          '1:13-1:20 warning: The crawler called `Kennedy` does not obey this name. It answers to `indexer` and `*`.',
          '2:13-2:26 warning: The crawler called `mozz-archiver` does not obey this name. It answers to `archiver-mozz`, `archiver` and `*`.',
          '3:13-3:19 warning: The crawler called `kineto` obeys no robots.txt.',
        ],
      },
    ],
  },
  *check(tree, context) {
    const unknown: NamedAgent[] = []
    let forTheWeb = context.web
    const named = namedAgents(tree)
    for (const agent of named.values()) {
      const {known, record, group} = agent
      forTheWeb ||= known?.protocol === 'web'
      if (known === undefined) {
        if (isName(agent.name) && !context.knownAgents.has(agent.name) && !isExplained(agent, context))
          unknown.push(agent)
      } else if (context.gemini && known.protocol === 'gemini' && known.obeys === 'no') {
        yield* deafness(known, record, group)
      }
    }
    const records = unknown.flatMap(({record, group}) => (isBlockList(group, named.size) ? [] : [record]))
    const [first, ...others] = records
    if (first === undefined) return
    yield {
      message: context.web ? 'web' : 'gemini',
      data: {names: agentNames(records)},
      place: first.value,
      severity: forTheWeb ? 'info' : 'warning',
      related: others.slice(0, MOST_RELATED).map(({value}) => ({message: 'another', place: value}) as const),
    }
  },
})

const MOST_RELATED = 10

/** One word or several. Versions, wildcards, lists, URLs and whole headers are no names. */
function isName(value: string): boolean {
  return /^[A-Za-z0-9][\w.-]*(?: [\w.-]+)*$/.test(value) && !/\d\.\d/.test(value)
}

/** Then misspelled-agent speaks of it, or knows why not, or invalid-agent-token says what becomes of its words. */
function isExplained(agent: NamedAgent, {gemini, web}: Known): boolean {
  return (
    (web && /\s/.test(agent.name)) ||
    (gemini && agent.misspelling('gemini') !== undefined) ||
    (web && (agent.misspelling('web') !== undefined || agent.crawlersOfOperator.length > 0))
  )
}

type Known = Pick<LintContext<object>, 'gemini' | 'web'>

/** A name that a crawler has and does not obey, unless the group addresses the crawler otherwise. */
function* deafness(agent: Agent, record: UserAgentRecord, group: Group) {
  const name = quote(record.value.value)
  const place = record.value
  const answers = [
    ...(agent.replacedBy === undefined ? [] : [agent.replacedBy]),
    ...agent.fallsBackTo,
    ...(agent.ignoresDefault === false ? ['*'] : []),
  ]
  if (answers.length === 0) {
    yield {message: 'lawless', data: {name}, place, severity: 'warning'} as const
    return
  }
  const addressed = group.agents.some(({value}) => answers.includes(value.value.toLowerCase()))
  if (addressed) return
  yield {
    message: 'deaf',
    data: {name, answers: enumerate(answers.map(quote))},
    place,
    severity: 'warning',
  } as const
}
