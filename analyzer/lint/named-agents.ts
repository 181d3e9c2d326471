import {type AgentMisspelling, findAgentMisspelling} from '../crawlers/agent-misspellings.ts'
import {type Agent, findAgent} from '../crawlers/agents.ts'
import {crawlersOfOperator} from '../crawlers/operator-words.ts'
import type {Group, Root, UserAgentRecord} from '../syntax/nodes.ts'

/** A name of user-agent lines, and what is known of it: looked up once, however many rules and lines ask. */
export class NamedAgent {
  /** The first line that names it. */
  readonly record: UserAgentRecord
  /** The group of that line. */
  readonly group: Group
  /** Whether another group names it as well. */
  inSeveralGroups = false
  /** Of the catalogue. */
  readonly known: Agent | undefined
  #misspellings: Partial<Record<Agent['protocol'], AgentMisspelling | 'none'>> = {}
  #crawlers: readonly string[] | undefined

  constructor(record: UserAgentRecord, group: Group) {
    this.record = record
    this.group = group
    this.known = findAgent(record.agent)
  }

  /** In lower case. */
  get name(): string {
    return this.record.agent
  }

  /** The name that is meant in one of the worlds, see `findAgentMisspelling`. */
  misspelling(protocol: Agent['protocol']): AgentMisspelling | undefined {
    if (this.known) return undefined
    this.#misspellings[protocol] ??= findAgentMisspelling(this.name, protocol) ?? 'none'
    const found = this.#misspellings[protocol]
    return found === 'none' ? undefined : found
  }

  /** The crawlers of the company or product that it names, see `crawlersOfOperator`. */
  get crawlersOfOperator(): readonly string[] {
    this.#crawlers ??= crawlersOfOperator(this.name)
    return this.#crawlers
  }
}

const namedByTree = new WeakMap<Root, ReadonlyMap<string, NamedAgent>>()

/** The names of a file, each once, in lower case, in the order of their first lines. */
export function namedAgents(tree: Root): ReadonlyMap<string, NamedAgent> {
  const known = namedByTree.get(tree)
  if (known) return known
  const named = new Map<string, NamedAgent>()
  for (const group of tree.groups) {
    for (const record of group.agents) {
      const known = named.get(record.agent)
      if (known === undefined) named.set(record.agent, new NamedAgent(record, group))
      else if (known.group !== group) known.inSeveralGroups = true
    }
  }
  namedByTree.set(tree, named)
  return named
}

/** Whether some name stands in two lines. */
export function namesTwice(tree: Root): boolean {
  const lines = tree.groups.reduce((sum, {agents}) => sum + agents.length, 0)
  return lines > namedAgents(tree).size
}
