import type {Profile} from '../analyzer/crawlers/profile.ts'
import {agentSections} from '../analyzer/lint/agent-runs.ts'
import {removeLine} from '../analyzer/lint/edits.ts'
import {readersOfGroup} from '../analyzer/lint/group-readers.ts'
import {concerns} from '../analyzer/lint/line-readers.ts'
import {agentNames, crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {BlankLine, Group, Line, Span} from '../analyzer/syntax/nodes.ts'

export default defineRule({
  id: 'blank-line-in-group',
  category: 'groups',
  summary: 'A blank line between user-agent lines, or between them and their rules.',
  rationale: `
By the standard of today a blank line means nothing. In 1994 it ended a record, and some readers still go by that:
they lose the rules that stand behind the blank line. In a Gemini capsule the index GUS does, and the companion
specification can be read either way. On the Web Yandex asks to leave no blank line there, and old libraries lose the
rules.

Leave blank lines between groups only.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: empty lines may stand anywhere in a group',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'A Standard for Robot Exclusion: records are separated by blank lines',
      url: 'https://www.robotstxt.org/orig.html',
      date: '1994-06',
    },
    {
      title: 'Yandex: no empty line between User-agent, Disallow and Allow',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/allow-disallow',
      date: '2026-08',
    },
    {title: 'GUS, commit 108bfe8, reads with Python’s urllib.robotparser (measured)', date: '2026-07'},
  ],
  targets: ['gemini', 'web'],
  severity: {gemini: 'warning', web: 'info'},
  fixable: 'depends',
  messages: {
    loses: 'The blank line ends the group for {readers}, so what follows is not for {agents} there.',
    discouraged:
      'The blank line means nothing to most crawlers, but {readers} asks to leave none within a group.',
    named: 'The group is for these names.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: GPTBot\n\nDisallow: /x\n',
        target: 'gemini',
        note: 'The crawler that would lose the rules does not answer to this name.',
      },
      {code: 'User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /c\n'},
      {code: 'User-agent: *\n# why\nDisallow: /a\n\nDisallow: /b\n', note: 'The list of names is over.'},
      {code: 'User-agent: *\n\nDisallow: /a\n', target: 'google'},
      {code: 'User-agent: Googlebot\n\nDisallow: /a\n', note: 'Yandex has no business with this group.'},
    ],
    bad: [
      {
        code: 'User-agent: indexer\n\nDisallow: /private/\n',
        target: 'gemini',
        problems: [
          '3:1-3:9 warning: The blank line ends the group for GUS (geminispace.info), so what follows is not for `indexer` there.',
        ],
        fixed: 'User-agent: indexer\nDisallow: /private/\n',
      },
      {
        code: 'User-agent: *\r\n\r\n \r\nDisallow: /private/\r\n',
        problems: [
          '4:1-4:9 info: The blank line means nothing to most crawlers, but Yandex asks to leave none within a group.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /private/\r\n',
      },
      {
        code: 'User-agent: a\n\nUser-agent: b\n# b\n\nDisallow: /x\n',
        target: 'python-urllib',
        problems: [
          '3:1-3:11 info: The blank line ends the group for Python urllib.robotparser, so what follows is not for `a` there.',
          '6:1-6:9 info: The blank line ends the group for Python urllib.robotparser, so what follows is not for `b` there.',
        ],
        fixed: 'User-agent: a\nUser-agent: b\n# b\nDisallow: /x\n',
      },
    ],
  },
  *check(tree, context) {
    const losing = context.profiles.filter(
      ({blankLine}) => blankLine === 'ends-group' || blankLine === 'ends-if-empty',
    )
    const asking = context.profiles.filter(({blankLine}) => blankLine === 'discouraged')
    if (losing.length + asking.length === 0) return
    for (const group of tree.groups) {
      let concerned: readonly Profile[] | undefined
      for (const {blanks, next, agents} of gaps(group)) {
        const losers = losing.filter(profile => agents.some(agent => concerns(agent, profile)))
        concerned ??= readersOfGroup(group, context.profiles).profiles
        const minding = losing.length > 0 ? losers : asking.filter(profile => concerned?.includes(profile))
        const readers = crawlerNames(minding)
        if (readers === '') continue
        const fix = {
          title: blanks.length > 1 ? 'Remove the blank lines' : 'Remove the blank line',
          // Who loses the rules now obeys them afterwards.
          safety: losing.length > 0 ? 'unsafe' : 'safe',
          edits: blanks.map(removeLine),
        } as const
        const related = [{message: 'named', place: agents[0].value}] as const
        if (losing.length > 0) {
          const data = {readers, agents: agentNames(agents)}
          yield {message: 'loses', data, place: next, related, fix}
        } else {
          yield {message: 'discouraged', data: {readers}, place: next, related, fix}
        }
      }
    }
  },
})

type Agents = ReturnType<typeof agentSections>[number]['agents']

interface Gap {
  readonly blanks: readonly BlankLine[]
  /** The key behind the blank lines. */
  readonly next: Span
  readonly agents: Agents
}

/** Blank lines behind user-agent lines of a group that has rules. */
function* gaps(group: Group): Iterable<Gap> {
  const {firstRule} = group
  if (firstRule === undefined) return
  const sections = agentSections(group)
  for (const [index, {agents, behind}] of sections.entries()) {
    const blanks = behind.filter(isBlank)
    const next = sections[index + 1]?.agents[0] ?? firstRule
    if (blanks.length > 0) yield {blanks, next: next.key, agents}
  }
}

function isBlank(line: Line): line is BlankLine {
  return line.type === 'blankLine'
}
