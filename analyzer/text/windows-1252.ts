/**
 * The characters of 80 to 9F. Five bytes have none, and stand for control characters. A table of our own, since
 * Node 20 takes Windows-1252 for Latin-1 (nodejs/node#56542).
 */
const SPECIALS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

const specialBytes: ReadonlyMap<number, number> = new Map(
  [...SPECIALS].map((character, index) => [character.charCodeAt(0), 0x80 + index]),
)

export function decodeWindows1252(bytes: Iterable<number>): string {
  let text = ''
  for (const byte of bytes) text += SPECIALS[byte - 0x80] ?? String.fromCharCode(byte)
  return text
}

/** The byte of a character in Windows-1252, or in Latin-1 where only that has one; -1 where neither has. */
export function windows1252Byte(code: number): number {
  return code < 0x100 ? code : (specialBytes.get(code) ?? -1)
}
