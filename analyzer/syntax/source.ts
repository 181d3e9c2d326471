/**
 * A file as text, with everything needed to give its bytes back.
 *
 * Offsets in the text count UTF-16 code units from 0 after the byte order mark, everywhere in robotslint.
 */
export interface Source {
  /** The text, without a byte order mark at its start. */
  readonly text: string
  readonly encoding: Encoding
  /** Whether the file starts with a byte order mark. */
  readonly byteOrderMark: boolean
  /** Bytes that are no character in `encoding`; each run stands as one U+FFFD in `text`. */
  readonly invalid: readonly InvalidBytes[]
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** A run of bytes that could not be decoded. */
export interface InvalidBytes {
  /** Offset in the text of the U+FFFD that stands for them. */
  readonly offset: number
  readonly bytes: Uint8Array
}

/** A replacement of `text.slice(start, end)`; `start` is -1 to remove the byte order mark. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** In a text; a `Source` keeps it apart. */
export const BYTE_ORDER_MARK = '\uFEFF'
const REPLACEMENT = '\uFFFD'

/** Makes a source of text that is in memory already, as an editor has it. */
export function fromText(text: string): Source {
  const byteOrderMark = text.startsWith(BYTE_ORDER_MARK)
  return {text: byteOrderMark ? text.slice(1) : text, encoding: 'utf-8', byteOrderMark, invalid: []}
}

/** Decodes a file. Never throws: what is no text is recorded in `invalid`. */
export function decode(bytes: Uint8Array): Source {
  const {encoding, markLength} = detectEncoding(bytes)
  const content = bytes.subarray(markLength)
  const decoded = encoding === 'utf-8' ? decodeUtf8(content) : decodeUtf16(content, encoding === 'utf-16le')
  return {...decoded, encoding, byteOrderMark: markLength > 0}
}

/** Gives the bytes of a source: `encode(decode(bytes))` equals `bytes`. */
export function encode(source: Source): Uint8Array {
  const mark = source.byteOrderMark ? BYTE_ORDER_MARK : ''
  if (source.invalid.length === 0) return encodeText(mark + source.text, source.encoding)
  const chunks: Uint8Array[] = [encodeText(mark, source.encoding)]
  let done = 0
  for (const {offset, bytes} of source.invalid) {
    chunks.push(encodeText(source.text.slice(done, offset), source.encoding), bytes)
    done = offset + REPLACEMENT.length
  }
  chunks.push(encodeText(source.text.slice(done), source.encoding))
  return concatenate(chunks)
}

/**
 * Applies edits to a source. Bytes that no edit touches stay as they are, undecodable ones included.
 *
 * @param edits sorted by start and not overlapping
 */
export function editSource(source: Source, edits: readonly Edit[]): Source {
  let text = ''
  let done = 0
  let byteOrderMark = source.byteOrderMark
  const invalid: InvalidBytes[] = []
  let next = 0
  const keepUntil = (end: number) => {
    const shift = text.length - done
    for (let run = source.invalid[next]; run && run.offset < end; run = source.invalid[++next]) {
      if (run.offset >= done) invalid.push({offset: run.offset + shift, bytes: run.bytes})
    }
    text += source.text.slice(done, end)
  }
  for (const edit of edits) {
    if (edit.start < 0) {
      byteOrderMark = edit.text.startsWith(BYTE_ORDER_MARK)
      continue
    }
    keepUntil(edit.start)
    text += edit.text
    done = edit.end
  }
  keepUntil(source.text.length)
  return {text, encoding: source.encoding, byteOrderMark, invalid}
}

/** Same text, to be written in UTF-8 without a byte order mark, as RFC 9309 §2.3 asks. */
export function toUtf8(source: Source): Source {
  return {text: source.text, encoding: 'utf-8', byteOrderMark: false, invalid: []}
}

function detectEncoding(bytes: Uint8Array): {encoding: Encoding; markLength: number} {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return {encoding: 'utf-8', markLength: 3}
  if (first === 0xff && second === 0xfe) return {encoding: 'utf-16le', markLength: 2}
  if (first === 0xfe && second === 0xff) return {encoding: 'utf-16be', markLength: 2}
  return {encoding: encodingByZeroBytes(bytes), markLength: 0}
}

/** Latin text in UTF-16 without a mark has a zero in every second byte, which UTF-8 text never has. */
function encodingByZeroBytes(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, 64)
  if (sample.length < 4) return 'utf-8'
  let even = 0
  let odd = 0
  for (let index = 0; index < sample.length; index++) {
    if (sample[index] === 0) index % 2 === 0 ? even++ : odd++
  }
  const most = Math.floor(sample.length / 2) * 0.9
  if (odd >= most && even === 0) return 'utf-16le'
  if (even >= most && odd === 0) return 'utf-16be'
  return 'utf-8'
}

interface Decoded {
  readonly text: string
  readonly invalid: readonly InvalidBytes[]
}

function decodeUtf8(bytes: Uint8Array): Decoded {
  try {
    return {text: new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes), invalid: []}
  } catch {
    return decodeDamagedUtf8(bytes)
  }
}

/** One pass for the text, and one that finds where the decoder wrote U+FFFD: the two agree by the Encoding Standard. */
function decodeDamagedUtf8(bytes: Uint8Array): Decoded {
  const invalid: InvalidBytes[] = []
  let offset = 0
  for (let index = 0; index < bytes.length; ) {
    const wrong = wrongBytesAt(bytes, index)
    if (wrong > 0) {
      invalid.push({offset, bytes: bytes.slice(index, index + wrong)})
      index += wrong
      offset += REPLACEMENT.length
    } else {
      const needed = continuationsOf(bytes[index] ?? 0)
      index += 1 + needed
      // Four bytes are a character beyond U+FFFF, two code units in the text.
      offset += needed === 3 ? 2 : 1
    }
  }
  return {text: new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes), invalid}
}

/** How many bytes at `index` are the longest start of no UTF-8 sequence; 0 where one stands (Unicode 15, table 3-7). */
function wrongBytesAt(bytes: Uint8Array, index: number): number {
  const lead = bytes[index] ?? 0
  if (lead < 0x80) return 0
  const needed = continuationsOf(lead)
  if (needed === 0) return 1
  for (let position = 1; position <= needed; position++) {
    const byte = bytes[index + position]
    const [low, high] = position === 1 ? secondByteRange(lead) : CONTINUATION
    if (byte === undefined || byte < low || byte > high) return position
  }
  return 0
}

/** How many bytes follow a lead byte; 0 for ASCII, and for bytes that lead nothing. */
function continuationsOf(lead: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 1
  if (lead >= 0xe0 && lead <= 0xef) return 2
  return lead >= 0xf0 && lead <= 0xf4 ? 3 : 0
}

const CONTINUATION: readonly [number, number] = [0x80, 0xbf]

function secondByteRange(lead: number): readonly [number, number] {
  if (lead === 0xe0) return [0xa0, 0xbf]
  if (lead === 0xed) return [0x80, 0x9f]
  if (lead === 0xf0) return [0x90, 0xbf]
  if (lead === 0xf4) return [0x80, 0x8f]
  return CONTINUATION
}

function decodeUtf16(bytes: Uint8Array, littleEndian: boolean): Decoded {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const whole = bytes.length - (bytes.length % 2)
  const parts: string[] = []
  const units: number[] = []
  for (let index = 0; index < whole; index += 2) {
    units.push(view.getUint16(index, littleEndian))
    if (units.length === 4096) parts.push(String.fromCharCode(...units.splice(0)))
  }
  const text = parts.join('') + String.fromCharCode(...units)
  if (whole === bytes.length) return {text, invalid: []}
  return {text: text + REPLACEMENT, invalid: [{offset: text.length, bytes: bytes.slice(whole)}]}
}

function encodeText(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index++)
    view.setUint16(index * 2, text.charCodeAt(index), encoding === 'utf-16le')
  return bytes
}

function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    result.set(chunk, offset)
    offset += chunk.length
  }
  return result
}
