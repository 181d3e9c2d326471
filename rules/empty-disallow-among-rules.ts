import {removeLine} from '../analyzer/lint/edits.ts'
import {groupsWith} from '../analyzer/lint/lines-with.ts'
import {crawlerNames, quoteRule} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Group, Rule} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'

export default defineRule({
  id: 'empty-disallow-among-rules',
  category: 'effects',
  summary: 'An empty Disallow beside other rules of its group.',
  rationale: `
\`Disallow:\` with nothing behind it forbids nothing. Alone in a group it says that everything may be fetched; beside
other rules it says nothing, and they hold as before. It does not mean "everything", and it does not take the others
back.

In Gemini capsules it is dangerous: the index TLGS forgets all rules that stand before it.
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
    ],
    bad: [
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
    const clearing = context.profiles.filter(({emptyDisallow}) => emptyDisallow === 'clears')
    const allowing = context.profiles.filter(
      ({emptyDisallow, ruleChoice}) => emptyDisallow === 'allows-all' && ruleChoice === 'first',
    )
    const harmless = context.profiles.every(({emptyDisallow}) => emptyDisallow === 'no-effect')
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
