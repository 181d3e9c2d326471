import type {Comment, Root} from '../syntax/nodes.ts'
import {editDistance} from '../text/edit-distance.ts'
import {findAgentMisspelling} from './agent-misspellings.ts'
import {findAgent, virtualAgents} from './agents.ts'
import type {Profile} from './profile.ts'
import {profiles} from './profiles.ts'

/** The targets that stand for several crawlers, in the order in which messages name them. */
const SETS: Readonly<Record<string, (profile: Profile) => boolean>> = {
  gemini: ({protocol}) => protocol === 'gemini',
  web: profile => profile.protocol === 'web' && !isLibrary(profile),
  // They misread much that is common and right, so a file is held against them only on demand.
  libraries: isLibrary,
}

/** The standard of 1994 is read by nothing but old libraries today. */
function isLibrary({kind, id}: Profile): boolean {
  return kind === 'library' || id === 'rep1994'
}

/** Every name that a target may have: the sets, then the profiles. `gemini` is both, and means the set. */
export const targetNames: readonly string[] = [
  ...new Set([...Object.keys(SETS), ...profiles.map(({id}) => id)]),
]

export type TargetResolution =
  | {readonly profiles: readonly Profile[]}
  | {readonly unknown: string; readonly suggestion: string | undefined}

/**
 * The crawlers that targets stand for, each once, in their usual order; or the first name that is none.
 *
 * @param names sets (`gemini`, `web`, `libraries`) or ids of profiles
 */
export function resolveTargets(names: readonly string[]): TargetResolution {
  const unknown = names.find(name => !targetNames.includes(name))
  if (unknown !== undefined) return {unknown, suggestion: nearestTarget(unknown)}
  return {profiles: profiles.filter(profile => names.some(name => covers(name, profile)))}
}

function covers(name: string, profile: Profile): boolean {
  const set = SETS[name]
  return set ? set(profile) : profile.id === name
}

function nearestTarget(name: string): string | undefined {
  const written = name.toLowerCase()
  for (let limit = 0; limit <= 2; limit++) {
    const found = targetNames.find(target => editDistance(written, target, limit) !== undefined)
    if (found !== undefined) return found
  }
  return undefined
}

/** What a file says about the crawlers that it is written for. */
export interface TargetInference {
  /** Names for `resolveTargets`; those of a comment may be unknown. */
  readonly names: readonly string[]
  /** The comment that names them, if one does. */
  readonly comment?: Comment
}

/**
 * The targets of a file of unknown origin: those of a comment `# robotslint-target: gemini`; else `gemini` where it
 * addresses virtual agents or bots of Gemini, even misspelt, and no crawler of the Web; else `web`.
 */
export function inferTarget(tree: Root): TargetInference {
  return namedByComment(tree) ?? {names: [addressesGeminiOnly(tree) ? 'gemini' : 'web']}
}

/** The crawlers that a file is judged by. */
export interface TargetCrawlers {
  /** Names for `resolveTargets`, all of them known. */
  readonly targets: readonly string[]
  readonly profiles: readonly Profile[]
}

/**
 * The crawlers that a file is judged by: those that are asked for, else those that it is written for.
 *
 * @throws RangeError where a target that is asked for is unknown
 */
export function targetCrawlers(tree: Root, asked?: readonly string[]): TargetCrawlers {
  const targets = asked ?? inferTarget(tree).names
  const resolution = resolveTargets(targets)
  if ('profiles' in resolution) return {targets, profiles: resolution.profiles}
  if (asked) throw new RangeError(`There is no target ${resolution.unknown}`)
  // A comment of the file names it; the file is judged all the same.
  return targetCrawlers(tree, ['web'])
}

const COMMENT_KEY = 'robotslint-target:'

/** What the comment `# robotslint-target:` says, if there is one. */
export function namedByComment(tree: Root): Required<TargetInference> | undefined {
  for (const index of tree.table.commentLines) {
    const line = tree.lineAt(index)
    if (line?.type !== 'comment') continue
    const text = line.value.trim()
    if (!text.startsWith(COMMENT_KEY)) continue
    const names = text.slice(COMMENT_KEY.length).match(/[^\s,]+/g)
    if (names) return {names, comment: line}
  }
  return undefined
}

function addressesGeminiOnly(tree: Root): boolean {
  const seen = new Set<string>()
  let gemini = false
  for (const {agents} of tree.groups) {
    for (const agent of agents) {
      const value = tree.text.slice(agent.valueStart, agent.valueEnd)
      if (seen.has(value)) continue
      seen.add(value)
      const protocols = namesIn(value).map(protocolOf)
      if (protocols.includes('web')) return false
      // A word of a longer name, such as `Acme crawler`, addresses nobody.
      gemini ||= protocols.length > 0 && protocols.every(protocol => protocol === 'gemini')
    }
  }
  return gemini
}

/** `archiver, indexer/1.0` addresses two, even if no crawler reads it so. */
function namesIn(value: string): string[] {
  return value
    .split(/[\s,]+/)
    .map(name => name.replace(/\/\d.*/, '').toLowerCase())
    .filter(name => name !== '')
}

function protocolOf(name: string): 'gemini' | 'web' | undefined {
  if (virtualAgents.some(agent => agent.name === name)) return 'gemini'
  return findAgent(name)?.protocol ?? (findAgentMisspelling(name, 'gemini') ? 'gemini' : undefined)
}
