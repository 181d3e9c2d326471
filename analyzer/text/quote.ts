/** Longer values are cut in messages: nobody reads a path of 500 characters there. */
const MOST_CHARACTERS = 60

/** Nearly all text of robots.txt files, told ten times faster than by Unicode properties. */
const PRINTABLE_ASCII = /^[ -~]*$/

/**
 * Writes text of the file into a message: in back ticks, cut behind 60 characters, with characters that nobody sees
 * by their code points (`<U+00A0>`).
 */
export function quote(text: string): string {
  return `\`${visible(shorten(text))}\``
}

/** The text with `<U+00A0>` in place of each character that nobody sees; a plain space stays. */
export function visible(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text
  // V8 looks the properties up where it meets the literal, which takes a while: not at each start.
  const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}]/gu
  return text.replace(invisible, character => (character === ' ' ? ' ' : codePointName(character)))
}

/** `<U+00A0>` for a no-break space. */
export function codePointName(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
}

/** The text, cut behind a number of characters. */
export function shorten(text: string, most = MOST_CHARACTERS): string {
  if (text.length <= most) return text
  // Two code units for each character at most, and never half of one.
  const characters = [...text.slice(0, 2 * most + 1)]
  if (characters.length <= most) return text
  return `${characters.slice(0, most - 1).join('')}…`
}
