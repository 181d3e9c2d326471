import {type Decision, decide} from './decide.ts'
import {selectGroups} from './groups.ts'
import type {Policy} from './policy.ts'
import {agentsOf} from './selections.ts'
import {telltalePaths} from './telltale-paths.ts'

/** A path that an agent may fetch, or not, and that it may not, or may, at its new place. */
export interface MovedPath {
  readonly path: string
  readonly before: Decision
  readonly after: Decision
}

/** Work that a person waits for. */
const MOST_PATHS = 2000

/**
 * Looks for a path that is treated otherwise at its new place, where a folder has got another name in the file and on
 * the site. Asked are those agents that the crawler can tell apart, and paths made of the rules' own parts.
 *
 * @param move where a path is afterwards; undefined for one that is not asked for
 */
export function firstMoved(
  before: Policy,
  after: Policy,
  move: (path: string) => string | undefined,
): MovedPath | undefined {
  let left = MOST_PATHS
  const seen = new Set<string>()
  for (const agent of agentsOf(before)) {
    const [old, now] = [before, after].map(policy => selectGroups(policy, agent).map(({groups}) => groups))
    const key = JSON.stringify(old?.map(groups => groups.map(group => before.groups.indexOf(group))))
    if (old === undefined || now === undefined || seen.has(key)) continue
    seen.add(key)
    for (const path of telltalePaths(before.profile, old, after.profile, now)) {
      if (left-- === 0) return undefined
      const place = move(path)
      if (place === undefined) continue
      const decisions = {before: decide(before, agent, path), after: decide(after, agent, place)}
      if (decisions.before.allowed !== decisions.after.allowed) return {path, ...decisions}
    }
  }
  return undefined
}
