import {furtherPlaces} from '../analyzer/lint/further-places.ts'
import {isInComment, lineAt, traitsOfLine} from '../analyzer/lint/places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {isAscii} from '../analyzer/syntax/ascii.ts'
import type {Root, Span} from '../analyzer/syntax/nodes.ts'
import {Trait} from '../analyzer/syntax/traits.ts'
import {findMojibake, type Mojibake, repairMojibake} from '../analyzer/text/mojibake.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'mojibake',
  category: 'file',
  summary:
    'Accented letters that became two or three others, since the file was read in a wrong encoding and saved.',
  rationale: `
In UTF-8 a letter such as \`é\` takes two bytes. A program that reads the file as Windows-1252 (or Latin-1) shows
two characters in its place, \`Ã©\`, and saves them as such. \`política\` becomes \`polÃ­tica\`, and often \`polÃtica\`, since
the second character is one that nobody sees.

In a comment that is ugly. In a path it breaks the rule: it is for another address than the one that was meant, and
the page stays open. Copies of the Gemini companion specification are damaged so as well.

Write the letters anew, and see to it that every program that handles the file reads it as UTF-8.
`,
  references: [
    {
      title: 'RFC 9309 §2.3: the file must be encoded in UTF-8',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
      date: '2022-09',
    },
    {
      title: 'Portuguese translation of the companion specification, as archived: every í is damaged',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2023-09-08',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  fixable: 'unsafe',
  silences: ['unencoded-path', 'invisible-character'],
  messages: {
    inRecord:
      '{written} was {meant} before the file was read in a wrong encoding and saved. This line is not about what it was written for.',
    inText: '{written} was {meant} before the file was read in a wrong encoding and saved.',
    also: '{written} was {meant}.',
  },
  examples: {
    good: [
      {
        code: '# política, Müller, SÃO PAULO, « voilà\u00A0»\nUser-agent: *\nDisallow: /política/\nDisallow: /検索/\n',
      },
      {code: 'User-agent: *\nDisallow: /%C3%83%C2%A9/\n', note: 'The address itself may be spelt so.'},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /sociÃ©tÃ©/\n',
        problems: [
          '2:12-2:21 warning: `sociÃ©tÃ©` was `société` before the file was read in a wrong encoding and saved. This line is not about what it was written for.',
        ],
        fixed: 'User-agent: *\nDisallow: /société/\n',
      },
      {
        code: '# a polÃ­tica é legÃvel 😀\r\nUser-agent: indexer # MÃ¼ller\r\nDisallow: /\r\n',
        target: 'gemini',
        problems: [
          '1:5-1:14 warning: `polÃ<U+00AD>tica` was `política` before the file was read in a wrong encoding and saved.',
        ],
        fixed: '# a política é legível 😀\r\nUser-agent: indexer # Müller\r\nDisallow: /\r\n',
      },
      {
        code: '# itâ€™s\nUser-agent: *\nDisallow: /cafÃƒÂ©?q=Ð¿Ñ€Ð¸\n',
        problems: [
          '3:12-3:19 warning: `cafÃƒÂ©` was `café` before the file was read in a wrong encoding and saved. This line is not about what it was written for.',
        ],
        fixed: '# it’s\nUser-agent: *\nDisallow: /café?q=при\n',
      },
    ],
  },
  *check(tree) {
    const found = damagedPlaces(tree)
    const first = found.find(place => isInRecord(tree, place)) ?? found[0]
    if (first === undefined) return
    const others = found.filter(place => place !== first)
    yield {
      message: isInRecord(tree, first) ? 'inRecord' : 'inText',
      ...wordWith(tree.text, first),
      related: furtherPlaces([first, ...others]).map(
        other => ({message: 'also', ...wordWith(tree.text, other)}) as const,
      ),
      fix: {
        title: 'Write the letters that were meant',
        safety: 'unsafe',
        edits: found.map(({start, end, meant}) => ({start, end, text: meant})),
      },
    }
  },
})

function damagedPlaces(tree: Root): readonly Mojibake[] {
  const found: Mojibake[] = []
  if (isAscii(tree)) return found
  for (const line of tree.lines) {
    if (!(traitsOfLine(line) & Trait.NonAscii)) continue
    for (const place of findMojibake(tree.text, line.start, line.end)) found.push(place)
  }
  return found
}

/** In a key or a value, which crawlers read. */
function isInRecord(tree: Root, {start}: Span): boolean {
  return lineAt(tree, start)?.type !== 'malformedLine' && !isInComment(tree, start)
}

/** The word around a damaged place, as it is and as it was. */
function wordWith(text: string, {start, end}: Span) {
  const place = {start: wordStart(text, start), end: wordEnd(text, end)}
  const written = text.slice(place.start, place.end)
  return {data: {written: quote(written), meant: quote(repairMojibake(written))}, place}
}

/** Words are no longer than this, whatever a file may hold. */
const MOST_CHARACTERS = 60

function wordStart(text: string, from: number): number {
  let start = from
  while (start > from - MOST_CHARACTERS && isPartOfWord(text.charCodeAt(start - 1))) start--
  return start
}

function wordEnd(text: string, from: number): number {
  let end = from
  while (end < from + MOST_CHARACTERS && isPartOfWord(text.charCodeAt(end))) end++
  return end
}

/** Letters and digits of ASCII, and everything beyond it. */
function isPartOfWord(code: number): boolean {
  return (
    code >= 128 || (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
  )
}
