/** How far U+FF01–U+FF5E are from the ASCII characters that they are wide forms of. */
const DISTANCE = 0xfee0
const FULLWIDTH = /[\u3000\uFF01-\uFF5E]/g

/** A full-width form of an ASCII character, as an East Asian input mode types it, or the ideographic space. */
export function isFullwidth(code: number): boolean {
  return (code >= 0xff01 && code <= 0xff5e) || code === 0x3000
}

/** The text with `/` for `／`, and a space for the ideographic one. */
export function toHalfwidth(text: string): string {
  return text.replace(FULLWIDTH, character => {
    const code = character.charCodeAt(0)
    return code === 0x3000 ? ' ' : String.fromCharCode(code - DISTANCE)
  })
}
