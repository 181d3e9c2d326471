import {readsBrokenRecords} from '../analyzer/lint/broken-readings.ts'
import type {LintContext} from '../analyzer/lint/context.ts'
import {removeLine, replace} from '../analyzer/lint/edits.ts'
import {
  type HoldingRule,
  namesIn,
  opensEverything,
  ruleForEverybody,
  ruleOfNextGroup,
} from '../analyzer/lint/empty-groups.ts'
import {groupsWith} from '../analyzer/lint/lines-with.ts'
import {nameList} from '../analyzer/lint/name-list.ts'
import {agentNames, crawlerNames, quoteRule} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Group, Root, Rule} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'empty-disallow-among-rules',
  category: 'effects',
  summary: 'An empty Disallow beside other rules that hold all the same.',
  rationale: `
\`Disallow:\` with nothing behind it forbids nothing. Alone in a group it says that everything may be fetched; beside
other rules it says nothing, and they hold as before. It does not mean "everything", and it does not take the others
back.

In Gemini capsules it is dangerous: the index TLGS forgets all rules that stand before it, and the index Gemplex does
not see it where the line ends behind the colon. Nor does it exempt a role there. A bot obeys the rules for \`*\` and
those for its roles together, so under \`User-agent: indexer\` an empty Disallow takes back nothing that is closed to
\`*\`. To leave one role out, name the other three in place of \`*\`.
`,
  references: [
    {
      title: 'A Standard for Robot Exclusion: an empty value means that everything may be fetched',
      url: 'https://www.robotstxt.org/orig.html',
      date: '1994-06',
    },
    {
      title: 'google/robotstxt 22b355f, robots.cc: an empty pattern has the lowest priority',
      url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
      date: '2026-04',
    },
    {title: 'TLGS 3f00f7d: an empty Disallow clears what was collected (measured)', date: '2026-07'},
  ],
  targets: ['gemini', 'web'],
  severity: {gemini: 'error', web: 'warning'},
  fixable: 'depends',
  messages: {
    noEffect: 'An empty Disallow forbids nothing and takes nothing back: {rule} holds all the same.',
    clears: 'At an empty Disallow {readers} forgets the rules before it: {rule} no longer holds there.',
    allowsAll: 'For {readers} an empty Disallow allows everything from here on: {rule} does not hold there.',
    exempts:
      'An empty Disallow takes back nothing of `*`: for {readers}, {rule} keeps {agents} from {path} all the same. To leave a role out, name the other roles in place of `*`.',
    unseen:
      '{readers} does not see an empty Disallow without anything behind it, so {agents} joined the group below there, and {rule} keeps it from {path}.',
    rule: 'This rule.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow:\n'},
      {code: 'User-agent: *\nAllow: /\nDisallow:\n', note: 'Both say the same.'},
      {
        code: 'User-agent: *\nDisallow: /a\n\nUser-agent: indexer\nDisallow:\n',
        target: 'rfc9309',
        note: 'Another group.',
      },
      {
        code: 'User-agent: *\nDisallow: # nothing\n\nUser-agent: archiver\nDisallow: /\n',
        target: 'gemini',
      },
      {
        code: 'User-agent: archiver\nUser-agent: researcher\nUser-agent: webproxy\nDisallow: /\n\nUser-agent: indexer\nDisallow:\n',
        target: 'gemini',
        note: 'That is how one role is left out.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /\n\nUser-agent: indexer\nDisallow:\n',
        target: 'gemini',
        problems: [
          '5:1-5:10 error: An empty Disallow takes back nothing of `*`: for Kennedy, Delorean Time Machine, GUS (geminispace.info) and Gemplex, `Disallow: /` keeps `indexer` from `/` all the same. To leave a role out, name the other roles in place of `*`.',
        ],
      },
      {
        code: 'User-agent: indexer\nDisallow:\n\nUser-agent: *\nDisallow: /private/\n',
        target: 'gemini',
        problems: [
          '2:1-2:10 warning: An empty Disallow takes back nothing of `*`: for Kennedy, Delorean Time Machine, GUS (geminispace.info) and 2 others, `Disallow: /private/` keeps `indexer` from `/private/` all the same. To leave a role out, name the other roles in place of `*`.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow:\n\nUser-agent: archiver\nDisallow: /\n',
        target: 'gemini',
        problems: [
          '2:1-2:10 warning: Gemplex does not see an empty Disallow without anything behind it, so `*` joined the group below there, and `Disallow: /` keeps it from `/`.',
        ],
        fixed: 'User-agent: *\nDisallow: # nothing\n\nUser-agent: archiver\nDisallow: /\n',
      },
      {
        code: 'User-agent: *\nDisallow:\nDisallow: /a\n',
        problems: [
          '2:1-2:10 warning: An empty Disallow forbids nothing and takes nothing back: `Disallow: /a` holds all the same.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\n',
      },
      {
        code: 'User-agent: *\nDisallow: /a\nDisallow: # all\n',
        target: 'gemini',
        problems: [
          '3:1-3:10 error: At an empty Disallow TLGS forgets the rules before it: `Disallow: /a` no longer holds there.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\n',
      },
      {
        code: 'User-agent: *\nDisallow:\nDisallow: /a\n',
        target: 'gemini',
        problems: [
          '2:1-2:10 error: For GUS (geminispace.info) an empty Disallow allows everything from here on: `Disallow: /a` does not hold there.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\n',
      },
      {
        code: 'User-agent: *\nDisallow:\nDisallow: /a\n',
        target: 'python-urllib',
        problems: [
          '2:1-2:10 error: For Python urllib.robotparser an empty Disallow allows everything from here on: `Disallow: /a` does not hold there.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\n',
      },
    ],
  },
  *check(tree, context) {
    if (context.gemini) yield* emptyGroups(tree, context)
    const clearing = context.profiles.filter(({emptyDisallow}) => emptyDisallow === 'clears')
    const allowing = context.profiles.filter(
      ({emptyDisallow, ruleChoice}) => emptyDisallow === 'allows-all' && ruleChoice === 'first',
    )
    const harmless =
      context.profiles.every(({emptyDisallow}) => emptyDisallow === 'no-effect') &&
      !readsBrokenRecords(tree, context)
    for (const group of groupsWith(tree, Trait.EmptyValue)) {
      for (const {empty, before, after} of emptyDisallows(group)) {
        const rule = before ?? after
        if (rule === undefined) continue
        const place = {start: empty.keyStart, end: empty.separatorOffset + 1}
        const fix = {
          title: 'Remove the line',
          safety: harmless ? 'safe' : 'unsafe',
          edits: [removeLine(empty)],
        } as const
        if (before && clearing.length > 0) {
          const data = {readers: crawlerNames(clearing), rule: quoteRule(before)}
          yield {message: 'clears', data, place, related: [{message: 'rule', place: before.value}], fix}
        } else if (after && allowing.length > 0) {
          const data = {readers: crawlerNames(allowing), rule: quoteRule(after)}
          yield {
            message: 'allowsAll',
            data,
            place,
            related: [{message: 'rule', place: after.value}],
            severity: 'error',
            fix,
          }
        } else {
          yield {
            message: 'noEffect',
            data: {rule: quoteRule(rule)},
            place,
            related: [{message: 'rule', place: rule.value}],
            severity: 'warning',
            fix,
          }
        }
      }
    }
  },
})

/** Every one costs decisions of all crawlers. */
const MOST_JUDGED = 50

/** Groups that are to open everything, and do not for some crawler of Geminispace. */
function* emptyGroups(tree: Root, context: LintContext<object>) {
  let judged = 0
  for (const group of groupsWith(tree, Trait.EmptyValue)) {
    const [empty] = group.rules
    if (empty === undefined || !opensEverything(group)) continue
    if (judged++ === MOST_JUDGED) return
    const place = {start: empty.keyStart, end: empty.separatorOffset + 1}
    const holding = ruleForEverybody(group, tree, context)
    if (holding) {
      yield {
        message: 'exempts',
        data: {...dataOf(holding), agents: agentNames(namesIn(group)), readers: nameList(holding.readers)},
        place,
        related: [{message: 'rule', place: holding.rule.value}],
        severity: holding.path === '/' ? 'error' : 'warning',
      } as const
      continue
    }
    const joined = ruleOfNextGroup(group, tree, context)
    if (joined === undefined) continue
    yield {
      message: 'unseen',
      data: {...dataOf(joined), agents: agentNames(group.agents), readers: nameList(joined.readers)},
      place,
      related: [{message: 'rule', place: joined.rule.value}],
      severity: 'warning',
      fix: {
        title: 'Write a comment behind the colon',
        safety: 'unsafe',
        edits: [replace({start: empty.separatorOffset + 1, end: empty.separatorOffset + 1}, ' # nothing')],
      },
    } as const
  }
}

function dataOf({rule, path}: HoldingRule) {
  return {rule: quoteRule(rule), path: quote(path)}
}

interface EmptyDisallow {
  readonly empty: Rule
  /** The nearest Disallow with a path before it, and behind it. */
  readonly before: Rule | undefined
  readonly after: Rule | undefined
}

function* emptyDisallows({rules}: Group): Iterable<EmptyDisallow> {
  const first = rules.find(hasPath)
  let before: Rule | undefined
  for (const rule of rules) {
    if (hasPath(rule)) before = rule
    else if (rule.name === 'disallow') yield {empty: rule, before, after: before ? undefined : first}
  }
}

function hasPath({name, valueStart, valueEnd}: Rule): boolean {
  return name === 'disallow' && valueStart < valueEnd
}
