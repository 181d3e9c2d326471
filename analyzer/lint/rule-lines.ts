import type {Root, Rule} from '../syntax/nodes.ts'
import {Trait} from '../syntax/traits.ts'
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
  for (const rule of rulesWithUnusualStart(tree)) {
    if (rule.text.charCodeAt(rule.valueStart) !== SLASH) yield rule
  }
}

/** Those whose path does not begin with a slash and a character other than `/` and `*`. */
export function* rulesWithUnusualStart(tree: Root): Iterable<Rule> {
  for (const line of linesWith(tree, Trait.UnusualStart)) if (line.type === 'rule') yield line
}

const SLASH = 47
