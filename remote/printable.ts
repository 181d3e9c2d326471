// Controls, format characters (bidi among them), surrogates, line and paragraph separators.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A text from a server in a form that is safe on a terminal: escaped, and cut after `most` characters. */
export function printable(text: string, most = 80): string {
  const characters = Array.from(text.slice(0, 2 * most))
  const cut = characters.length > most || text.length > 2 * most
  const kept = characters.slice(0, most).join('').replace(UNPRINTABLE, escaped)
  return cut ? `${kept}…` : kept
}

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`
}
