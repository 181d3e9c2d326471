import type {Group, Line, OtherRecord, UserAgentRecord} from '../syntax/nodes.ts'

/** User-agent lines of a group that an author has written as one list, with what stands behind them. */
export interface AgentSection {
  readonly agents: readonly [UserAgentRecord, ...UserAgentRecord[]]
  /** The lines up to the next section, or to the first rule. */
  readonly behind: readonly Line[]
}

/**
 * Cuts the run of user-agent lines of a group where a blank line or another record stands between them. Comments
 * between two names cut nothing.
 */
export function agentSections(group: Group): readonly AgentSection[] {
  const sections: {agents: [UserAgentRecord, ...UserAgentRecord[]]; behind: Line[]}[] = []
  let cut = true
  for (const line of group.opening) {
    const section = sections.at(-1)
    if (line.type !== 'userAgent') {
      if (line.type === 'blankLine' || line.type === 'otherRecord') cut = true
      section?.behind.push(line)
    } else if (section === undefined || cut) {
      sections.push({agents: [line], behind: []})
      cut = false
    } else {
      section.agents.push(line)
      section.behind.length = 0
    }
  }
  return sections
}

/** The first record behind a list of names that is neither a name nor a rule. */
export function recordBehind({behind}: AgentSection): OtherRecord | undefined {
  return behind.find(line => line.type === 'otherRecord')
}
