import {
  type DirectiveMisspelling,
  findDirectiveMisspelling,
} from '../analyzer/crawlers/directive-misspellings.ts'
import {findDirective} from '../analyzer/crawlers/directives.ts'
import type {Profile} from '../analyzer/crawlers/profile.ts'
import {findProfile} from '../analyzer/crawlers/profiles.ts'
import type {LintContext} from '../analyzer/lint/context.ts'
import {readersOf} from '../analyzer/lint/directive-readers.ts'
import {replace} from '../analyzer/lint/edits.ts'
import {readersOfGroup} from '../analyzer/lint/group-readers.ts'
import {looksLikeValue} from '../analyzer/lint/known-keys.ts'
import {nameToAsk} from '../analyzer/lint/line-readers.ts'
import {otherRecords, withGroups} from '../analyzer/lint/lines-with.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule, type Severity} from '../analyzer/lint/rule.ts'
import {plainPath} from '../analyzer/lint/witness-path.ts'
import {decide} from '../analyzer/policy/decide.ts'
import {readKeyValues} from '../analyzer/policy/read-line.ts'
import type {Group, OtherRecord} from '../analyzer/syntax/nodes.ts'
import {capitalize, enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'misspelled-directive',
  category: 'keys',
  summary: 'A misspelt or translated key, such as `Dissallow`, `useragent` or `Agente`.',
  rationale: `
Crawlers skip lines whose key they do not know, without a word. A misspelt \`Disallow\` leaves open what it should
close. A misspelt \`User-agent\` is worse: the rules below it are read as rules of the group above, or of nobody.

Some crawlers are lenient, each in its own way. Google accepts a few slips, and every key that *begins* with a known
one (\`Disallowed\`, \`Sitemaps\`); most others accept none. The message says who reads the line as you meant it, if anybody does. Keys
are not translated: \`Agente\`, as the Italian translation of the Gemini specification may suggest, is no key.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: the keys are user-agent, allow and disallow',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title:
        'google/robotstxt 22b355f, robots.cc: misspellings that Google accepts, and keys compared by their beginning',
      url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
      date: '2026-04',
    },
    {
      title: 'robots.txt for Gemini: all other lines are ignored',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: ['unknown-directive'],
  gather: {by: ['written', 'who']},
  messages: {
    joins:
      '{written} is no key, {intended} is meant. {who} will read the rules below as rules for {agent}.{accepted}',
    lost: '{written} is no key, {intended} is meant. {who} will take the rules below for rules of nobody.{accepted}',
    unnamed: '{written} is no key, {intended} is meant. {who} will not apply the rules to {value}.{accepted}',
    open: '{written} is no key, {intended} is meant. {who} will skip the line, and {value} stays open.{accepted}',
    closed:
      '{written} is no key, {intended} is meant. {who} will skip the line, and {value} gets no exception.{accepted}',
    skipped: '{written} is no key, {intended} is meant. {who} will skip the line.{accepted}',
    mistaken:
      '{written} is a proposal that no crawler is known to act on. For {who} only the beginning of a key counts, here {value}.',
    accepted: '{written} is no key, {intended} is meant.{accepted} Other crawlers skip the line.',
  },
  examples: {
    good: [
      {code: 'user-agent: *\nDISALLOW: /a\nSiteMap: https://example.com/a.xml\nCrawl-Delay: 1\n'},
      {code: 'User-agent: *\nDisallow:\nHallow: /x\nComment: no\nBlock: of flats\nRefuser: moi\n'},
      {
        code: 'User-agent: *\nDisallow:\nAlow: /a\nSitemaps: https://example.com/a.xml\n',
        target: 'gemini',
        note: 'Readers of capsules would ignore the right spelling too.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallowAITraining: /\nAllow: /a\n\nUser-agent: bingbot\nDisallowAITraining: /\nDisallow: /b\n',
        problems: [
          '2:1-2:19 error: `DisallowAITraining` is a proposal that no crawler is known to act on. For Google only the beginning of a key counts, here `Disallow: /`.',
        ],
        note: 'It closes the site to Google.',
      },
      {
        code: 'User-agent: *\nDissallow: /a\ndesallow: /b\nAlow: /b/c\nDisallop:\n',
        problems: [
          '2:1-2:10 error: `Dissallow` is no key, `Disallow` is meant. Presumably Bing and Yandex will skip the line, and `/a` stays open. Accepted by Google, Protego (Scrapy), crawler-commons and nuxt-robots.',
          '3:1-3:9 error: `desallow` is no key, `Disallow` is meant. Crawlers will skip the line, and `/b` stays open. Accepted by crawler-commons.',
          '4:1-4:5 error: `Alow` is no key, `Allow` is meant. Crawlers will skip the line, and `/b/c` gets no exception.',
          '5:1-5:9 error: `Disallop` is no key, `Disallow` is meant. Crawlers will skip the line.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\ndisallow: /b\nAllow: /b/c\nDisallow:\n',
      },
      {
        code: 'useragent: *\r\nDisallow: /a\r\n\r\nUser-agent: A\r\nUser-agent: B\r\nDisallow: /b\r\n\r\nUser agent: C # c\r\nuser_agent: D\r\nDisallow: /\r\n\r\nUser-agent: E\r\nUser-agents: F\r\nDisallow: /\r\nUser-agnet: G\r\n',
        problems: [
          '1:1-1:10 error: `useragent` is no key, `User-agent` is meant. Presumably Bing and Yandex will take the rules below for rules of nobody. Accepted by Google, Protego (Scrapy), temoto, crawler-commons and nuxt-robots.',
          '8:1-8:11 error: `User agent` is no key, `User-agent` is meant. Presumably Bing and Yandex will read the rules below as rules for `A` and others. Accepted by Google, Protego (Scrapy), crawler-commons and nuxt-robots.',
          '9:1-9:11 error: `user_agent` is no key, `User-agent` is meant. Crawlers will read the rules below as rules for `A` and others.',
          '13:1-13:12 error: `User-agents` is no key, `User-agent` is meant. Presumably Bing and Yandex will not apply the rules to `F`. Accepted by Google and crawler-commons.',
          '15:1-15:11 error: `User-agnet` is no key, `User-agent` is meant. Crawlers will not apply the rules to `G`. Accepted by crawler-commons.',
        ],
        fixed:
          'user-agent: *\r\nDisallow: /a\r\n\r\nUser-agent: A\r\nUser-agent: B\r\nDisallow: /b\r\n\r\nUser-agent: C # c\r\nuser-agent: D\r\nDisallow: /\r\n\r\nUser-agent: E\r\nUser-agent: F\r\nDisallow: /\r\nUser-agent: G\r\n',
      },
      {
        code: 'Agente: *\nDisallow: /a\nDeny: /😀\n',
        target: 'gemini',
        problems: [
          '1:1-1:7 error: `Agente` is no key, `User-agent` is meant. Crawlers will take the rules below for rules of nobody.',
          '3:1-3:5 error: `Deny` is no key, `Disallow` is meant. Crawlers will skip the line, and `/😀` stays open.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\nDisallow: /😀\n',
      },
      {
        code: 'User-agent: *\nDisallow:\nSitemaps: https://example.com/a.xml\nVideo Sitemap: https://example.com/b.xml\nCraw-delay: 2\nContent_Signal: ai-train=no\n',
        problems: [
          '3:1-3:9 error: `Sitemaps` is no key, `Sitemap` is meant. Presumably Bing and Yandex will skip the line. Accepted by Google, Protego (Scrapy) and crawler-commons.',
          '4:1-4:14 error: `Video Sitemap` is no key, `Sitemap` is meant. Crawlers will skip the line.',
          '5:1-5:11 error: `Craw-delay` is no key, `Crawl-delay` is meant. Crawlers will skip the line. Accepted by crawler-commons.',
          '6:1-6:15 warning: `Content_Signal` is no key, `Content-Signal` is meant. Crawlers will skip the line.',
        ],
        fixed:
          'User-agent: *\nDisallow:\nSitemap: https://example.com/a.xml\nSitemap: https://example.com/b.xml\nCrawl-delay: 2\nContent-Signal: ai-train=no\n',
      },
      {
        code: 'User-agent: *\nDisallow: /a/\nDisalow: /a/b/\n',
        problems: [
          '3:1-3:8 error: `Disalow` is no key, `Disallow` is meant. Presumably Bing and Yandex will skip the line. Accepted by Google, Protego (Scrapy), crawler-commons and nuxt-robots.',
        ],
        fixed: 'User-agent: *\nDisallow: /a/\nDisallow: /a/b/\n',
        note: 'Another rule closes the path.',
      },
      {
        code: 'User-agent: YandexBot\nDisallow: /b\nDisalow: /a\n\nUser-agent: Googlebot\nDisallow: /b\nDisalow: /a\n\nUser-agent: GPTBot\nDisallow: /b\nDisalow: /a\n',
        problems: [
          '3:1-3:8 error: `Disalow` is no key, `Disallow` is meant. Presumably Yandex will skip the line, and `/a` stays open. Accepted by Google, Protego (Scrapy), crawler-commons and nuxt-robots.',
          '7:1-7:8 info: `Disalow` is no key, `Disallow` is meant. Accepted by Google, Protego (Scrapy), crawler-commons and nuxt-robots. Other crawlers skip the line.',
          '11:1-11:8 error: `Disalow` is no key, `Disallow` is meant. Some crawlers will skip the line, and `/a` stays open. Accepted by Google, Protego (Scrapy), crawler-commons and nuxt-robots.',
        ],
        fixed:
          'User-agent: YandexBot\nDisallow: /b\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow: /b\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\nDisallow: /a\n',
        note: 'Only those that a group is for are named.',
      },
      {
        code: 'User-agent: *\nDisalow: /a\n',
        target: 'google',
        problems: [
          '2:1-2:8 info: `Disalow` is no key, `Disallow` is meant. Accepted by Google, Protego (Scrapy), crawler-commons and nuxt-robots. Other crawlers skip the line.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\n',
      },
    ],
  },
  *check(tree, context) {
    // A file may have the same slip in every line.
    const slips = new Map<string, Slip | undefined>()
    let lastOrphan = 0
    for (const child of tree.children) if (child.type === 'rule') lastOrphan = child.line
    for (const {line, group} of withGroups(tree, otherRecords(tree))) {
      if (context.knownDirectives.has(line.name)) continue
      const key = line.key.value
      if (findDirective(key)?.status === 'experimental') {
        const mistaken = mistakenProposal(line, group, context.profiles)
        if (mistaken) yield mistaken
        continue
      }
      if (!slips.has(key)) slips.set(key, findSlip(key, context.profiles))
      const slip = slips.get(key)
      if (slip === undefined || !isPlausible(line, slip.misspelling)) continue
      const skipping = skippersOf(slip, group, context.profiles)
      const isOpen = () => staysOpen(line, skipping.profiles, group, context)
      yield problemOf(line, slip, skipping.names, group, lastOrphan, isOpen)
    }
  },
})

/** A proposed key that some crawlers of the group take for one of their own, for the way it begins. */
function mistakenProposal(record: OtherRecord, group: Group | undefined, profiles: readonly Profile[]) {
  const {profiles: readers, areNamed} = readersOfGroup(group, profiles)
  const keyFor = (profile: Profile) =>
    readKeyValues(record.raw, profile).find(({key}) => key !== record.name)?.key
  const mistaking = readers.filter(profile => keyFor(profile) !== undefined)
  const name = mistaking.map(keyFor).flatMap(key => findDirective(key ?? '')?.name ?? [])[0]
  if (name === undefined) return undefined
  const data = {
    written: quote(record.key.value),
    value: quote(`${name}: ${record.value.value}`),
    who: areNamed ? crawlerNames(mistaking) : 'some crawlers',
  }
  return {message: 'mistaken', data, place: record.key} as const
}

/** What is to be said of a key, wherever it stands. */
interface Slip {
  readonly misspelling: DirectiveMisspelling
  /** The right word, in the same case. */
  readonly word: string
  readonly severity: Severity
  /** The crawlers that would read the right word, and those of them that skip the line. */
  readonly readers: readonly Profile[]
  readonly skipping: readonly Profile[]
  readonly data: Readonly<Record<'written' | 'intended' | 'accepted', string>>
}

/** The slip that a key is; undefined where the right spelling would be read by nobody either. */
function findSlip(key: string, profiles: readonly Profile[]): Slip | undefined {
  const misspelling = findDirectiveMisspelling(key)
  // Of this one content-signal speaks.
  if (misspelling === undefined || /^content-signals$/i.test(key)) return undefined
  const directive = findDirective(misspelling.intended)
  if (directive === undefined) return undefined
  const {intended, acceptedBy} = misspelling
  const web = profiles.some(({protocol}) => protocol === 'web')
  const readers = web || directive.readers === 'all' ? readersOf(directive, profiles) : []
  const skipping = readers.filter(({id}) => !acceptedBy.includes(id))
  const accepting = titlesOf(acceptedBy.flatMap(id => readerIn(id, profiles)))
  // What no crawler acts on may still be a statement for people.
  const isStatement = web && directive.status === 'experimental'
  if (readers.length === 0 && !isStatement) return undefined
  return {
    misspelling,
    word: key === key.toLowerCase() ? intended.toLowerCase() : intended,
    readers,
    skipping,
    severity: skipping.length > 0 ? 'error' : readers.length > 0 ? 'info' : 'warning',
    data: {
      written: quote(key),
      intended: quote(intended),
      accepted: accepting === '' ? '' : ` Accepted by ${accepting}.`,
    },
  }
}

/** Other words are slips only before a value that fits: "Block: 5th floor" is no Disallow line. */
function isPlausible(record: OtherRecord, {intended, kind}: DirectiveMisspelling): boolean {
  const otherWord = kind === 'translated' || kind === 'synonym' || kind === 'partial'
  return !otherWord || looksLikeValue(intended.toLowerCase(), record.value.value)
}

/** Who skips a line, and how a sentence names them; no name where nobody does whom the line is for. */
function skippersOf(slip: Slip, group: Group | undefined, profiles: readonly Profile[]) {
  const {readers, skipping, misspelling} = slip
  const isRule = misspelling.intended === 'Disallow' || misspelling.intended === 'Allow'
  const {profiles: concerned, areNamed} =
    group && isRule ? readersOfGroup(group, profiles) : {profiles, areNamed: true}
  const here = skipping.filter(profile => concerned.includes(profile))
  if (readers.length > 0 && here.length === 0) return {profiles: here, names: ''}
  if (skipping.length === readers.length) return {profiles: here, names: 'Crawlers'}
  const names = areNamed ? capitalize(crawlerNames(here, 'misspellings')) : 'Some crawlers'
  return {profiles: here, names: names || 'Crawlers'}
}

function problemOf(
  record: OtherRecord,
  slip: Slip,
  who: string,
  group: Group | undefined,
  lastOrphan: number,
  isOpen: () => boolean,
) {
  const {word} = slip
  const severity = who === '' ? 'info' : slip.severity
  const data = {...slip.data, who}
  const place = record.key
  const fix = {title: `Write ${quote(word)}`, safety: 'unsafe', edits: [replace(place, word)]} as const
  const problem = {place, severity, fix} as const
  if (severity === 'info') return {...problem, message: 'accepted', data} as const
  const effect = effectOf(record, slip.misspelling.intended, group, lastOrphan)
  if (effect === 'joins') {
    return {...problem, message: effect, data: {...data, agent: firstAgentOf(group)}} as const
  }
  if (effect === 'lost' || effect === 'skipped') return {...problem, message: effect, data} as const
  if (effect === 'open' && !isOpen()) return {...problem, message: 'skipped', data} as const
  return {...problem, message: effect, data: {...data, value: quote(record.value.value)}} as const
}

/** A reader of the same world as the target crawlers. Libraries without a profile are known from the Web. */
function readerIn(id: string, profiles: readonly Profile[]): readonly {readonly title: string}[] {
  const profile = findProfile(id)
  const protocol = profile?.protocol ?? 'web'
  return profiles.some(target => target.protocol === protocol) ? [profile ?? {title: id}] : []
}

function titlesOf(readers: readonly {readonly title: string}[]): string {
  return enumerate(readers.map(({title}) => title))
}

/** What comes of it that the line is skipped. */
function effectOf(record: OtherRecord, intended: string, group: Group | undefined, lastOrphan: number) {
  if (record.valueStart === record.valueEnd) return 'skipped'
  if (intended === 'Disallow') return 'open'
  if (intended === 'Allow') return 'closed'
  if (intended !== 'User-agent') return 'skipped'
  if (group === undefined) return record.line < lastOrphan ? 'lost' : 'unnamed'
  const [first] = group.rules
  const last = group.rules.at(-1)
  const between =
    first !== undefined && last !== undefined && first.line < record.line && record.line < last.line
  return between ? 'joins' : 'unnamed'
}

/** Whether the path of a Disallow that crawlers skip is open to them: another rule may close it. */
function staysOpen(
  record: OtherRecord,
  skipping: readonly Profile[],
  group: Group | undefined,
  {policy}: LintContext<object>,
): boolean {
  const agents = group?.agents ?? []
  // To some crawlers a star is a star.
  const paths = [plainPath(record.value.value), record.value.value]
  return skipping
    .filter(({kind}) => kind !== 'specification')
    .every(profile => paths.every(path => decide(policy(profile), nameToAsk(profile, agents), path).allowed))
}

function firstAgentOf(group: Group | undefined): string {
  const [first, second] = group?.agents ?? []
  return quote(first?.value.value ?? '') + (second === undefined ? '' : ' and others')
}
