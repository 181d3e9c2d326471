import {type Directive, findDirective} from '../crawlers/directives.ts'
import type {Profile} from '../crawlers/profile.ts'
import type {AnyRecord, UserAgentRecord} from '../syntax/nodes.ts'

/** The crawlers, of those given, that act on a directive. */
export function readersOf(directive: Directive, profiles: readonly Profile[]): readonly Profile[] {
  const {readers} = directive
  return readers === 'all' ? profiles : profiles.filter(({id}) => readers.includes(id))
}

/** Whether user-agent lines name a crawler that acts on a directive, one without a profile among them. */
export function namesReader(agents: readonly UserAgentRecord[], {readers}: Directive): boolean {
  if (readers === 'all') return false
  const names = new Set(readers.map(reader => reader.toLowerCase()))
  return agents.some(({agent}) => names.has(agent))
}

/** What the value of a record is: undefined where none of the crawlers reads it. */
export function kindOfValue(
  record: AnyRecord,
  profiles: readonly Profile[],
): 'agent' | 'path' | 'value' | undefined {
  if (record.type === 'userAgent') return 'agent'
  if (record.type === 'rule') return 'path'
  const directive = findDirective(record.name)
  return directive && readersOf(directive, profiles).length > 0 ? 'value' : undefined
}
