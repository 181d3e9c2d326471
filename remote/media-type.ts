import type {MediaType, RetrievalFault} from '../analyzer/retrieval.ts'

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/

/** Reads a media type with its parameters (RFC 9110 §8.3.1), if there is one; what is damaged is skipped and told. */
export function parseMediaType(value = ''): {mediaType?: MediaType; faults: RetrievalFault[]} {
  const malformed: RetrievalFault = {kind: 'media-type-malformed', value}
  if (value.trim() === '') return {faults: []}
  const [first = '', ...parameters] = splitAtSemicolons(value)
  const [type = '', subtype = '', ...rest] = first.trim().split('/')
  if (!TOKEN.test(type) || !TOKEN.test(subtype) || rest.length > 0) return {faults: [malformed]}

  const charsets: string[] = []
  let wellFormed = true
  // An empty parameter (`text/plain;`) is allowed by RFC 9110 §5.6.6.
  for (const parameter of parameters.filter(parameter => parameter.trim() !== '')) {
    const equals = parameter.indexOf('=')
    const name = parameter.slice(0, equals).trim()
    const content = unquote(parameter.slice(equals + 1).trim())
    if (equals < 0 || !TOKEN.test(name) || content === undefined) wellFormed = false
    else if (name.toLowerCase() === 'charset') charsets.push(content.toLowerCase())
  }
  return {
    mediaType: {essence: `${type}/${subtype}`.toLowerCase(), charsets},
    faults: wellFormed ? [] : [malformed],
  }
}

/** Semicolons inside a quoted string separate nothing. */
function splitAtSemicolons(text: string): string[] {
  const parts: string[] = []
  let start = 0
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (quoted && character === '\\') index++
    else if (character === '"') quoted = !quoted
    else if (character === ';' && !quoted) {
      parts.push(text.slice(start, index))
      start = index + 1
    }
  }
  parts.push(text.slice(start))
  return parts
}

/** A token as it is, a quoted string without its quotes and escapes, anything else undefined. */
function unquote(value: string): string | undefined {
  if (TOKEN.test(value)) return value
  const inner = /^"((?:[^"\\]|\\.)*)"$/.exec(value)?.[1]
  return inner?.replace(/\\(.)/g, '$1')
}
