import type {KeyValue} from '../crawlers/profile.ts'
import {type LineTable, LineType} from '../syntax/line-table.ts'
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

/** What a line says as the tree reads it, which is how most crawlers do; undefined where it says nothing. */
export function kindOfLine({types, starts, ends, keys, keyNumbers}: LineTable, index: number) {
  switch (types[index]) {
    case LineType.UserAgent:
      return 'agent'
    case LineType.Allow:
      return 'allow'
    case LineType.Disallow:
      return 'disallow'
    case LineType.OtherRecord:
      return kindOf(keys[keyNumbers[index] ?? 0] ?? '')
    case LineType.Blank:
      return starts[index] === ends[index] ? 'empty' : 'blank'
    default:
      return undefined
  }
}

/** A line that is read as the tree has it. Large files have thousands, and few of them are asked for their nodes. */
abstract class OfLine {
  readonly nodes: LineNodes
  /** Of the line, in the columns of the table. */
  readonly index: number

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

export class AgentOfLine extends OfLine implements PolicyAgent {
  readonly kind = 'agent'
  #name: string | undefined

  get name(): string {
    this.#name ??= this.value
    return this.#name
  }
}

export class RuleOfLine extends OfLine implements PolicyRule {
  get kind(): PolicyRule['kind'] {
    return this.nodes.table.types[this.index] === LineType.Allow ? 'allow' : 'disallow'
  }

  get path(): string {
    return this.value
  }

  get plain(): boolean {
    return isPlain(this.nodes.table, this.index)
  }
}

/** The traits of a path that crawlers may treat in more than one way. */
const NOT_PLAIN = ~(Trait.UpperCase | Trait.Digit | Trait.Dot | Trait.TrailingBlank)

/** Whether the path in a line is plain, see `PolicyRule`. */
export function isPlain({codes, valueTraits, valueStarts}: LineTable, index: number): boolean {
  return ((valueTraits[index] ?? 0) & NOT_PLAIN) === 0 && codes[valueStarts[index] ?? 0] === SLASH
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
