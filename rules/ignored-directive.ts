import {type Directive, findDirective} from '../analyzer/crawlers/directives.ts'
import type {Profile} from '../analyzer/crawlers/profile.ts'
import {findProfile} from '../analyzer/crawlers/profiles.ts'
import type {LintContext} from '../analyzer/lint/context.ts'
import {namesReader, readersOf} from '../analyzer/lint/directive-readers.ts'
import {otherRecords, withGroups} from '../analyzer/lint/lines-with.ts'
import {crawlerNames, quoteRule} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {plainPath} from '../analyzer/lint/witness-path.ts'
import {decide} from '../analyzer/policy/decide.ts'
import type {Group, OtherRecord, Root, Rule} from '../analyzer/syntax/nodes.ts'
import {enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'ignored-directive',
  category: 'keys',
  summary:
    'A known key that no target crawler reads: `Noindex` or `Host` on the Web, `Allow` or `Sitemap` on Gemini.',
  rationale: `
Some keys had readers once, or have them elsewhere. Google stopped to read \`Noindex\` in robots.txt in September 2019,
and Yandex dropped \`Host\` in March 2018. Crawlers skip such lines, so what they ask for does not happen. The message
names what to use instead, where there is something.

On Gemini the specification knows \`User-agent\` and \`Disallow\` and nothing else. The trap is \`Allow\`: below
\`Disallow: /\`, a line \`Allow: /pub/\` opens nothing, and the whole capsule is closed to every reader that follows the
specification. Close what shall be closed, folder by folder, instead of opening exceptions. To slow bots down, answer
with status 44; a link on your pages is how indexers find what a sitemap would tell them.

A file with many such lines is reported once for each key, and once for each rule that closes what they should open.
`,
  references: [
    {
      title: 'Google, A note on unsupported rules in robots.txt',
      url: 'https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt',
      date: '2019-07-02',
    },
    {
      title: 'google/robotstxt 22b355f, reporting_robots.cc: keys that Google knows and does not use',
      url: 'https://github.com/google/robotstxt/blob/22b355f/reporting_robots.cc',
      date: '2026-04',
    },
    {
      title: 'Yandex, Host directive (dropped in March 2018)',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/robots-txt',
      date: '2018-03',
    },
    {
      title: 'Seznam, crawling control: Request-rate',
      url: 'https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/',
      date: '2026',
    },
    {
      title: 'robots.txt for Gemini: all other lines are ignored',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  silences: ['divergent-decision'],
  gather: {by: ['key', 'who', 'disallow'], least: 2},
  messages: {
    unread: 'Crawlers skip this line: they do not read {key}.{advice}',
    others: 'Most crawlers skip this line. Known readers of {key}: {readers}.{advice}',
    closed:
      '{who} will skip this line, and {disallow} closes {path} to them: {key} is no part of robots.txt for Gemini.{advice}',
    closing: 'This line closes it.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nAllow: /a/b\nDisallow: /a\nCrawl-delay: 5\nSitemap: https://example.com/a.xml\nClean-param: s\n',
      },
      {
        code: 'User-agent: *\nContent-Signal: ai-train=no\nDisallow: /a\nLicense: https://example.com/license.xml\n',
        note: 'Statements, which people read as well.',
      },
      {code: 'User-agent: SeznamBot\nRequest-rate: 1/10s\nDisallow: /a\n'},
      {code: 'User-agent: *\nDisallow: /a\n', target: 'gemini'},
      {
        code: 'User-agent: *\nDisallow: /a\nSitemap: https://example.com/a.xml\n',
        target: 'gemini,web',
        note: 'One file for both worlds.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a\nNoindex: /b\nNoindex: /c\nnoindex: /d\nHost: example.com\nVisit-time: 0600-0845\n',
        problems: [
          '3:1-3:8 warning: Crawlers skip this line: they do not read `Noindex`. Use noindex in a robots meta tag or X-Robots-Tag header, on pages that crawlers may fetch. So it is with 2 more lines.',
          '6:1-6:5 warning: Crawlers skip this line: they do not read `Host`. Use a permanent redirect (301) to the main host.',
          '7:1-7:11 warning: Crawlers skip this line: they do not read `Visit-time`.',
        ],
      },
      {
        code: 'User-agent: *\r\nRequest-rate : 1/10s # 😀\r\nDisallow: /é\r\nACAP-disallow-crawl: /é\r\n',
        problems: [
          '2:1-2:13 warning: Most crawlers skip this line. Known readers of `Request-rate`: SeznamBot.',
          '4:1-4:20 warning: Crawlers skip this line: they do not read `ACAP-disallow-crawl`. Use User-agent, Allow and Disallow.',
        ],
      },
      {
        code: 'User-agent: *\nAllow: /about/\nDisallow: /\nAllow: /pub/\n\nUser-agent: webproxy\nAllow: /\n',
        target: 'gemini',
        problems: [
          '2:1-2:6 warning: Kennedy, Delorean Time Machine, TLGS, Gemplex, gemini-grc and September will skip this line, and `Disallow: /` closes `/about/` to them: `Allow` is no part of robots.txt for Gemini. Use Disallow for each folder that shall be closed. So it is with 1 more line.',
          '7:1-7:6 warning: Most crawlers skip this line. Known readers of `Allow`: GUS (geminispace.info), AuraSearch, mozz-archiver and Gemportal. Use Disallow for each folder that shall be closed.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /pub/x\nAllow: /pub/\nSitemap: https://example.com/a.xml\nCrawl-delay: 5\n',
        target: 'gemini',
        problems: [
          '3:1-3:6 warning: Most crawlers skip this line. Known readers of `Allow`: GUS (geminispace.info), AuraSearch, mozz-archiver and Gemportal. Use Disallow for each folder that shall be closed.',
          '4:1-4:8 warning: Crawlers skip this line: they do not read `Sitemap`. Use links on pages that indexers may fetch.',
          '5:1-5:12 warning: Most crawlers skip this line. Known readers of `Crawl-delay`: AuraSearch. Use status 44 (slow down) for bots that come too often.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /\nAllow: /pub/\nNoindex: /a\n',
        target: 'gemini,web',
        problems: [
          '3:1-3:6 warning: Kennedy, Delorean Time Machine, TLGS, Gemplex, gemini-grc and September will skip this line, and `Disallow: /` closes `/pub/` to them: `Allow` is no part of robots.txt for Gemini.',
          '4:1-4:8 warning: Crawlers skip this line: they do not read `Noindex`. Use noindex in a robots meta tag or X-Robots-Tag header, on pages that crawlers may fetch.',
        ],
      },
    ],
  },
  *check(tree, context) {
    const spellings = new Map<string, string>()
    const closing = new ClosingRules()
    for (const {record, group} of ignoredRecords(tree, context)) {
      const directive = findDirective(record.name)
      if (directive === undefined) continue
      if (!spellings.has(record.name)) spellings.set(record.name, record.key.value)
      const instead = context.web ? directive.instead : INSTEAD_ON_GEMINI[record.name]
      const data = {
        key: quote(spellings.get(record.name) ?? record.name),
        advice: instead === undefined ? '' : ` Use ${instead}.`,
      }
      const place = record.key
      const disallow = record.type === 'rule' ? closing.ruleFor(record, group) : undefined
      const path = plainPath(record.value.value)
      const closed = disallow ? profilesClosedBy(disallow, path, context) : []
      const readers = otherReaders(directive, context)
      if (disallow && closed.length > 0) {
        const who = crawlerNames(closed) || 'Crawlers'
        const related = [{message: 'closing', place: disallow.value}] as const
        const facts = {...data, who, disallow: quoteRule(disallow), path: quote(path)}
        yield {message: 'closed', data: facts, place, related}
      } else if (readers === '') {
        yield {message: 'unread', data, place}
      } else {
        yield {message: 'others', data: {...data, readers}, place}
      }
    }
  },
})

const INSTEAD_ON_GEMINI: Readonly<Record<string, string>> = {
  allow: 'Disallow for each folder that shall be closed',
  'crawl-delay': 'status 44 (slow down) for bots that come too often',
  sitemap: 'links on pages that indexers may fetch',
}

type Context = Pick<LintContext<object>, 'profiles' | 'gemini' | 'web' | 'knownDirectives'>

interface IgnoredRecord {
  readonly record: OtherRecord | Rule
  readonly group: Group | undefined
}

function* ignoredRecords(tree: Root, context: Context): Iterable<IgnoredRecord> {
  const allowIsIgnored = context.profiles.some(skipsAllow)
  const ignored = new Map<string, Directive | undefined>()
  const lines = allowIsIgnored ? tree.lines : otherRecords(tree)
  // A group may have thousands of names, and of directives.
  let asked: {readonly group: Group | undefined; readonly named: Map<Directive, boolean>} | undefined
  for (const {line, group} of withGroups(tree, lines)) {
    if (line.type === 'rule') {
      if (line.name === 'allow') yield {record: line, group}
      continue
    }
    if (line.type !== 'otherRecord') continue
    if (!ignored.has(line.name)) ignored.set(line.name, ignoredDirective(line.name, context))
    const directive = ignored.get(line.name)
    if (directive === undefined) continue
    if (asked === undefined || asked.group !== group) asked = {group, named: new Map()}
    const isNamed = asked.named.get(directive) ?? namesReader(group?.agents ?? [], directive)
    asked.named.set(directive, isNamed)
    if (!isNamed) yield {record: line, group}
  }
}

/** The directive of this key, if none of the target crawlers acts on it. */
function ignoredDirective(name: string, {profiles, web, knownDirectives}: Context): Directive | undefined {
  const directive = knownDirectives.has(name) ? undefined : findDirective(name)
  if (directive === undefined || directive.readers === 'all') return undefined
  // On the Web, statements that nobody acts on are meant for people and courts as well.
  const isStatement = web && directive.status === 'experimental'
  // That a few bots of Gemini read more than the specification has is no reason to write it.
  const isRead = readersOf(directive, profiles).some(({protocol}) => protocol === 'web')
  return isStatement || isRead ? undefined : directive
}

function skipsAllow({protocol, allow}: Profile): boolean {
  return protocol === 'gemini' && allow === 'ignored'
}

/** Who reads the directive all the same, libraries aside. */
function otherReaders({readers}: Directive, {profiles, web}: Context): string {
  if (readers === 'all') return ''
  const names = readers.flatMap(id => {
    const profile = findProfile(id)
    if (profile === undefined) return web ? [id] : []
    const sameWorld = profiles.some(({protocol}) => protocol === profile.protocol)
    return sameWorld && profile.kind !== 'library' ? [profile.title] : []
  })
  return enumerate(names)
}

/** The crawlers that skip an Allow and find its path closed by a rule; a group may be for none of them. */
function profilesClosedBy(
  disallow: Rule,
  path: string,
  {profiles, policy}: LintContext<object>,
): readonly Profile[] {
  return profiles.filter(profile => {
    if (!skipsAllow(profile)) return false
    const {allowed, rule} = decide(policy(profile), undefined, path)
    return !allowed && rule?.line === disallow
  })
}

/** The Disallow lines of groups by their paths: those of one group are looked up once. */
class ClosingRules {
  #group: Group | undefined
  #closed: ReadonlyMap<string, Rule> = new Map()

  /** The shortest Disallow of the group with a path that that of an Allow begins with. */
  ruleFor(allow: Rule, group: Group | undefined): Rule | undefined {
    if (group === undefined) return undefined
    if (group !== this.#group) {
      const rules = group.rules.filter(({name, value}) => name === 'disallow' && value.value !== '')
      this.#closed = new Map(rules.map(rule => [rule.value.value, rule]))
      this.#group = group
    }
    return this.#closed.size > 0 ? beginningIn(this.#closed, allow.value.value) : undefined
  }
}

/** Longer beginnings are looked for by nobody, and would cost much in a file of long paths. */
const LONGEST_BEGINNING = 200

function beginningIn(closed: ReadonlyMap<string, Rule>, path: string): Rule | undefined {
  const longest = Math.min(path.length, LONGEST_BEGINNING)
  for (let length = 1; length <= longest; length++) {
    const rule = closed.get(path.slice(0, length))
    if (rule) return rule
  }
  return undefined
}
