import type {Profile} from '../analyzer/crawlers/profile.ts'
import type {LintContext} from '../analyzer/lint/context.ts'
import {remove, removeLine} from '../analyzer/lint/edits.ts'
import {agentNames, crawlerNames, quoteRule} from '../analyzer/lint/phrases.ts'
import {firstDisallow, firstWord, forbids} from '../analyzer/lint/places.ts'
import {defineRule, type Fix, type FixSafety, type Problem} from '../analyzer/lint/rule.ts'
import type {Group, Line, Root, Rule} from '../analyzer/syntax/nodes.ts'
import {asciiLowerCase} from '../analyzer/syntax/parse.ts'
import type {Edit} from '../analyzer/syntax/source.ts'
import {quote} from '../analyzer/text/quote.ts'

const MARK = '\uFEFF'
/** The three bytes of the mark, read as Windows-1252 and saved again. */
const MARK_AS_TEXT = 'ï»¿'

const messages = {
  groupLost:
    'The file begins with an invisible byte order mark. Line 1 is lost for {crawlers}: the rules below it, such as {rule}, do not count for {agent}.',
  groupLostOrSpread:
    'The file begins with an invisible byte order mark. Line 1 is lost for {crawlers}: the rules below it, such as {rule}, do not count for {agent}. For {others} they count for everybody.',
  groupSpread:
    'The file begins with an invisible byte order mark. Line 1 is lost for {others}: the rules below it, such as {rule}, count for everybody.',
  groupSkipped:
    'The file begins with an invisible byte order mark. Search engines skip it, but line 1 is lost for Python’s urllib, Scrapy and other readers: the rules below it, such as {rule}, do not count for {agent}.',
  recordLost:
    'The file begins with an invisible byte order mark. Line 1 is lost for readers that do not expect it.',
  harmless:
    'The file begins with an invisible byte order mark. Nothing is lost, as long as no record stands on line 1.',
  laterGroup:
    'A byte order mark ({mark}) stands before {word}, so this line is lost: the rules below it, such as {rule}, count for {owner}.',
  laterRecord: 'A byte order mark ({mark}) stands before {word}, so this line is lost.',
  laterHarmless: 'A byte order mark ({mark}) stands here, as in files that were joined. No record is lost.',
} as const

export default defineRule({
  id: 'byte-order-mark',
  category: 'file',
  summary: 'A byte order mark at the start of the file or of a later line.',
  rationale: `
Some editors put an invisible character, the byte order mark, before the first letter of a file. Readers that do not
expect it take it for a part of the first word. \`User-agent\` is then no longer \`User-agent\`: the crawler does not see
that a group begins, and its rules count for nobody.

The large search engines of the Web skip the mark. Most Gemini crawlers and several libraries do not. When files are
joined, the mark of the second one ends up in the middle, where nobody skips it.

Save the file as "UTF-8", not as "UTF-8 with BOM".
`,
  references: [
    {
      title:
        'Measured with ten Gemini readers: Kennedy, GUS, mozz-archiver and September lose the first group',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-09',
    },
    {
      title: 'Gemini protocol 0.24.1: a body should not begin with a byte order mark',
      url: 'https://geminiprotocol.net/docs/protocol-specification.gmi',
      date: '2025-01',
    },
    {
      title: 'google/robotstxt 22b355f, robots.cc: the mark is skipped at the start of the file only',
      url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
      date: '2026-04',
    },
    {
      title: 'scrapy/scrapy#6195: the first group of a file with a mark is ignored',
      url: 'https://github.com/scrapy/scrapy/issues/6195',
      date: '2024-01',
    },
  ],
  targets: ['gemini', 'web'],
  severity: {gemini: 'error', web: 'warning'},
  fixable: 'depends',
  silences: ['malformed-line', 'unknown-directive'],
  messages,
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /a\n'},
      {
        code: 'User-agent: *\nDisallow: /a\uFEFFb\n',
        note: 'Inside a value it is an invisible character like others.',
      },
      {
        code: Uint8Array.of(0xff, 0xfe, 0x23, 0x00),
        note: 'The mark of UTF-16 is a matter of the encoding.',
      },
    ],
    bad: [
      {
        code: '\uFEFFUser-agent: archiver\nDisallow: /diary/\n',
        target: 'gemini',
        problems: [
          '1:1-1:11 error: The file begins with an invisible byte order mark. Line 1 is lost for Kennedy, Delorean Time Machine, GUS (geminispace.info), mozz-archiver and September: the rules below it, such as `Disallow: /diary/`, do not count for `archiver`. For TLGS they count for everybody.',
        ],
        fixed: 'User-agent: archiver\nDisallow: /diary/\n',
      },
      {
        code: '\uFEFFUser-agent: *\r\nDisallow: /a\r\n',
        problems: [
          '1:1-1:11 warning: The file begins with an invisible byte order mark. Search engines skip it, but line 1 is lost for Python’s urllib, Scrapy and other readers: the rules below it, such as `Disallow: /a`, do not count for `*`.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /a\r\n',
      },
      {
        code: '\uFEFFSitemap: https://example.com/s.xml\n',
        problems: [
          '1:1-1:8 warning: The file begins with an invisible byte order mark. Line 1 is lost for readers that do not expect it.',
        ],
        fixed: 'Sitemap: https://example.com/s.xml\n',
      },
      {
        code: '\uFEFF# Über\n\nUser-agent: *\nDisallow: /a\n',
        problems: [
          '1:1-1:2 info: The file begins with an invisible byte order mark. Nothing is lost, as long as no record stands on line 1.',
        ],
        fixed: '# Über\n\nUser-agent: *\nDisallow: /a\n',
      },
      {
        code: '\uFEFFSitemap: gemini://example.org/s\n',
        target: 'gemini',
        problems: [
          '1:1-1:8 info: The file begins with an invisible byte order mark. Nothing is lost, as long as no record stands on line 1.',
        ],
        fixed: 'Sitemap: gemini://example.org/s\n',
        note: 'No Gemini crawler reads a sitemap.',
      },
      {
        code: '\uFEFF',
        problems: [
          '1:1-1:1 info: The file begins with an invisible byte order mark. Nothing is lost, as long as no record stands on line 1.',
        ],
        fixed: '',
      },
      {
        code: 'User-agent: *\nDisallow: /a\n\uFEFFUser-agent: FooBot\nDisallow: /b\n',
        problems: [
          '3:1-3:12 error: A byte order mark (`<U+FEFF>`) stands before `User-agent`, so this line is lost: the rules below it, such as `Disallow: /b`, count for `*`.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\nUser-agent: FooBot\nDisallow: /b\n',
      },
      {
        code: 'ï»¿User-agent: *\nDisallow: /a\n',
        problems: [
          '1:1-1:14 error: A byte order mark (`ï»¿`) stands before `User-agent`, so this line is lost: the rules below it, such as `Disallow: /a`, count for nobody.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\n',
      },
      {
        code: '\uFEFF\uFEFFUser-agent: *\n',
        target: 'gemini',
        problems: [
          '1:1-1:12 info: The file begins with an invisible byte order mark. Nothing is lost, as long as no record stands on line 1.',
          '1:1-1:12 error: A byte order mark (`<U+FEFF>`) stands before `User-agent`, so this line is lost.',
        ],
        fixed: 'User-agent: *\n',
      },
      {
        code: 'User-agent: *\n\uFEFFDisallow: /b # 😀\n\uFEFF# c\n\uFEFF\nDisallow: /c\n',
        problems: [
          '2:1-2:10 error: A byte order mark (`<U+FEFF>`) stands before `Disallow`, so this line is lost.',
          '3:1-3:2 info: A byte order mark (`<U+FEFF>`) stands here, as in files that were joined. No record is lost.',
          '4:1-4:2 info: A byte order mark (`<U+FEFF>`) stands here, as in files that were joined. No record is lost.',
        ],
        fixed: 'User-agent: *\nDisallow: /b # 😀\n# c\nDisallow: /c\n',
      },
    ],
  },
  *check(tree, context) {
    const {byteOrderMark, encoding} = context.source
    if (byteOrderMark && encoding === 'utf-8') yield markOfFile(tree, context)
    if (!tree.text.includes(MARK) && !tree.text.includes(MARK_AS_TEXT)) return
    const seenAlike = seesSameLines(tree, context.profiles)
    let group = 0
    for (const line of tree.lines) {
      if (markAt(tree.text, line.start) === '') continue
      while (group < tree.groups.length && (tree.groups[group]?.start ?? 0) < line.start) group++
      yield markOfLine(tree, line, tree.groups[group - 1], seenAlike)
    }
  },
})

function markOfFile(tree: Root, {profiles, gemini}: LintContext<object>): Problem<typeof messages> {
  const place = firstWord(tree)
  const line = tree.lineAt(0)
  // No Gemini crawler reads other records.
  const lost =
    line?.type === 'userAgent' || line?.type === 'rule' || (line?.type === 'otherRecord' && !gemini)
  const readers = lost ? profiles.filter(profile => profile.byteOrderMark === 'kept') : []
  // Of two marks the second one would be skipped as the first is now, and line 1 be seen.
  const isSeenAfterwards = readers.length > 0 || markAt(tree.text, 0) !== ''
  const isSafe = !isSeenAfterwards && seesSameLines(tree, profiles)
  const fix = removal({start: -1, end: 0, text: ''}, isSafe ? 'safe' : 'unsafe')
  if (!lost) return {message: 'harmless', severity: 'info', place, fix}
  const group = tree.groups[0]
  const rule = group && firstDisallow(group.rules)
  if (line.type !== 'userAgent' || rule === undefined) {
    return {message: 'recordLost', severity: 'warning', place, fix}
  }
  const data = {agent: quote(line.value.value), rule: quoteRule(rule)}
  const loss = lossOfGroup(readers, data)
  if (loss) return {...loss, place, fix}
  return gemini
    ? {message: 'recordLost', severity: 'warning', place, fix}
    : {message: 'groupSkipped', severity: 'warning', data, place, fix}
}

/** What some target crawlers make of the rules, if any loses the first line. */
function lossOfGroup(readers: readonly Profile[], data: {agent: string; rule: string}) {
  const crawlers = crawlerNames(readers.filter(({rulesBeforeAgent}) => rulesBeforeAgent === 'ignored'))
  const others = crawlerNames(readers.filter(givesRulesToEverybody))
  if (crawlers && others) return {message: 'groupLostOrSpread', data: {...data, crawlers, others}} as const
  if (crawlers) return {message: 'groupLost', data: {...data, crawlers}} as const
  if (others) return {message: 'groupSpread', data: {...data, others}} as const
  return undefined
}

/** Because of the mark, and not anyhow. */
function givesRulesToEverybody({rulesBeforeAgent, combination, agentsBeforeFirstLine}: Profile): boolean {
  return rulesBeforeAgent === 'for-everybody' && combination !== 'all-groups' && !agentsBeforeFirstLine
}

/** The marks that a line begins with. */
function markAt(text: string, start: number): string {
  let end = start
  for (;;) {
    if (text.startsWith(MARK, end)) end += MARK.length
    else if (text.startsWith(MARK_AS_TEXT, end)) end += MARK_AS_TEXT.length
    else return text.slice(start, end)
  }
}

/** A line that begins with marks is a record with an odd key, or has no colon. */
function markOfLine(
  tree: Root,
  line: Line,
  above: Group | undefined,
  seenAlike: boolean,
): Problem<typeof messages> {
  const mark = markAt(tree.text, line.start)
  const place = {start: line.start, end: line.start + mark.length}
  const wordEnd = line.type === 'otherRecord' ? line.keyEnd : contentEnd(line)
  const word = tree.text.slice(place.end, wordEnd).trim()
  const data = {mark: quote(mark)}
  if (word === '') {
    // Without the mark the line would be blank, and a blank line ends the group for some readers.
    const edit = line.raw.slice(mark.length).trim() === '' ? removeLine(line) : remove(place)
    // What follows line 1 would be the first line, where a mark of the file may be before it.
    const isSafe = line.line > 1 && seenAlike
    const fix = removal(edit, isSafe ? 'safe' : 'unsafe')
    return {message: 'laterHarmless', severity: 'info', data, place, fix}
  }
  const problem = {
    severity: 'error',
    place: {start: line.start, end: wordEnd},
    fix: removal(remove(place), 'unsafe'),
  } as const
  const rule = asciiLowerCase(word) === 'user-agent' ? firstDisallowBelow(tree, line) : undefined
  if (rule === undefined) return {message: 'laterRecord', data: {...data, word: quote(word)}, ...problem}
  const owner = above ? agentNames(above.agents) : 'nobody'
  return {message: 'laterGroup', data: {...data, word: quote(word), rule: quoteRule(rule), owner}, ...problem}
}

/** Whether all readers see the lines of the tree, so that a mark is before the same for everybody. */
function seesSameLines({text}: Root, profiles: readonly Profile[]): boolean {
  return profiles.every(({lineEnds}) => lineEnds !== 'lf') || !/\r(?!\n)/.test(text)
}

function contentEnd(line: Line): number {
  return line.type === 'malformedLine' ? line.contentEnd : line.end
}

/** The first rule that the author wrote for a user-agent line that is none. */
function firstDisallowBelow(tree: Root, {line: number}: Line): Rule | undefined {
  for (let index = number; index < tree.lines.length; index++) {
    const line = tree.lines[index]
    if (line?.type === 'rule') {
      if (forbids(line)) return line
    } else if (line === undefined || line.type === 'userAgent' || markAt(tree.text, line.start) !== '')
      return undefined
  }
  return undefined
}

function removal(edit: Edit, safety: FixSafety): Fix {
  return {title: 'Remove the byte order mark', safety, edits: [edit]}
}
