/**
 * Which paths a rule covers: those that begin with the first part and hold the others behind it, in this order and
 * apart from each other. `*` stood between the parts.
 */
export interface PathPattern {
  /** Never empty; the first part is an empty text where the pattern begins with `*`. */
  readonly parts: readonly [string, ...string[]]
  /** Whether the last part must end the path. */
  readonly toEnd: boolean
  /** What the longest rule is chosen by: the octets of the pattern (RFC 9309 §2.2.2), unless a crawler counts otherwise. */
  readonly length: number
  /** A further condition, for readings that parts cannot express. */
  readonly accepts?: (path: string) => boolean
}

/** Reads a `*` as any run of characters and a `$` at the end as the end of the path (RFC 9309 §2.2.3). */
export function wildcardPattern(path: string): PathPattern {
  const toEnd = path.endsWith('$')
  if (!toEnd && !path.includes('*')) return literalPattern(path)
  const [first = '', ...others] = (toEnd ? path.slice(0, -1) : path).split('*')
  return {parts: [first, ...others], toEnd, length: path.length}
}

/** Takes every character for itself. */
export function literalPattern(path: string): PathPattern {
  return {parts: [path], toEnd: false, length: path.length}
}
