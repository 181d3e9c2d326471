import type {Profile} from '../crawlers/profile.ts'
import {type LineTable, LineType} from '../syntax/line-table.ts'
import {Trait} from '../syntax/traits.ts'
import {type Nesting, nestingOf, type PathLists} from './nesting.ts'
import {PartIndex} from './part-index.ts'
import {isLiteral} from './simple-rules.ts'
import {longest} from './special-patterns.ts'

/** A rule that could be left out, and what decides in its place, both by the indexes of their lines. */
export interface Needless {
  readonly rule: number
  readonly by: number | 'default'
}

/**
 * What the general search finds for each of several lists of simple rules, in a time that grows with their length
 * alone: all, if none has `*` or `$`; else nothing, if it is easily seen that there is nothing to be found. Undefined
 * for a list that takes a search.
 *
 * @param lists the indexes of the lines of rules with a path, as `readsSimply` says
 */
export function findNeedless(
  table: LineTable,
  lists: readonly (readonly number[])[],
  {tie}: Profile,
): readonly (readonly Needless[] | undefined)[] {
  const paths = pathsOf(table, lists)
  const nesting = nestingOf(paths)
  if (nesting === undefined) return lists.map(() => undefined)
  const nested = new NestedRules(paths, nesting, tie)
  let end = 0
  return lists.map(list => {
    const start = end
    end = start + list.length
    if (!paths.literal.subarray(start, end).includes(0)) return nested.needless(start, end)
    return areAllNeeded(paths, nesting, start, end) ? [] : undefined
  })
}

function pathsOf(table: LineTable, lists: readonly (readonly number[])[]): PathLists {
  const count = lists.reduce((sum, {length}) => sum + length, 0)
  const paths = {
    table,
    lines: new Int32Array(count),
    starts: new Int32Array(count),
    ends: new Int32Array(count),
    lists: new Int32Array(count),
    literal: new Uint8Array(count),
  }
  let position = 0
  for (const [number, list] of lists.entries()) {
    for (const index of list) {
      paths.lines[position] = index
      paths.starts[position] = table.valueStarts[index] ?? 0
      paths.ends[position] = table.valueEnds[index] ?? 0
      paths.lists[position] = number
      paths.literal[position] = isLiteral(table, index) ? 1 : 0
      position++
    }
  }
  return paths
}

/** In place of a position: not known yet; none, since it is needed; none, since nothing else matches. */
const UNKNOWN = -1
const NEEDED = -2
const DEFAULT = -3

/** Rules that cover all that begins with their paths. The longest decides, which is the innermost. */
class NestedRules {
  readonly #paths: PathLists
  readonly #nesting: Nesting
  /** For the first rule with each path the one of them that decides. */
  readonly #deciders: Int32Array
  /** For the first rule with each path what decides in place of the decider. */
  readonly #substitutes: Int32Array

  constructor(paths: PathLists, nesting: Nesting, tie: Profile['tie']) {
    const decisive = tie === 'allow' ? LineType.Allow : tie === 'disallow' ? LineType.Disallow : undefined
    this.#paths = paths
    this.#nesting = nesting
    this.#deciders = nesting.firsts.slice()
    this.#substitutes = new Int32Array(nesting.firsts.length).fill(UNKNOWN)
    for (let position = 0; position < nesting.firsts.length; position++) {
      const first = nesting.firsts[position] ?? position
      if (position === first || this.#typeAt(position) === this.#typeAt(first)) continue
      // Without the opposite of the same path, both could go; with it, it takes one of them to settle the path.
      this.#substitutes[first] = NEEDED
      const isUsurper =
        this.#typeAt(position) === decisive && this.#typeAt(this.#deciders[first]) !== decisive
      if (isUsurper) this.#deciders[first] = position
    }
  }

  /** The needless ones among the rules from one position to another one, excluded. */
  needless(start: number, end: number): readonly Needless[] {
    const {lines} = this.#paths
    const found: Needless[] = []
    for (let position = start; position < end; position++) {
      const first = this.#nesting.firsts[position] ?? position
      const substitute = this.#substituteFor(first)
      const decider = this.#deciders[first] ?? first
      if (substitute === NEEDED && decider === position) continue
      const rule = lines[position] ?? 0
      found.push({rule, by: lines[substitute === NEEDED ? decider : substitute] ?? 'default'})
    }
    return found
  }

  #substituteFor(first: number): number {
    const known = this.#substitutes[first] ?? UNKNOWN
    if (known !== UNKNOWN) return known
    if ((this.#nesting.above[first] ?? -1) < 0) return this.#substituteOfOutermost(first)
    const chain: number[] = []
    let path = first
    while (this.#substitutes[path] === UNKNOWN) {
      const outer = this.#nesting.above[path] ?? -1
      if (outer >= 0 && this.#typeAt(this.#deciders[outer]) === this.#typeAt(path)) {
        chain.push(path)
        path = outer
      } else this.#substitutes[path] = outer < 0 ? this.#substituteOfOutermost(path) : NEEDED
    }
    for (let inner = chain.pop(); inner !== undefined; inner = chain.pop()) {
      const outer = this.#substitutes[path] ?? NEEDED
      this.#substitutes[inner] = outer === NEEDED ? (this.#deciders[path] ?? path) : outer
      path = inner
    }
    return this.#substitutes[first] ?? NEEDED
  }

  #substituteOfOutermost(path: number): number {
    return this.#typeAt(path) === LineType.Allow ? DEFAULT : NEEDED
  }

  #typeAt(position: number | undefined): number | undefined {
    const {table, lines} = this.#paths
    return table.types[lines[position ?? -1] ?? -1]
  }
}

/** A rule with `*` or `$`. */
interface Wildcard {
  readonly line: number
  readonly path: string
  /** The texts between its `*`. */
  readonly parts: readonly [string, ...string[]]
}

function toWildcard(table: LineTable, line: number): Wildcard {
  const path = pathIn(table, line)
  const [first = '', ...others] = (path.endsWith('$') ? path.slice(0, -1) : path).split('*')
  return {line, path, parts: [first, ...others]}
}

function pathIn({text, valueStarts, valueEnds}: LineTable, line: number): string {
  return text.slice(valueStarts[line], valueEnds[line])
}

/**
 * Whether it is easily seen that something would be decided otherwise without any of the rules from one position to
 * another one, excluded: none has a path, or goes on behind a path, of which another says the same; each Allow lies
 * where something disallows; and no rule with `*` can cover another rule.
 */
function areAllNeeded(
  {table, lines, literal}: PathLists,
  {firsts, above}: Nesting,
  start: number,
  end: number,
): boolean {
  const own = lines.subarray(start, end)
  const wildcards = [...own.filter(line => !isLiteral(table, line))].map(line => toWildcard(table, line))
  // What has a `*` only at its end, or only a `$`, is as good as a literal path.
  if (!wildcards.every(({parts: [, ...others]}) => others.some(part => part !== ''))) return false
  const closed = new ClosedBeginnings(wildcards.filter(({line}) => table.types[line] === LineType.Disallow))
  for (let position = start; position < end; position++) {
    if (firsts[position] !== position) return false
    const line = lines[position] ?? 0
    const type = table.types[line]
    const outer = above[position] ?? -1
    if (outer >= 0) {
      if (table.types[lines[outer] ?? 0] === type) return false
    } else if (type === LineType.Allow) {
      if (literal[position] === 0 || !closed.mayHold(pathIn(table, line))) return false
    }
  }
  return !mayCoverOthers(table, wildcards, own)
}

/** Where rules with `*` disallow. */
class ClosedBeginnings {
  /** The texts before the first `*`, each with the length of the shortest such rule. */
  readonly #shortest = new Map<string, number>()

  constructor(wildcards: readonly Wildcard[]) {
    for (const {path, parts} of wildcards) {
      const known = this.#shortest.get(parts[0]) ?? Number.POSITIVE_INFINITY
      this.#shortest.set(parts[0], Math.min(known, path.length))
    }
  }

  /** Whether a path may be in one that a shorter rule with `*` disallows. */
  mayHold(path: string): boolean {
    let tries = MOST_BEGINNINGS
    for (const [beginning, length] of this.#shortest) {
      if (length < path.length && path.startsWith(beginning)) return true
      if (--tries === 0) return false
    }
    return false
  }
}

/** With how many beginnings a path is compared. */
const MOST_BEGINNINGS = 100

const LITERAL = ~(Trait.Star | Trait.Dollar | Trait.TrailingBlank)
/** How many pairs are looked at for each rule. */
const MOST_PAIRS = 20

/** Whether a rule with `*` may cover another rule: all of its texts would have to stand in that one. */
function mayCoverOthers(table: LineTable, wildcards: readonly Wildcard[], lines: Int32Array): boolean {
  const {valueTraits} = table
  const index = new PartIndex<Wildcard>()
  let common = LITERAL
  for (const wildcard of wildcards) {
    index.add(longest(wildcard.parts.slice(1)), wildcard)
    common &= valueTraits[wildcard.line] ?? 0
  }
  let pairsLeft = MOST_PAIRS * lines.length
  for (const line of lines) {
    if ((common & ~(valueTraits[line] ?? 0)) !== 0) continue
    const path = pathIn(table, line)
    for (const {line: other, parts} of index.within(path)) {
      if (other === line) continue
      if (pairsLeft-- === 0) return true
      if (path.startsWith(parts[0]) && parts.every(part => path.includes(part))) return true
    }
  }
  return false
}
