import type {Root, Rule} from '../syntax/nodes.ts'

/** The Allow and Disallow lines with a path, inside groups and outside. */
export function* rulesWithPath(tree: Root): Iterable<Rule> {
  for (const line of tree.lines) {
    if (line.type === 'rule' && line.valueStart < line.valueEnd) yield line
  }
}

/** Those whose path has one of some traits; nothing is looked at where no line has any. */
export function* rulesWithTraits(tree: Root, traits: number): Iterable<Rule> {
  if ((tree.traits & traits) === 0) return
  for (const rule of rulesWithPath(tree)) {
    if (rule.valueTraits & traits) yield rule
  }
}

/** Those whose path begins with another character than a slash. */
export function* rulesWithoutSlash(tree: Root): Iterable<Rule> {
  for (const rule of rulesWithPath(tree)) {
    if (rule.text.charCodeAt(rule.valueStart) !== SLASH) yield rule
  }
}

const SLASH = 47
