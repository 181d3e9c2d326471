import type {LintContext} from '../analyzer/lint/context.ts'
import {furtherPlaces} from '../analyzer/lint/further-places.ts'
import {nameList} from '../analyzer/lint/name-list.ts'
import {crawlerNames, quoteRule} from '../analyzer/lint/phrases.ts'
import {firstDisallow, forbids, recordSpan} from '../analyzer/lint/places.ts'
import {defineRule, type MessageCall, type Severity} from '../analyzer/lint/rule.ts'
import {plainPath} from '../analyzer/lint/witness-path.ts'
import {decide} from '../analyzer/policy/decide.ts'
import {usualLineEnd} from '../analyzer/syntax/format.ts'
import type {Line, Root, Rule} from '../analyzer/syntax/nodes.ts'
import {quote} from '../analyzer/text/quote.ts'

const messages = {
  forNobody: '{rule} stands before the first user-agent line, so it is for nobody: {open} may fetch {path}.',
  forSome:
    '{rule} stands before the first user-agent line. For {crawlers} it is for everybody, for others it is for nobody: {open} may fetch {path}.',
  noAgent: 'The file has no user-agent line, so {rule} is for nobody: {open} may fetch {path}.',
  noAgentForSome:
    'The file has no user-agent line. For {crawlers} {rule} is for everybody, for others it is for nobody: {open} may fetch {path}.',
  noEffect: '{rule} stands before the first user-agent line, so it has no effect.',
  voided: 'A rule here is a reason for {crawlers} to ignore the whole file.',
  also: 'This rule as well.',
} as const

export default defineRule({
  id: 'rule-without-agent',
  category: 'groups',
  summary: 'Rules before the first user-agent line, or in a file that has none.',
  rationale: `
A rule belongs to the user-agent lines above it. Where there is none, nearly every crawler skips the rule, and what it
should close stays open. Several Gemini crawlers take such a rule for one that concerns everybody, and two readers
throw the whole file away, so nobody can rely on it either.

Write \`User-agent: *\` above the rules, or move them to the group that they are for.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: rules outside a group should be ignored',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: 'Yandex Webmaster: "No User-agent directive in front of rule" is an error',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/robots-txt',
      date: '2026',
    },
    {
      title: 'Sources of TLGS, Gemplex, gemini-grc and AuraSearch: they begin with a group for everybody',
      url: 'https://github.com/elektito/gemplex',
      date: '2025-07',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  messages,
  examples: {
    good: [
      {code: 'Sitemap: https://example.com/sitemap.xml\n', note: 'No rule, so nobody is missed.'},
      {code: 'Crawl-delay: 1\nUser-agent: *\nDisallow: /a\n'},
      {code: '# c\n\nUser-agent: *\nDisallow: /a\n'},
      {code: 'Useragent: *\nDisallow: /a\n', note: 'The misspelt key is to blame, and is reported.'},
      {code: 'User-agent *\nDisallow: /a\n', note: 'So is the missing colon.'},
      {code: '\uFEFF\uFEFFUser-agent: *\nDisallow: /a\n'},
    ],
    bad: [
      {
        code: 'Disallow: /private/\nUser-agent: *\nDisallow: /temp/\n',
        problems: [
          '1:1-1:20 error: `Disallow: /private/` stands before the first user-agent line, so it is for nobody: crawlers may fetch `/private/`.',
        ],
      },
      {
        code: '# é\r\nAllow: /\r\nDisallow: /*.gif$\r\nDisallow: /b # 😀\r\n',
        problems: [
          '3:1-3:18 error: The file has no user-agent line, so `Disallow: /*.gif$` is for nobody: crawlers may fetch `/x.gif`.',
        ],
      },
      {
        code: 'Disallow: /search\nDisallow: /v\n',
        target: 'gemini',
        problems: [
          '1:1-1:18 error: The file has no user-agent line. For TLGS, AuraSearch, Gemplex and gemini-grc `Disallow: /search` is for everybody, for others it is for nobody: they may fetch `/search`.',
        ],
      },
      {
        code: 'Disallow: /search\nUser-Agent: indexer\nDisallow: /v\n',
        target: 'gemini',
        problems: [
          '1:1-1:18 error: `Disallow: /search` stands before the first user-agent line. For TLGS, Gemplex and gemini-grc it is for everybody, for others it is for nobody: they may fetch `/search`.',
        ],
      },
      {
        code: 'Disallow: /a\nUser-agent: *\nDisallow: /a\n',
        problems: [
          '1:1-1:13 warning: `Disallow: /a` stands before the first user-agent line, so it has no effect.',
        ],
      },
      {
        code: 'Allow: /\nUser-agent: *\nDisallow: /a\n',
        problems: [
          '1:1-1:9 warning: `Allow: /` stands before the first user-agent line, so it has no effect.',
        ],
      },
    ],
  },
  *check(tree, context) {
    const rules = rulesBeforeAgent(tree)
    const [top] = rules
    if (top === undefined) return
    const first = firstDisallow(rules) ?? top
    const others = rules.filter(rule => rule !== first)
    const voided = crawlerNames(
      context.profiles.filter(profile => context.policy(profile).ignored === 'rule-before-agent'),
      'rulesBeforeAgent',
    )
    yield {
      ...consequence(tree, first, context),
      place: recordSpan(first),
      related: [
        ...(voided ? [{message: 'voided', data: {crawlers: voided}, place: recordSpan(first)} as const] : []),
        ...furtherPlaces([first, ...others].map(recordSpan)).map(
          place => ({message: 'also', place}) as const,
        ),
      ],
      suggestions: [
        {
          title: 'Write `User-agent: *` above',
          safety: 'unsafe',
          edits: [{start: top.start, end: top.start, text: `User-agent: *${usualLineEnd(tree)}`}],
        },
      ],
    }
  },
})

/** None where something above them is a user-agent line gone wrong, which another lint rule explains. */
function rulesBeforeAgent({children}: Root): readonly Rule[] {
  const rules: Rule[] = []
  for (const line of children) {
    if (line.type === 'group') break
    if (line.type === 'rule') rules.push(line)
    else if (rules.length === 0 && isBrokenAgent(line)) return []
  }
  return rules
}

function isBrokenAgent(line: Line): boolean {
  return (line.type === 'otherRecord' || line.type === 'malformedLine') && /agent/i.test(line.raw)
}

/** What comes of a rule outside a group, as the decisions of the target crawlers show. */
function consequence(
  tree: Root,
  rule: Rule,
  {profiles, policy}: LintContext<object>,
): MessageCall<typeof messages> & {severity?: Severity} {
  const path = plainPath(rule.value.value)
  const decisions = profiles.map(profile => ({profile, decision: decide(policy(profile), undefined, path)}))
  const isOpen = forbids(rule) && decisions.some(({decision}) => decision.allowed)
  if (!isOpen) return {message: 'noEffect', data: {rule: quoteRule(rule)}, severity: 'warning'}
  const obeying = decisions.filter(({decision}) => decision.rule?.line === rule)
  const crawlers = crawlerNames(
    obeying.map(({profile}) => profile),
    'rulesBeforeAgent',
  )
  const others = decisions.filter(({profile}) => profile.kind !== 'specification')
  const open = others.filter(({decision}) => decision.allowed)
  // A rule of another group may close the path to some.
  const isOpenToAll = open.length + obeying.length >= others.length
  const data = {
    rule: quoteRule(rule),
    path: quote(path),
    open: isOpenToAll ? (crawlers ? 'they' : 'crawlers') : nameList(open.map(({profile}) => profile)),
  }
  const isAlone = tree.groups.length === 0
  if (crawlers) return {message: isAlone ? 'noAgentForSome' : 'forSome', data: {...data, crawlers}}
  return {message: isAlone ? 'noAgent' : 'forNobody', data}
}
