import {remove} from '../analyzer/lint/edits.ts'
import {furtherPlaces} from '../analyzer/lint/further-places.ts'
import {quoteRule} from '../analyzer/lint/phrases.ts'
import {firstDisallow, firstWord, isInComment} from '../analyzer/lint/places.ts'
import {defineRule, type Fix, type Severity} from '../analyzer/lint/rule.ts'
import type {Root, Span} from '../analyzer/syntax/nodes.ts'
import type {Edit, InvalidBytes} from '../analyzer/syntax/source.ts'
import {decodeWindows1252} from '../analyzer/text/windows-1252.ts'

export default defineRule({
  id: 'invalid-encoding',
  category: 'file',
  summary: 'A file that is not UTF-8: UTF-16, NUL characters, wrong bytes, characters that were lost.',
  rationale: `
A robots.txt is read as UTF-8. Some programs write other encodings: Windows Notepad and PowerShell know "Unicode"
(UTF-16), in which every letter has a second, empty byte, and older editors write Windows-1252 or Latin-1.

In UTF-16 no crawler finds a single rule. In other encodings every line in plain English letters is read as it should
be, and each accented letter is a wrong byte: a rule for \`/société/\` then misses the pages it was written for. When
a file with wrong bytes was opened and saved again, the character \`�\` (U+FFFD) stands where a letter was lost.

Save the file as UTF-8, or write letters in paths percent-encoded (\`/soci%C3%A9t%C3%A9/\`).
`,
  references: [
    {
      title: 'RFC 9309 §2.3: the file must be encoded in UTF-8',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
      date: '2022-09',
    },
    {
      title: 'How Google interprets the robots.txt specification: characters outside UTF-8 may be ignored',
      url: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
      date: '2026-08',
    },
    {
      title: 'Gemini protocol 0.24.1: text without a charset is UTF-8',
      url: 'https://geminiprotocol.net/docs/protocol-specification.gmi',
      date: '2025-01',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  fixable: 'unsafe',
  silences: ['unencoded-path', 'invisible-character'],
  judgesFile: true,
  messages: {
    utf16: 'The file is in UTF-16. Crawlers read it as UTF-8 and find no record in it.',
    utf16Rule:
      'The file is in UTF-16. Crawlers read it as UTF-8 and find no rule in it: {rule} is not obeyed.',
    nul: 'A NUL character stands here ({count} in the file). Crawlers take it for a part of the word, and the line is lost.',
    nulInComment: 'A NUL character stands in this comment ({count} in the file). No rule is lost by it.',
    bytes:
      'The byte {byte} is not UTF-8{more}. Crawlers skip the line, or read another word than the one meant.',
    bytesInComment: 'The byte {byte} in this comment is not UTF-8{more}. No rule is lost by it.',
    lost: 'A character was lost here when the file was read in a wrong encoding and saved: U+FFFD stands in its place ({count} in the file).',
    lostInComment: 'A character of this comment was lost: U+FFFD stands in its place ({count} in the file).',
    also: 'Here too.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /société/ # 検索 😀\n'},
      {code: '\uFEFFUser-agent: *\n', note: 'A byte order mark in UTF-8 is a matter of another rule.'},
    ],
    bad: [
      {
        code: bytes([0xff, 0xfe], utf16('User-agent: *\r\nDisallow: /é/\r\n')),
        problems: [
          '1:1-1:11 error: The file is in UTF-16. Crawlers read it as UTF-8 and find no rule in it: `Disallow: /é/` is not obeyed.',
        ],
        fixed: 'User-agent: *\r\nDisallow: /é/\r\n',
      },
      {
        code: bytes(utf16('# nothing here\n')),
        target: 'gemini',
        problems: [
          '1:1-1:2 error: The file is in UTF-16. Crawlers read it as UTF-8 and find no record in it.',
        ],
        fixed: '# nothing here\n',
      },
      {
        code: bytes(
          'User-agent: *\nDisallow: /soci',
          [0xe9],
          't',
          [0xe9],
          '/\n# caf',
          [0xe9],
          ' 😀 ',
          [0xe9],
          '\n',
        ),
        problems: [
          '2:16-2:17 error: The byte E9 is not UTF-8 (4 such places in the file). Crawlers skip the line, or read another word than the one meant.',
        ],
        fixed: 'User-agent: *\nDisallow: /société/\n# café 😀 é\n',
      },
      {
        code: bytes('User-agent: *\nDisallow: /p', [0xe4], 'ge\n'),
        problems: [
          '2:13-2:14 error: The byte E4 is not UTF-8. Crawlers skip the line, or read another word than the one meant.',
        ],
        fixed: 'User-agent: *\nDisallow: /päge\n',
      },
      {
        code: bytes('# caf', [0xe9], '\r\nUser-agent: *\r\nDisallow: /a # ', [0x80], '\r\n'),
        target: 'gemini',
        problems: [
          '1:6-1:7 info: The byte E9 in this comment is not UTF-8 (2 such places in the file). No rule is lost by it.',
        ],
        fixed: '# café\r\nUser-agent: *\r\nDisallow: /a # €\r\n',
      },
      {
        code: bytes('User-agent: *\nDisallow: /', [0xcf, 0xee, 0xe8, 0xf1, 0xea], '/\n'),
        problems: [
          '2:12-2:13 error: The byte CF is not UTF-8 (5 such places in the file). Crawlers skip the line, or read another word than the one meant.',
        ],
        note: 'Words without a plain letter are no Western European ones: nobody can tell the encoding.',
      },
      {
        code: 'User-agent: *\nDisallow: /a\nD\0i\0s\0a\0l\0l\0o\0w\0:\0 \0/\0b\0\n\0',
        problems: [
          '3:2-3:3 error: A NUL character stands here (13 in the file). Crawlers take it for a part of the word, and the line is lost.',
        ],
        fixed: 'User-agent: *\nDisallow: /a\nDisallow: /b\n',
        note: 'A shell that writes UTF-16 appended a line.',
      },
      {
        code: 'User-agent: *\nDisallow: /a # \0\n',
        problems: [
          '2:16-2:17 info: A NUL character stands in this comment (1 in the file). No rule is lost by it.',
        ],
        fixed: 'User-agent: *\nDisallow: /a # \n',
      },
      {
        code: '# \uFFFDber\nUser-agent: *\nDisallow: /soci\uFFFDt\uFFFD/\n',
        problems: [
          '3:16-3:17 error: A character was lost here when the file was read in a wrong encoding and saved: U+FFFD stands in its place (3 in the file).',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /\n# \uFFFDber\n',
        problems: [
          '3:3-3:4 info: A character of this comment was lost: U+FFFD stands in its place (1 in the file).',
        ],
      },
    ],
  },
  *check(tree, {source}) {
    if (source.encoding !== 'utf-8') {
      const rule = firstDisallow(tree.groups.flatMap(({rules}) => rules))
      yield {
        ...(rule ? {message: 'utf16Rule', data: {rule: quoteRule(rule)}} : {message: 'utf16'}),
        place: firstWord(tree),
        fix: {title: 'Write the file in UTF-8', safety: 'unsafe', edits: [], encoding: 'utf-8'},
        wholeFile: true,
      }
      return
    }
    const nuls = offsetsOf(tree.text, '\0')
    if (nuls.length > 0) {
      const {inComment, ...places} = placesOf(tree, nuls)
      yield {
        message: inComment ? 'nulInComment' : 'nul',
        data: {count: nuls.length},
        ...places,
        fix: {
          title: 'Remove the NUL characters',
          safety: 'unsafe',
          edits: nuls.map(offset => remove({start: offset, end: offset + 1})),
        },
      }
    }
    const wrong = source.invalid.map(({offset}) => offset)
    if (wrong.length > 0) {
      const {inComment, ...places} = placesOf(tree, wrong)
      const fix = readingAsWindows1252(source.invalid)
      const byte = hexOf(source.invalid, places.place.start)
      const more = wrong.length > 1 ? ` (${wrong.length} such places in the file)` : ''
      yield {
        message: inComment ? 'bytesInComment' : 'bytes',
        data: {byte, more},
        ...places,
        ...(fix && {fix}),
      }
    }
    const lost = without(offsetsOf(tree.text, '\uFFFD'), wrong)
    if (lost.length > 0) {
      const {inComment, ...places} = placesOf(tree, lost)
      yield {message: inComment ? 'lostInComment' : 'lost', data: {count: lost.length}, ...places}
    }
  },
})

/** The first place where a record is damaged, else the first one, and others. */
function placesOf(tree: Root, offsets: readonly number[]) {
  const damaging = offsets.find(offset => !isInComment(tree, offset))
  const first = damaging ?? offsets[0] ?? 0
  const others = offsets.filter(offset => offset !== first)
  const severity: Severity = damaging === undefined ? 'info' : 'error'
  return {
    inComment: damaging === undefined,
    severity,
    place: characterAt(first),
    related: furtherPlaces([first, ...others].map(characterAt)).map(
      place => ({message: 'also', place}) as const,
    ),
  }
}

function characterAt(offset: number): Span {
  return {start: offset, end: offset + 1}
}

function offsetsOf(text: string, character: string): number[] {
  const offsets: number[] = []
  for (let offset = text.indexOf(character); offset >= 0; offset = text.indexOf(character, offset + 1)) {
    offsets.push(offset)
  }
  return offsets
}

function without(offsets: readonly number[], others: readonly number[]): readonly number[] {
  if (others.length === 0) return offsets
  const excluded = new Set(others)
  return offsets.filter(offset => !excluded.has(offset))
}

function hexOf(invalid: readonly InvalidBytes[], offset: number): string {
  const byte = invalid.find(run => run.offset === offset)?.bytes[0] ?? 0
  return byte.toString(16).toUpperCase().padStart(2, '0')
}

/**
 * Wrong bytes that stand alone between plain letters are accented letters of a Western European language. Where
 * several stand in a row, the file is in Cyrillic, Chinese or the like, and nobody can tell in which encoding.
 */
function readingAsWindows1252(invalid: readonly InvalidBytes[]): Fix | undefined {
  const edits: Edit[] = []
  let alone = 0
  let inRow = 0
  for (const {offset, bytes} of invalid) {
    const text = decodeWindows1252(bytes)
    if (/[\x80-\x9F]/.test(text)) return undefined
    const touches = edits.at(-1)?.end === offset
    if (touches || bytes.length > 1) inRow++
    else alone++
    edits.push({start: offset, end: offset + 1, text})
  }
  if (inRow * 2 > alone) return undefined
  return {title: 'Read the file as Windows-1252 and write it in UTF-8', safety: 'unsafe', edits}
}

function bytes(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap(part => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  )
}

function utf16(text: string): number[] {
  return [...text].flatMap(character => [character.charCodeAt(0) & 0xff, character.charCodeAt(0) >> 8])
}
