import {coverageOf} from '../analyzer/lint/coverage.ts'
import {replace} from '../analyzer/lint/edits.ts'
import {
  coverageNames,
  type GroupReaders,
  missedNames,
  readersOfGroup,
} from '../analyzer/lint/group-readers.ts'
import {groupsWith} from '../analyzer/lint/lines-with.ts'
import {needsBothForms, respell} from '../analyzer/lint/respelling.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Group, Root, Rule} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {examplePath} from '../analyzer/text/example-path.ts'
import {decodeNonAscii, encodePath, normalizeEscapes} from '../analyzer/text/percent-encoding.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'percent-encoding',
  category: 'paths',
  summary: 'Percent-encoding in a path that is broken, or that crawlers read differently.',
  rationale: `
In an address \`%\` and two hexadecimal digits stand for a byte, such as \`%20\` for a space; a percent sign itself is
\`%25\`. A \`%\` with anything else behind it stands in no proper address, so a rule with one covers nothing.

Letters, digits and the signs \`- . _ ~\` need no encoding. RFC 9309 asks crawlers to take \`%7E\` for \`~\`; Google and
others compare letter by letter and do not. Write the character itself. Hexadecimal digits are written in upper case;
where a crawler minds, lower-case ones are reported.

\`%2A\` and \`%24\` are meant for a real star or dollar sign in an address. Google takes them for nothing but these three
characters.
`,
  references: [
    {
      title: 'RFC 9309 §2.2.2 and §2.2.3: how paths are compared, and how special characters are written',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
      date: '2022-09',
    },
    {
      title: 'RFC 3986 §2.1 and §2.3: percent-encoding, and characters that need none',
      url: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.1',
      date: '2005-01',
    },
    {
      title: 'google/robotstxt 22b355f, robots.cc, MaybeEscapePattern: nothing is decoded',
      url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
      date: '2026-04',
    },
    {
      title: 'temoto/robotstxt v1.1.2 and elektito/gemplex 70352b2 decode the address and not the rule',
      url: 'https://github.com/temoto/robotstxt',
      date: '2021-02-03',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'info',
  fixable: 'unsafe',
  gather: {by: ['covered', 'missed']},
  messages: {
    broken:
      '{found} is no percent-encoding, and a percent sign is written `%25`: this line does not cover {url} for {missed}.',
    open: 'A percent sign is written `%25`. As it stands, this line covers {url}, but also {other}.',
    spelling: 'This line covers {url} for {covered}, not for {missed}. Write {spelling}.',
    spellingForNobody: 'This line does not cover {url} for {missed}. Write {spelling}.',
    sign: '{found} stands for {sign} for {covered}, so that this line covers {url}. It does not for {missed}.',
    decoded:
      'This line covers {url} for {covered}, not for {missed}: they decode the address, and not the rule.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /a%20b/%C3%A9\nDisallow: /c%2Fd\nDisallow: /?u=https%3A%2F%2Fexample.com\n',
      },
      {
        code: 'User-agent: *\nDisallow: /%c3%b6/\n',
        note: 'Google and RFC 9309 write it in upper case themselves.',
      },
      {
        code: 'User-agent: *\nDisallow: /*%\nDisallow: /*%*\nDisallow: /*URL%*\nDisallow: /a%E*\nDisallow: /%\n',
        note: 'A rule may cover all addresses with an escape in some place.',
      },
      {
        code: 'User-agent: *\nDisallow: /b%C3%BCcher/\nDisallow: /bücher/\nDisallow: /a%20b/\n',
        target: 'gemini',
        note: 'Both forms: one or the other is right for each crawler.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /a%zz/\nDisallow: /50%-off/\nDisallow: /100%\n',
        problems: [
          '2:13-2:16 warning: `%zz` is no percent-encoding, and a percent sign is written `%25`: this line does not cover `/a%25zz/page` for Google and presumably Bing and Yandex.',
          '3:14-3:17 warning: `%-o` is no percent-encoding, and a percent sign is written `%25`: this line does not cover `/50%25-off/page` for Google and presumably Bing and Yandex.',
          '4:15-4:16 warning: A percent sign is written `%25`. As it stands, this line covers `/100%25`, but also `/100%20x`.',
        ],
        fixed: 'User-agent: *\nDisallow: /a%25zz/\nDisallow: /50%25-off/\nDisallow: /100%25\n',
      },
      {
        code: 'User-agent: Bingbot\nDisallow: /a%zz/\nDisallow: /%7Ejoe/\n\nUser-agent: GPTBot\nDisallow: /a%zz/\nDisallow: /%7Ejoe/\n',
        problems: [
          '2:13-2:16 warning: `%zz` is no percent-encoding, and a percent sign is written `%25`: this line does not cover `/a%25zz/page` for presumably Bing.',
          '6:13-6:16 warning: `%zz` is no percent-encoding, and a percent sign is written `%25`: this line does not cover `/a%25zz/page` for most crawlers.',
          '7:12-7:15 info: This line covers `/~joe/page` for some crawlers, not for others. Write `/~joe/`.',
        ],
        fixed:
          'User-agent: Bingbot\nDisallow: /a%25zz/\nDisallow: /%7Ejoe/\n\nUser-agent: GPTBot\nDisallow: /a%25zz/\nDisallow: /~joe/\n',
        note: 'Only those that a group is for are named; of GPTBot nobody has told how it compares.',
      },
      {
        code: 'User-agent: *\r\nDisallow: /%7Ejoe/\r\nDisallow: /😀/a%2Db%2e\r\nAllow: /a%2Ab\r\nAllow: /c%24\r\n',
        problems: [
          '2:12-2:15 info: This line covers `/~joe/page` for presumably Bing and Yandex, not for Google. Write `/~joe/`.',
          '3:16-3:19 info: This line covers `/%F0%9F%98%80/a-b.` for presumably Bing and Yandex, not for Google. Write `/😀/a-b.`.',
          '4:10-4:13 info: `%2A` stands for `*` for presumably Bing and Yandex, so that this line covers `/a*b`. It does not for Google.',
          '5:10-5:13 info: `%24` stands for `$` for presumably Bing and Yandex, so that this line covers `/c$`. It does not for Google.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /~joe/\r\nDisallow: /😀/a-b.\r\nAllow: /a%2Ab\r\nAllow: /c%24\r\n',
      },
      {
        code: 'User-agent: *\nDisallow: /%7Ejoe/\nDisallow: /%c3%b6/\nDisallow: /a%\n',
        target: 'gemini',
        problems: [
          '2:12-2:15 info: This line covers `/~joe/page` for GUS (geminispace.info) and mozz-archiver, not for AuraSearch, Gemplex and September and presumably 4 others. Write `/~joe/`.',
          '3:12-3:15 info: This line covers `/%C3%B6/page` for GUS (geminispace.info) and mozz-archiver and presumably gemini-grc, not for September and presumably Kennedy, Delorean Time Machine and TLGS. Write `/%C3%B6/`.',
        ],
        fixed: 'User-agent: *\nDisallow: /~joe/\nDisallow: /%C3%B6/\nDisallow: /ö/\nDisallow: /a%\n',
      },
    ],
  },
  *check(tree, {profiles}) {
    for (const group of groupsWith(tree, Trait.Percent)) {
      const readers = readersOfGroup(group, profiles)
      const raw = needsBothForms(readers.profiles) ? unencodedPaths(group) : undefined
      for (const rule of group.rules) {
        if (!(rule.valueTraits & Trait.Percent)) continue
        if (!UNUSUAL.test(rule.value.value) && !(raw && NON_ASCII.test(rule.value.value))) continue
        const problem =
          brokenProblem(rule, readers) ??
          spellingProblem(rule, readers) ??
          signProblem(rule, readers) ??
          (raw && decodedProblem(rule, raw, tree, readers))
        if (problem) yield problem
      }
    }
  },
})

/** No escape, or that of an unreserved character, of `$` or `*`, or one in lower case. */
const UNUSUAL = /%(?![0-9A-F]{2})|%(?:2[4ADE]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/
const NON_ASCII = /%[89A-F]/i

/**
 * A `%` that starts no escape. At the end, or before a wildcard, it covers any escape and may well be meant to, unless
 * it stands behind a number.
 */
const BROKEN = /%(?![0-9A-Fa-f]{2})(?:(?![0-9A-Fa-f]?(?:[*$]|$))|(?<=\d%)$)/g

function brokenProblem(rule: Rule, readers: GroupReaders) {
  const path = rule.value.value
  const index = path.search(BROKEN)
  if (index < 0) return undefined
  const fixed = path.replace(BROKEN, '%25')
  const url = encodePath(examplePath(fixed))
  const {covered, missed} = coverageOf(rule, url, readers.profiles)
  const start = rule.valueStart + index
  const end = Math.min(start + 3, rule.valueEnd)
  const fix = {title: 'Write `%25`', safety: 'unsafe', edits: [replace(rule.value, fixed)]} as const
  const problem = {severity: 'warning', place: {start, end}, fix} as const
  if (missed.length > 0) {
    const data = {
      found: quote(rule.text.slice(start, end)),
      url: quote(url),
      missed: missedNames({covered, missed}, readers, 'percentEncoding'),
    }
    return {message: 'broken', data, ...problem} as const
  }
  const other = encodePath(examplePath(`${path.slice(0, index)}%20x`))
  if (covered.length === 0 || coverageOf(rule, other, readers.profiles).covered.length === 0) return undefined
  return {message: 'open', data: {url: quote(url), other: quote(other)}, ...problem} as const
}

/** Another spelling of the same path that more crawlers find. */
function spellingProblem(rule: Rule, readers: GroupReaders) {
  const path = rule.value.value
  const usual = normalizeEscapes(path)
  if (usual === path) return undefined
  const url = encodePath(examplePath(usual))
  const {covered, missed} = coverageOf(rule, url, readers.profiles)
  const found = coverageOf(rule, url, missed, usual).covered
  if (found.length === 0) return undefined
  const data = {
    url: quote(url),
    ...coverageNames({covered, missed: found}, readers, 'percentEncoding'),
    spelling: quote(usual),
  }
  const start = rule.valueStart + firstDifference(path, usual)
  return {
    ...(covered.length > 0
      ? ({message: 'spelling', data} as const)
      : ({message: 'spellingForNobody', data} as const)),
    place: {start, end: start + 3},
    fix: {title: `Write ${quote(usual)}`, safety: 'unsafe', edits: [replace(rule.value, usual)]},
  } as const
}

/** The first place where a path differs from its usual spelling: that of an escape. */
function firstDifference(path: string, usual: string): number {
  let index = 0
  while (path[index] === usual[index]) index++
  return path.lastIndexOf('%', index)
}

/** A star or a dollar sign that only some crawlers find behind its escape. */
function signProblem(rule: Rule, readers: GroupReaders) {
  const path = rule.value.value
  const found = SIGN.exec(path)
  if (found === null) return undefined
  const url = encodePath(examplePath(path.replace(SIGN, '%00'))).replace('%00', signOf(found[0]))
  const {covered, missed} = coverageOf(rule, url, readers.profiles)
  if (covered.length === 0 || missed.length === 0) return undefined
  const start = rule.valueStart + found.index
  return {
    message: 'sign',
    data: {
      found: quote(found[0]),
      sign: quote(signOf(found[0])),
      url: quote(url),
      ...coverageNames({covered, missed}, readers, 'percentEncoding'),
    },
    place: {start, end: start + found[0].length},
  } as const
}

const SIGN = /%2[4A]/i

function signOf(encoded: string): string {
  return encoded === '%24' ? '$' : '*'
}

/** An encoded path that crawlers miss which decode the address. */
function decodedProblem(rule: Rule, raw: ReadonlySet<string>, tree: Root, readers: GroupReaders) {
  const path = rule.value.value
  const decoded = decodeNonAscii(path)
  if (decoded === undefined || decoded === path || raw.has(decoded)) return undefined
  const url = encodePath(examplePath(normalizeEscapes(path)))
  const {covered, missed} = coverageOf(rule, url, readers.profiles)
  const found = coverageOf(rule, url, missed, decoded).covered
  if (found.length === 0) return undefined
  const start = rule.valueStart + path.search(NON_ASCII)
  return {
    message: 'decoded',
    data: {
      url: quote(url),
      ...coverageNames({covered, missed: found}, readers, 'percentEncoding'),
    },
    place: {start, end: start + 3},
    fix: {
      title: `Add a line with ${quote(decoded)}`,
      safety: 'unsafe',
      edits: [respell(rule, decoded, 'below', tree)],
    },
  } as const
}

function unencodedPaths({rules}: Group): ReadonlySet<string> {
  return new Set(rules.filter(({valueTraits}) => valueTraits & Trait.NonAscii).map(rule => rule.value.value))
}
