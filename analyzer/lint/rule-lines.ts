import type {Root, Rule} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'
import {SLASH} from '../text/character-codes.ts'
import {linesWith} from './lines-with.ts'

/** The Allow and Disallow lines with a path, inside groups and outside. */
export function* rulesWithPath(tree: Root): Iterable<Rule> {
  for (const line of tree.lines) {
    if (line.type === 'rule' && line.valueStart < line.valueEnd) yield line
  }
}

/** Those whose path has one of some traits; nothing is looked at where no line has any. */
export function* rulesWithTraits(tree: Root, traits: number): Iterable<Rule> {
  for (const line of linesWith(tree, traits)) {
    if (line.type === 'rule' && line.valueStart < line.valueEnd && line.valueTraits & traits) yield line
  }
}

/** Those whose path begins with another character than a slash. */
export function* rulesWithoutSlash(tree: Root): Iterable<Rule> {
  for (const line of linesWith(tree, Trait.NoSlash)) if (line.type === 'rule') yield line
}

/** Those whose path begins with another character than a slash, or with two of them, as the host of a URL does. */
export function* rulesLikeUrls(tree: Root): Iterable<Rule> {
  const {codes, valueStarts} = tree.table
  for (const index of tree.indexesWith(Trait.UnusualStart)) {
    const start = valueStarts[index] ?? 0
    if (codes[start] === SLASH && codes[start + 1] !== SLASH) continue
    const line = tree.lineAt(index)
    if (line?.type === 'rule') yield line
  }
}
