import {findDirectiveMisspelling} from '../analyzer/crawlers/directive-misspellings.ts'
import {findDirective} from '../analyzer/crawlers/directives.ts'
import type {Profile} from '../analyzer/crawlers/profile.ts'
import {kindOfValue} from '../analyzer/lint/directive-readers.ts'
import {remove, replace} from '../analyzer/lint/edits.ts'
import {keyAtStart} from '../analyzer/lint/known-keys.ts'
import {isRecord, linesWith} from '../analyzer/lint/lines-with.ts'
import {crawlerNames} from '../analyzer/lint/phrases.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {AnyRecord, MalformedLine, Span} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {capitalize, enumerate} from '../analyzer/text/enumerate.ts'
import {type OddCharacter, oddCharacter} from '../analyzer/text/invisible.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'invisible-character',
  category: 'lines',
  summary: 'A character in a key or value that nobody sees, or that only looks like a space or a hyphen.',
  rationale: `
Text that is copied from a word processor, a chat or a web page brings characters along that no editor shows:
no-break spaces, zero-width spaces, soft hyphens, marks for the direction of writing. Others look like a hyphen and are
none. To a crawler each of them is a letter. A key that holds one is unknown, so its line is skipped; a name is
another name; and a path matches no address of the site.

Type the word anew, or let the fix remove the characters. Comments may hold anything.
`,
  references: [
    {
      title: 'RFC 9309 §2.2: blanks are space and tab; keys and product tokens are ASCII',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2',
      date: '2022-09',
    },
    {
      title: 'google/robotstxt 22b355f, robots.cc: only ASCII blanks are stripped from keys and values',
      url: 'https://github.com/google/robotstxt/blob/22b355f/robots.cc',
      date: '2026-04',
    },
    {
      title: 'robots.txt for Gemini: lines that begin with other words are ignored',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: [
    'malformed-line',
    'missing-colon',
    'hash-in-value',
    'invalid-agent-token',
    'unencoded-path',
    'sitemap-url',
  ],
  gather: {by: ['who', 'characters']},
  messages: {
    key: '{who} will not read this line as {word}: its key holds {characters}.',
    agent: '{who} will not apply the rules below to {word}: the name here holds {characters}.',
    path: '{who} will not read the path as {word}: it holds {characters}.',
    value: '{who} will not read the value as {word}: it holds {characters}.',
    emptyValue: 'This value looks empty and holds {characters}.',
    line: 'Crawlers will not read this line as {line}: it holds {characters}.',
    blankLine: 'This line looks blank and holds {characters}.',
  },
  examples: {
    good: [
      {
        code: 'User-agent: *\nDisallow: /wiki/Leeds–Liverpool\nDisallow: /✈️/👩‍🚀/\nDisallow: /می‌خواهم/\n',
        note: 'A dash in an address, and joiners that emoji and Persian are written with.',
      },
      {code: 'User-agent: *\nDisallow: /a #\u00A0so\u200B\nNote\u00A0well: so\u00A0it is\n'},
      {
        code: 'User-agent: *\nDisallow: /a\u2028Disallow: /b\n',
        note: 'A line end to some readers, of which line-endings speaks.',
      },
      {
        code: 'User-agent: *\nDisallow: /voilÃ\u00A0/\n',
        note: 'Text in a wrong encoding is another matter.',
      },
      {
        code: 'User-agent: *\nDisallow: /a\n\uFEFFUser-agent: x\nDisallow: /b\n\uFEFF\n\uFEFF# c\n',
        note: 'So is a byte order mark between two files.',
      },
      {code: 'User-agent: *\nDisallow: /a\nSitemap:\u00A0https://example.com/\n', target: 'gemini'},
      {code: 'User-agent:　*\nDisallow: /\n', note: 'The wide space of East Asian text is seen.'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDis\u200Ballow: /b\nDisallow: /E\u200Bmai\u200Bl/\n',
        problems: [
          '2:1-2:10 error: Crawlers will not read this line as `Disallow`: its key holds U+200B (zero width space).',
          '3:11-3:20 error: Crawlers will not read the path as `/Email/`: it holds U+200B (zero width space).',
        ],
        fixed: 'User-agent: *\nDisallow: /b\nDisallow: /Email/\n',
      },
      {
        code: 'User\u2011agent: Foo\u00ADBot\u200E\r\nDisallow:\u00A0/😀/a\u00A0b # c\r\n',
        problems: [
          '1:1-1:11 error: Crawlers will not read this line as `User-agent`: its key holds U+2011 (non-breaking hyphen).',
          '2:10-2:18 error: Crawlers will not read the path as `/😀/a%20b`: it holds U+00A0 (no-break space).',
        ],
        fixed: 'User-agent: FooBot\r\nDisallow: /😀/a%20b # c\r\n',
        note: 'The name is looked at when the key is known.',
      },
      {
        code: 'User-agent: Googlebot–Image\u00A0\nDisallow: \u00A0/a\n\u00A0Disallow\u00A0: /b\nDisallow\u00A0: /c\n',
        problems: [
          '1:13-1:29 error: Crawlers will not apply the rules below to `Googlebot-Image`: the name here holds U+2013 (en dash) and U+00A0 (no-break space).',
          '2:11-2:14 error: Crawlers will not read the path as `/a`: it holds U+00A0 (no-break space).',
          '3:1-3:11 error: Crawlers will not read this line as `Disallow`: its key holds U+00A0 (no-break space).',
          '4:1-4:10 error: Presumably Bing and Yandex will not read this line as `Disallow`: its key holds U+00A0 (no-break space).',
        ],
        fixed: 'User-agent: Googlebot-Image\nDisallow: /a\nDisallow: /b\nDisallow: /c\n',
      },
      {
        code: 'User-agent:\u00A0indexer\nDisallow: /a\u00A0\n',
        target: 'gemini',
        problems: [
          '1:12-1:20 error: TLGS, AuraSearch and Gemportal will not apply the rules below to `indexer`: the name here holds U+00A0 (no-break space).',
          '2:11-2:14 error: TLGS, AuraSearch and Gemportal will not read the path as `/a`: it holds U+00A0 (no-break space).',
        ],
        fixed: 'User-agent: indexer\nDisallow: /a\n',
      },
      {
        code: 'Sitemap:\u00A0https://example.com/a.xml\nUser-agent: *\nDisallow: \u200B\n\u00A0\t\n\u00A0# c\nCrawl\u00A0delay: 1\n',
        problems: [
          '1:9-1:35 error: Crawlers will not read the value as `https://example.com/a.xml`: it holds U+00A0 (no-break space).',
          '3:11-3:12 error: This value looks empty and holds U+200B (zero width space).',
          '4:1-4:2 info: This line looks blank and holds U+00A0 (no-break space).',
          '5:1-5:2 info: This line looks blank and holds U+00A0 (no-break space).',
          '6:1-6:12 error: Crawlers will not read this line as `Crawl delay`: its key holds U+00A0 (no-break space).',
        ],
        fixed: 'Sitemap: https://example.com/a.xml\nUser-agent: *\nDisallow: \n\t\n# c\nCrawl delay: 1\n',
      },
      {
        code: 'User-agent: *\nDisallow\u00A0/a\n\u200BDis\u200Ballow /b\nDisallow: /c\u00A0# d\nno\u00A0record\n',
        problems: [
          '2:1-2:12 error: Crawlers will not read this line as `Disallow /a`: it holds U+00A0 (no-break space).',
          '3:1-3:14 error: Crawlers will not read this line as `Disallow /b`: it holds U+200B (zero width space).',
          '4:11-4:14 error: Crawlers will not read the path as `/c`: it holds U+00A0 (no-break space).',
        ],
        fixed: 'User-agent: *\nDisallow /a\nDisallow /b\nDisallow: /c # d\nno\u00A0record\n',
        note: 'The missing colons are another mistake.',
      },
      {
        code: 'User-agent: *\nDisallow: /a\b\u0001\u0002\u202E\u2066b\n',
        problems: [
          '2:11-2:19 error: Crawlers will not read the path as `/ab`: it holds U+0008 (backspace), U+0001 (control character), U+0002 (control character) and others.',
        ],
        fixed: 'User-agent: *\nDisallow: /ab\n',
      },
    ],
  },
  *check(tree, context) {
    for (const line of linesWith(tree, ODD)) {
      if (line.type === 'malformedLine') yield* problemsOfMalformed(line)
      else if (isRecord(line)) yield* problemsOfRecord(line, context.profiles)
    }
  },
})

const ODD = Trait.NonAscii | Trait.Control

/** A line that looks blank, or a record that was broken by what stands in place of its blanks. */
function* problemsOfMalformed({text, start, contentStart, contentEnd}: MalformedLine) {
  const place = {start: contentStart, end: contentEnd}
  const odd = oddCharacters(text, place).filter(one => !isByteOrderMark(one, start))
  const characters = listed(odd)
  if (odd.length === contentEnd - contentStart) {
    const fix = {title: 'Remove what nobody sees', safety: 'unsafe', edits: [remove(place)]} as const
    yield {message: 'blankLine', data: {characters}, place, severity: 'info', fix} as const
  } else if (odd.length > 0) {
    const line = cleaned(text, place, odd, ' ')
    if (keyAtStart(line, {start: 0, end: line.length}) === undefined) return
    const fix = {title: `Write ${quote(line)}`, safety: 'unsafe', edits: [replace(place, line)]} as const
    yield {message: 'line', data: {line: quote(line), characters}, place, fix} as const
  }
}

type Part = 'key' | 'agent' | 'path' | 'value'

function* problemsOfRecord(line: AnyRecord, profiles: readonly Profile[]) {
  const key = {start: line.keyStart, end: line.keyEnd}
  const oddInKey = oddCharacters(line.text, key).filter(one => !isByteOrderMark(one, line.start))
  if (oddInKey.length > 0) {
    const word = cleaned(line.text, key, oddInKey, ' ')
    const known = findDirective(word) ?? findDirectiveMisspelling(word)
    if (known) yield* problemsOfWord(line, 'key', key, oddInKey, word, profiles)
    return
  }
  const part = kindOfValue(line, profiles)
  if (part === undefined) return
  const value = {start: line.valueStart, end: line.valueEnd}
  const odd = oddCharacters(line.text, value)
  const slips = part === 'path' ? odd.filter(one => !isPartOfText(one, line.text)) : odd
  const word = cleaned(line.text, value, slips, part === 'path' ? '%20' : ' ')
  yield* problemsOfWord(line, part, value, slips, word, profiles)
}

function* problemsOfWord(
  line: AnyRecord,
  part: Part,
  place: Span,
  odd: readonly Place[],
  word: string,
  profiles: readonly Profile[],
) {
  const minding = profiles.filter(profile => !trims(profile, odd, place) && !cuts(profile, part, odd, place))
  if (odd.length === 0 || minding.length === 0) return
  const before = place.start === line.separatorOffset + 1 ? ' ' : ''
  const after = place.end === line.commentStart ? ' ' : ''
  const fix = {
    title: word === '' ? 'Remove what nobody sees' : `Write ${quote(word)}`,
    safety: 'unsafe',
    edits: [replace(place, before + word + after)],
  } as const
  const characters = listed(odd)
  if (word === '') {
    yield {message: 'emptyValue', data: {characters}, place, fix} as const
    return
  }
  const who = (minding.length < profiles.length && capitalize(crawlerNames(minding, 'blanks'))) || 'Crawlers'
  yield {message: part, data: {who, word: quote(word), characters}, place, fix} as const
}

/** An odd character in its place. */
interface Place {
  readonly offset: number
  readonly code: number
  readonly character: OddCharacter
}

function oddCharacters(text: string, {start, end}: Span): readonly Place[] {
  const odd: Place[] = []
  for (let offset = start; offset < end; offset++) {
    const code = text.charCodeAt(offset)
    if (code >= 0x20 && code < 0x7f) continue
    const character = oddCharacter(code)
    if (character && !isWrongDecoding(code, text.charCodeAt(offset - 1))) odd.push({offset, code, character})
  }
  return odd
}

/** Bytes of UTF-8 that were read as Latin-1: `à` becomes `Ã` and a no-break space. */
function isWrongDecoding(code: number, before: number): boolean {
  return code >= 0x80 && code < 0xc0 && before >= 0xc2 && before < 0xf5
}

/** One that a file brought along which was put behind another. */
function isByteOrderMark({offset, code}: Place, lineStart: number): boolean {
  return code === 0xfeff && offset === lineStart
}

/** Dashes, and the joiners of emoji and of scripts that join their letters, belong to addresses. */
function isPartOfText({offset, code, character}: Place, text: string): boolean {
  if (character.looksLike === 'hyphen') return true
  const joiner = code === 0x200c || code === 0x200d
  return joiner && text.charCodeAt(offset - 1) >= 0x80 && text.charCodeAt(offset + 1) >= 0x80
}

/** Stands for a blank until it is known whether it is within the word. `trim` takes it for a blank. */
const BLANK = '\uFEFF'
const MEANT = {nothing: '', blank: BLANK, hyphen: '-'} as const

/** The word as it was meant: without what looks like nothing, and with a space or a hyphen for what looks so. */
function cleaned(text: string, {start, end}: Span, odd: readonly Place[], space: string): string {
  let word = ''
  let done = start
  for (const {offset, character} of odd) {
    word += text.slice(done, offset) + MEANT[character.looksLike]
    done = offset + 1
  }
  return (word + text.slice(done, end)).trim().replaceAll(BLANK, space)
}

/** Does the crawler take all of them for blanks around the word? */
function trims({blanks}: Profile, odd: readonly Place[], {start, end}: Span): boolean {
  let tail = odd.length
  while (tail > 0 && odd[tail - 1]?.offset === end - (odd.length - tail) - 1) tail--
  return odd.every(({offset, code, character}, index) => {
    const isBlank = blanks === 'unicode' || (blanks === 'ascii' && code < 0x80)
    return character.looksLike === 'blank' && isBlank && (offset === start + index || index >= tail)
  })
}

/** Does the crawler look at the beginning of the word only, which is whole? */
function cuts(
  {keySpelling, agentCut}: Profile,
  part: Part,
  odd: readonly Place[],
  {start, end}: Span,
): boolean {
  const readsBeginning =
    (part === 'key' && keySpelling === 'prefix') || (part === 'agent' && agentCut === 'token')
  return readsBeginning && odd[0] !== undefined && odd[0].offset > start && odd[0].offset === end - odd.length
}

/** `U+00A0 (no-break space)`, each once, the first three. */
function listed(odd: readonly Place[]): string {
  const names = new Set(odd.map(({code, character}) => `${codePointName(code)} (${character.name})`))
  return enumerate(names.size > 3 ? [...[...names].slice(0, 3), 'others'] : [...names])
}

function codePointName(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
