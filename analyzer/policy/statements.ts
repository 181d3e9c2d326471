import type {KeyValue} from '../crawlers/profile.ts'
import type {Line} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'

/** What a crawler takes from a line. */
export type Statement = PolicyAgent | PolicyRule | OtherStatement

/** A name in a user-agent line. */
export interface PolicyAgent {
  readonly kind: 'agent'
  /** The line that names it; none where the crawler adds the name by itself. */
  readonly line: Line | undefined
  /** The value as the crawler cuts it out of the line. */
  readonly name: string
}

/** An Allow or a Disallow. */
export interface PolicyRule {
  readonly kind: 'allow' | 'disallow'
  readonly line: Line
  /** The path as the crawler cuts it out of the line, before any encoding; may be empty. */
  readonly path: string
  /** Whether it is known to begin with `/` and to hold only `A-Z a-z 0-9 / . - _`, which stand for themselves. */
  readonly plain: boolean
}

/** A line that matters only for the ends of groups; `empty` is a blank line without any blank. */
export interface OtherStatement {
  readonly kind: 'crawl-delay' | 'request-rate' | 'site-record' | 'other-record' | 'blank' | 'empty'
  readonly line: Line
}

/** The traits of a path that crawlers may treat in more than one way. */
const NOT_PLAIN = ~(Trait.UpperCase | Trait.Digit | Trait.Dot | Trait.TrailingBlank)

/** The statement of a line as the tree reads it, which is how most crawlers do; undefined where it says nothing. */
export function statementOf(line: Line): Statement | undefined {
  switch (line.type) {
    case 'userAgent':
      return {kind: 'agent', line, name: line.text.slice(line.valueStart, line.valueEnd)}
    case 'rule': {
      const kind = line.name === 'allow' ? 'allow' : 'disallow'
      const plain = (line.valueTraits & NOT_PLAIN) === 0 && line.text[line.valueStart] === '/'
      return {kind, line, path: line.text.slice(line.valueStart, line.valueEnd), plain}
    }
    case 'otherRecord':
      return {kind: kindOf(line.name), line}
    case 'blankLine':
      return {kind: line.start === line.end ? 'empty' : 'blank', line}
    default:
      return undefined
  }
}

const KINDS: ReadonlyMap<string, OtherStatement['kind']> = new Map([
  ['crawl-delay', 'crawl-delay'],
  ['request-rate', 'request-rate'],
  ['sitemap', 'site-record'],
  ['host', 'site-record'],
])

function kindOf(key: string): OtherStatement['kind'] {
  return KINDS.get(key) ?? 'other-record'
}

/** The statement of a line from which a crawler cuts a key and a value in its own way. */
export function toStatement(line: Line, {key, value}: KeyValue): Statement {
  if (key === 'user-agent') return {kind: 'agent', line, name: value}
  if (key === 'allow' || key === 'disallow') return {kind: key, line, path: value, plain: false}
  return {kind: kindOf(key), line}
}
