import {virtualAgents} from '../analyzer/crawlers/agents.ts'
import {capsuleFile} from '../analyzer/lint/example-retrievals.ts'
import {mayBeCutShort} from '../analyzer/lint/retrieved-file.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {plainPath} from '../analyzer/lint/witness-path.ts'
import {decide} from '../analyzer/policy/decide.ts'
import type {Root, UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'missing-virtual-agent',
  category: 'effects',
  summary: 'Rules for some of the four roles of Gemini bots, while the others may fetch more.',
  rationale: `
Bots of Geminispace are addressed by four roles: \`archiver\`, \`indexer\`, \`researcher\` and \`webproxy\`. A file that
names some of them leaves the others to the rules of \`*\`. Whoever knew of two roles only, as a reader of the Japanese
translation of the specification does, has said nothing to the others.

Most files that name one role mean just that one, so this rule is off unless you turn it on.
`,
  references: [
    {
      title: 'robots.txt for Gemini: the virtual user-agents',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
  ],
  targets: ['gemini'],
  severity: 'off',
  messages: {
    missing: '{named} may not fetch {path}, but {missing} may: no group is for that role.',
    severalMissing: '{named} may not fetch {path}, but {missing} may: no group is for those roles.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/\n'},
      {
        code: 'User-agent: archiver\nUser-agent: indexer\nUser-agent: researcher\nUser-agent: webproxy\nDisallow: /\n',
      },
      {code: 'User-agent: *\nDisallow: /\n\nUser-agent: indexer\nDisallow: /x/\n'},
      {
        code: 'User-agent: indexer\nDisallow: /\n',
        retrieval: capsuleFile({faults: [{kind: 'close-notify-missing'}]}),
        note: 'The connection ended in disorder: the others may have been named.',
      },
    ],
    bad: [
      {
        code: 'User-agent: indexer\nUser-agent: webproxy\nDisallow: /\n',
        problems: [
          '1:13-1:20 warning: `indexer` may not fetch `/`, but `archiver` and `researcher` may: no group is for those roles.',
        ],
      },
      {
        code: 'User-agent: webproxy\nUser-agent: indexer\nUser-agent: archiver\nDisallow: /a/\n',
        problems: [
          '1:13-1:21 warning: `webproxy` may not fetch `/a/`, but `researcher` may: no group is for that role.',
        ],
      },
    ],
  },
  *check(tree, context) {
    if (mayBeCutShort(context.retrieval)) return
    const specification = context.profiles.find(({id}) => id === 'gemini')
    const named = firstNames(tree)
    const [first] = named.values()
    if (specification === undefined || first === undefined) return
    const policy = context.policy(specification)
    const rule = tree.groups
      .find(({agents}) => agents.includes(first))
      ?.rules.find(({name, valueStart, valueEnd}) => name === 'disallow' && valueStart < valueEnd)
    if (rule === undefined) return
    const path = plainPath(rule.value.value)
    const missing = virtualAgents
      .map(({name}) => name)
      .filter(name => !named.has(name) && decide(policy, name, path).allowed)
    if (missing.length === 0 || decide(policy, first.value.value, path).allowed) return
    yield {
      message: missing.length > 1 ? 'severalMissing' : 'missing',
      data: {named: quote(first.value.value), path: quote(path), missing: enumerate(missing.map(quote))},
      place: first.value,
    }
  },
})

/** The roles that the file names, with the line that names each first. */
function firstNames({groups}: Root): ReadonlyMap<string, UserAgentRecord> {
  const named = new Map<string, UserAgentRecord>()
  for (const {agents} of groups) {
    for (const agent of agents) {
      const name = agent.value.value.toLowerCase()
      if (!named.has(name) && virtualAgents.some(role => role.name === name)) named.set(name, agent)
    }
  }
  return named
}
