import type {PathPattern} from '../crawlers/path-pattern.ts'
import type {Line} from '../syntax/nodes.ts'
import {isSpecial} from './candidate-paths.ts'
import {commonPaths, pathsWith} from './cover.ts'
import {type Decision, decide} from './decide.ts'
import {extentOf} from './extent.ts'
import {selectGroups} from './groups.ts'
import type {Policy} from './policy.ts'
import {inOrderOfPrecedence, type RankedPattern} from './precedence.ts'
import {urlPathOf} from './witness.ts'

/** A folder of a site that gets another name: both are paths without a slash at the end. */
export interface Move {
  readonly from: string
  readonly to: string
  /** The rules that name the folder, and will name the new one. */
  readonly rules: ReadonlySet<Line>
}

/** A path that an agent may fetch, or not, and that it may not, or may, at its new place. */
export interface MovedPath {
  readonly path: string
  readonly before: Decision
  readonly after: Decision
}

/** Work that a person waits for: groups, paths in each, and pairs of rules that the paths are made of. */
const MOST_GROUPS = 20
const MOST_PATHS = 300
const MOST_RULES = 30

/**
 * Looks for a path in a renamed folder that is treated otherwise afterwards.
 *
 * The rules that name the folder move with it, and keep their order among each other. Only others can make a
 * difference: those with wildcards, since lengths change, and those that end within one of the two names.
 */
export function firstMoved(before: Policy, after: () => Policy, move: Move): MovedPath | undefined {
  const affected = before.groups.filter(({rules}) => rules.some(({line}) => move.rules.has(line)))
  for (const group of affected.slice(0, MOST_GROUPS)) {
    const agent = group.agents[0]?.name ?? '*'
    for (const path of pathsToAsk(before, agent, move)) {
      const decisions = {
        before: decide(before, agent, path),
        after: decide(after(), agent, move.to + path.slice(move.from.length)),
      }
      if (decisions.before.allowed !== decisions.after.allowed) return {path, ...decisions}
    }
  }
  return undefined
}

function pathsToAsk(policy: Policy, agent: string, {from, to, rules}: Move): readonly string[] {
  const {profile} = policy
  const ranked = selectGroups(policy, agent).flatMap(({groups}) => inOrderOfPrecedence(groups, profile))
  const others = ranked.filter(({rule, pattern}) => !rules.has(rule.line) && mayInterfere(pattern, from, to))
  if (others.length === 0) return []
  const moved = ranked.filter(({rule}) => rules.has(rule.line)).slice(0, MOST_RULES)
  const paths = new Set<string>()
  for (const {pattern} of moved) {
    for (const path of pathsAbout(pattern, others.slice(0, MOST_RULES))) {
      const url = urlPathOf(path, profile)
      if (url !== undefined && isIn(url, from)) paths.add(url)
      if (paths.size >= MOST_PATHS) return [...paths]
    }
  }
  return [...paths]
}

function mayInterfere(pattern: PathPattern, from: string, to: string): boolean {
  if (isSpecial(pattern)) return true
  const folder = from.slice(0, from.lastIndexOf('/') + 1)
  const beginning = extentOf(pattern)?.beginning ?? ''
  return beginning.length > folder.length && (from.startsWith(beginning) || to.startsWith(beginning))
}

/** Paths that a pattern matches, and others with it; `*` and open ends stand for nothing or for an `x`. */
function* pathsAbout(pattern: PathPattern, others: readonly RankedPattern[]): Generator<string> {
  for (const filling of ['', 'x']) {
    yield* pathsWith(pattern, filling)
    for (const other of others) yield* commonPaths(pattern, other.pattern, filling)
  }
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(folder) && /^(?:$|[/?])/.test(path.slice(folder.length))
}
