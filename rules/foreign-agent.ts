import type {Agent} from '../analyzer/crawlers/agents.ts'
import {namedAgents} from '../analyzer/lint/named-agents.ts'
import {agentNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {UserAgentRecord} from '../analyzer/syntax/nodes.ts'

/** Ordinary words, which a crawler of the Web may well be called by. */
const ORDINARY_WORDS = new Set(['archiver', 'crawler', 'indexer'])

export default defineRule({
  id: 'foreign-agent',
  category: 'agents',
  summary: 'A crawler of the Web named in a Gemini capsule, or a role of Gemini on the Web.',
  rationale: `
Crawlers of the Web do not read Gemini capsules, so a group for \`Googlebot\` there has no effect. Bots of Geminispace
are addressed by what they do: \`archiver\`, \`indexer\`, \`researcher\`, \`webproxy\`. On the Web, in turn, no crawler knows
these roles.

If one file is served in both worlds, say so with \`--target gemini,web\`, or in the configuration.
`,
  references: [
    {
      title: 'robots.txt for Gemini: bots are addressed by virtual user-agents, since no header names them',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'info',
  messages: {
    web: 'Crawlers of the Web do not come to Gemini capsules: {names}. Bots there answer to `archiver`, `indexer`, `researcher` and `webproxy`.',
    gemini: 'These are names of Gemini bots, which no crawler of the Web answers to: {names}.',
    another: 'Another one.',
  },
  examples: {
    good: [
      {code: 'User-agent: archiver\nUser-agent: webproxy\nDisallow: /\n', target: 'gemini'},
      {code: 'User-agent: Googlebot\nUser-agent: indexer\nDisallow: /x\n'},
      {code: 'User-agent: Googlebot\nUser-agent: webproxy\nDisallow: /x\n', target: 'gemini,web'},
    ],
    bad: [
      {
        code: 'User-agent: Googlebot\nUser-agent: GPTBot\nDisallow: /\n',
        target: 'gemini',
        problems: [
          '1:13-1:22 info: Crawlers of the Web do not come to Gemini capsules: `Googlebot` and `GPTBot`. Bots there answer to `archiver`, `indexer`, `researcher` and `webproxy`.',
        ],
      },
      {
        code: 'User-agent: *\nUser-agent: webproxy\nDisallow: /\n',
        problems: [
          '2:13-2:21 info: These are names of Gemini bots, which no crawler of the Web answers to: `webproxy`.',
        ],
      },
    ],
  },
  *check(tree, context) {
    if (context.gemini && context.web) return
    const foreign: UserAgentRecord[] = []
    const named = namedAgents(tree)
    const names = new Set<string>()
    for (const {name, known} of named.values()) if (isForeign(known, context.gemini)) names.add(name)
    if (names.size === 0) return
    for (const {agents} of tree.groups)
      for (const agent of agents) if (names.has(agent.agent)) foreign.push(agent)
    const [first, ...others] = foreign
    if (first === undefined) return
    yield {
      message: context.gemini ? 'web' : 'gemini',
      data: {names: agentNames(foreign)},
      place: first.value,
      related: others.slice(0, MOST_RELATED).map(({value}) => ({message: 'another', place: value}) as const),
    }
  },
})

const MOST_RELATED = 10

function isForeign(agent: Agent | undefined, inCapsule: boolean): boolean {
  if (inCapsule)
    return agent?.protocol === 'web' && agent.evidence !== 'unverified' && agent.purpose !== 'legacy'
  return agent?.protocol === 'gemini' && !ORDINARY_WORDS.has(agent.token)
}
