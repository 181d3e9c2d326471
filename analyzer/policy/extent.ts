import type {PathPattern} from '../crawlers/path-pattern.ts'
import type {RankedPattern} from './precedence.ts'

/** Where the paths lie that a pattern matches. */
export interface Extent {
  /** What all of them begin with. */
  readonly beginning: string
  /** All paths with that beginning, only that path itself, or some of the paths with that beginning. */
  readonly shape: 'all' | 'itself' | 'some'
}

/** The extent of a pattern; undefined where it matches no path, since every path begins with `/`. */
export function extentOf({parts, toEnd, accepts}: PathPattern): Extent | undefined {
  const [first, ...others] = parts
  const open = others.length > 0 || !toEnd
  const beginning = first === '' && open ? '/' : first
  if (!beginning.startsWith('/')) return undefined
  if (accepts || others.some(part => part !== '')) return {beginning, shape: 'some'}
  return {beginning, shape: open ? 'all' : 'itself'}
}

/** A text that two patterns share if they match the same paths by the same parts. */
export function patternKey({pattern, rule}: RankedPattern): string {
  // A further condition is known only by what it was made of.
  if (pattern.accepts) return JSON.stringify([rule.kind, rule.path])
  const [first, ...others] = pattern.parts
  const open = !pattern.toEnd || others.at(-1) === ''
  const behind = others.filter(part => part !== '')
  return open && behind.length === 0 ? `=${first}` : JSON.stringify([open, first, ...behind])
}
