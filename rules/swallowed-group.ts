import type {Profile} from '../analyzer/crawlers/profile.ts'
import {type AgentSection, agentSections, recordBehind} from '../analyzer/lint/agent-runs.ts'
import {joinedRules} from '../analyzer/lint/joined-rules.ts'
import {LARGE_CRAWLERS} from '../analyzer/lint/large-crawlers.ts'
import {lineEndOf} from '../analyzer/lint/line-end.ts'
import type {Loss} from '../analyzer/lint/loss.ts'
import {agentNames, quoteRule, readerNames} from '../analyzer/lint/phrases.ts'
import {coversEverything, forbids, isForEverybody, recordSpan} from '../analyzer/lint/places.ts'
import {defineRule, type Fix} from '../analyzer/lint/rule.ts'
import type {Group, Root, UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'swallowed-group',
  category: 'groups',
  summary: 'Names that silently join the group below, since nothing between them ends the list of names.',
  rationale: `
A group is a list of user-agent lines and the rules below them. **Only a rule ends the list.** A \`Crawl-delay\`, a
\`Sitemap\`, any other line and a blank line do not. So this file closes the whole site to everybody, although it was
meant to slow everybody down and to shut out one bot:

    User-agent: *
    Crawl-delay: 10

    User-agent: BadBot
    Disallow: /

It is the most harmful mistake of all that cannot be seen, and it stands on well-known sites. Write a rule below
the first names, \`Disallow:\` with nothing behind it if they may fetch everything.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.1 and §2.2.4: other records do not end a group',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4',
      date: '2022-09',
    },
    {
      title: 'google/robotstxt, issue 51: Crawl-delay between user-agent lines',
      url: 'https://github.com/google/robotstxt/issues/51',
      date: '2026-04',
    },
    {
      title:
        '168 of 4,056 robots.txt files of large sites have it; in 34 a large search engine or * is shut out',
      url: 'https://github.com/scrapy/protego',
      date: '2019',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: ['blank-line-in-group', 'blocks-everything', 'divergent-decision'],
  gather: {by: ['key', 'rule'], within: 'group', least: 2},
  messages: {
    record:
      '{key} does not end a list of names, so {agents} joined this group: {reading}, {rule} keeps {whom} from {path}.',
    blank:
      'A blank line does not end a list of names, so {agents} joined this group: {reading}, {rule} keeps {whom} from {path}.',
    shared:
      '{key} does not end a list of names, so {agents} joined the group for `*`: {reading}, {rule} is for both.',
    harmless:
      '{key} does not end a list of names, so {agents} joined this group. Its rules keep nobody out who was not kept out already.',
    names: 'Meant as a list of its own.',
    rule: 'The rule in question.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nCrawl-delay: 10\nDisallow:\n\nUser-agent: BadBot\nDisallow: /\n'},
      {
        code: 'User-agent: a\n# the same\nUser-agent: b\nDisallow: /x\n',
        note: 'A comment between two names is no reason to doubt that one list was meant.',
      },
      {
        code: 'User-agent: FooBot\n\nUser-agent: BarBot\nDisallow: /\n',
        note: 'Blank lines alone are reported here only where everybody or a large search engine is shut out.',
      },
      {
        code: 'User-agent: a\nCrawl-delay: 5\nUser-agent: b\nDisallow: /x\n',
        target: 'protego',
        note: 'Some readers take any line for the end of the list.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n',
        problems: [
          '4:1-4:19 error: `Crawl-delay` does not end a list of names, so `*` joined this group: for Google and presumably Bing and Yandex, `Disallow: /` keeps all crawlers from `/`.',
        ],
        fixed: 'User-agent: *\nCrawl-delay: 10\nDisallow:\n\nUser-agent: BadBot\nDisallow: /\n',
      },
      {
        code: 'User-agent: Slurp\r\nUser-agent: bingbot\r\nSitemap: https://example.com/s.xml\r\nUser-agent: BadBot\r\nAllow: /a\r\nDisallow: /*/b$\r\n',
        problems: [
          '4:1-4:19 error: `Sitemap` does not end a list of names, so `Slurp` and `bingbot` joined this group: by RFC 9309, `Disallow: /*/b$` keeps them from `/x/b`.',
        ],
        fixed:
          'User-agent: Slurp\r\nUser-agent: bingbot\r\nSitemap: https://example.com/s.xml\r\nDisallow:\r\nUser-agent: BadBot\r\nAllow: /a\r\nDisallow: /*/b$\r\n',
      },
      {
        code: 'User-agent: *\n\nUser-agent: BadBot\nDisallow: /\n',
        problems: [
          '3:1-3:19 error: A blank line does not end a list of names, so `*` joined this group: for Google and presumably Bing and Yandex, `Disallow: /` keeps all crawlers from `/`.',
        ],
        fixed: 'User-agent: *\nDisallow:\n\nUser-agent: BadBot\nDisallow: /\n',
      },
      {
        code: 'User-agent: bingbot\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n',
        problems: [
          '4:1-4:19 error: `Crawl-delay` does not end a list of names, so `bingbot` joined this group: for presumably Bing, `Disallow: /` keeps it from `/`.',
        ],
        fixed: 'User-agent: bingbot\nCrawl-delay: 10\nDisallow:\n\nUser-agent: BadBot\nDisallow: /\n',
      },
      {
        code: 'User-agent: Slurp\nCrawl-delay: 10\n\nUser-agent: *\nDisallow: /search/\n',
        problems: [
          '4:1-4:14 info: `Crawl-delay` does not end a list of names, so `Slurp` joined the group for `*`: by RFC 9309, `Disallow: /search/` is for both.',
        ],
      },
      {
        code: 'User-agent: Googlebot\nCrawl-delay: 10\n\nUser-agent: *\nDisallow: /\n',
        problems: [
          '4:1-4:14 error: `Crawl-delay` does not end a list of names, so `Googlebot` joined this group: for Google, `Disallow: /` keeps it from `/`.',
        ],
        fixed: 'User-agent: Googlebot\nCrawl-delay: 10\nDisallow:\n\nUser-agent: *\nDisallow: /\n',
      },
      {
        code: 'User-agent: a\nCrawl-delay: 10\nUser-agent: b\nDisallow:\n',
        problems: [
          '3:1-3:14 info: `Crawl-delay` does not end a list of names, so `a` joined this group. Its rules keep nobody out who was not kept out already.',
        ],
      },
      {
        code: 'User-agent: archiver\nCrawl-delay: 10\n\nUser-agent: indexer\nDisallow: /\n',
        target: 'delorean',
        problems: [
          '4:1-4:20 error: `Crawl-delay` does not end a list of names, so `archiver` joined this group: for Delorean Time Machine, `Disallow: /` keeps it from `/`.',
        ],
        fixed: 'User-agent: archiver\nCrawl-delay: 10\nDisallow:\n\nUser-agent: indexer\nDisallow: /\n',
      },
    ],
  },
  *check(tree, context) {
    let judged = 0
    for (const group of tree.groups) {
      if (group.agents.length < 2 || group.rules.length === 0) continue
      const sections = agentSections(group)
      for (let index = 0; index + 1 < sections.length; index++) {
        const section = sections[index]
        const next = sections[index + 1]?.agents[0]
        if (section === undefined || next === undefined) continue
        const record = recordBehind(section)
        const agents = record ? section.agents : section.agents.filter(isLarge)
        if (agents.length === 0) continue
        // Each is judged against the whole file; nobody reads on after a hundred.
        if (judged++ === MOST_JUDGED) return
        const {readers, loss} = joinedRules(group, agents, context.profiles, context.policy)
        const place = recordSpan(next)
        const related = [
          {message: 'names', place: recordSpan(section.agents[0])},
          ...(loss ? [{message: 'rule', place: recordSpan(loss.rule)} as const] : []),
        ] as const
        if (loss && record && isSharedWithAll(group, section)) {
          const data = {...wordsFor(loss), key: quote(record.key.value)}
          yield {message: 'shared', data, place, related, severity: 'info'}
        } else if (loss && (record || loss.path === '/')) {
          const data = {...wordsFor(loss), key: quote(record?.key.value ?? '')}
          const fix = endOfList(section, tree, context.web)
          if (record) yield {message: 'record', data, place, related, fix}
          else yield {message: 'blank', data, place, related, fix}
        } else if (record && readers.some(({combination}) => combination !== 'all-groups')) {
          const data = {key: quote(record.key.value), agents: agentNames(section.agents)}
          yield {message: 'harmless', data, place, related, severity: 'info'}
        }
      }
    }
  },
})

const MOST_JUDGED = 100

function isLarge(agent: UserAgentRecord): boolean {
  return LARGE_CRAWLERS.has(agent.value.value.toLowerCase())
}

/**
 * Whether the names share the rules of `*`, as they would if the file did not name them: whoever gives them a delay
 * hardly means that they may fetch what all others may not. Where all others are shut out, they were to be let in.
 */
function isSharedWithAll({agents, rules}: Group, section: AgentSection): boolean {
  const others = agents.filter(agent => !section.agents.includes(agent))
  const isClosed = rules.some(({name, value}) => name === 'disallow' && coversEverything(value.value))
  return others.some(isForEverybody) && !section.agents.some(isForEverybody) && !isClosed
}

function wordsFor({agents, readers, rule, path}: Loss) {
  const everybody = agents.some(isForEverybody)
  return {
    agents: agentNames(agents),
    reading: everybody ? `for ${readerNames(readers, 'runEnd')}` : readingOf(readers),
    rule: quoteRule(rule),
    whom: everybody ? 'all crawlers' : agents.length > 1 ? 'them' : 'it',
    path: quote(path),
  }
}

/** By the specification, where crawlers are named that are none of the target. */
function readingOf(readers: readonly Profile[]): string {
  const specification = readers.find(({kind, protocol}) => kind === 'specification' && protocol === 'web')
  return specification ? `by ${specification.title}` : `for ${readerNames(readers, 'runEnd')}`
}

/** An empty Disallow behind the last record of the list, before blank lines. */
function endOfList({agents, behind}: AgentSection, tree: Root, web: boolean): Fix {
  const record = behind.findLast(line => line.type === 'otherRecord') ?? agents.at(-1) ?? agents[0]
  const end = lineEndOf(record, tree)
  const edit = {start: record.next, end: record.next, text: `Disallow:${end}`}
  const names = agentNames(agents)
  // On the Web a crawler that is named obeys its own group only.
  const lost = web && !agents.some(isForEverybody) && hidesRulesForAll(tree) ? ', nor those for `*`' : ''
  const title = `End the list with an empty \`Disallow:\`; the rules below no longer count for ${names}${lost}`
  return {title, safety: 'unsafe', edits: [edit]}
}

/** Are there rules for `*` that those who get a group of their own do not obey? */
function hidesRulesForAll({groups}: Root): boolean {
  return groups.some(({agents, rules}) => agents.some(isForEverybody) && rules.some(forbids))
}
