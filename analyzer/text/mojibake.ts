import {windows1252Byte} from './windows-1252.ts'

/**
 * Text in UTF-8 that was read as Windows-1252 (or Latin-1) and saved again: each byte of a character beyond ASCII
 * has become a character of its own, `é` (C3 A9) two of them, `Ã©`.
 */
export interface Mojibake {
  /** Offset of the first damaged character. */
  readonly start: number
  readonly end: number
  /** What stood there before. */
  readonly meant: string
}

/**
 * Finds damaged characters between two offsets. Only what no language writes counts: `É”` may end a word in capitals
 * and a quotation, but nobody writes `Ã©` or `â€™`.
 */
export function findMojibake(text: string, start: number, end: number): Mojibake[] {
  const found: Mojibake[] = []
  for (let index = start; index < end; ) {
    const run = runAt(text, index, end) ?? lostByteAt(text, index, start, end)
    if (run) found.push(run)
    index = run ? run.end : index + 1
  }
  return found
}

/** Repairs all of a text, what was damaged twice or three times included. */
export function repairMojibake(text: string): string {
  let repaired = text
  for (let round = 0; round < 3; round++) {
    let next = ''
    let done = 0
    for (const {start, end, meant} of findMojibake(repaired, 0, repaired.length)) {
      next += repaired.slice(done, start) + meant
      done = end
    }
    if (done === 0) return repaired
    repaired = next + repaired.slice(done)
  }
  return repaired
}

/** A character that two to four others stand for, and where they end. */
interface Sequence {
  readonly end: number
  readonly codePoint: number
}

/** Damaged characters in a row, where they cannot be anything else. */
function runAt(text: string, start: number, limit: number): Mojibake | undefined {
  let end = start
  let meant = ''
  let characters = 0
  let certain = false
  for (let next = sequenceAt(text, end, limit); next; next = sequenceAt(text, end, limit)) {
    certain ||= isCertain(text, end, next)
    meant += String.fromCodePoint(next.codePoint)
    end = next.end
    characters++
  }
  if (characters === 0 || !(certain || (characters > 1 && LETTERS.test(meant)))) return undefined
  return {start, end, meant}
}

const LETTERS = /^[\p{L}\p{M}\p{N}]+$/u

/** A sequence that no language writes, even if it stands alone. */
function isCertain(text: string, start: number, {end, codePoint}: Sequence): boolean {
  // Â and Ã before a symbol: the letters and signs of Western Europe.
  if (codePoint < 0x100)
    return !(endsCapitals(text, start) && isPunctuation(text, start + 1) && !isLetter(text, end))
  // â€ and another sign: quotation marks, dashes, the ellipsis. Then €, ™ and emoji.
  if (codePoint >= 0x2010 && codePoint <= 0x203a) return true
  return codePoint === 0x20ac || codePoint === 0x2122 || (codePoint >= 0x1f000 && codePoint <= 0x1ffff)
}

/** `Ã` between lower-case letters: its soft hyphen (AD), which nobody sees, was taken out as well. It was an `í`. */
function lostByteAt(text: string, index: number, start: number, end: number): Mojibake | undefined {
  if (text.charCodeAt(index) !== 0xc3 || index === start || index + 1 >= end) return undefined
  if (!isLowerCase(text.charCodeAt(index - 1)) || !isLowerCase(text.charCodeAt(index + 1))) return undefined
  return {start: index, end: index + 1, meant: 'í'}
}

/** The UTF-8 sequence that characters of Windows-1252 stand for, ASCII excluded. */
function sequenceAt(text: string, start: number, limit: number): Sequence | undefined {
  const lead = windows1252Byte(text.charCodeAt(start))
  if (lead < 0xc2 || lead > 0xf4) return undefined
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  if (start + length > limit) return undefined
  let codePoint = lead & (0xff >> (length + 1))
  for (let index = start + 1; index < start + length; index++) {
    const byte = windows1252Byte(text.charCodeAt(index))
    if (byte < 0x80 || byte > 0xbf) return undefined
    codePoint = (codePoint << 6) | (byte & 0x3f)
  }
  return isShortest(codePoint, length) ? {end: start + length, codePoint} : undefined
}

/** UTF-8 writes each character in the fewest bytes, and no surrogates (RFC 3629 §3). */
function isShortest(codePoint: number, length: number): boolean {
  if (length === 2) return true
  if (length === 3) return codePoint >= 0x800 && (codePoint < 0xd800 || codePoint > 0xdfff)
  return codePoint >= 0x10000 && codePoint <= 0x10ffff
}

function endsCapitals(text: string, index: number): boolean {
  return /^[A-ZÀ-ÖØ-Þ]$/.test(text[index - 1] ?? '')
}

/** What may follow a word in capitals. */
function isPunctuation(text: string, index: number): boolean {
  return /^[€‚„…‹‘’“”•–—™›\u00A0¡«®·»¿]$/.test(text[index] ?? '')
}

function isLetter(text: string, index: number): boolean {
  return /^\p{L}$/u.test(text[index] ?? '')
}

function isLowerCase(code: number): boolean {
  return code >= 97 && code <= 122
}
