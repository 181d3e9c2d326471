/**
 * What kinds of characters stand in a part of a line, and what about the line is not as in most lines, as a set of
 * bits.
 *
 * The parser collects them while it reads each character once. A lint rule that looks for a rare character
 * (a quote, a back slash) or a rare kind of line asks the bits and skips nearly every line without reading it again.
 */
export const Trait = {
  /** `*` */
  Star: 1 << 0,
  /** `$` */
  Dollar: 1 << 1,
  /** `%` */
  Percent: 1 << 2,
  /** `\` */
  Backslash: 1 << 3,
  /** `"`, `'`, a back tick */
  Quote: 1 << 4,
  /** `,` */
  Comma: 1 << 5,
  /** `;` */
  Semicolon: 1 << 6,
  /** `?` */
  Question: 1 << 7,
  /** `&` */
  Ampersand: 1 << 8,
  /** `:` after the separator */
  Colon: 1 << 9,
  /** `=` */
  Equals: 1 << 10,
  /** `( ) [ ] { } ^ |` and `+` */
  Bracket: 1 << 11,
  /** `<` or `>` */
  Angle: 1 << 12,
  /** `0`–`9` */
  Digit: 1 << 13,
  /** `A`–`Z` */
  UpperCase: 1 << 14,
  /** `.` */
  Dot: 1 << 15,
  /** C0 controls but tab and line ends, and DEL */
  Control: 1 << 16,
  /** anything from U+0080 on */
  NonAscii: 1 << 17,
  /** a space or tab between two other characters */
  InnerBlank: 1 << 18,
  /** a space or tab behind the last other character */
  TrailingBlank: 1 << 19,
  /** `!` `@` `~` */
  OtherSymbol: 1 << 20,

  // Of whole lines, in `Root.lineTraits` alone:

  /** a record with another key than `User-agent`, `Allow`, `Disallow` */
  OtherRecord: 1 << 21,
  /** a line with text that is no record */
  Malformed: 1 << 22,
  /** a space or tab before the key */
  Indentation: 1 << 23,
  /** a space or tab between the key and the colon */
  BlankBeforeColon: 1 << 24,
  /** a record without a value */
  EmptyValue: 1 << 25,
  /** the path of a rule that does not begin with a slash and a character other than `/` and `*` */
  UnusualStart: 1 << 26,
  /** a comment behind a record or other text */
  InlineComment: 1 << 27,
  /** a line of more than `LONG_LINE` characters, comments and blank lines included */
  LongLine: 1 << 28,
  /** a user-agent line */
  UserAgent: 1 << 29,
  /** the path of a rule that does not begin with a slash */
  NoSlash: 1 << 30,
} as const

/** The limits that crawlers have for lines and paths matter for none that is shorter. In UTF-16 code units. */
export const LONG_LINE = 1000

/** For how many lines `Root.blockTraits` has one number. */
export const LINES_OF_BLOCK = 64

/** The trait of each ASCII character, by its code. */
export const traitOfAscii: Int32Array = (() => {
  const traits = new Int32Array(128)
  const set = (characters: string, trait: number) => {
    for (const character of characters) traits[character.charCodeAt(0)] = trait
  }
  for (let code = 0; code < 32; code++) traits[code] = Trait.Control
  traits[127] = Trait.Control
  for (let code = 65; code <= 90; code++) traits[code] = Trait.UpperCase
  set('\t\n\r', 0)
  set('*', Trait.Star)
  set('$', Trait.Dollar)
  set('%', Trait.Percent)
  set('\\', Trait.Backslash)
  set('"\'`', Trait.Quote)
  set(',', Trait.Comma)
  set(';', Trait.Semicolon)
  set('?', Trait.Question)
  set('&', Trait.Ampersand)
  set(':', Trait.Colon)
  set('=', Trait.Equals)
  set('()[]{}^|+', Trait.Bracket)
  set('<>', Trait.Angle)
  set('0123456789', Trait.Digit)
  set('.', Trait.Dot)
  set('!@~', Trait.OtherSymbol)
  return traits
})()
