/**
 * What clients encode in a path before they ask for it (URL Standard, path percent-encode set), and controls;
 * without `?`, which starts the query, and `#`, which starts a comment.
 */
const UNSAFE = /[\x00-\x20"<>^`{}\x7f-\u{10FFFF}]/gu

const UNRESERVED_ESCAPE = /%(?:2[DE]|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi
const ESCAPE = /%[0-9a-f]{2}/gi

/** The path as a crawler asks for it. What is encoded already stays. */
export function encodePath(path: string): string {
  return path.replace(UNSAFE, percentEncode)
}

/**
 * The usual form of a path (RFC 3986 §6.2.2): hexadecimal digits in upper case, and no escapes of letters, digits
 * and `-._~`.
 */
export function normalizeEscapes(path: string): string {
  return path
    .replace(UNRESERVED_ESCAPE, found => String.fromCharCode(Number.parseInt(found.slice(1), 16)))
    .replace(ESCAPE, found => found.toUpperCase())
}

/** The path with the characters themselves in place of escapes of what is not ASCII; undefined where that is no text. */
export function decodeNonAscii(path: string): string | undefined {
  try {
    return path.replace(/(?:%[89a-f][0-9a-f])+/gi, decodeURIComponent)
  } catch {
    return undefined
  }
}

const encoder = new TextEncoder()

function percentEncode(character: string): string {
  let encoded = ''
  for (const octet of encoder.encode(character))
    encoded += `%${octet.toString(16).toUpperCase().padStart(2, '0')}`
  return encoded
}
