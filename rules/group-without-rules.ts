import {findAgent} from '../analyzer/crawlers/agents.ts'
import {findDirective} from '../analyzer/crawlers/directives.ts'
import type {LintContext} from '../analyzer/lint/context.ts'
import {siteFile} from '../analyzer/lint/example-retrievals.ts'
import {furtherPlaces} from '../analyzer/lint/further-places.ts'
import {type Loss, MOST_AGENTS, MOST_RULES} from '../analyzer/lint/loss.ts'
import {agentNames, quoteRule, readerNames} from '../analyzer/lint/phrases.ts'
import {forbids, isForEverybody} from '../analyzer/lint/places.ts'
import {mayBeCutShort} from '../analyzer/lint/retrieved-file.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {plainPath} from '../analyzer/lint/witness-path.ts'
import {foldCase, nameFor} from '../analyzer/policy/agent-names.ts'
import {decide} from '../analyzer/policy/decide.ts'
import {withAgents} from '../analyzer/policy/grouping.ts'
import type {Policy} from '../analyzer/policy/policy.ts'
import type {Group, Line, Root, Rule, UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'group-without-rules',
  category: 'groups',
  summary: 'The last group names crawlers and has no rule.',
  rationale: `
A group without a rule forbids nothing. Often \`Disallow: /\` was forgotten, and the crawler that was to be shut out may
fetch everything.

It does more than nothing, though: a crawler that is named obeys its own group *in place of* the one for \`*\`. A group
that holds only \`Crawl-delay: 10\` slows the crawler down, and at the same time opens to it all that the rules for
\`*\` close. Repeat those rules in the group, or, if the crawler may fetch everything, write \`Disallow:\` with nothing
behind it, so that everybody sees that it is meant.

Only the last group of a file can be without rules: any other one is joined to the next.
`,
  references: [
    {
      title:
        'RFC 9309 §2.2.1: rules for * hold only where no group names the crawler; §2.2: a group may have no rule',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
      date: '2022-09',
    },
    {
      title: 'google/robotstxt 22b355f, robots.cc: a group that names the crawler hides those for *',
      url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
      date: '2026-04',
    },
    {
      title: 'To crawl or not to crawl: bingbot obeys one section, and reads Crawl-delay there',
      url: 'https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question/',
      date: '2012-05-03',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  messages: {
    hides:
      'This group has no rule. It takes the place of the rules for `*`, so {agents} may fetch {path} in spite of {rule}.',
    hidesFor:
      'This group has no rule. For {readers} it takes the place of the rules for `*`, so {path} is open in spite of {rule}.',
    forbidsNothing: 'This group has no rule, so it forbids nothing to {agents}.',
    open: 'This group has no rule, so everybody may fetch everything. Write `Disallow:` if that is meant.',
    also: 'This crawler as well.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /temp/\n\nUser-agent: BadBot\nDisallow:\n'},
      {
        code: 'User-agent: *\nCrawl-delay: 10\n',
        note: 'Nothing is closed to anybody, and the delay is what was meant.',
      },
      {code: 'User-agent: *\nDisallow:\n\nUser-agent: bingbot\nCrawl-delay: 10\n'},
      {
        code: 'User-agent: *\nDisallow: /temp/\nUser-agent: bingbot\nDisallow: /temp/\nUser-agent: bingbot\nCrawl-delay: 10\n',
        note: 'Two groups of one crawler are one.',
      },
      {
        code: 'User-agent: *\nDisallow: /temp/\n\nUser-agent: *\nSitemap: https://example.com/s.xml\n',
        note: 'Nobody loses a rule.',
      },
      {
        code: 'User-agent: *\nDisallow: /temp/\n\nUser-agent:\n',
        note: 'A line without a name is reported by `empty-agent`.',
      },
      {code: 'User-agent: *\nDisalow: /a\n', note: 'The misspelt rule is to blame, and is reported.'},
      {
        code: 'User-agent: *\nDisallow: /temp/\n\nUser-agent: webproxy\nCrawl-delay: 10\n',
        target: 'gemini',
        note: 'Web proxies that obey anything obey their role and * together.',
      },
      {
        code: 'User-agent: *\nDisallow: /temp/\n\nUser-agent: BadBot\nDisall',
        retrieval: siteFile({faults: [{kind: 'truncated', by: 'reset'}]}),
        note: 'The connection broke off: the rule may have followed.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /temp/\n\nUser-agent: BadBot\n',
        problems: [
          '4:13-4:19 warning: This group has no rule. It takes the place of the rules for `*`, so `BadBot` may fetch `/temp/` in spite of `Disallow: /temp/`.',
        ],
      },
      {
        code: 'User-agent: *\r\nDisallow:\r\nDisallow: /é/*?\r\n\r\nUser-agent: Slurp # 😀\r\nCrawl-delay: 100\r\n\r\nUser-agent: bing\r\nCrawl-delay: 1\r\n',
        problems: [
          '5:13-5:18 warning: This group has no rule. It takes the place of the rules for `*`, so `Slurp` and `bing` may fetch `/é/x?` in spite of `Disallow: /é/*?`.',
        ],
      },
      {
        code: 'User-agent: EvilBot\nUser-agent: BadBot\n\nSitemap: https://example.com/s.xml\n',
        problems: [
          '1:13-1:20 warning: This group has no rule, so it forbids nothing to `EvilBot` and `BadBot`.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /temp/\n\nUser-agent: AdsBot-Google\n',
        problems: ['4:13-4:26 warning: This group has no rule, so it forbids nothing to `AdsBot-Google`.'],
        note: 'It ignores the rules for * anyway.',
      },
      {
        code: 'User-agent: *',
        problems: [
          '1:13-1:14 info: This group has no rule, so everybody may fetch everything. Write `Disallow:` if that is meant.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /temp/\n\nUser-agent: webproxy\n',
        target: 'gemini',
        problems: ['4:13-4:21 warning: This group has no rule, so it forbids nothing to `webproxy`.'],
      },
      {
        code: 'User-agent: *\nDisallow: /temp/\n\nUser-agent: Indexer\nUser-agent: indexer\nCrawl-delay: 10\n',
        target: 'gemini',
        problems: [
          '4:13-4:20 warning: This group has no rule. For AuraSearch it takes the place of the rules for `*`, so `/temp/` is open in spite of `Disallow: /temp/`.',
        ],
      },
    ],
  },
  *check(tree, context) {
    if (mayBeCutShort(context.retrieval)) return
    const group = tree.groups.at(-1)
    if (group === undefined || group.firstRule || hasBrokenRule(group)) return
    const loss = lossByNaming(tree, group, context)
    if (loss) {
      const data = {path: quote(loss.path), rule: quoteRule(loss.rule)}
      const readers = readerNames(loss.readers, 'groupWithoutRules')
      yield {
        ...(loss.readers.some(({protocol}) => protocol === 'web')
          ? {message: 'hides', data: {...data, agents: agentNames(loss.agents)}}
          : {message: 'hidesFor', data: {...data, readers}}),
        ...placesOf(loss.agents),
      }
      return
    }
    const agents = agentsOnlyHere(tree, group)
    if (agents.length === 0 || holdsGroupRecord(group)) return
    if (agents.some(isForEverybody))
      yield {message: 'open', severity: 'info', ...placesOf(agents.filter(isForEverybody))}
    else yield {message: 'forbidsNothing', data: {agents: agentNames(agents)}, ...placesOf(agents)}
  },
})

function placesOf(agents: readonly UserAgentRecord[]) {
  const [place = {start: 0, end: 0}, ...others] = agents.map(({valueStart, valueEnd}) => ({
    start: valueStart,
    end: valueEnd,
  }))
  return {
    place,
    related: furtherPlaces([place, ...others]).map(other => ({message: 'also', place: other}) as const),
  }
}

/** A line that nobody knows may be a rule gone wrong, which another lint rule explains. */
function hasBrokenRule({children}: Group): boolean {
  return children.some(
    line =>
      line.type === 'malformedLine' ||
      (line.type === 'otherRecord' && findDirective(line.name) === undefined),
  )
}

/** Something that is for the crawlers of the group, and perhaps all that was meant for them. */
function holdsGroupRecord({children}: Group): boolean {
  return children.some(line => line.type === 'otherRecord' && findDirective(line.name)?.scope === 'group')
}

/** The agents that no other group names. */
function agentsOnlyHere({groups}: Root, group: Group): readonly UserAgentRecord[] {
  const elsewhere = new Set(
    groups.filter(other => other !== group).flatMap(({agents}) => agents.map(({agent}) => agent)),
  )
  return group.agents.filter(({agent}) => agent !== '' && !elsewhere.has(agent))
}

/** What some agents may fetch because the group names them, and could not if it were not there. */
function lossByNaming(tree: Root, group: Group, {profiles, policy}: LintContext<object>): Loss | undefined {
  const lines = new Set<Line>(group.agents)
  const named = group.agents.filter(
    agent =>
      agent.value.value !== '' && !isForEverybody(agent) && !findAgent(agent.value.value)?.ignoresDefault,
  )
  const asked = named.slice(0, MOST_AGENTS)
  const readings = profiles.map(profile => ({
    profile,
    read: policy(profile),
    without: withoutAgents(policy(profile), lines),
  }))
  for (const rule of rulesForAll(tree)) {
    const path = plainPath(rule.value.value)
    const losers = new Set<UserAgentRecord>()
    const readers = readings.filter(({profile, read, without}) => {
      const opens = (name?: string) =>
        decide(read, name, path).allowed && !decide(without, name, path).allowed
      // On Gemini a name is a role, and each crawler knows its own.
      const losing =
        profile.protocol === 'gemini'
          ? asked.filter(agent => opens() && isNamedBy(agent, read))
          : asked.filter(agent => opens(agent.value.value))
      for (const agent of losing) losers.add(agent)
      return losing.length > 0
    })
    if (readers.length === 0) continue
    const agents = losers.size === asked.length ? named : [...losers]
    return {agents, readers: readers.map(({profile}) => profile), path, rule}
  }
  return undefined
}

/** Whether a crawler takes the line for one that names it. */
function isNamedBy(line: UserAgentRecord, {profile, groups}: Policy): boolean {
  return groups.some(({agents}) =>
    agents.some(
      agent =>
        agent.line === line &&
        profile.agents.some(own => nameFor(agent, foldCase(own, profile), profile) !== undefined),
    ),
  )
}

function rulesForAll({groups}: Root): readonly Rule[] {
  return groups
    .filter(({agents}) => agents.some(isForEverybody))
    .flatMap(({rules}) => rules.filter(forbids))
    .slice(0, MOST_RULES)
}

/** The policy as if the lines named nobody. */
function withoutAgents(policy: Policy, lines: ReadonlySet<Line>): Policy {
  const groups = policy.groups.map(group =>
    withAgents(
      group,
      group.agents.filter(({line}) => line === undefined || !lines.has(line)),
    ),
  )
  return {...policy, groups: groups.filter(({agents}) => agents.length > 0)}
}
