import {LARGE_CRAWLERS} from '../analyzer/lint/large-crawlers.ts'
import {groupsWith} from '../analyzer/lint/lines-with.ts'
import {agentNames, quoteRule} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {decide} from '../analyzer/policy/decide.ts'
import type {Group, UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'

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
    everybody: '{rule} keeps all crawlers from the whole site.',
    others: '{rule} keeps all crawlers from the whole site, but those that the file names elsewhere.',
    engine: '{rule} keeps {agents} from the whole site.',
    group: 'The group.',
  },
  examples: {
    good: [
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
        problems: ['2:11-2:12 info: `Disallow: /` keeps all crawlers from the whole site.'],
      },
    ],
  },
  *check(tree, context) {
    const named = tree.groups.filter(({agents}) => !agents.every(isDefault))
    for (const group of groupsWith(tree, Trait.UnusualStart)) {
      const rule = group.rules.find(({name, text, valueStart, valueEnd}) => {
        return name === 'disallow' && EVERYTHING.has(text.slice(valueStart, valueEnd))
      })
      if (rule === undefined || (context.web && opensSomething(group))) continue
      const agents = group.agents.filter(agent => isLarge(agent) && (context.web || isDefault(agent)))
      const closed = agents.filter(agent => isClosed(agent))
      if (closed.length === 0) continue
      const data = {rule: quoteRule(rule), agents: agentNames(closed)}
      const related = [{message: 'group', place: group.agents[0]?.value ?? rule.value}] as const
      const message = !closed.some(isDefault)
        ? 'engine'
        : named.some(other => other !== group && other.agents.some(isOpen))
          ? 'others'
          : 'everybody'
      yield message === 'engine'
        ? {message, data, place: rule.value, related}
        : {message, data: {rule: data.rule}, place: rule.value, related}
    }

    function isOpen(agent: UserAgentRecord): boolean {
      return !isDefault(agent) && !isClosed(agent)
    }

    function isClosed(agent: UserAgentRecord): boolean {
      const name = agent.value.value
      return context.profiles.some(profile => {
        // Who is not named at all answers for everybody; roles of Gemini are asked by the crawlers that have them.
        const asked = name === '*' && profile.protocol === 'gemini' ? undefined : name
        return !decide(context.policy(profile), asked, '/').allowed
      })
    }
  },
})

const EVERYTHING = new Set(['/', '/*', '*'])

function opensSomething({rules}: Group): boolean {
  return rules.some(({name, valueStart, valueEnd}) => name === 'allow' && valueStart < valueEnd)
}

function isLarge({value}: UserAgentRecord): boolean {
  return LARGE_CRAWLERS.has(value.value.toLowerCase())
}

function isDefault(agent: UserAgentRecord): boolean {
  return agent.value.value === '*'
}
