import type {RetrievalFault} from '../../analyzer/retrieval.ts'
import {FailedRequest, malformedHeader} from '../failure.ts'

/** A header line, read with lenience; what was forgiven stands in `faults`. */
export interface GeminiHeader {
  /** As sent. */
  readonly status: number
  /** As clients must understand the status: an undefined code counts as the first of its class. */
  readonly readAs: number
  readonly meta: string
  readonly faults: readonly RetrievalFault[]
}

const LF = 0x0a
const CR = 0x0d

const NO_HEADER = 'The answer has no Gemini header'

/** The specifications up to 0.16 allowed 2 + 1 + 1,024 bytes and the line end. */
const OLD_HEADER_LIMIT = 1029

/**
 * Collects a header from pieces of any size: how the bytes were cut makes no difference.
 */
export class HeaderReader {
  readonly #limit: number
  #line = new Uint8Array(0)

  /** @param limit longest header that is read, in bytes, line end included */
  constructor(limit: number) {
    this.#limit = limit
  }

  /**
   * Takes a piece; once the line is complete, gives the header and how many bytes of the piece belong to it.
   *
   * @throws FailedRequest where this is no header
   */
  add(chunk: Uint8Array): {header: GeminiHeader; used: number} | undefined {
    const room = this.#limit - this.#line.length
    const lineEnd = chunk.subarray(0, room).indexOf(LF)
    this.#append(chunk.subarray(0, lineEnd < 0 ? room : lineEnd + 1))
    if (lineEnd >= 0) return {header: parseHeader(this.#line), used: lineEnd + 1}
    if (this.#line.length >= this.#limit) throw headerTooLong(this.#line, this.#limit)
    return undefined
  }

  /**
   * The connection has ended before the line did: takes what is there.
   *
   * @throws FailedRequest where this is no header
   */
  end(): GeminiHeader {
    if (this.#line.length === 0) {
      throw new FailedRequest({
        kind: 'empty-response',
        message: 'The server closed the connection without an answer.',
      })
    }
    return parseHeader(this.#line)
  }

  #append(bytes: Uint8Array): void {
    const line = new Uint8Array(this.#line.length + bytes.length)
    line.set(this.#line)
    line.set(bytes, this.#line.length)
    this.#line = line
  }
}

function headerTooLong(line: Uint8Array, limit: number): FailedRequest {
  // Where not even the start is a header, the length is the smaller trouble.
  if (!/^\uFEFF?\d\d(?!\d)/.test(decode(line).text)) return malformedHeader(line, NO_HEADER, 'gemini')
  const message = `The header line has no end within ${limit} bytes.`
  return new FailedRequest({kind: 'header-too-long', limit, message})
}

/** Reads `<STATUS><SP><META>CRLF` (Gemini 0.24.1). */
function parseHeader(line: Uint8Array): GeminiHeader {
  const faults: RetrievalFault[] = []
  const hasLineEnd = line.at(-1) === LF
  const hasCrLf = hasLineEnd && line.at(-2) === CR
  if (!hasCrLf) faults.push({kind: 'header-line-end', found: hasLineEnd ? 'lf' : 'none'})
  if (line.length > OLD_HEADER_LIMIT) faults.push({kind: 'header-long', bytes: line.length})

  const {text, valid} = decode(line.subarray(0, line.length - (hasCrLf ? 2 : hasLineEnd ? 1 : 0)))
  if (!valid) faults.push({kind: 'header-encoding'})
  const match = /^(\uFEFF?)(\d\d)(?!\d)([ \t]*)(.*)$/s.exec(text)
  if (match === null) throw malformedHeader(line, NO_HEADER, 'gemini')
  const [, byteOrderMark = '', digits = '', separator = '', meta = ''] = match
  const status = Number(digits)
  // Clients must reject codes outside the six classes: there is nothing to guess.
  if (status < 10 || status > 69) throw malformedHeader(line, NO_HEADER, 'gemini')

  const readAs = DEFINED.has(status) ? status : status - (status % 10)
  if (byteOrderMark !== '') faults.push({kind: 'header-byte-order-mark'})
  if (readAs !== status) faults.push({kind: 'status-undefined', readAs})
  if (meta === '' && status < 40) faults.push({kind: 'meta-missing'})
  const found = separatorFault(separator, meta)
  if (found) faults.push({kind: 'header-separator', found})
  const codePoint = controlCharacterIn(meta)
  if (codePoint !== undefined) faults.push({kind: 'header-control-character', codePoint})
  return {status, readAs, meta, faults}
}

const DEFINED = new Set([10, 11, 20, 30, 31, 40, 41, 42, 43, 44, 50, 51, 52, 53, 59, 60, 61, 62])

function separatorFault(separator: string, meta: string): 'none' | 'tab' | 'several' | undefined {
  if (separator.includes('\t')) return 'tab'
  if (separator.length > 1) return 'several'
  return separator === '' && meta !== '' ? 'none' : undefined
}

function controlCharacterIn(text: string): number | undefined {
  return /[\u0000-\u001F\u007F-\u009F]/.exec(text)?.[0].codePointAt(0)
}

const STRICT = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true})
const LENIENT = new TextDecoder('utf-8', {ignoreBOM: true})

function decode(bytes: Uint8Array): {text: string; valid: boolean} {
  try {
    return {text: STRICT.decode(bytes), valid: true}
  } catch {
    return {text: LENIENT.decode(bytes), valid: false}
  }
}
