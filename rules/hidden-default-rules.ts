import {agentNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {plainPath} from '../analyzer/lint/witness-path.ts'
import {decide} from '../analyzer/policy/decide.ts'
import type {Group, Root, Rule} from '../analyzer/syntax/nodes.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'hidden-default-rules',
  category: 'groups',
  summary: 'A group for a named crawler that drops rules of the group for everybody.',
  rationale: `
A crawler that finds a group with its name obeys that group **and nothing else**: the rules of \`User-agent: *\` no
longer concern it. Who writes a group for Googlebot must repeat there what everybody has to obey.

One file in five has such a group, mostly on purpose, so this rule is off unless you turn it on.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.1: the group of * is for crawlers that no other group matches',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
      date: '2022-09',
    },
    {
      title: '815 of 4,056 robots.txt files of large sites have such a group',
      url: 'https://github.com/scrapy/protego',
      date: '2019',
    },
  ],
  targets: ['web'],
  severity: 'off',
  gather: {by: ['path']},
  messages: {
    hidden: '{agents} may fetch {path}, which is forbidden to `*`: a group with a name replaces that of `*`.',
    rule: 'Forbidden to `*` here.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /private/\n\nUser-agent: Googlebot\nDisallow: /private/\nDisallow: /tmp/\n',
      },
      {code: 'User-agent: *\nDisallow: /private/\n\nUser-agent: BadBot\nDisallow: /\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /private/\n\nUser-agent: Googlebot\nDisallow: /tmp/\n',
        problems: [
          '4:13-4:22 warning: `Googlebot` may fetch `/private/`, which is forbidden to `*`: a group with a name replaces that of `*`.',
        ],
      },
    ],
  },
  *check(tree, context) {
    const readers = context.profiles.filter(({combination}) => combination === 'specific-wins')
    const rules = defaultRules(tree)
    if (readers.length === 0 || rules.length === 0) return
    const isOpen = (name: string, path: string) =>
      readers.every(profile => decide(context.policy(profile), name, path).allowed)
    let judged = 0
    for (const group of tree.groups) {
      const agent = group.agents[0]
      if (agent === undefined || isDefault(group) || judged++ === MOST_JUDGED) continue
      const rule = rules.find(candidate => {
        const path = plainPath(candidate.value.value)
        return !isOpen('*', path) && isOpen(agent.value.value, path)
      })
      if (rule === undefined) continue
      const path = plainPath(rule.value.value)
      // Another group may name some of them as well.
      const agents = group.agents.filter(({value}) => isOpen(value.value, path))
      yield {
        message: 'hidden',
        data: {agents: agentNames(agents), path: quote(path)},
        place: agent.value,
        related: [{message: 'rule', place: rule.value}],
      }
    }
  },
})

const MOST_RULES = 50
const MOST_JUDGED = 200

function isDefault({agents}: Group): boolean {
  return agents.some(({value}) => value.value === '*')
}

function defaultRules({groups}: Root): readonly Rule[] {
  return groups
    .filter(isDefault)
    .flatMap(({rules}) => rules)
    .filter(({name, valueStart, valueEnd}) => name === 'disallow' && valueStart < valueEnd)
    .slice(0, MOST_RULES)
}
