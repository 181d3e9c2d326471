import type {Profile} from '../analyzer/crawlers/profile.ts'
import {remove} from '../analyzer/lint/edits.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {lineAt} from '../analyzer/lint/places.ts'
import {defineRule, type Problem} from '../analyzer/lint/rule.ts'
import {usualLineEnd} from '../analyzer/syntax/format.ts'
import type {Line, Root, Span} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {quote} from '../analyzer/text/quote.ts'

const messages = {
  bareCr:
    'A bare CR ends this line ({count} in the file). For {crawlers} no line ends there: this line and the next are one.',
  bareCrSomewhere:
    'A bare CR ends this line ({count} in the file). Search engines start a new line there; some libraries read this line and the next as one.',
  doubledCr:
    'This line ends in CR CR LF ({count} in the file), as when line ends are converted twice. Crawlers see a blank line behind it, or a CR at its end.',
  mixed:
    'This line ends in {rare}, most lines in {usual} ({count} of {total} differ). Crawlers read both, but tools that compare files see a change.',
  unicode:
    '{character} stands here ({count} in the file). For {crawlers} a new line starts behind it, for other crawlers not.',
  unicodeSomewhere:
    '{character} stands here ({count} in the file). Python’s urllib and Scrapy start a new line behind it, search engines do not.',
} as const

export default defineRule({
  id: 'line-endings',
  category: 'file',
  summary: 'Line ends that some readers do not see, or see where others see none; mixed line ends.',
  rationale: `
A line ends with LF, as Unix writes it, or CRLF, as Windows does. Very old Macintosh programs wrote a bare CR. RFC 9309
allows it, and the large search engines know it. Most Gemini crawlers do not: for them the whole file is one line, and
no rule in it counts.

Unicode knows more line ends: line separator, next line, form feed. They come with text that is pasted from word
processors and chats. Readers written in Python start a new line there, and may find a rule in what others read as
a comment.

Set the editor to "LF" and save the file.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: a line ends with CR, LF or CRLF',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'Gemini protocol 0.24.1: lines end with LF or CRLF, never with a bare CR',
      url: 'https://geminiprotocol.net/docs/protocol-specification.gmi',
      date: '2025-01',
    },
    {
      title: 'spatie/robots-txt 3d97bdb splits at LF only (measured)',
      url: 'https://github.com/spatie/robots-txt',
      date: '2026',
    },
    {
      title: 'Python, str.splitlines: the characters at which urllib.robotparser splits a file',
      url: 'https://docs.python.org/3.13/library/stdtypes.html#str.splitlines',
      date: '2024-10',
    },
  ],
  targets: ['gemini', 'web'],
  severity: {gemini: 'error', web: 'warning'},
  fixable: 'depends',
  messages,
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /a\n'},
      {code: 'User-agent: *\r\nDisallow: /a', target: 'gemini'},
      {
        code: 'User-agent: *\nDisallow: /a\u2028Disallow: /b\n',
        note: 'In a path it is an invisible character like others.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\rDisallow: /a\r',
        target: 'gemini',
        problems: [
          '1:14-1:14 error: A bare CR ends this line (2 in the file). For Kennedy, Delorean Time Machine, TLGS, Gemplex, gemini-grc and September no line ends there: this line and the next are one.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\n',
      },
      {
        code: 'User-agent: *\r\nDisallow: /😀\rDisallow: /b\r\n',
        problems: [
          '2:14-2:14 warning: A bare CR ends this line (1 in the file). Search engines start a new line there; some libraries read this line and the next as one.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /😀\r\nDisallow: /b\r\n',
      },
      {
        code: 'User-agent: *\r\r\nDisallow: /a\r\r\n',
        problems: [
          '1:14-1:14 warning: This line ends in CR CR LF (2 in the file), as when line ends are converted twice. Crawlers see a blank line behind it, or a CR at its end.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /a\r\n',
      },
      {
        code: '# a\nUser-agent: *\r\nDisallow: /a\n',
        problems: [
          '2:14-2:14 info: This line ends in CRLF, most lines in LF (1 of 3 differ). Crawlers read both, but tools that compare files see a change.',
        ],
        fixed: '# a\nUser-agent: *\nDisallow: /a\n',
      },
      {
        code: 'User-agent: indexer\nDisallow:\r\n',
        target: 'gemini',
        problems: [
          '2:10-2:10 info: This line ends in CRLF, most lines in LF (1 of 2 differ). Crawlers read both, but tools that compare files see a change.',
        ],
        fixed: 'User-agent: indexer\nDisallow:\n',
        note: 'Gemplex sees an empty rule only if a CR follows it, so the fix is no safe one.',
      },
      {
        code: '# Private\u2028Disallow: /b\nUser-agent: *\nDisallow: /a # see\u0085Disallow: /c\n',
        problems: [
          '1:10-1:11 warning: `<U+2028>` stands here (2 in the file). Python’s urllib and Scrapy start a new line behind it, search engines do not.',
        ],
        fixed: '# Private\nDisallow: /b\nUser-agent: *\nDisallow: /a # see\nDisallow: /c\n',
      },
      {
        code: '# Private\f\nUser-agent: *\nDisallow: /a\n',
        target: 'gemini',
        problems: [
          '1:10-1:11 warning: `<U+000C>` stands here (1 in the file). For GUS (geminispace.info) and mozz-archiver a new line starts behind it, for other crawlers not.',
        ],
        fixed: '# Private\nUser-agent: *\nDisallow: /a\n',
      },
    ],
  },
  *check(tree, {profiles}) {
    if (tree.text.includes('\r')) yield* carriageReturns(tree, profiles)
    yield* otherSeparators(tree, profiles)
  },
})

type Problems = Iterable<Problem<typeof messages>>

const LF = 10

function* carriageReturns(tree: Root, profiles: readonly Profile[]): Problems {
  const bare: Line[] = []
  const doubled: Line[] = []
  let lf = 0
  let crlf = 0
  for (const line of tree.lines) {
    const length = line.next - line.end
    if (length === 2) crlf++
    else if (length === 1) {
      if (tree.text.charCodeAt(line.end) === LF) lf++
      else if (tree.text.startsWith('\r\n', line.next)) doubled.push(line)
      else bare.push(line)
    }
  }
  yield* bareCrs(tree, bare, profiles)
  yield* doubledCrs(doubled, profiles)
  // A CR before a CRLF would join the LF that is left of it.
  if (lf > 0 && crlf > 0 && bare.length + doubled.length === 0) yield mixedEnds(tree, lf, crlf, profiles)
}

function* bareCrs(tree: Root, lines: readonly Line[], profiles: readonly Profile[]): Problems {
  const [first] = lines
  if (first === undefined) return
  const blind = profiles.filter(({lineEnds}) => lineEnds === 'lf')
  const crawlers = crawlerNames(blind, 'lineEnds')
  const usual = usualLineEnd(tree)
  const data = {count: lines.length}
  yield {
    ...(crawlers
      ? {message: 'bareCr', data: {...data, crawlers}, severity: 'error'}
      : {message: 'bareCrSomewhere', data, severity: 'warning'}),
    place: behind(first),
    fix: {
      title: 'Write the usual line end',
      safety: blind.length > 0 ? 'unsafe' : 'safe',
      edits: lines.map(line => ({...lineEndOf(line), text: usual})),
    },
  }
}

function* doubledCrs(lines: readonly Line[], profiles: readonly Profile[]): Problems {
  const [first] = lines
  if (first === undefined) return
  const noticed = profiles.some(({lineEnds, blankLine}) => lineEnds === 'lf' || blankLine.startsWith('ends'))
  yield {
    message: 'doubledCr',
    data: {count: lines.length},
    severity: 'warning',
    place: behind(first),
    fix: {
      title: 'Remove the first CR',
      safety: noticed ? 'unsafe' : 'safe',
      edits: lines.map(line => remove(lineEndOf(line))),
    },
  }
}

function mixedEnds(
  tree: Root,
  lf: number,
  crlf: number,
  profiles: readonly Profile[],
): Problem<typeof messages> {
  const usual = usualLineEnd(tree)
  const rareLength = usual.length === 2 ? 1 : 2
  const rare = tree.lines.filter(
    ({end, next}) => next - end === rareLength && tree.text.charCodeAt(next - 1) === LF,
  )
  const [first] = rare
  return {
    message: 'mixed',
    data: {
      rare: rareLength === 2 ? 'CRLF' : 'LF',
      usual: rareLength === 2 ? 'LF' : 'CRLF',
      count: rare.length,
      total: lf + crlf,
    },
    severity: 'info',
    place: first ? behind(first) : tree,
    fix: {
      title: 'Write the usual line end',
      safety: rare.some(isEmptyRule) && profiles.some(seesEmptyRulesByCr) ? 'unsafe' : 'safe',
      edits: rare.map(line => ({...lineEndOf(line), text: usual})),
    },
  }
}

function isEmptyRule(line: Line): boolean {
  return line.type === 'rule' && line.valueStart === line.valueEnd
}

/** Gemplex wants one more character behind the colon, and takes a CR for one. */
function seesEmptyRulesByCr({emptyDisallow}: Profile): boolean {
  return emptyDisallow === 'unseen'
}

function* otherSeparators(tree: Root, profiles: readonly Profile[]): Problems {
  if (!((tree.traits | tree.commentTraits) & (Trait.Control | Trait.NonAscii))) return
  if (!SEPARATOR.test(tree.text)) return
  const offsets = tree.lines.flatMap(separatorsIn)
  const [first] = offsets
  if (first === undefined) return
  const crawlers = crawlerNames(profiles.filter(({lineEnds}) => lineEnds === 'unicode'))
  const usual = usualLineEnd(tree)
  const data = {character: quote(tree.text.charAt(first)), count: offsets.length}
  yield {
    ...(crawlers ? {message: 'unicode', data: {...data, crawlers}} : {message: 'unicodeSomewhere', data}),
    severity: 'warning',
    place: {start: first, end: first + 1},
    fix: {
      title: 'Write a line end',
      safety: 'unsafe',
      edits: offsets.map(start => ({start, end: start + 1, text: endsLine(tree, start) ? '' : usual})),
    },
  }
}

/** All at which Python's `splitlines` splits, but LF and CR. */
const SEPARATOR = /[\v\f\x1C-\x1E\x85\u2028\u2029]/
const SEPARATORS = new RegExp(SEPARATOR, 'g')

function separatorsIn(line: Line): number[] {
  const offsets: number[] = []
  for (const {index} of line.raw.matchAll(SEPARATORS)) {
    if (startsOwnLine(line, line.start + index)) offsets.push(line.start + index)
  }
  return offsets
}

/** In a comment or loose text, the rest of which may be a record; in a key or a value it is one invisible character of many. */
function startsOwnLine(line: Line, offset: number): boolean {
  if (line.type === 'comment' || line.type === 'malformedLine' || line.type === 'blankLine') return true
  return line.commentStart >= 0 && offset > line.commentStart
}

function endsLine(tree: Root, offset: number): boolean {
  return lineAt(tree, offset)?.end === offset + 1
}

/** Editors show a line end nowhere: the place is the one before it. */
function behind({end}: Line): Span {
  return {start: end, end}
}

function lineEndOf({end, next}: Line): Span {
  return {start: end, end: next}
}
