import type {Profile} from '../crawlers/profile.ts'
import {type LineTable, LineType} from '../syntax/line-table.ts'
import type {LineNodes} from '../syntax/nodes.ts'
import type {Reading} from './reading.ts'
import {
  AgentOfLine,
  kindOfLine,
  type PolicyAgent,
  type PolicyRule,
  RuleOfLine,
  type Statement,
} from './statements.ts'

/** Agents, and the rules that are for all of them. */
export interface PolicyGroup {
  readonly agents: readonly PolicyAgent[]
  readonly rules: readonly PolicyRule[]
  /** Where all rules are read as the tree has them: whoever looks at all of them needs no objects. */
  readonly ruleLines?: RuleLines | undefined
}

/**
 * Rules that crawlers read alike: `plain` paths stand for themselves in the eyes of all; `ordinary` ones hold, apart
 * from `*` and a `$` at the end, only characters that RFC 9309 and Google leave as they are.
 */
export type Simplicity = 'plain' | 'ordinary' | 'none'

/** Rules that are read as the tree has them, by the indexes of their lines. */
export class RuleLines {
  readonly nodes: LineNodes
  /** In their order. */
  readonly indexes: number[] = []
  /** Kept here, since a weak map of thousands of groups takes longer than what is found out. */
  simplicity: Simplicity | undefined
  #rules: (PolicyRule | undefined)[] | undefined

  constructor(nodes: LineNodes) {
    this.nodes = nodes
  }

  get table(): LineTable {
    return this.nodes.table
  }

  /** The position of the rule in a line; -1 where there is none. */
  positionOf(index: number): number {
    let low = 0
    let high = this.indexes.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.indexes[middle] ?? 0) < index) low = middle + 1
      else high = middle
    }
    return this.indexes[low] === index ? low : -1
  }

  /** The rule at a position, always the same object. */
  at(position: number): PolicyRule {
    this.#rules ??= this.indexes.map(() => undefined)
    const rule = this.#rules[position] ?? new RuleOfLine(this.nodes, this.indexes[position] ?? 0)
    this.#rules[position] = rule
    return rule
  }
}

export interface Grouping {
  /** In the order of the file. */
  readonly groups: readonly PolicyGroup[]
  /** Whether a rule, or for some readers a Crawl-delay, stood before the first agent. */
  readonly ruleBeforeAgent: boolean
}

/** The same group for other agents. */
export function withAgents(group: PolicyGroup, agents: readonly PolicyAgent[]): PolicyGroup {
  return {
    agents,
    get rules() {
      return group.rules
    },
    get ruleLines() {
      return group.ruleLines
    },
  }
}

/** A group that lines are added to. */
class GroupOfLines implements PolicyGroup {
  readonly agents: PolicyAgent[]
  /** Whether the run of user-agent lines goes on. */
  inRun: boolean
  readonly #lines: RuleLines
  /** Rules that are not read as the tree has them, by their positions among all rules. */
  #otherwise: Map<number, PolicyRule> | undefined
  #rules: readonly PolicyRule[] | undefined

  constructor(nodes: LineNodes, agents: readonly PolicyAgent[], inRun: boolean) {
    this.agents = [...agents]
    this.inRun = inRun
    this.#lines = new RuleLines(nodes)
  }

  get rules(): readonly PolicyRule[] {
    this.#rules ??= this.#lines.indexes.map(
      (_, position) => this.#otherwise?.get(position) ?? this.#lines.at(position),
    )
    return this.#rules
  }

  get ruleLines(): RuleLines | undefined {
    return this.#otherwise ? undefined : this.#lines
  }

  /** Adds the rule of a line; without a statement as the tree has it. */
  add(index: number, rule?: PolicyRule): void {
    if (rule) {
      this.#otherwise ??= new Map()
      this.#otherwise.set(this.#lines.indexes.length, rule)
    }
    this.#lines.indexes.push(index)
  }
}

type Kind = Statement['kind']

/**
 * Puts what a crawler reads into groups as it does.
 *
 * @param agentsBefore agents that stand for the crawler before the first line
 */
export function groupReading(
  {tree, lineCount, otherwise}: Reading,
  profile: Profile,
  agentsBefore: readonly string[],
): Grouping {
  const grouper = new Grouper(tree.nodes, profile, agentsBefore)
  const {types} = tree.table
  for (let index = 0; index < lineCount; index++) {
    const statements = otherwise.size > 0 ? otherwise.get(index) : undefined
    if (statements === undefined && grouper.goesOn(types[index])) grouper.addNext(index)
    else if (statements) for (const statement of statements) grouper.add(index, statement.kind, statement)
    else grouper.add(index, kindOfLine(tree.table, index))
  }
  return grouper.grouping()
}

class Grouper {
  readonly #nodes: LineNodes
  readonly #profile: Profile
  readonly #readsAllow: boolean
  readonly #endsRun: ReadonlySet<Kind>
  readonly #endsGroup: ReadonlySet<Kind>
  readonly #groups: GroupOfLines[] = []
  #current: GroupOfLines | undefined
  #ruleBeforeAgent = false

  constructor(nodes: LineNodes, profile: Profile, agentsBefore: readonly string[]) {
    this.#nodes = nodes
    this.#profile = profile
    this.#readsAllow = profile.allow === 'read'
    this.#endsRun = RUN_ENDS[profile.runEnd]
    this.#endsGroup = GROUP_ENDS[profile.blankLine]
    if (agentsBefore.length > 0) this.#open(agentsBefore.map(implicitAgent), true)
  }

  /** Whether a line of some type is nothing but one more rule of the group, as most lines are. */
  goesOn(type: number | undefined): boolean {
    if (type !== LineType.Disallow && type !== LineType.Allow) return false
    return this.#current?.inRun === false && (type === LineType.Disallow || this.#readsAllow)
  }

  addNext(index: number): void {
    this.#current?.add(index)
  }

  /** Adds what a line says; without a statement it says what the tree has. */
  add(index: number, kind: Kind | undefined, statement?: Statement): void {
    if (kind === undefined) return
    if (kind === 'agent')
      this.#addAgent(statement?.kind === kind ? statement : new AgentOfLine(this.#nodes, index))
    else if (kind === 'allow' || kind === 'disallow')
      this.#addRule(kind, index, statement && 'path' in statement ? statement : undefined)
    else this.#pass(kind)
  }

  grouping(): Grouping {
    // Only a reader that does not count groups without rules tells them from others by their open run.
    const counts = this.#profile.groupWithoutRules === 'counts'
    const groups = counts ? this.#groups : this.#groups.filter(({inRun}) => !inRun)
    return {groups, ruleBeforeAgent: this.#ruleBeforeAgent}
  }

  #addAgent(agent: PolicyAgent): void {
    if (this.#current?.inRun) this.#current.agents.push(agent)
    else this.#open([agent], true)
  }

  #addRule(kind: 'allow' | 'disallow', index: number, rule: PolicyRule | undefined): void {
    this.#endRun(kind)
    if (kind === 'allow' && !this.#readsAllow) return
    if (this.#current === undefined && this.#profile.rulesBeforeAgent === 'for-everybody')
      this.#open([implicitAgent('*')], false)
    this.#current?.add(index, rule)
  }

  #pass(kind: Kind): void {
    if (this.#endsGroup.has(kind)) this.#current = undefined
    this.#endRun(kind)
  }

  #endRun(kind: Kind): void {
    if (!this.#endsRun.has(kind)) return
    if (this.#current === undefined) this.#ruleBeforeAgent = true
    else this.#current.inRun = false
  }

  #open(agents: readonly PolicyAgent[], inRun: boolean): void {
    this.#current = new GroupOfLines(this.#nodes, agents, inRun)
    this.#groups.push(this.#current)
  }
}

function implicitAgent(name: string): PolicyAgent {
  return {kind: 'agent', line: undefined, name}
}

const RULES: readonly Kind[] = ['disallow', 'allow']
const RECORDS: readonly Kind[] = [...RULES, 'crawl-delay', 'request-rate', 'site-record', 'other-record']

/** The statements that end a run of user-agent lines, by `Profile.runEnd`. */
const RUN_ENDS: Readonly<Record<Profile['runEnd'], ReadonlySet<Kind>>> = {
  disallow: new Set<Kind>(['disallow']),
  rule: new Set(RULES),
  'rule-or-crawl-delay': new Set<Kind>([...RULES, 'crawl-delay']),
  'rule-or-delay': new Set<Kind>([...RULES, 'crawl-delay', 'request-rate']),
  record: new Set(RECORDS),
  colon: new Set(RECORDS),
}

/** The statements that end a group, by `Profile.blankLine`. */
const GROUP_ENDS: Readonly<Record<Profile['blankLine'], ReadonlySet<Kind>>> = {
  ignored: new Set(),
  discouraged: new Set(),
  'ends-group': new Set<Kind>(['blank', 'empty']),
  'ends-if-empty': new Set<Kind>(['empty']),
}
