import type {Profile} from '../analyzer/crawlers/profile.ts'
import {resolveTargets} from '../analyzer/crawlers/targets.ts'
import {decidingNames} from '../analyzer/lint/decision-names.ts'
import type {Expectation} from '../analyzer/lint/expectation.ts'
import {firstWord, recordSpan} from '../analyzer/lint/places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {askersBy} from '../analyzer/policy/askers.ts'
import {type Decision, decide} from '../analyzer/policy/decide.ts'
import type {Root, Span} from '../analyzer/syntax/nodes.ts'
import {enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'broken-expectation',
  category: 'configuration',
  summary: 'An expectation of the configuration that the file does not meet.',
  rationale: `
\`expectations\` in the configuration are tests for a robots.txt: who must, and who must not, be able to fetch what. They
catch the change that nobody meant, such as the \`Disallow: /\` of a staging site that goes online, or a folder that is
open since a line was moved.

The message stands at the line that decides. Mend the line, or the expectation if the change is meant.

An expectation is asked of the specification and of those target crawlers that answer to the name, or of all targets
where none does. \`as\` names another reader: a crawler, or a set such as \`web\` or \`libraries\`.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2: the most specific match decides',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  messages: {
    denied: 'The configuration expects that {agent} may fetch {url}. For {crawlers} it may not: {why}.',
    allowed: 'The configuration expects that {agent} may not fetch {url}. For {crawlers} it may: {why}.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        expectations: [
          {agent: 'Googlebot', url: 'https://example.com/', allowed: true},
          {agent: 'Googlebot', url: '/private/a?b', allowed: false},
        ],
      },
      {
        code: 'User-agent: Googlebot\nDisallow: /a*b$\n',
        expectations: [{agent: 'Googlebot', url: '/axb', allowed: true, as: 'rep1994'}],
        note: 'The standard of 1994 knows no wildcards.',
      },
      {
        code: 'User-agent: *\nDisallow:\n\nUser-agent: webproxy\nDisallow: /\n',
        target: 'gemini',
        expectations: [{agent: ['indexer', 'archiver'], url: '/', allowed: true, as: 'kennedy'}],
      },
    ],
    bad: [
      {
        code: '# 😀\r\nUser-agent: *\r\nDisallow: / # closed\r\n',
        expectations: [{agent: 'Googlebot', url: '/', allowed: true}],
        problems: [
          '3:1-3:12 error: The configuration expects that `Googlebot` may fetch `/`. For RFC 9309 and Google it may not: `Disallow: / # closed` is the longest rule for Googlebot that covers `/`.',
        ],
      },
      {
        code: '\nUser-agent: *\nDisallow: /private\n',
        expectations: [
          {agent: 'GPTBot', url: '/private', allowed: false},
          {agent: 'GPTBot', url: '/secret', allowed: false},
        ],
        problems: [
          '2:1-2:11 error: The configuration expects that `GPTBot` may not fetch `/secret`. For RFC 9309, Google, Bing and Yandex it may: no rule for GPTBot covers `/secret`.',
        ],
        note: 'No line decides, so the message stands at the first word.',
      },
      {
        code: 'User-agent: *\nAllow: /\n\nUser-agent: webproxy\nDisallow: /\n',
        target: 'gemini',
        expectations: [{agent: ['indexer', 'webproxy'], url: '/a', allowed: true, as: 'gemportal'}],
        problems: [
          '5:1-5:12 error: The configuration expects that `indexer` and `webproxy` may fetch `/a`. For Gemportal it may not: `Disallow: /` is the longest rule for webproxy that covers `/a`.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /a\n',
        target: 'google,bing',
        expectations: [{agent: 'GPTBot', url: '/a', allowed: true}],
        problems: [
          '2:1-2:13 error: The configuration expects that `GPTBot` may fetch `/a`. For Google and Bing it may not: `Disallow: /a` is the longest rule for GPTBot that covers `/a`.',
        ],
        note: 'None of the targets answers to the name, so all are asked.',
      },
    ],
  },
  *check(tree, {expectations, profiles, policy}) {
    for (const expectation of expectations) {
      const {agent, url, allowed} = expectation
      const wrong = readersOf(expectation, profiles)
        .map(profile => decide(policy(profile), agent, url))
        .filter(decision => decision.allowed !== allowed)
      for (const decisions of byDecidingLine(wrong)) {
        const [decision] = decisions
        yield {
          message: allowed ? 'denied' : 'allowed',
          data: {
            agent: enumerate(namesOf(expectation).map(quote)),
            url: quote(url),
            crawlers: decidingNames(decisions),
            why: decision.why,
          },
          place: placeOf(decision, tree),
        }
      }
    }
  },
})

function namesOf({agent}: Expectation): readonly string[] {
  return typeof agent === 'string' ? [agent] : agent
}

function readersOf({as, agent}: Expectation, targets: readonly Profile[]): readonly Profile[] {
  if (as === undefined) return askersBy(agent, targets)
  const resolution = resolveTargets([as])
  return 'profiles' in resolution ? resolution.profiles : []
}

/** Crawlers that obey the same line share a message. */
function byDecidingLine(decisions: readonly Decision[]): Iterable<readonly [Decision, ...Decision[]]> {
  const groups = new Map<number, [Decision, ...Decision[]]>()
  for (const decision of decisions) {
    const line = decision.rule?.line.line ?? 0
    const group = groups.get(line)
    if (group) group.push(decision)
    else groups.set(line, [decision])
  }
  return groups.values()
}

function placeOf({rule}: Decision, tree: Root): Span {
  if (rule === undefined) return firstWord(tree)
  const {line} = rule
  return 'valueEnd' in line ? recordSpan(line) : {start: line.start, end: line.end}
}
