import type {KeyValue} from '../crawlers/profile.ts'
import {LineType} from '../syntax/line-table.ts'
import type {Line, LineNodes} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'
import {SLASH} from '../text/character-codes.ts'

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
export function statementOf(nodes: LineNodes, index: number): Statement | undefined {
  const {table} = nodes
  switch (table.types[index]) {
    case LineType.UserAgent:
      return new AgentOfLine(nodes, index)
    case LineType.Allow:
      return new RuleOfLine('allow', nodes, index)
    case LineType.Disallow:
      return new RuleOfLine('disallow', nodes, index)
    case LineType.OtherRecord:
      return new OtherOfLine(kindOf(table.keys[table.keyNumbers[index] ?? 0] ?? ''), nodes, index)
    case LineType.Blank:
      return new OtherOfLine(table.starts[index] === table.ends[index] ? 'empty' : 'blank', nodes, index)
    default:
      return undefined
  }
}

/** Large files have thousands of statements, and few of them are asked for their lines. */
abstract class OfLine {
  protected readonly nodes: LineNodes
  protected readonly index: number

  constructor(nodes: LineNodes, index: number) {
    this.nodes = nodes
    this.index = index
  }

  get line(): Line {
    const line = this.nodes.at(this.index)
    if (line === undefined) throw new RangeError(`The file has no line ${this.index + 1}`)
    return line
  }

  protected get value(): string {
    const {text, valueStarts, valueEnds} = this.nodes.table
    return text.slice(valueStarts[this.index], valueEnds[this.index])
  }
}

class AgentOfLine extends OfLine implements PolicyAgent {
  readonly kind = 'agent'

  get name(): string {
    return this.value
  }
}

class RuleOfLine extends OfLine implements PolicyRule {
  readonly kind: 'allow' | 'disallow'
  readonly plain: boolean

  constructor(kind: 'allow' | 'disallow', nodes: LineNodes, index: number) {
    super(nodes, index)
    const {codes, valueTraits, valueStarts} = nodes.table
    this.kind = kind
    this.plain = ((valueTraits[index] ?? 0) & NOT_PLAIN) === 0 && codes[valueStarts[index] ?? 0] === SLASH
  }

  get path(): string {
    return this.value
  }
}

class OtherOfLine extends OfLine implements OtherStatement {
  readonly kind: OtherStatement['kind']

  constructor(kind: OtherStatement['kind'], nodes: LineNodes, index: number) {
    super(nodes, index)
    this.kind = kind
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
