import {findDirective} from '../analyzer/crawlers/directives.ts'
import type {Profile} from '../analyzer/crawlers/profile.ts'
import {namesReader, readersOf} from '../analyzer/lint/directive-readers.ts'
import {isAddressed} from '../analyzer/lint/line-readers.ts'
import {recordsWith, withGroups} from '../analyzer/lint/lines-with.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Group, OtherRecord, UserAgentRecord} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

/** Bing waits 30 seconds at most between two pages. */
const LONGEST_DELAY = 30
/** Above 300 seconds crawler-commons, and so the crawlers built on it, leaves the site alone. */
const DELAY_TAKEN_FOR_BAN = 300
/** Yandex: a Clean-param rule has 500 characters at most. */
const LONGEST_CLEAN_PARAM = 500

export default defineRule({
  id: 'directive-value',
  category: 'keys',
  summary:
    'A value that the readers of its key reject or cannot use: Crawl-delay, Request-rate, Visit-time, Clean-param.',
  rationale: `
These keys are extensions: each has a few readers and a form of its own, and a value in another form is dropped
without a word.

- \`Crawl-delay\` is a number of seconds, with a point if it must be: no unit, no comma. Bing takes 1 to 30. It belongs to
  the group above it, once.
- \`Request-rate\` is pages per time: \`1/10s\`, \`1/5\` or \`30/1m\`, and may be followed by a time of day as \`0800-1700\`.
- \`Visit-time\` is a time of day in UTC: \`0600-0845\`.
- \`Clean-param\` has the names of parameters with \`&\` between them, then the beginning of a path:
  \`sid&sort /forum/\`.
`,
  references: [
    {title: 'Bing Webmaster: Crawl-delay and the Bing crawler (1 to 30 seconds)', date: '2012-05'},
    {
      title: 'Yandex: Clean-param directive',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/clean-param',
      date: '2026-08',
    },
    {
      title: 'Seznam: Request-rate',
      url: 'https://napoveda.seznam.cz/en/full-text-search/crawling-control/',
      date: '2026-08',
    },
    {
      title: 'crawler-commons 8e14e27: a delay above 300 seconds shuts the crawler out',
      url: 'https://github.com/crawler-commons/crawler-commons',
      date: '2026-07',
    },
  ],
  targets: ['web'],
  severity: 'warning',
  gather: {by: ['longest', 'most']},
  messages: {
    delayForm: '{value} is no number of seconds, so crawlers that know Crawl-delay drop the line.',
    delayTooLong: 'Bing waits {longest} seconds at most, so {value} counts as {longest} there.',
    delayTakenForBan:
      'With a delay of {value} seconds a crawler fetches {pages} a day, and readers built on crawler-commons take more than 300 seconds for a ban.',
    delayOutside: 'A Crawl-delay belongs to a group; before the first user-agent line it is for nobody.',
    delayTwice: 'This group has a Crawl-delay already; crawlers differ on which of the two they take.',
    delayFirst: 'The first one.',
    rateForm: '{value} is no rate such as `1/10s`, so crawlers that know Request-rate drop the line.',
    timeForm: '{value} is no time of day such as `0600-0845`, so no reader can use it.',
    paramForm:
      '{value} is not what Yandex reads: names of parameters with `&` between them, then the beginning of a path.',
    paramLength: 'Yandex reads {most} characters of a Clean-param at most; this one has {length}.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nCrawl-delay: 10\nDisallow: /a\n'},
      {
        code: 'User-agent: *\nDisallow: /a\nCrawl-delay: .5 # half a second\n\nUser-agent: b\nCrawl-delay: 1.0\nDisallow:\n',
      },
      {
        code: 'User-agent: SeznamBot\nRequest-rate: 1/10s 1800-1900\nRequest-rate: 30/1m\nVisit-time: 0600-0845\nDisallow:\n',
      },
      {
        code: 'User-agent: *\nRequest-rate: 1 per 10s\nVisit-time: 6:00-8:45\nDisallow: /a\n',
        note: 'No target crawler reads them, and `ignored-directive` says so.',
      },
      {code: 'User-agent: Slurp\nCrawl-delay: 100\nDisallow:\n'},
      {code: 'Clean-param: sid&sort[] /forum/*.php\nClean-param: ref\nUser-agent: *\nDisallow:\n'},
    ],
    bad: [
      {
        code: 'User-agent: *\nCrawl-delay: 10s\nDisallow: /a\n\nUser-agent: b\nCrawl-delay: 0,5\nDisallow:\n\nUser-agent: c\nCrawl-delay: -1\nDisallow:\n',
        problems: [
          '2:14-2:17 warning: `10s` is no number of seconds, so crawlers that know Crawl-delay drop the line.',
          '6:14-6:17 warning: `0,5` is no number of seconds, so crawlers that know Crawl-delay drop the line.',
          '10:14-10:16 warning: `-1` is no number of seconds, so crawlers that know Crawl-delay drop the line.',
        ],
      },
      {
        code: 'User-agent: *\nCrawl-delay:\nDisallow: /a\n',
        problems: [
          '2:1-2:13 warning: An empty value is no number of seconds, so crawlers that know Crawl-delay drop the line.',
        ],
      },
      {
        code: 'User-agent: *\nCrawl-delay: 60\nDisallow: /a\n\nUser-agent: b\nCrawl-delay: 3600\nDisallow:\n',
        problems: [
          '2:14-2:16 info: Bing waits 30 seconds at most, so `60` counts as 30 there.',
          '6:14-6:18 warning: With a delay of `3600` seconds a crawler fetches 24 pages a day, and readers built on crawler-commons take more than 300 seconds for a ban.',
        ],
      },
      {
        code: 'User-agent: *\nCrawl-delay: 86400\nDisallow: /a\n\nUser-agent: b\nCrawl-delay: 604800\nDisallow:\n',
        problems: [
          '2:14-2:19 warning: With a delay of `86400` seconds a crawler fetches 1 page a day, and readers built on crawler-commons take more than 300 seconds for a ban.',
          '6:14-6:20 warning: With a delay of `604800` seconds a crawler fetches less than a page a day, and readers built on crawler-commons take more than 300 seconds for a ban.',
        ],
      },
      {
        code: 'Crawl-delay: 10\nUser-agent: *\nCrawl-delay: 5\nDisallow: /a\nCrawl-delay: 10\n',
        problems: [
          '1:1-1:12 warning: A Crawl-delay belongs to a group; before the first user-agent line it is for nobody.',
          '5:1-5:12 warning: This group has a Crawl-delay already; crawlers differ on which of the two they take.',
        ],
      },
      {
        code: 'User-agent: SeznamBot\nRequest-rate: 1 per 10s\nDisallow: /a\n',
        problems: [
          '2:15-2:24 warning: `1 per 10s` is no rate such as `1/10s`, so crawlers that know Request-rate drop the line.',
        ],
      },
      {
        code: 'User-agent: *\nVisit-time: 6:00-8:45\nDisallow: /a\n',
        target: 'protego',
        problems: [
          '2:13-2:22 warning: `6:00-8:45` is no time of day such as `0600-0845`, so no reader can use it.',
        ],
      },
      {
        code: 'User-agent: Yandex\nClean-param: /forum/ sid\nClean-param: sid,ref /a\nClean-param: ?sid\nDisallow: /a\n',
        problems: [
          '2:14-2:25 warning: `/forum/ sid` is not what Yandex reads: names of parameters with `&` between them, then the beginning of a path.',
          '3:14-3:24 warning: `sid,ref /a` is not what Yandex reads: names of parameters with `&` between them, then the beginning of a path.',
          '4:14-4:18 warning: `?sid` is not what Yandex reads: names of parameters with `&` between them, then the beginning of a path.',
        ],
      },
    ],
  },
  *check(tree, context) {
    if (!(tree.traits & Trait.OtherRecord)) return
    let delay: OtherRecord | undefined
    let names = new GroupNames(undefined, context.profiles)
    for (const {line, group} of withGroups(tree, recordsWith(tree, Trait.UserAgent | Trait.OtherRecord))) {
      // Who joins a run of names has a delay of its own in the eyes of the author: another rule speaks of that.
      if (line.type === 'userAgent') delay = undefined
      if (line.type !== 'otherRecord') continue
      if (names.group !== group) names = new GroupNames(group, context.profiles)
      if (line.name !== 'crawl-delay') {
        yield* judgeForm(line, names)
        continue
      }
      if (group === undefined) {
        yield {message: 'delayOutside', place: line.key}
        continue
      }
      const seconds = secondsOf(line)
      if (delay && seconds !== undefined) {
        yield {message: 'delayTwice', place: line.key, related: [{message: 'delayFirst', place: delay.key}]}
      }
      yield* judgeDelay(line, seconds, names.areFor('bing'))
      if (seconds !== undefined) delay ??= line
    }
  },
})

const FORMS = {
  'request-rate': {message: 'rateForm', form: /^\d+\s*\/\s*\d+\s*[smhd]?(?:\s+\d{4}\s*-\s*\d{4})?$/i},
  'visit-time': {message: 'timeForm', form: /^(?:[01]\d|2[0-4])[0-5]\d\s*-\s*(?:[01]\d|2[0-4])[0-5]\d$/},
  'clean-param': {message: 'paramForm', form: /^[\w.~[\]%-]+(?:&[\w.~[\]%-]+)*(?:\s+[/*]\S*)?$/},
} as const

/** The form matters where somebody reads the line: a target crawler, or one that the group names. */
function* judgeForm(line: OtherRecord, names: GroupNames) {
  if (!isKeyWithForm(line.name) || !names.read(line.name)) return
  const {value} = line.value
  const {message, form} = FORMS[line.name]
  const place = placeOf(line)
  if (line.name === 'clean-param' && value.length > LONGEST_CLEAN_PARAM) {
    yield {message: 'paramLength', data: {most: LONGEST_CLEAN_PARAM, length: value.length}, place} as const
  } else if (!form.test(value)) {
    yield {message, data: {value: quote(value)}, place} as const
  }
}

/** What lines ask of the names above them; each question is answered once, as a group may have thousands of both. */
class GroupNames {
  readonly group: Group | undefined
  readonly #profiles: readonly Profile[]
  readonly #addressed = new Map<string, boolean>()
  readonly #reading = new Map<string, boolean>()

  constructor(group: Group | undefined, profiles: readonly Profile[]) {
    this.group = group
    this.#profiles = profiles
  }

  /** Is a target crawler named, or meant by `*`? */
  areFor(id: string): boolean {
    const profile = this.#profiles.find(one => one.id === id)
    return once(this.#addressed, id, () => profile !== undefined && isAddressed(profile, this.#agents))
  }

  /** Does a target crawler, or one that is named, read lines with a key? */
  read(key: string): boolean {
    return once(this.#reading, key, () => {
      const directive = findDirective(key)
      if (directive === undefined) return false
      return readersOf(directive, this.#profiles).length > 0 || namesReader(this.#agents, directive)
    })
  }

  get #agents(): readonly UserAgentRecord[] {
    return this.group?.agents ?? []
  }
}

function once(known: Map<string, boolean>, key: string, answer: () => boolean): boolean {
  const value = known.get(key) ?? answer()
  known.set(key, value)
  return value
}

function secondsOf(line: OtherRecord): number | undefined {
  const {value} = line.value
  return /^(?:\d+\.?\d*|\.\d+)$/.test(value) ? Number(value) : undefined
}

function* judgeDelay(line: OtherRecord, seconds: number | undefined, isForBing: boolean) {
  const {value} = line.value
  const place = placeOf(line)
  if (seconds === undefined) {
    yield {
      message: 'delayForm',
      data: {value: value === '' ? 'An empty value' : quote(value)},
      place,
    } as const
  } else if (seconds > DELAY_TAKEN_FOR_BAN) {
    const data = {value: quote(value), pages: pagesADay(seconds)}
    yield {message: 'delayTakenForBan', data, place} as const
  } else if (seconds > LONGEST_DELAY && isForBing) {
    const data = {value: quote(value), longest: LONGEST_DELAY}
    yield {message: 'delayTooLong', data, place, severity: 'info'} as const
  }
}

function pagesADay(delay: number): string {
  const pages = Math.floor((24 * 60 * 60) / delay)
  if (pages === 0) return 'less than a page'
  return pages === 1 ? '1 page' : `${pages} pages`
}

function isKeyWithForm(name: string): name is keyof typeof FORMS {
  return Object.hasOwn(FORMS, name)
}

/** The value; the key and the colon where there is none. */
function placeOf(line: OtherRecord) {
  return line.valueStart < line.valueEnd ? line.value : {start: line.keyStart, end: line.separatorOffset + 1}
}
