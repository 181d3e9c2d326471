import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {AnyRecord, Line, Root, Token} from '../../../analyzer/syntax/nodes.ts'
import {parse} from '../../../analyzer/syntax/parse.ts'
import {decode, fromText} from '../../../analyzer/syntax/source.ts'
import {LINES_OF_BLOCK, LONG_LINE, Trait} from '../../../analyzer/syntax/traits.ts'
import {robotsText} from '../../arbitraries.ts'

const SEEDED = {seed: 9309, numRuns: 1000}

describe('parse', () => {
  test('loses nothing: the slices of the lines are the text', () => {
    fc.assert(
      fc.property(robotsText, text => {
        expect(
          parse(text)
            .lines.map(({start, next}) => text.slice(start, next))
            .join(''),
        ).toBe(text)
      }),
      SEEDED,
    )
  })

  test('puts every line into the tree once, in order', () => {
    fc.assert(
      fc.property(robotsText, text => {
        const tree = parse(text)
        expect(linesOf(tree)).toEqual(tree.lines)
        expect(tree.lines.map(({line}) => line)).toEqual(tree.lines.map((_, index) => index + 1))
        expect(tree.groups).toEqual(tree.children.filter(({type}) => type === 'group'))
      }),
      SEEDED,
    )
  })

  test('finds keys, values and comments where they stand, and no blanks around them', () => {
    fc.assert(
      fc.property(robotsText, text => {
        for (const line of parse(text).lines) {
          expect(line.raw).not.toMatch(/[\r\n]/)
          if (line.type === 'blankLine') expect(line.raw).toMatch(/^[ \t]*$/)
          else if (line.type === 'comment')
            expect(line.raw).toBe(line.raw.replace(/#.*$/su, '') + line.comment.value)
          else if (line.type === 'malformedLine') expectTrimmed(line.content.value)
          else expectRecord(line)
        }
      }),
      SEEDED,
    )
  })

  test('says of each part which characters stand in it', () => {
    fc.assert(
      fc.property(robotsText, text => {
        const tree = parse(text)
        let commentTraits = 0
        const {lineTraits} = tree
        expect(lineTraits).toHaveLength(tree.lines.length)
        expect([...tree.blockTraits]).toEqual(
          Array.from({length: Math.ceil(lineTraits.length / LINES_OF_BLOCK)}, (_, block) =>
            lineTraits
              .slice(block * LINES_OF_BLOCK, (block + 1) * LINES_OF_BLOCK)
              .reduce((all, traits) => all | traits, 0),
          ),
        )
        expect(tree.traits).toBe(lineTraits.reduce((all, traits) => all | traits, 0))
        for (const line of tree.lines) {
          expect((lineTraits[line.line - 1] ?? 0) & OF_CHARACTERS).toBe(traitsOfText(line))
          commentTraits |= traitsOfComment(line)
          if (line.type === 'comment') expect(line.traits & RARE).toBe(traitsOf(line.comment.value) & RARE)
          if (line.type === 'malformedLine') {
            expect(line.traits & RARE & ~Trait.Colon).toBe(traitsOf(line.content.value) & RARE & ~Trait.Colon)
          }
          if (!isRecord(line)) continue
          expect(line.keyTraits & RARE).toBe(traitsOf(line.key.value) & RARE)
          expect(line.valueTraits & RARE).toBe(traitsOf(line.value.value) & RARE)
          expect(line.commentTraits & RARE).toBe(traitsOf(line.comment?.value ?? '') & RARE)
          expect((line.valueTraits & Trait.InnerBlank) !== 0).toBe(/[ \t]/.test(line.value.value))
        }
        expect(tree.commentTraits).toBe(commentTraits)
      }),
      SEEDED,
    )
  })

  test.each([
    {text: 'User-agent: *', traits: Trait.UserAgent},
    {text: 'Disallow: /x', traits: 0},
    {text: 'Sitemap: https://example.com/', traits: Trait.OtherRecord},
    {text: 'Disallow', traits: Trait.Malformed},
    {text: 'Disallow # x', traits: Trait.Malformed | Trait.InlineComment},
    {text: ' Disallow: /x', traits: Trait.Indentation},
    {text: 'Disallow\t: /x', traits: Trait.BlankBeforeColon},
    {text: 'Disallow: /x # y', traits: Trait.InlineComment},
    {text: 'Disallow: # y', traits: Trait.EmptyValue | Trait.InlineComment},
    {text: 'User-agent:', traits: Trait.UserAgent | Trait.EmptyValue},
    {text: 'Disallow: x', traits: Trait.UnusualStart | Trait.NoSlash},
    {text: 'Disallow: /', traits: Trait.UnusualStart},
    {text: 'Disallow: //x', traits: Trait.UnusualStart},
    {text: 'Disallow: /*', traits: Trait.UnusualStart},
    {text: '# Disallow:', traits: 0},
    {text: ' ', traits: 0},
    {text: `Disallow: /${'x'.repeat(LONG_LINE - 11)}`, traits: 0},
    {text: `Disallow: /${'x'.repeat(LONG_LINE - 10)}`, traits: Trait.LongLine},
    {text: `# ${'x'.repeat(LONG_LINE)}`, traits: Trait.LongLine},
  ])('says what is not as in most lines of $text', ({text, traits}) => {
    const tree = parse(text)
    expect(tree.lineTraits.map(line => line & ~OF_CHARACTERS)).toEqual(Int32Array.of(traits))
  })

  test.each<{text: string; line: Partial<Record<keyof AnyRecord, unknown>>}>([
    {text: 'User-agent: *', line: {type: 'userAgent', name: 'user-agent'}},
    {text: 'USER-AGENT:*', line: {type: 'userAgent', name: 'user-agent'}},
    {text: ' Disallow : /x ', line: {type: 'rule', name: 'disallow'}},
    {text: 'allow:', line: {type: 'rule', name: 'allow'}},
    {text: 'Sitemap: https://example.com/a.xml', line: {type: 'otherRecord', name: 'sitemap'}},
    {text: 'User agent: *', line: {type: 'otherRecord', name: 'user agent'}},
    {text: 'Disallow\u00A0: /', line: {type: 'otherRecord', name: 'disallow\u00A0'}},
    {text: '\uFEFFDisallow: /', line: {type: 'otherRecord', name: '\uFEFFdisallow'}},
    {text: 'D\u0130SALLOW: /', line: {type: 'otherRecord', name: 'd\u0130sallow'}},
    {text: 'Disallo\u212A: /', line: {type: 'otherRecord', name: 'disallo\u212A'}},
    {text: 'Disallow\uFF1A /', line: {type: 'malformedLine'}},
    {text: 'Disallow /x', line: {type: 'malformedLine'}},
    {text: ': /x', line: {type: 'malformedLine'}},
    {text: '\u00A0', line: {type: 'malformedLine'}},
    {text: '# Disallow: /', line: {type: 'comment'}},
    {text: '\t #', line: {type: 'comment'}},
    {text: ' \t', line: {type: 'blankLine'}},
    {text: '', line: {type: 'blankLine', start: 0, end: 0, next: 0}},
  ])('reads $text', ({text, line}) => {
    expect(parse(text).lines).toMatchObject([line])
  })

  test.each([
    {what: 'LF', text: '\nAllow: /x\n', parts: {key: '2:1-2:6', value: '2:8-2:10'}},
    {what: 'CRLF', text: '\r\nAllow: /x\r\n', parts: {key: '2:1-2:6', value: '2:8-2:10'}},
    {what: 'CR', text: '\rAllow: /x\r', parts: {key: '2:1-2:6', value: '2:8-2:10'}},
    {
      what: 'LF CR, which are two line ends',
      text: '\n\rAllow: /x',
      parts: {key: '3:1-3:6', value: '3:8-3:10'},
    },
    {what: 'CR CR LF', text: '\r\r\nAllow: /x', parts: {key: '3:1-3:6', value: '3:8-3:10'}},
    {
      what: 'other separators, which end no line',
      text: '\v\f\u0085\u2028Allow: /x',
      parts: {key: '1:1-1:10', value: '1:12-1:14'},
    },
    {
      what: 'tabs, a column each',
      text: '\tAllow\t:\t/x\t# c',
      parts: {key: '1:2-1:7', value: '1:10-1:12', comment: '1:13-1:16'},
    },
    {
      what: 'emoji, two columns each',
      text: 'Allow: /😀/x # 😀',
      parts: {key: '1:1-1:6', value: '1:8-1:13', comment: '1:14-1:18'},
    },
    {
      what: 'combining marks, a column each',
      text: 'Allow: /e\u0301 #',
      parts: {value: '1:8-1:11', comment: '1:12-1:13'},
    },
    {
      what: 'letters that grow in lower case',
      text: 'Allow: /\u0130 # \u0130x',
      parts: {value: '1:8-1:10', comment: '1:11-1:15'},
    },
    {
      what: 'keys that grow in lower case',
      text: '\u0130\u0130: /x',
      parts: {key: '1:1-1:3', value: '1:5-1:7'},
    },
    {
      what: 'a byte order mark, no column',
      text: '\uFEFFAllow: /x',
      parts: {key: '1:1-1:6', value: '1:8-1:10'},
    },
    {
      what: 'a second byte order mark, a column',
      text: '\uFEFF\uFEFFAllow: /x',
      parts: {key: '1:1-1:7', value: '1:9-1:11'},
    },
    {
      what: 'no blank',
      text: 'Allow:/x#c',
      parts: {key: '1:1-1:6', value: '1:7-1:9', comment: '1:9-1:11'},
    },
    {what: 'no value', text: 'Allow:', parts: {key: '1:1-1:6', value: '1:7-1:7', comment: undefined}},
    {what: 'no value but a blank', text: 'Allow: ', parts: {value: '1:8-1:8'}},
    {what: 'no value but many blanks', text: 'Allow:    ', parts: {value: '1:8-1:8'}},
    {what: 'no value but a comment', text: 'Allow:# c', parts: {value: '1:7-1:7', comment: '1:7-1:10'}},
    {what: 'several colons', text: 'Sitemap: http://x:80/', parts: {key: '1:1-1:8', value: '1:10-1:22'}},
    {what: 'no colon', text: ' Allow /x  # c', parts: {content: '1:2-1:10', comment: '1:12-1:15'}},
    {what: 'nothing before the colon', text: ' :  x ', parts: {content: '1:2-1:6', comment: undefined}},
    {what: 'blanks before a comment', text: '\t # c', parts: {comment: '1:3-1:6'}},
  ])('places the parts of a line with $what', ({text, parts}) => {
    expect(placesIn(parse(fromText(text).text).lines.at(-1))).toMatchObject(parts)
  })

  test('counts columns of UTF-16 files and of damaged ones in the decoded text', () => {
    const utf16 = decode(
      Uint8Array.from([0xff, 0xfe, ...[...'é: é'].flatMap(letter => [letter.charCodeAt(0), 0])]),
    )
    const damaged = decode(Uint8Array.of(0xe9, 0x3a, 0x20, 0xe9))
    for (const {text} of [utf16, damaged]) {
      expect(placesIn(parse(text).lines[0])).toMatchObject({key: '1:1-1:2', value: '1:4-1:5'})
    }
  })
})

describe('groups', () => {
  test.each([
    {
      what: 'a rule ends the run of user-agent lines',
      text: 'User-agent: a\nUser-agent: b\nAllow: /\nUser-agent: c\nDisallow: /\n',
      groups: ['a b | allow /', 'c | disallow /'],
    },
    {
      what: 'other records, comments and blank lines do not (RFC 9309 §2.2.4)',
      text: 'User-agent: a\nCrawl-delay: 1\n\n# c\nSitemap: x\nfoo\nUser-agent: b\nDisallow: /\n',
      groups: ['a b | disallow /'],
    },
    {
      what: 'an empty rule does',
      text: 'User-agent: a\nDisallow:\nUser-agent: b\n',
      groups: ['a | disallow ', 'b |'],
    },
    {
      what: 'an empty name opens a group',
      text: 'Disallow: /\nUser-agent:\nDisallow: /x\n',
      groups: [' | disallow /x'],
    },
    {what: 'rules alone open none', text: 'Disallow: /\nSitemap: x\n', groups: []},
    {
      what: 'rules behind other records stay in the group',
      text: 'User-agent: a\nDisallow: /\nSitemap: x\n\nDisallow: /y\n',
      groups: ['a | disallow / disallow /y'],
    },
  ])('$what', ({text, groups}) => {
    expect(
      parse(text).groups.map(({agents, rules}) =>
        [
          ...agents.map(agent => agent.value.value),
          '|',
          ...rules.map(rule => `${rule.name} ${rule.value.value}`),
        ].join(' '),
      ),
    ).toEqual(groups)
  })

  test('begin at their first user-agent line and end before the next group', () => {
    const text = '# c\nUser-agent: a\nDisallow: /\n# d\nUser-agent: b\n'
    expect(parse(text).groups.map(({start, end}) => text.slice(start, end))).toEqual([
      'User-agent: a\nDisallow: /\n# d\n',
      'User-agent: b\n',
    ])
  })
})

describe('a long file', () => {
  test('of one line of 1,000,000 characters is one line', () => {
    const [line, ...rest] = parse(`Disallow: /${'a'.repeat(1_000_000)}`).lines
    expect(rest).toEqual([])
    expect(line && isRecord(line) && line.value.value.length).toBe(1_000_001)
  })

  test('of 100,000 groups is 100,000 groups', () => {
    const {groups, lines} = parse('User-agent: a\nDisallow: /\n'.repeat(100_000))
    expect(groups).toHaveLength(100_000)
    expect(lines).toHaveLength(200_000)
    expect(groups.at(-1)?.position.start).toEqual({line: 199_999, column: 1, offset: 2_599_974})
  })

  test('of 200,000 user-agent lines is one group', () => {
    const {groups} = parse('User-agent: a\n'.repeat(200_000))
    expect(groups).toHaveLength(1)
    expect(groups[0]?.agents).toHaveLength(200_000)
  })

  test('of 500,000 line ends is 500,000 blank lines', () => {
    expect(parse('\n'.repeat(500_000)).lines).toHaveLength(500_000)
  })
})

/** Traits that say that a character is there, whatever stands around it. */
/** The traits of characters, without those of whole lines. */
const OF_CHARACTERS = Trait.OtherRecord - 1
const RARE = ~(Trait.InnerBlank | Trait.TrailingBlank)

const CHARACTERS: readonly (readonly [trait: number, characters: RegExp])[] = [
  [Trait.Star, /\*/],
  [Trait.Dollar, /\$/],
  [Trait.Percent, /%/],
  [Trait.Backslash, /\\/],
  [Trait.Quote, /["'`]/],
  [Trait.Comma, /,/],
  [Trait.Semicolon, /;/],
  [Trait.Question, /\?/],
  [Trait.Ampersand, /&/],
  [Trait.Colon, /:/],
  [Trait.Equals, /=/],
  [Trait.Bracket, /[()[\]{}^|+]/],
  [Trait.Angle, /[<>]/],
  [Trait.Digit, /\d/],
  [Trait.UpperCase, /[A-Z]/],
  [Trait.Dot, /\./],
  [Trait.Control, /[\0-\x08\v\f\x0E-\x1F\x7F]/],
  [Trait.NonAscii, /[^\0-\x7F]/],
  [Trait.OtherSymbol, /[!@~]/],
]

function traitsOfText(line: Line): number {
  if (line.type === 'malformedLine') return line.traits
  return isRecord(line) ? line.keyTraits | line.valueTraits : 0
}

function traitsOfComment(line: Line): number {
  if (line.type === 'comment') return line.traits
  if (line.type === 'malformedLine') return traitsOf(line.comment?.value ?? '') & RARE
  return isRecord(line) ? line.commentTraits : 0
}

function traitsOf(text: string): number {
  return CHARACTERS.reduce(
    (traits, [trait, characters]) => (characters.test(text) ? traits | trait : traits),
    0,
  )
}

function linesOf({children}: Root): Line[] {
  return children.flatMap(child => (child.type === 'group' ? child.children : [child]))
}

function isRecord(line: Line): line is AnyRecord {
  return line.type === 'userAgent' || line.type === 'rule' || line.type === 'otherRecord'
}

function expectRecord(record: AnyRecord): void {
  const {key, separator, value, comment} = record
  expect(key.value).not.toBe('')
  expectTrimmed(key.value)
  expectTrimmed(value.value)
  expect(separator.value).toBe(':')
  const parts = [key.value, separator.value, value.value, comment?.value ?? '']
  expect(record.raw.replace(/[ \t]/g, '')).toBe(parts.join('').replace(/[ \t]/g, ''))
}

function expectTrimmed(text: string): void {
  expect(text).not.toMatch(/^[ \t]|[ \t]$/)
}

function placesIn(line: Line | undefined): Record<string, string | undefined> {
  if (line === undefined || line.type === 'blankLine') return {}
  const comment = placeOf(line.comment)
  if (line.type === 'comment') return {comment}
  if (line.type === 'malformedLine') return {content: placeOf(line.content), comment}
  return {key: placeOf(line.key), value: placeOf(line.value), comment}
}

function placeOf(token: Token | undefined): string | undefined {
  if (token === undefined) return undefined
  const {start, end} = token.position
  expect([start.offset, end.offset]).toEqual([token.start, token.end])
  return `${start.line}:${start.column}-${end.line}:${end.column}`
}
