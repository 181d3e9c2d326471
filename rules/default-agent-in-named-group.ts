import {agentSections} from '../analyzer/lint/agent-runs.ts'
import {type NamedAgent, namedAgents} from '../analyzer/lint/named-agents.ts'
import {agentNames} from '../analyzer/lint/phrases.ts'
import {isForEverybody} from '../analyzer/lint/places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {UserAgentRecord} from '../analyzer/syntax/nodes.ts'

export default defineRule({
  id: 'default-agent-in-named-group',
  category: 'groups',
  summary: '`*` and names in one list.',
  rationale: `
\`*\` means every crawler that no group names. If it stands in one list with names, the rules are for everybody, and the
names could go. Readers differ less if they do: Python's urllib takes notice of the \`*\` only.

Sometimes it is the \`*\` that is wrong: in a list of unwanted bots with \`Disallow: /\` below it, it shuts out everybody.

Names of crawlers that ignore \`*\`, and those that have another group as well, are not reported. On Gemini some readers
obey their role only if it is named, so there nothing is reported at all.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.1: rules for * hold where no group names the crawler',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
      date: '2022-09',
    },
    {
      title:
        'Python 3.13, urllib.robotparser: a list with * becomes the entry for everybody, its names are dropped',
      url: 'https://docs.python.org/3.13/library/urllib.robotparser.html',
      date: '2024-10',
    },
  ],
  targets: ['web'],
  severity: 'info',
  messages: {
    everybody: 'The rules below are for everybody, since `*` is in the list: {agents} need not be named.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /x\n\nUser-agent: Googlebot\nDisallow: /x\n'},
      {
        code: 'User-agent: *\nUser-agent: AdsBot-Google\nDisallow: /x\n',
        note: 'AdsBot-Google ignores the rules for *, so it must be named.',
      },
      {
        code: 'User-agent: *\nUser-agent: bingbot\nDisallow: /x\n\nUser-agent: bingbot\nDisallow: /y\n',
        note: 'Without its name in the list, /x would not be closed to bingbot.',
      },
      {
        code: 'User-agent: *\n\nUser-agent: Googlebot\nDisallow: /x\n',
        note: 'Two lists that became one: a mistake that other rules explain.',
      },
      {code: 'User-agent: *\nUser-agent: *\nDisallow: /x\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nUser-agent: Googlebot\nDisallow: /x\n',
        problems: [
          '1:13-1:14 info: The rules below are for everybody, since `*` is in the list: `Googlebot` need not be named.',
        ],
      },
      {
        code: '# é 😀\r\nUser-agent: EvilBot\r\n# and\r\nUser-agent: BadBot\r\nUser-agent: *\r\nDisallow: /\r\n',
        problems: [
          '5:13-5:14 info: The rules below are for everybody, since `*` is in the list: `EvilBot` and `BadBot` need not be named.',
        ],
      },
    ],
  },
  *check(tree) {
    const all = namedAgents(tree)
    for (const group of tree.groups) {
      if (group.agents.length < 2 || !group.agents.some(isForEverybody)) continue
      for (const {agents} of agentSections(group)) {
        const star = agents.find(isForEverybody)
        const named = agents.filter(agent => !isForEverybody(agent))
        if (star === undefined || named.length === 0) continue
        if (named.every(agent => isCovered(agent, all)))
          yield {message: 'everybody', data: {agents: agentNames(named)}, place: star.value}
      }
    }
  },
})

/** Whether a crawler would obey the rules for everybody if it were not named. */
function isCovered({agent}: UserAgentRecord, all: ReadonlyMap<string, NamedAgent>): boolean {
  const named = all.get(agent)
  return named?.inSeveralGroups === false && !named.known?.ignoresDefault
}
