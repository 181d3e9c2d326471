const STAR = 42

/** A path that the author of a pattern has in mind: `/x.pdf` for `/*.pdf$`, `/a/page` for `/a/*`. */
export function examplePath(pattern: string): string {
  const toEnd = pattern.endsWith('$')
  let end = toEnd ? pattern.length - 1 : pattern.length
  while (!toEnd && pattern.charCodeAt(end - 1) === STAR) end--
  const path = pattern.slice(0, end).replace(/\*+/g, 'x')
  const absolute = path.startsWith('/') ? path : `/${path}`
  return absolute.endsWith('/') && !toEnd ? `${absolute}page` : absolute
}
