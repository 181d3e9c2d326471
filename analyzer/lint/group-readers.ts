import {findAgent} from '../crawlers/agents.ts'
import type {Field, Profile} from '../crawlers/profile.ts'
import {hasNoName} from '../policy/askers.ts'
import type {Group, Line, Root, UserAgentRecord} from '../syntax/nodes.ts'
import type {Coverage} from './coverage.ts'
import {isAddressed} from './line-readers.ts'
import {withGroups} from './lines-with.ts'
import {nameList} from './name-list.ts'

/** Whom the rules of a group are for. */
export interface GroupReaders {
  readonly profiles: readonly Profile[]
  /**
   * Whether these are the crawlers that the group is for. If it is for none of the target, as a group for `GPTBot`,
   * they are all of the target: those others read in one of these ways, and are not to be named.
   */
  readonly areNamed: boolean
}

/**
 * The crawlers of a target that the rules of a group are for: all bots of an operator read alike, so that a group for
 * `Googlebot-Image` is read as Google does. A rule outside of groups is for nobody.
 */
export function readersOfGroup(group: Group | undefined, profiles: readonly Profile[]): GroupReaders {
  const agents = group?.agents ?? []
  const addressed = answeringTo(agents, profiles)
  return addressed.length > 0
    ? {profiles: addressed, areNamed: true}
    : {profiles: profiles.filter(({kind}) => kind !== 'specification'), areNamed: false}
}

/**
 * The crawlers of a target that a user-agent line matters to: those that answer to the name; where none does on the
 * Web, what reads for whoever has the name, a specification or a library.
 */
export function readersOfName(agent: UserAgentRecord, profiles: readonly Profile[]): readonly Profile[] {
  const answering = answeringTo([agent], profiles)
  if (answering.length > 0) return answering
  return profiles.filter(profile => profile.protocol === 'web' && hasNoName(profile))
}

/** Adds to each line its group, and whom that is for. Takes lines in their order. */
export function* withReaders<Found extends Line>(
  tree: Root,
  lines: Iterable<Found>,
  profiles: readonly Profile[],
): Iterable<{readonly line: Found; readonly group: Group | undefined; readonly readers: GroupReaders}> {
  let last: {readonly group: Group | undefined; readonly readers: GroupReaders} | undefined
  for (const {line, group} of withGroups(tree, lines)) {
    if (last === undefined || last.group !== group) last = {group, readers: readersOfGroup(group, profiles)}
    yield {line, group, readers: last.readers}
  }
}

/** Those that are named, or whose operator runs a crawler that is. */
function answeringTo(agents: readonly UserAgentRecord[], profiles: readonly Profile[]): readonly Profile[] {
  const operators = new Set(agents.map(({agent}) => findAgent(agent)?.operator))
  return profiles.filter(
    profile =>
      isAddressed(profile, agents) || (profile.operator !== undefined && operators.has(profile.operator)),
  )
}

/** The readers for which a rule covers a URL, and the others, for a sentence that names both. */
export function coverageNames(
  {covered, missed}: Coverage,
  {areNamed}: GroupReaders,
  ...grounds: readonly Field[]
): {readonly covered: string; readonly missed: string} {
  if (areNamed) return {covered: nameList(covered, ...grounds), missed: nameList(missed, ...grounds)}
  const isOneSided = covered.length === 0 || missed.length === 0
  return isOneSided ? {covered: MOST, missed: MOST} : {covered: SOME, missed: 'others'}
}

/** The readers for which a rule does not cover a URL, for a sentence that names no others. */
export function missedNames(
  {covered, missed}: Coverage,
  {areNamed}: GroupReaders,
  ...grounds: readonly Field[]
): string {
  return areNamed ? nameList(missed, ...grounds) : covered.length === 0 ? MOST : SOME
}

const MOST = 'most crawlers'
const SOME = 'some crawlers'
