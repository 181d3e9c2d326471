/**
 * Columns that a character takes on a terminal: 2 for those of East Asian scripts and emoji, 0 for marks that
 * combine with the character before. (Characters that nobody sees never come here: they are shown by their names.)
 */
export function widthOf(character: string): 0 | 1 | 2 {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x300) return 1
  if (/^\p{M}/u.test(character)) return 0
  return isWide(code) || /^\p{Emoji_Presentation}/u.test(character) ? 2 : 1
}

/** Columns of a text in which each character is shown as it is. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += widthOf(character)
  return width
}

/** East_Asian_Width W and F, in coarse blocks (Unicode 15.1, EastAsianWidth.txt). */
const WIDE: readonly (readonly [first: number, last: number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x3247],
  [0x3250, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18aff],
  [0x1b000, 0x1b2ff],
  [0x1f200, 0x1f2ff],
  [0x20000, 0x3fffd],
]

function isWide(code: number): boolean {
  return WIDE.some(([first, last]) => first <= code && code <= last)
}
