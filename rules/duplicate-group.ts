import {lineEndOf} from '../analyzer/lint/line-end.ts'
import {namesTwice} from '../analyzer/lint/named-agents.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule, type Fix} from '../analyzer/lint/rule.ts'
import type {Group, Root, UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import type {Edit} from '../analyzer/syntax/source.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'duplicate-group',
  category: 'groups',
  summary: 'One crawler named in several groups.',
  rationale: `
The standard of today, and Google, put the rules of all groups for one name together. Some readers take the first group
only (GUS in Geminispace does for \`*\`, and so do old libraries), others the last; the standard of 1994 allows one
group for \`*\`, and Yandex reports a second one as an error.

Put the rules into one group.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.1: groups for the same name are merged',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
      date: '2022-09',
    },
    {
      title: 'Yandex: several groups for * are an error of its analyser',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/analyzer-errors',
      date: '2026-08',
    },
    {
      title: 'Python urllib.robotparser 3.13, and so GUS, reads the first group for * only (measured)',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'info',
  fixable: 'depends',
  gather: {by: ['readers']},
  messages: {
    merged: '{agent} has a group already; readers differ on whether both hold. Put the rules into one group.',
    firstOnly: '{readers} reads only the first group for {agent}, so the rules here do not hold there.',
    first: 'The first one.',
  },
  examples: {
    good: [
      {code: 'User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n'},
      {
        code: 'User-agent: a\nUser-agent: a\nDisallow: /a\n',
        note: 'Twice in one group is another matter.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a/\n\nUser-agent: *\nDisallow: /b/\n',
        problems: [
          '4:13-4:14 info: `*` has a group already; readers differ on whether both hold. Put the rules into one group.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/\nDisallow: /b/\n\n',
      },
      {
        code: 'User-agent: a\r\nUser-agent: B\r\nDisallow: /a/\r\nUser-agent: b\r\nDisallow: /b/',
        problems: [
          '4:13-4:14 info: `b` has a group already; readers differ on whether both hold. Put the rules into one group.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /a/\n\nUser-agent: *\nDisallow: /b/\n',
        target: 'gemini',
        problems: [
          '4:13-4:14 warning: GUS (geminispace.info) reads only the first group for `*`, so the rules here do not hold there.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/\nDisallow: /b/\n\n',
      },
    ],
  },
  *check(tree, context) {
    if (!namesTwice(tree)) return
    const firstOnly = context.profiles.filter(({severalGroups}) => severalGroups === 'first')
    const seen = new Map<string, {readonly group: Group; readonly agent: UserAgentRecord}>()
    const merged = new Set<Group>()
    const namesakes = lazily(() => byNames(tree))
    for (const group of tree.groups) {
      let fix: Fix | undefined
      for (const agent of group.agents) {
        const name = agent.agent
        const first = seen.get(name)
        if (name === '') continue
        if (first === undefined) seen.set(name, {group, agent})
        if (first === undefined || first.group === group) continue
        // One fix gathers all groups with these names.
        if (!merged.has(first.group)) fix = merging(first.group, namesakes(), tree, firstOnly.length === 0)
        merged.add(first.group)
        const data = {agent: quote(agent.value.value)}
        const related = [{message: 'first', place: first.agent.value}] as const
        if (firstOnly.length > 0 && name === '*') {
          yield {
            message: 'firstOnly',
            data: {...data, readers: crawlerNames(firstOnly)},
            place: agent.value,
            related,
            severity: 'warning',
            ...(fix && {fix}),
          }
        } else yield {message: 'merged', data, place: agent.value, related, ...(fix && {fix})}
        fix = undefined
      }
    }
  },
})

/** Moves the rules of all later groups behind those of the first, where they have the same names and nothing else. */
function merging(
  first: Group,
  namesakes: ReadonlyMap<string, readonly Group[]>,
  tree: Root,
  safe: boolean,
): Fix | undefined {
  const last = first.rules.at(-1)
  if (last === undefined || last.next === last.end || !isSimple(first)) return undefined
  const later = (namesakes.get(namesOf(first)) ?? []).filter(
    group => group.start > first.start && isSimple(group),
  )
  let moved = ''
  const removals: Edit[] = []
  for (const {start, rules} of later) {
    const end = rules.at(-1)
    if (end === undefined) continue
    moved += rules.map(({raw}) => raw + lineEndOf(last, tree)).join('')
    removals.push({start, end: end.next, text: ''})
  }
  if (removals.length === 0) return undefined
  return {
    title: 'Put the rules into the first group',
    safety: safe ? 'safe' : 'unsafe',
    edits: [{start: last.next, end: last.next, text: moved}, ...removals],
  }
}

function byNames({groups}: Root): ReadonlyMap<string, readonly Group[]> {
  const found = new Map<string, Group[]>()
  for (const group of groups) {
    const names = namesOf(group)
    const known = found.get(names)
    if (known) known.push(group)
    else found.set(names, [group])
  }
  return found
}

/** Most files have no duplicate group. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function namesOf({agents}: Group): string {
  return [...new Set(agents.map(({value}) => value.value.toLowerCase()))].sort().join('\n')
}

/** Names, then rules; blank lines only behind them. What else may belong to the group would be left behind. */
function isSimple({children, rules}: Group): boolean {
  const last = rules.at(-1)
  return children.every(line => {
    return (
      line.type === 'userAgent' ||
      line.type === 'rule' ||
      (line.type === 'blankLine' && line.start > (last?.start ?? 0))
    )
  })
}
