import {findAgent, virtualAgents} from '../analyzer/crawlers/agents.ts'
import type {Profile} from '../analyzer/crawlers/profile.ts'
import {capturedName} from '../analyzer/lint/captured-name.ts'
import {replace} from '../analyzer/lint/edits.ts'
import {isAddressed} from '../analyzer/lint/line-readers.ts'
import {namedAgents} from '../analyzer/lint/named-agents.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {shutsOut} from '../analyzer/lint/shut-out.ts'
import type {Group, Root, UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'misspelled-agent',
  category: 'agents',
  summary:
    'A near spelling of a Gemini role or of a well-known crawler, or a company in its place: `resercher`, `Googlbot`, `bing`.',
  rationale: `
A crawler obeys the group that has its name, letter for letter. One letter too many, a plural or a hyphen in the wrong
place, and the rules below the name are for nobody. Nothing tells you so.

On Gemini the names are roles: \`archiver\`, \`indexer\`, \`researcher\`, \`webproxy\`. The Japanese translation of the
specification spells one of them \`resercher\`, and does not name \`archiver\` at all. On the Web only slips of
well-known names are reported that are known to be slips: many bots are called nearly alike, and \`roverbot\` is no
\`rogerbot\`.

The name of a company or of its product is not that of its crawlers. Bing's is called \`bingbot\`, and those of OpenAI
are \`GPTBot\`, \`ChatGPT-User\` and \`OAI-SearchBot\`.

If a crawler of yours has a name that is reported here, add it to \`knownAgents\` in the configuration.
`,
  references: [
    {
      title: 'robots.txt for Gemini: archiver, indexer, researcher and webproxy',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
    {title: 'robots.txt for Gemini, Japanese translation, first edition', date: '2022-12-13'},
    {
      title: 'RFC 9309 §2.2.1: crawlers look for their product token, without regard to case',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
      date: '2022-09',
    },
    {
      title: 'Common Crawl, robotstxt-experiments: names as they are written in robots.txt files, 2016–2025',
      url: 'https://github.com/commoncrawl/robotstxt-experiments',
      date: '2025',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: ['invalid-agent-token', 'unknown-agent', 'agent-case'],
  gather: {by: ['written']},
  messages: {
    role: 'Bots of Geminispace look for {intended}, not for {written}: {who} will not apply the rules below.',
    translated:
      '{written} is how the Japanese translation of the specification spells {intended}. Bots look for {intended}: {who} will not apply the rules below.',
    crawler: 'No crawler is called {written}. {intended} is meant, and the rules below are not for it.',
    captured:
      'No crawler is called {written}. {intended} is meant, but for {readers} the rules below are for {captured}.',
    everybody: 'No crawler is called {written}: everybody is `*`. The rules below are for nobody.',
    operator: 'No crawler is called {written}, so this line names nobody. {operator} goes by {names}.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: archiver\nUser-agent: indexer\nUser-agent: Researcher\nUser-agent: webproxy\nDisallow: /a\n',
        target: 'gemini',
      },
      {code: 'User-agent: searcher\nUser-agent: indexer/1.0\nDisallow: /a\n', target: 'gemini'},
      {
        code: 'User-agent: roverbot\nUser-agent: UptimeBot\nUser-agent: FactBot\nUser-agent: pingbot\nDisallow: /\n',
        note: 'Bots of their own.',
      },
      {code: 'User-agent: resercher\nDisallow: /a\n'},
      {
        code: 'User-agent: Googlebot\nUser-agent: Google\nDisallow: /a\n',
        note: 'Who writes both spellings leaves nothing to chance.',
      },
      {code: 'User-agent: Yandex\nUser-agent: Sogou\nDisallow: /a\n', note: 'Names of their crawlers.'},
      {
        code: 'User-agent: Turnitin Bot\nDisallow: /\n\nUser-agent: TurnitinBot\nDisallow: /\n',
      },
    ],
    bad: [
      {
        code: 'User-agent: bing\nUser-agent: Claude\nUser-agent: DuckDuckGo # é\nDisallow: /a\n',
        problems: [
          '1:13-1:17 error: No crawler is called `bing`, so this line names nobody. Microsoft goes by `bingbot`.',
          '2:13-2:19 error: No crawler is called `Claude`, so this line names nobody. Anthropic goes by `ClaudeBot`, `Claude-User` and `Claude-SearchBot`.',
          '3:13-3:23 error: No crawler is called `DuckDuckGo`, so this line names nobody. DuckDuckGo goes by `DuckDuckBot` and `DuckAssistBot`.',
        ],
      },
      {
        code: 'User-agent: Googlbot\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /a\n',
        problems: [
          '1:13-1:21 error: No crawler is called `Googlbot`. `Googlebot` is meant, and the rules below are not for it.',
        ],
        fixed: 'User-agent: Googlebot\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /a\n',
      },
      {
        code: 'User-agent: resercher\nUser-agent: web-proxy\nDisallow: /a\n',
        target: 'gemini',
        problems: [
          '1:13-1:22 error: `resercher` is how the Japanese translation of the specification spells `researcher`. Bots look for `researcher`: Gemplex will not apply the rules below.',
          '2:13-2:22 error: Bots of Geminispace look for `webproxy`, not for `web-proxy`: Gemportal and September will not apply the rules below.',
        ],
        fixed: 'User-agent: researcher\nUser-agent: webproxy\nDisallow: /a\n',
      },
      {
        code: 'User-agent: Indexers # 😀\r\nUser-agent:\tindex\r\nUser-agent: archive\r\nDisallow: /a\r\n',
        target: 'gemini',
        problems: [
          '1:13-1:21 error: Bots of Geminispace look for `indexer`, not for `Indexers`: Kennedy, Delorean Time Machine, GUS (geminispace.info), TLGS, AuraSearch and Gemplex will not apply the rules below.',
          '2:13-2:18 error: Bots of Geminispace look for `indexer`, not for `index`: Kennedy, Delorean Time Machine, TLGS and Gemplex will not apply the rules below.',
          '3:13-3:20 error: Bots of Geminispace look for `archiver`, not for `archive`: Delorean Time Machine will not apply the rules below.',
        ],
        fixed: 'User-agent: indexer # 😀\r\nUser-agent:\tindexer\r\nUser-agent: archiver\r\nDisallow: /a\r\n',
      },
      {
        code: 'User-agent: Googlbot\nUser-agent: Google Bot Image\nUser-agent: YandexBots\nDisallow: /a\n',
        problems: [
          '1:13-1:21 error: No crawler is called `Googlbot`. `Googlebot` is meant, and the rules below are not for it.',
          '2:13-2:29 error: No crawler is called `Google Bot Image`. `Googlebot-Image` is meant, and the rules below are not for it.',
          '3:13-3:23 error: No crawler is called `YandexBots`. `YandexBot` is meant, and the rules below are not for it.',
        ],
        fixed: 'User-agent: Googlebot\nUser-agent: Googlebot-Image\nUser-agent: YandexBot\nDisallow: /a\n',
      },
      {
        code: 'User-agent: Googlebot Image\nDisallow: /photos/\n',
        problems: [
          '1:13-1:28 error: No crawler is called `Googlebot Image`. `Googlebot-Image` is meant, but for Google the rules below are for `Googlebot`.',
        ],
        fixed: 'User-agent: Googlebot-Image\nDisallow: /photos/\n',
      },
      {
        code: 'User-agent: all\nDisallow: /a\n',
        problems: [
          '1:13-1:16 error: No crawler is called `all`: everybody is `*`. The rules below are for nobody.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\n',
      },
      {
        code: 'User-agent: Google\nDisallow: /a\n',
        problems: [
          '1:13-1:19 error: No crawler is called `Google`, so this line names nobody. Google goes by `Googlebot` and `Google-Extended`.',
        ],
      },
    ],
  },
  *check(tree, context) {
    const agents = namedAgents(tree)
    const named = new Spellings(tree)
    for (const group of tree.groups) {
      for (const agent of group.agents) {
        const name = agent.agent
        const known = agents.get(name)
        if (known === undefined || known.known || context.knownAgents.has(name)) continue
        if (EVERYBODY.has(name)) {
          const fix = {title: 'Write `*`', safety: 'unsafe', edits: [replace(agent.value, '*')]} as const
          yield {message: 'everybody', data: {written: quote(agent.value.value)}, place: agent.value, fix}
          continue
        }
        const meant = context.web ? known.crawlersOfOperator : []
        if (meant.length > 0) {
          if (!meant.some(token => named.besides(group, token))) yield operatorFor(agent, meant)
          continue
        }
        const {intended} =
          (context.gemini && known.misspelling('gemini')) || (context.web && known.misspelling('web')) || {}
        if (intended === undefined || named.besides(group, intended)) continue
        const data = {written: quote(agent.value.value), intended: quote(intended)}
        const fix = {
          title: `Write ${quote(intended)}`,
          safety: 'unsafe',
          edits: [replace(agent.value, intended)],
        } as const
        const place = agent.value
        if (!isVirtualAgent(intended)) {
          yield {...crawlerFor(agent, data, context.profiles), place, fix}
          continue
        }
        const deaf = context.profiles
          .filter(({agents: own}) => own.includes(intended))
          .filter(profile => !isAddressed(profile, [agent]))
        const who = crawlerNames(deaf) || 'they'
        yield {message: name === 'resercher' ? 'translated' : 'role', data: {...data, who}, place, fix}
      }
    }
  },
})

/** Words for all crawlers, which are the name of none. */
const EVERYBODY = new Set(['all', 'any', 'everybody', 'everyone', 'all bots', 'all robots', 'all crawlers'])

/** What is cut at a blank or another sign may be the name of another crawler. */
function crawlerFor(
  {value: {value}}: UserAgentRecord,
  data: Readonly<Record<'written' | 'intended', string>>,
  profiles: readonly Profile[],
) {
  const captured = capturedName(value, profiles)
  if (captured === undefined) return {message: 'crawler', data} as const
  const readers = crawlerNames(captured.readers, 'agentCut')
  return {message: 'captured', data: {...data, readers, captured: quote(captured.name)}} as const
}

/** Which of its crawlers is meant, nobody but the author can tell. */
function operatorFor({value: place}: UserAgentRecord, names: readonly string[]) {
  const [first = ''] = names
  return {
    message: 'operator',
    data: {
      written: quote(place.value),
      operator: findAgent(first)?.operator ?? '',
      names: enumerate(names.map(quote)),
    },
    place,
    suggestions: names.map(name => ({
      title: `Write ${quote(name)}`,
      safety: 'unsafe' as const,
      edits: [replace(place, name)],
    })),
  } as const
}

/** Who writes a name in both spellings leaves nothing to chance. */
class Spellings {
  readonly #tree: Root
  readonly #byGroup = new Map<Group, ReadonlySet<string>>()
  #shutOut: ReadonlySet<string> | undefined

  constructor(tree: Root) {
    this.#tree = tree
  }

  /** Is the name in this group as well, or shut out like the group by another one? */
  besides(group: Group, name: string): boolean {
    const inGroup = this.#byGroup.get(group) ?? namesIn([group])
    this.#byGroup.set(group, inGroup)
    if (inGroup.has(name.toLowerCase())) return true
    if (!shutsOut(group)) return false
    this.#shutOut ??= namesIn(this.#tree.groups.filter(shutsOut))
    return this.#shutOut.has(name.toLowerCase())
  }
}

function namesIn(groups: readonly Group[]): ReadonlySet<string> {
  return new Set(groups.flatMap(({agents}) => agents.map(({agent}) => agent)))
}

function isVirtualAgent(name: string): boolean {
  return virtualAgents.some(agent => agent.name === name)
}
