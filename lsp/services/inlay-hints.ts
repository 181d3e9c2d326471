import type {InlayHint, InlayHintLabelPart, Range} from 'vscode-languageserver-types'
import {agentSections} from '../../analyzer/lint/agent-runs.ts'
import {nameList} from '../../analyzer/lint/name-list.ts'
import {isForEverybody} from '../../analyzer/lint/places.ts'
import {groupsFor} from '../../analyzer/policy/groups-for.ts'
import type {Overlap} from '../../analyzer/policy/overlap.ts'
import {indexAt} from '../../analyzer/syntax/index-at.ts'
import type {Line, Rule, UserAgentRecord} from '../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../documents/analysis.ts'
import {groupsByLine} from './groups-by-line.ts'
import {needlessRules} from './needless-rules.ts'
import {targetCrawlers} from './obeying-crawlers.ts'
import {agentKey} from './occurrences.ts'
import {perAnalysis} from './per-analysis.ts'
import {readable} from './texts/markup.ts'

/** What a line comes to, behind its end: which other line decides in its place, or counts with it. */
export function inlayHints(analysis: Analysis, range: Range): InlayHint[] {
  const {tree, lines} = analysis
  const {start, end} = lines.spanOf(range)
  const hints: InlayHint[] = []
  for (let index = indexAt(tree.lines, start); index < tree.lines.length; index++) {
    const line = tree.lines[index]
    if (line === undefined || line.start > end) break
    for (const {text, by, behind = ''} of remarksOn(line, analysis)) {
      hints.push({
        position: lines.positionAt(line.end),
        label: [{value: text}, ...(by ? [partFor(by, analysis)] : []), ...(behind ? [{value: behind}] : [])],
        paddingLeft: true,
      })
    }
  }
  return hints
}

interface Remark {
  readonly text: string
  /** The line that is named behind the text; a click leads to it. */
  readonly by?: Line
  readonly behind?: string
}

function partFor(line: Line, {uri, lines}: Analysis): InlayHintLabelPart {
  return {
    value: `line ${line.line}`,
    tooltip: readable(line.raw.trim()),
    location: {uri, range: lines.rangeOf(line)},
  }
}

function remarksOn(line: Line, analysis: Analysis): readonly Remark[] {
  if (line.type === 'rule') return remarksOnRule(line, analysis)
  if (line.type !== 'userAgent') return []
  return [
    ...joining(line, analysis),
    ...countingTogether(line, analysis),
    ...(isForEverybody(line) ? notForEverybody(analysis) : []),
  ]
}

function remarksOnRule(rule: Rule, analysis: Analysis): readonly Remark[] {
  const overlap = needlessRules(analysis).get(rule)
  return overlap ? [{text: OVERLAPS[overlap.kind], ...(overlap.by && {by: overlap.by.line})}] : []
}

const OVERLAPS: Readonly<Record<Overlap['kind'], string>> = {
  duplicate: 'same as ',
  covered: 'covered by ',
  contradicted: 'overruled by ',
  unreachable: 'overruled by ',
  ineffective: 'allowed anyway',
}

/** A list of names that an author has set apart, and that crawlers read as one with the list above. */
function joining(agent: UserAgentRecord, analysis: Analysis): readonly Remark[] {
  const first = firstOfJoinedGroup(analysis).get(agent)
  if (first === undefined) return []
  const joined = analysis.profiles.filter(profile => {
    const groups = groupsByLine(analysis.policy(profile))
    const group = groups.get(agent)
    return group !== undefined && group === groups.get(first)
  })
  if (joined.length === 0) return []
  const forAll = joined.length === analysis.profiles.length
  return [{text: 'joins the group of ', by: first, ...(!forAll && {behind: ` for ${nameList(joined)}`})}]
}

/** The first user-agent line of the group, by each line that opens another list of names in it. */
const firstOfJoinedGroup = perAnalysis(({tree}): ReadonlyMap<UserAgentRecord, UserAgentRecord> => {
  const joined = new Map<UserAgentRecord, UserAgentRecord>()
  for (const group of tree.groups) {
    if (group.agents.length < 2) continue
    const [above, ...others] = agentSections(group)
    for (const {agents} of others) if (above) joined.set(agents[0], above.agents[0])
  }
  return joined
})

/** Another group with the same name, where all target crawlers put the rules of both together. */
function countingTogether(agent: UserAgentRecord, analysis: Analysis): readonly Remark[] {
  if (analysis.profiles.some(({severalGroups}) => severalGroups === 'first')) return []
  const key = agentKey(agent.value.value, analysis)
  const [first, second] = firstTwoGroups(analysis).get(key) ?? []
  const other = first?.group === groupNumber(agent, analysis) ? second : first
  return key !== '' && other ? [{text: 'counts together with ', by: other.agent}] : []
}

interface AgentInGroup {
  readonly agent: UserAgentRecord
  readonly group: number
}

/** The first two groups that name a crawler, each by its line. */
const firstTwoGroups = perAnalysis((analysis): ReadonlyMap<string, readonly AgentInGroup[]> => {
  const byKey = new Map<string, AgentInGroup[]>()
  for (const [group, {agents}] of analysis.tree.groups.entries()) {
    for (const agent of agents) {
      const key = agentKey(agent.value.value, analysis)
      const known = byKey.get(key)
      if (known === undefined) byKey.set(key, [{agent, group}])
      else if (known.length < 2 && known[0]?.group !== group) known.push({agent, group})
    }
  }
  return byKey
})

function groupNumber({start}: UserAgentRecord, {tree}: Analysis): number {
  return indexAt(tree.groups, start)
}

/** Crawlers that have a group of their own obey nothing else. */
const notForEverybody = perAnalysis((analysis): readonly Remark[] => {
  const others = targetCrawlers(analysis).filter(
    profile => profile.defaultGroup === 'obeyed' && groupsFor(analysis.policy(profile)).by === 'name',
  )
  return others.length > 0 ? [{text: `not for ${nameList(others)}`}] : []
})
