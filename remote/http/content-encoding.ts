import type {Transform} from 'node:stream'
import {createBrotliDecompress, createGunzip, createInflate, createInflateRaw} from 'node:zlib'
import {FailedRequest} from '../failure.ts'
import {printable} from '../printable.ts'

/** Makes a decoder; may look at the first piece of the body. */
export type DecoderFactory = (first: Uint8Array) => Transform

const DECODERS = new Map<string, DecoderFactory>([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['br', () => createBrotliDecompress()],
  ['deflate', first => (hasZlibHeader(first) ? createInflate() : createInflateRaw())],
])

/** What to ask for. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br'

/**
 * The decoder for a content encoding; undefined where there is nothing to decode.
 *
 * @throws FailedRequest for an encoding that was not asked for and is not known
 */
export function decoderFactory(encoding: string): DecoderFactory | undefined {
  if (encoding === '' || encoding === 'identity') return undefined
  const factory = DECODERS.get(encoding)
  if (factory) return factory
  const message = `The body is encoded as “${printable(encoding)}”, which was not asked for (${ACCEPTED_ENCODINGS} was).`
  throw new FailedRequest({kind: 'content-encoding', encoding, message})
}

/** RFC 9110 §8.4.1.2 means zlib's format, but many servers have always sent bare deflate. */
function hasZlibHeader(bytes: Uint8Array): boolean {
  return ((bytes[0] ?? 0) & 0x0f) === 8
}
