import {findAgent} from '../analyzer/crawlers/agents.ts'
import type {Profile} from '../analyzer/crawlers/profile.ts'
import {LARGE_CRAWLERS} from '../analyzer/lint/large-crawlers.ts'
import {groupsWith} from '../analyzer/lint/lines-with.ts'
import {agentNames, quoteRule} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {UNNAMED_CRAWLER} from '../analyzer/policy/askers.ts'
import {decide} from '../analyzer/policy/decide.ts'
import {type LineTable, LineType} from '../analyzer/syntax/line-table.ts'
import type {Group, Rule, UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'blocks-everything',
  category: 'effects',
  summary: 'A group that keeps everybody, or a large search engine, from the whole site.',
  rationale: `
\`Disallow: /\` closes the whole site to whoever the group is for. That may be what you want: for a site in the making,
or to let in a few crawlers by name and nobody else. It is also what is left over most often when a site goes from
staging to the public, and then the site leaves the search results.

There is nothing to mend if you mean it.
`,
  references: [
    {
      title: 'RFC 9309 §5.1: an example that shuts out all crawlers',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-5',
      date: '2022-09',
    },
    {
      title: '52 of 4,056 robots.txt files of large sites shut out *',
      url: 'https://github.com/scrapy/protego',
      date: '2019',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'info',
  messages: {
    everybody: '{rule} keeps all crawlers from the whole {site}.',
    unnamed:
      '{rule} keeps all crawlers from the whole {site} but {crawlers}, which only a group for {names} keeps out.',
    others: '{rule} keeps all crawlers from the whole {site}, but those that the file names elsewhere.',
    engine: '{rule} keeps {agents} from the whole {site}.',
    fallback:
      '{rule} keeps {agents} from the whole {site}, and {crawlers} with it: it obeys this group, since none is for {names}.',
    group: 'The group.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: *\n\nUser-agent: indexer\nDisallow: / # all\n',
        target: 'gemini',
        note: 'To most crawlers of Geminispace a star is a star, and a comment is a part of the path.',
      },
      {code: 'User-agent: *\nDisallow: /private/\n'},
      {code: 'User-agent: *\nDisallow: /\nAllow: /public/\n', note: 'A part is open.'},
      {code: 'User-agent: GPTBot\nUser-agent: AhrefsBot\nDisallow: /\n', note: 'No search engine.'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /\n',
        problems: ['2:11-2:12 info: `Disallow: /` keeps all crawlers from the whole site.'],
      },
      {
        code: 'User-agent: *\nDisallow: /*\n\nUser-agent: Googlebot\nDisallow:\n',
        problems: [
          '2:11-2:13 info: `Disallow: /*` keeps all crawlers from the whole site, but those that the file names elsewhere.',
        ],
      },
      {
        code: 'User-agent: GPTBot\nUser-agent: bingbot\nDisallow: /\n',
        problems: ['3:11-3:12 info: `Disallow: /` keeps `bingbot` from the whole site.'],
      },
      {
        code: 'User-agent: *\nDisallow: /\n',
        target: 'gemini',
        problems: [
          '2:11-2:12 info: `Disallow: /` keeps all crawlers from the whole capsule but Gemportal, which only a group for `webproxy` keeps out.',
        ],
      },
      {
        code: 'User-agent: *\nUser-agent: webproxy\nDisallow: /\n',
        target: 'gemini',
        problems: ['3:11-3:12 info: `Disallow: /` keeps all crawlers from the whole capsule.'],
      },
      {
        code: 'User-agent: msnbot\nDisallow: /\n',
        problems: [
          '2:11-2:12 info: `Disallow: /` keeps `msnbot` from the whole site, and Bing with it: it obeys this group, since none is for `bingbot`.',
        ],
      },
      {
        code: 'User-agent: msnbot\nDisallow: /\n\nUser-agent: bingbot\nDisallow: /private/\n',
        problems: ['2:11-2:12 info: `Disallow: /` keeps `msnbot` from the whole site.'],
      },
    ],
  },
  *check(tree, context) {
    const named = tree.groups.filter(({agents}) => !agents.every(isDefault))
    for (const group of groupsWith(tree, Trait.UnusualStart)) {
      const rule = group.findRule(index => forbidsEverything(tree.table, index))
      if (rule === undefined || (context.web && opensSomething(group))) continue
      const agents = group.agents.filter(agent => isLarge(agent) && (context.web || isDefault(agent)))
      const closed = agents.filter(agent => isClosed(agent))
      if (closed.length === 0) continue
      const related = [{message: 'group', place: group.agents[0]?.value ?? rule.value}] as const
      yield {...tell(closed, rule, group), place: rule.value, related}
    }

    function tell(closed: readonly UserAgentRecord[], rule: Rule, group: Group) {
      const data = {rule: quoteRule(rule), site: context.web ? 'site' : 'capsule'}
      if (!closed.some(isDefault)) {
        const agents = agentNames(closed)
        const [behind] = context.profiles.filter(profile => fallsBackTo(closed, rule, profile))
        if (behind === undefined) return {message: 'engine', data: {...data, agents}} as const
        const names = quote(behind.agents[0] ?? '')
        return {message: 'fallback', data: {...data, agents, crawlers: behind.title, names}} as const
      }
      if (named.some(other => other !== group && other.agents.some(isOpen)) || isOpenToSome())
        return {message: 'others', data} as const
      const open = context.profiles.filter(isLeftOpen)
      if (open.length === 0) return {message: 'everybody', data} as const
      const crawlers = enumerate(open.map(({title}) => title))
      const names = enumerate([...new Set(open.flatMap(({agents}) => agents.map(quote)))])
      return {message: 'unnamed', data: {...data, crawlers, names}} as const
    }

    /** Whether a crawler of the Web reads a group of its own where others read none. */
    function isOpenToSome(): boolean {
      return context.profiles.some(
        profile => profile.protocol === 'web' && decide(context.policy(profile), undefined, '/').allowed,
      )
    }

    /** Whether a crawler does not obey the group for everybody, and is not named either. */
    function isLeftOpen(profile: Profile): boolean {
      return profile.defaultGroup !== 'obeyed' && decide(context.policy(profile), undefined, '/').allowed
    }

    /** Whether a crawler is shut out by an older name of its own. */
    function fallsBackTo(closed: readonly UserAgentRecord[], rule: Rule, profile: Profile): boolean {
      const isOlder = closed.some(({value}) => {
        const newer = findAgent(value.value)?.replacedBy
        return newer !== undefined && newer === profile.agents[0]
      })
      return isOlder && decide(context.policy(profile), undefined, '/').rule?.line.line === rule.line
    }

    /** Whether some crawler of the Web finds the site open by a name: one reads a misspelt rule, another one does not. */
    function isOpen(agent: UserAgentRecord): boolean {
      if (isDefault(agent)) return false
      if (!context.web) return !isClosed(agent)
      return context.profiles.some(profile => !isDenied(profile, agent.value.value, '/'))
    }

    function isDenied(profile: Profile, name: string, path: string): boolean {
      return !decide(context.policy(profile), name, path).allowed
    }

    function isClosed(agent: UserAgentRecord): boolean {
      const name = agent.value.value
      if (name !== '*') return context.profiles.some(profile => isDenied(profile, name, '/'))
      // Some crawlers of Geminispace take a star, or a comment, for a part of the path.
      return context.profiles
        .filter(({kind, defaultGroup}) => kind !== 'specification' && defaultGroup === 'obeyed')
        .every(profile => ['/', '/page'].every(path => isDenied(profile, UNNAMED_CRAWLER, path)))
    }
  },
})

const EVERYTHING = new Set(['/', '/*', '*'])
const LONGEST = 2

function forbidsEverything({types, text, valueStarts, valueEnds}: LineTable, index: number): boolean {
  const start = valueStarts[index] ?? 0
  const end = valueEnds[index] ?? 0
  return (
    types[index] === LineType.Disallow && end - start <= LONGEST && EVERYTHING.has(text.slice(start, end))
  )
}

function opensSomething({rules}: Group): boolean {
  return rules.some(({name, valueStart, valueEnd}) => name === 'allow' && valueStart < valueEnd)
}

function isLarge({agent}: UserAgentRecord): boolean {
  return LARGE_CRAWLERS.has(agent)
}

function isDefault(agent: UserAgentRecord): boolean {
  return agent.value.value === '*'
}
