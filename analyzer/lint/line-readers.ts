import {findDirective} from '../crawlers/directives.ts'
import type {KeyValue, Profile} from '../crawlers/profile.ts'
import {foldCase, isDefault, nameFor} from '../policy/agent-names.ts'
import {readKeyValues} from '../policy/read-line.ts'
import type {AnyRecord, Group, Line, Root, UserAgentRecord} from '../syntax/nodes.ts'
import {readersOf} from './directive-readers.ts'
import {linesWith, withGroups} from './lines-with.ts'

/** The crawlers that act on a key, and take a line for this very record. */
export function readersOfLine(line: string, record: KeyValue, profiles: readonly Profile[]): Profile[] {
  return crawlersActingOn(record.key, profiles).filter(profile =>
    readKeyValues(line, profile).some(({key, value}) => key === record.key && value === record.value),
  )
}

/** Asked for the same few keys and the same crawlers, line by line. */
const acting = new WeakMap<readonly Profile[], Map<string, readonly Profile[]>>()

/** The crawlers that act on records of a key, given in lower case. */
export function crawlersActingOn(key: string, profiles: readonly Profile[]): readonly Profile[] {
  const byKey = acting.get(profiles) ?? new Map<string, readonly Profile[]>()
  acting.set(profiles, byKey)
  let crawlers = byKey.get(key)
  if (crawlers === undefined) {
    crawlers = profiles.filter(profile => actsOn(key, profile))
    byKey.set(key, crawlers)
  }
  return crawlers
}

/** Does a crawler act on records of this key? One that obeys all groups reads no names. */
function actsOn(key: string, profile: Profile): boolean {
  if (key === 'user-agent') return profile.combination !== 'all-groups'
  const directive = findDirective(key)
  return directive !== undefined && readersOf(directive, [profile]).length > 0
}

/** Are rules below these user-agent lines for a crawler? */
export function isAddressed(profile: Profile, agents: readonly UserAgentRecord[]): boolean {
  if (profile.combination === 'all-groups') return true
  return agents.some(record => {
    const agent = {kind: 'agent', line: record, name: record.value.value} as const
    if (isDefault(agent, profile)) return profile.defaultGroup === 'obeyed'
    return profile.agents.some(own => nameFor(agent, foldCase(own, profile), profile) !== undefined)
  })
}

/** The name to ask a crawler by about the rules below some user-agent lines: its own, if they are for it. */
export function nameToAsk(profile: Profile, agents: readonly UserAgentRecord[]): string | undefined {
  return isAddressed(profile, agents) ? undefined : agents[0]?.value.value
}

/** Whether a user-agent line can matter to a crawler: any name may be one of the Web; bots of Geminispace have roles. */
export function concerns(agent: UserAgentRecord, profile: Profile): boolean {
  return profile.protocol === 'web' || isAddressed(profile, [agent])
}

/** A record, and the crawlers that act on it because of the user-agent lines above it, or of itself. */
export interface AddressedRecord<Found extends AnyRecord> {
  readonly line: Found
  readonly readers: readonly Profile[]
}

/** Finds records of some kind, by traits that all of them have, each with those of the crawlers that it matters to. */
export function* addressedRecords<Found extends AnyRecord>(
  tree: Root,
  traits: number,
  profiles: readonly Profile[],
  isOne: (line: Line) => line is Found,
): Iterable<AddressedRecord<Found>> {
  let last: {readonly group: Group | undefined; readonly addressed: readonly Profile[]} | undefined
  for (const {line, group} of withGroups(tree, linesWith(tree, traits))) {
    if (!isOne(line)) continue
    const own = addressedByOwnName(line, profiles)
    if (own === undefined && (last === undefined || last.group !== group))
      last = {group, addressed: addressedBy(group?.agents ?? [], profiles)}
    yield {line, readers: crawlersActingOn(line.name, own ?? last?.addressed ?? [])}
  }
}

function addressedByOwnName(line: AnyRecord, profiles: readonly Profile[]): readonly Profile[] | undefined {
  return line.type === 'userAgent' ? addressedBy([line], profiles) : undefined
}

function addressedBy(agents: readonly UserAgentRecord[], profiles: readonly Profile[]): readonly Profile[] {
  return profiles.filter(profile => isAddressed(profile, agents))
}
