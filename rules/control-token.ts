import type {Agent} from '../analyzer/crawlers/agents.ts'
import {type NamedAgent, namedAgents} from '../analyzer/lint/named-agents.ts'
import {agentNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {quote} from '../analyzer/text/quote.ts'

/** Tokens that no crawler fetches under, and what they are for. */
const CONTROL_TOKENS: Readonly<Record<string, {readonly crawler: string; readonly use: string}>> = {
  'google-extended': {crawler: 'Googlebot', use: 'training and grounding of Gemini'},
  'applebot-extended': {crawler: 'Applebot', use: 'training of Apple’s models'},
}

export default defineRule({
  id: 'control-token',
  category: 'agents',
  summary:
    'A name that does not do what it seems to: a control token, or a crawler that obeys no robots.txt.',
  rationale: `
Some names on user-agent lines are no crawlers. \`Google-Extended\` and \`Applebot-Extended\` say what may be done with
pages that Googlebot and Applebot fetch anyway: a group for them keeps nobody out, and the site stays in the search.

Other names are those of fetchers that a person sets off, such as a chat that opens a link. Their operators say that
they may not obey robots.txt; whoever must keep them out has to do so on the server.

There is nothing to mend if that is what you meant.
`,
  references: [
    {
      title: 'Google’s common crawlers: Google-Extended has no user agent of its own',
      url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
      date: '2026-08',
    },
    {
      title: 'About Applebot: Applebot-Extended does not crawl',
      url: 'https://support.apple.com/en-us/119829',
      date: '2026-08',
    },
    {
      title: 'The catalogue of agents of robotslint, column `obeys`, with the page of each operator',
      date: '2026-08',
    },
  ],
  targets: ['web'],
  severity: 'info',
  messages: {
    control: '{agent} is no crawler: it only concerns {use}. {crawler} fetches the pages as before.',
    disobedient: 'By their operators’ word these do not, or not always, obey robots.txt: {names}.',
    another: 'Another one.',
  },
  examples: {
    good: [
      {code: 'User-agent: Googlebot\nDisallow: /private/\n'},
      {code: 'User-agent: constructor\nUser-agent: __proto__\nDisallow: /\n', note: 'Names like any other.'},
      {
        code: 'User-agent: Google-Extended\nUser-agent: Googlebot\nDisallow: /\n',
        note: 'The crawler is named beside it.',
      },
    ],
    bad: [
      {
        code: 'User-agent: Google-Extended\nDisallow: /\n',
        problems: [
          '1:13-1:28 info: `Google-Extended` is no crawler: it only concerns training and grounding of Gemini. Googlebot fetches the pages as before.',
        ],
      },
      {
        code: 'User-agent: ChatGPT-User\nUser-agent: Perplexity-User\nDisallow: /\n',
        problems: [
          '1:13-1:25 info: By their operators’ word these do not, or not always, obey robots.txt: `ChatGPT-User` and `Perplexity-User`.',
        ],
      },
    ],
  },
  *check(tree) {
    const disobedient: UserAgentRecord[] = []
    const told = new Set<string>()
    const named = namedAgents(tree)
    const isTold = ({name, known}: NamedAgent) => Object.hasOwn(CONTROL_TOKENS, name) || disobeys(known)
    if (!isSome(named.values(), isTold)) return
    for (const {agents} of tree.groups) {
      for (const agent of agents) {
        const name = agent.agent
        const control = Object.hasOwn(CONTROL_TOKENS, name) ? CONTROL_TOKENS[name] : undefined
        if (control === undefined) {
          if (disobeys(named.get(name)?.known)) disobedient.push(agent)
          continue
        }
        const beside = agents.some(other => other.agent === control.crawler.toLowerCase())
        if (told.has(name) || beside) continue
        told.add(name)
        yield {
          message: 'control',
          data: {agent: quote(agent.value.value), use: control.use, crawler: control.crawler},
          place: agent.value,
        }
      }
    }
    const [first, ...others] = disobedient
    if (first === undefined) return
    yield {
      message: 'disobedient',
      data: {names: agentNames(disobedient)},
      place: first.value,
      related: others.slice(0, MOST_RELATED).map(({value}) => ({message: 'another', place: value}) as const),
    }
  },
})

const MOST_RELATED = 10

function isSome<Item>(items: Iterable<Item>, holds: (item: Item) => boolean): boolean {
  for (const item of items) if (holds(item)) return true
  return false
}

/** Only where the operator itself says so. */
function disobeys(agent: Agent | undefined): boolean {
  return agent?.obeys === 'no' && (agent.evidence === 'doc' || agent.evidence === 'doc-quoted')
}
