import {findAgent} from '../analyzer/crawlers/agents.ts'
import type {Profile} from '../analyzer/crawlers/profile.ts'
import type {LintContext} from '../analyzer/lint/context.ts'
import {replace} from '../analyzer/lint/edits.ts'
import {lineEndOf} from '../analyzer/lint/line-end.ts'
import {isAddressed} from '../analyzer/lint/line-readers.ts'
import {recordsWith} from '../analyzer/lint/lines-with.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule, type Fix, type Protocol} from '../analyzer/lint/rule.ts'
import {foldCase, nameFor} from '../analyzer/policy/agent-names.ts'
import type {AnyRecord, Root, Rule, Span, UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'several-values-on-line',
  category: 'lines',
  summary: 'A list of agents, paths or sitemaps on one line.',
  rationale: `
A line has one value, and no crawler divides a list. \`User-agent: Googlebot, Bingbot\` is for one crawler of that long
name (Google reads the first word and obeys, Bing does not); \`Disallow: /a/ /b/\` is a rule for one path with a blank
in it, so both folders stay open; and of two sitemaps on one line, neither is found.

Write one line for each value. A group may have as many user-agent lines as you like.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.1: one product token for each user-agent line, and several lines for one group',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
      date: '2022-09',
    },
    {
      title:
        'Lists of agents and of paths, fed to seven engines of the Web and ten readers of capsules (measured)',
      date: '2026-08',
    },
    {
      title: 'temoto/robotstxt, scanner.go (AuraSearch, Gemportal): the value ends at the first blank',
      url: 'https://github.com/temoto/robotstxt',
      date: '2026-08',
    },
    {
      title: 'Sitemaps protocol: one URL for each Sitemap line',
      url: 'https://www.sitemaps.org/protocol.html#submit_robots',
      date: '2026',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: [
    'agent-case',
    'control-token',
    'divergent-decision',
    'double-slash',
    'foreign-agent',
    'ineffective-allow',
    'invalid-agent-token',
    'misspelled-agent',
    'repeated-wildcard',
    'retired-agent',
    'sitemap-url',
    'space-in-path',
    'trailing-punctuation',
    'trailing-wildcard',
    'unencoded-path',
    'unknown-agent',
    'unsupported-wildcard',
  ],
  gather: {by: ['readers', 'first']},
  messages: {
    agents:
      'A user-agent line names one crawler, and nobody divides a list: the rules below are for none of {names}.',
    agentsButAll:
      'A user-agent line names one crawler, and nobody divides a list: the rules below are for none of {names}, and reach only {readers}, which obeys the rules for everybody else as well.',
    agentsInPart:
      'A user-agent line names one crawler, and nobody divides a list: the rules below reach only {readers}, not all of {names}.',
    firstAgent:
      'A user-agent line names one crawler. For {readers} that is {first} here, for others none of {names}.',
    paths:
      'A rule has one path. Most crawlers take the {count} for a single one, {value}, so this line applies to none of them.',
    urls: 'A Sitemap line has one URL. Crawlers take the {count} for a single one, and find none of them.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: Offline Explorer\nUser-agent: NetSeer crawler\nUser-agent: Googlebot Image\nUser-agent: FrontPage [NC,OR]\nUser-agent: Mozilla/5.0 (Windows; U, Linux)\nUser-agent: WebReaper vWebReaper v7.3 - www,otway.com/webreaper\nUser-agent: Green Research, Inc.\nUser-agent: Googlebot,\nDisallow: /\n',
        note: 'Names of several words, and other faults.',
      },
      {
        code: 'User-agent: *\nDisallow: /*/house,mobile,land_type/\nDisallow: /tag/,%20President%20Obama\nDisallow: /a,b/,/c\nDisallow: /_Test folder/\nDisallow: /en/news/tima.html, Monday\nDisallow: /a|/b\nDisallow: /products;color=red\n',
        note: 'Commas and blanks within one path.',
      },
      {code: 'Sitemap: https://example.com/a.xml?x=1,2\nSitemap: https://example.com/a b.xml\n'},
      {
        code: 'User-agent: *\nDisallow: /a\nSitemap: https://example.com/a.xml, https://example.com/b.xml\n',
        target: 'gemini',
        note: 'No reader of capsules takes a sitemap.',
      },
      {code: 'User-agent: * # a, b\nDisallow: /a # /b /c\n'},
    ],
    bad: [
      {
        code: 'User-agent: Googlebot, Bingbot\nDisallow: /x\n',
        problems: [
          '1:13-1:31 error: A user-agent line names one crawler. For Google that is `Googlebot` here, for others none of `Googlebot` and `Bingbot`.',
        ],
        fixed: 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /x\n',
      },
      {
        code: 'User-agent:\tAhrefsBot,SlySearch;Offline Explorer | 008, # all\r\nDisallow: /',
        problems: [
          '1:13-1:56 error: A user-agent line names one crawler. For Google that is `AhrefsBot` here, for others none of `AhrefsBot`, `SlySearch`, `Offline Explorer` and `008`.',
        ],
        fixed:
          'User-agent:\tAhrefsBot\r\nUser-agent:\tSlySearch\r\nUser-agent:\tOffline Explorer\r\nUser-agent:\t008 # all\r\nDisallow: /',
      },
      {
        code: 'User-agent: archiver, indexer\nUser-agent: researcher webproxy\nDisallow: /private/\n',
        target: 'gemini',
        problems: [
          '1:13-1:30 error: A user-agent line names one crawler, and nobody divides a list: the rules below are for none of `archiver` and `indexer`, and reach only gemini-grc, which obeys the rules for everybody else as well.',
          '2:13-2:32 error: A user-agent line names one crawler, and nobody divides a list: the rules below are for none of `researcher` and `webproxy`, and reach only gemini-grc, which obeys the rules for everybody else as well.',
        ],
        fixed:
          'User-agent: archiver\nUser-agent: indexer\nUser-agent: researcher\nUser-agent: webproxy\nDisallow: /private/\n',
      },
      {
        code: 'User-agent: *\n  Disallow: /a/ /b/\nDisallow: /é/, /😀/ # x\nAllow: /path-1,/path-2,/path-3\n',
        problems: [
          '2:13-2:20 error: A rule has one path. Most crawlers take the 2 for a single one, `/a/ /b/`, so this line applies to none of them.',
          '3:11-3:20 error: A rule has one path. Most crawlers take the 2 for a single one, `/é/, /😀/`, so this line applies to none of them.',
          '4:8-4:31 error: A rule has one path. Most crawlers take the 3 for a single one, `/path-1,/path-2,/path-3`, so this line applies to none of them.',
        ],
        fixed:
          'User-agent: *\n  Disallow: /a/\n  Disallow: /b/\nDisallow: /é/\nDisallow: /😀/ # x\nAllow: /path-1\nAllow: /path-2\nAllow: /path-3\n',
      },
      {
        code: 'User-agent: *\nDisallow: /a/; /*.pdf$ | *.zip',
        target: 'gemini',
        problems: [
          '2:11-2:31 error: A rule has one path. Most crawlers take the 3 for a single one, `/a/; /*.pdf$ | *.zip`, so this line applies to none of them.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/\nDisallow: /*.pdf$\nDisallow: *.zip',
      },
      {
        code: 'Sitemap: https://example.com/a.xml, https://example.com/b.xml,https://example.com/c.xml http://example.com/d.xml\n',
        problems: [
          '1:10-1:113 error: A Sitemap line has one URL. Crawlers take the 4 for a single one, and find none of them.',
        ],
        fixed:
          'Sitemap: https://example.com/a.xml\nSitemap: https://example.com/b.xml\nSitemap: https://example.com/c.xml\nSitemap: http://example.com/d.xml\n',
      },
    ],
  },
  *check(tree, context) {
    for (const line of recordsWith(tree, LISTS)) {
      if (!(line.valueTraits & LISTS)) continue
      if (line.type === 'userAgent') yield* severalAgents(line, tree, context)
      else if (line.type === 'rule') yield* severalPaths(line, tree)
      else if (context.web && line.name === 'sitemap') yield* severalUrls(line, tree)
    }
  },
})

const LISTS = Trait.Comma | Trait.Semicolon | Trait.Bracket | Trait.InnerBlank

function* severalAgents(line: UserAgentRecord, tree: Root, {profiles, gemini, web}: LintContext<object>) {
  const parts = agentsOf(line, {gemini, web})
  if (parts.length < 2) return
  const all = nameSome(parts.map(part => textOf(line, part)))
  const reached = profiles.filter(profile => isAddressed(profile, [line]))
  const readers = crawlerNames(reached)
  const place = line.value
  const fix = oneLineEach(line, parts, tree)
  const [first] = parts.map(part => textOf(line, part))
  const cutting = web ? profiles.filter(profile => first !== undefined && names(line, first, profile)) : []
  if (first !== undefined && cutting.length > 0) {
    const data = {names: all, readers: crawlerNames(cutting, 'agentCut'), first: quote(first)}
    yield {message: 'firstAgent', data, place, fix} as const
    return
  }
  if (readers === '') yield {message: 'agents', data: {names: all}, place, fix} as const
  else {
    const message = reached.every(({combination}) => combination === 'all-groups')
      ? 'agentsButAll'
      : 'agentsInPart'
    yield {message, data: {names: all, readers}, place, fix} as const
  }
}

/** Does the line, as a crawler cuts it, name the first of the list? */
function names(line: UserAgentRecord, name: string, profile: Profile): boolean {
  const agent = {kind: 'agent', line, name: line.value.value} as const
  return nameFor(agent, foldCase(name, profile), profile) !== undefined
}

function* severalPaths(line: Rule, tree: Root) {
  const parts = pathsOf(line)
  if (parts.length < 2) return
  const data = {count: parts.length, value: quote(line.value.value)}
  yield {message: 'paths', data, place: line.value, fix: oneLineEach(line, parts, tree)} as const
}

function* severalUrls(line: AnyRecord, tree: Root) {
  const parts = divide(line, URL_DIVIDER)
  if (parts.length < 2 || !parts.every(part => /^https?:\/\/\S+$/i.test(textOf(line, part)))) return
  yield {
    message: 'urls',
    data: {count: parts.length},
    place: line.value,
    fix: oneLineEach(line, parts, tree),
  } as const
}

/** The worlds whose crawlers read the file. */
type Worlds = Readonly<Record<Protocol, boolean>>

/** Names between signs; or between blanks, where each of them is one that is known, and the whole is not. */
function agentsOf(line: UserAgentRecord, worlds: Worlds): readonly Span[] {
  if (findAgent(line.value.value) !== undefined) return []
  const parts = divide(line, SIGN)
  if (parts.length > 1) return parts.every(part => isName(textOf(line, part))) ? parts : []
  const words = divide(line, BLANKS)
  return words.every(word => isKnownName(textOf(line, word), worlds)) ? words : []
}

/** Names of the other world are ordinary words here: `crawler` is a name on Gemini, `NetSeer crawler` one of the Web. */
function isKnownName(text: string, worlds: Worlds): boolean {
  const agent = findAgent(text)
  return agent !== undefined && worlds[agent.protocol]
}

/** A name that is known may have blanks, another is a token and perhaps a version. */
function isName(text: string): boolean {
  return text === '*' || /^[a-z][\w-]*(?:\/v?\d[\d.]*)?$/i.test(text) || findAgent(text) !== undefined
}

/** Paths between blanks, or between commas where each comma has one behind it. */
function pathsOf(line: Rule): readonly Span[] {
  const parts = divide(line, PATH_DIVIDER)
  const paths = parts.map(part => textOf(line, part))
  if (!paths.every(path => /^(?:\/|\*.)/.test(path))) return []
  const isListOfOtherThings = paths.some(path => path.includes(',')) && line.value.value.includes(',/')
  return isListOfOtherThings ? [] : parts
}

const SIGN = /[,;|]/g
const BLANKS = /[ \t]+/g
const PATH_DIVIDER = /[ \t]+|,(?=\/)/g
const URL_DIVIDER = /[ \t]+|[,;](?=https?:\/\/)/gi

/** The parts of a value between the matches of an expression, without signs and blanks at their ends. */
function divide(line: AnyRecord, divider: RegExp): readonly Span[] {
  const parts: Span[] = []
  let from = line.valueStart
  const add = (to: number) => {
    const part = withoutSigns(line.text, {start: from, end: to})
    if (part.start < part.end) parts.push(part)
  }
  for (const match of line.value.value.matchAll(divider)) {
    add(line.valueStart + match.index)
    from = line.valueStart + match.index + match[0].length
  }
  add(line.valueEnd)
  return parts
}

const SIGNS_AND_BLANKS = ',;| \t'

function withoutSigns(text: string, part: Span): Span {
  let {start, end} = part
  while (start < end && SIGNS_AND_BLANKS.includes(text.charAt(start))) start++
  while (end > start && SIGNS_AND_BLANKS.includes(text.charAt(end - 1))) end--
  return {start, end}
}

function textOf(line: AnyRecord, {start, end}: Span): string {
  return line.text.slice(start, end)
}

const MOST_NAMES = 4

function nameSome(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return enumerate(names.map(quote))
  return enumerate([...names.slice(0, MOST_NAMES - 1).map(quote), `${names.length - MOST_NAMES + 1} others`])
}

/** Writes the key anew before each part but the first. */
function oneLineEach(line: AnyRecord, parts: readonly Span[], tree: Root): Fix {
  const key = line.text.slice(line.start, line.valueStart)
  const lineEnd = lineEndOf(line, tree)
  const gaps = parts.map((part, index) =>
    replace(
      {start: parts[index - 1]?.end ?? line.valueStart, end: part.start},
      index > 0 ? lineEnd + key : '',
    ),
  )
  const rest = replace({start: parts.at(-1)?.end ?? line.valueEnd, end: line.valueEnd}, '')
  return {
    title: 'Write one line for each value',
    safety: 'unsafe',
    edits: [...gaps, rest].filter(({start, end}) => start < end),
  }
}
