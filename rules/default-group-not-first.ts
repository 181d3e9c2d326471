import type {Profile} from '../analyzer/crawlers/profile.ts'
import {lineEndOf} from '../analyzer/lint/line-end.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule, type Fix} from '../analyzer/lint/rule.ts'
import {plainPath} from '../analyzer/lint/witness-path.ts'
import {decide} from '../analyzer/policy/decide.ts'
import {withAgents} from '../analyzer/policy/grouping.ts'
import {type Policy, readPolicy} from '../analyzer/policy/policy.ts'
import type {Group, Root} from '../analyzer/syntax/nodes.ts'
import {parse} from '../analyzer/syntax/parse.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'default-group-not-first',
  category: 'groups',
  summary: 'A first group that is not for everybody, and that two Gemini crawlers obey all the same.',
  rationale: `
Two crawlers of Geminispace take the first group for theirs, whoever it names. AuraSearch looks for the letters
\`User-Agent:\` and, where the file has only \`User-agent:\` as the specification spells it, puts the name \`*\` before the
first line. Gemplex begins with \`*\` in any case. So the very example of the specification, \`User-agent: webproxy\` with
\`Disallow: /\`, takes a capsule out of two search indexes.

Begin the file with the group for everybody, and let it have a rule with a path, since Gemplex does not see an empty \`Disallow:\`. Where no path is to be closed
to all, one that does not exist will do:

    User-agent: *
    Disallow: /no-such-page
`,
  references: [
    {
      title: 'auragem_sis 5af3f8d: the first group leaks where `User-Agent:` is not spelt so (measured)',
      date: '2025-05',
    },
    {title: 'Gemplex 70352b2: the list of agents begins with * (measured)', date: '2023-04'},
  ],
  targets: ['gemini'],
  severity: 'warning',
  fixable: 'unsafe',
  messages: {
    leaks:
      '{readers} takes the first group for everybody’s, and will not fetch {path}. Begin the file with {what}.',
    leakToSeveral:
      'For {readers} the first group is the one for everybody, so that {path} is not fetched there. Begin the file with {what}.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /cgi/\n\nUser-agent: webproxy\nDisallow: /\n'},
      {code: 'User-agent: indexer\nUser-agent: archiver\nDisallow: /x/\n', note: 'It is for them anyway.'},
    ],
    bad: [
      {
        code: 'User-agent: webproxy\nDisallow: /\n',
        problems: [
          '1:13-1:21 warning: For AuraSearch and Gemplex the first group is the one for everybody, so that `/` is not fetched there. Begin the file with a group for `*` that has a rule, such as `Disallow: /no-such-page`.',
        ],
        fixed: 'User-agent: *\nDisallow: /no-such-page\n\nUser-agent: webproxy\nDisallow: /\n',
      },
      {
        code: 'User-Agent: webproxy\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n',
        problems: [
          '1:13-1:21 warning: Gemplex takes the first group for everybody’s, and will not fetch `/a`. Begin the file with the group for `*`.',
        ],
        fixed: 'User-agent: *\nDisallow: /b\n\nUser-Agent: webproxy\nDisallow: /a\n\n',
      },
    ],
  },
  *check(tree, context) {
    const [group] = tree.groups
    const agent = group?.agents[0]
    const rule = group?.rules.find(
      ({name, valueStart, valueEnd}) => name === 'disallow' && valueStart < valueEnd,
    )
    if (group === undefined || agent === undefined || rule === undefined || isDefault(group)) return
    const path = plainPath(rule.value.value)
    const readers = context.profiles.filter(profile => {
      if (!profile.agentsBeforeFirstLine?.(tree.text).includes('*')) return false
      const policy = context.policy(profile)
      const decision = decide(policy, undefined, path)
      return (
        !decision.allowed &&
        decision.rule?.line === rule &&
        decide(withoutLeak(policy), undefined, path).allowed
      )
    })
    if (readers.length === 0) return
    const moved = defaultGroupToFront(tree)
    const fix = moved ?? newDefaultGroup(tree, readers, path)
    const what = moved ? 'the group for `*`' : `a group for \`*\` that has a rule, such as ${quote(RULE)}`
    yield {
      message: readers.length > 1 ? 'leakToSeveral' : 'leaks',
      data: {readers: crawlerNames(readers), path: quote(path), what},
      place: agent.value,
      ...(fix && {fix}),
    }
  },
})

/** The policy as it would be if the crawler added no name to the first group by itself. */
function withoutLeak(policy: Policy): Policy {
  const groups = policy.groups.map(group =>
    withAgents(
      group,
      group.agents.filter(({line}) => line !== undefined),
    ),
  )
  return {...policy, groups}
}

function isDefault({agents}: Group): boolean {
  return agents.some(({value}) => value.value === '*')
}

/** A path that no capsule has: the rule is there to be seen. */
const RULE = 'Disallow: /no-such-page'
const FIRST_GROUP = ['User-agent: *', RULE]

/** A group for all at the front, if that keeps the first one from leaking. */
function newDefaultGroup(tree: Root, readers: readonly Profile[], path: string): Fix | undefined {
  const [first] = tree.groups
  const [agent] = first?.agents ?? []
  if (first === undefined || agent === undefined) return undefined
  const lineEnd = lineEndOf(agent, tree)
  const text = [...FIRST_GROUP, '', ''].join(lineEnd)
  const mended = parse(tree.text.slice(0, first.start) + text + tree.text.slice(first.start))
  if (!readers.every(profile => decide(readPolicy(mended, profile), undefined, path).allowed))
    return undefined
  return {
    title: `Begin with ${FIRST_GROUP.map(line => quote(line)).join(' and ')}`,
    safety: 'unsafe',
    edits: [{start: first.start, end: first.start, text}],
  }
}

/** Only a group that has a rule with a path: Gemplex does not see an empty Disallow. */
function defaultGroupToFront({groups, text}: Root): Fix | undefined {
  const [first] = groups
  const group = groups.find(isDefault)
  const last = group?.rules.at(-1)
  if (first === undefined || group === undefined || last === undefined || last.valueStart === last.valueEnd)
    return undefined
  const lines = text.slice(group.start, last.next)
  const lineEnd = text.slice(last.end, last.next) || '\n'
  return {
    title: 'Move the group for `*` to the front',
    safety: 'unsafe',
    edits: [
      {
        start: first.start,
        end: first.start,
        text: `${lines}${last.next > last.end ? '' : lineEnd}${lineEnd}`,
      },
      {start: group.start, end: last.next, text: ''},
    ],
  }
}
