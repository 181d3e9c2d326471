/** What a character of a position counts: bytes of UTF-8, code units of UTF-16, or code points. */
export interface PositionEncoding {
  readonly kind: 'utf-8' | 'utf-16' | 'utf-32'
  /** How many units a code point takes. */
  unitsOf(codePoint: number): number
}

export const UTF_8: PositionEncoding = {kind: 'utf-8', unitsOf: bytesInUtf8}
export const UTF_16: PositionEncoding = {kind: 'utf-16', unitsOf: codePoint => (codePoint > 0xffff ? 2 : 1)}
export const UTF_32: PositionEncoding = {kind: 'utf-32', unitsOf: () => 1}

/** UTF-16 is what texts are kept in here, so it costs nothing and is taken wherever the client offers it. */
const BY_PREFERENCE = [UTF_16, UTF_8, UTF_32]

/**
 * The encoding that is spoken with a client.
 *
 * @param offered the `general.positionEncodings` of the client; UTF-16 must always be understood
 */
export function choosePositionEncoding(offered: readonly string[] = []): PositionEncoding {
  return BY_PREFERENCE.find(({kind}) => offered.includes(kind)) ?? UTF_16
}

/** A lone surrogate is written as U+FFFD, in three bytes. */
function bytesInUtf8(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
