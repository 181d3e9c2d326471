import {Location, LocationLink, type Position} from 'vscode-languageserver-types'
import {groupsFor} from '../../analyzer/policy/groups-for.ts'
import type {Line, Span, UserAgentRecord} from '../../analyzer/syntax/nodes.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import {belongsToGroup} from './document-symbols.ts'
import {needlessRules} from './needless-rules.ts'
import {groupAt, spotAt, touches} from './spot.ts'

/**
 * Where the say lies: of a rule that another one covers, that rule; of any other line of a group, the user-agent line
 * that it belongs to; of an agent, the groups that hold for it.
 */
export function definition(
  analysis: Analysis,
  position: Position,
  {definitionLinks}: Pick<ClientFeatures, 'definitionLinks'>,
): Location[] | LocationLink[] | null {
  const {line, token, offset} = spotAt(analysis, position)
  if (line === undefined || !touches(token, offset)) return null
  const targets = targetsOf(line, analysis)
  if (targets.length === 0) return null
  const {uri, lines} = analysis
  return definitionLinks
    ? targets.map(target =>
        LocationLink.create(uri, lines.rangeOf(target), lines.rangeOf(wordOf(target)), lines.rangeOf(token)),
      )
    : targets.map(target => Location.create(uri, lines.rangeOf(wordOf(target))))
}

function targetsOf(line: Line, analysis: Analysis): readonly Line[] {
  if (line.type === 'userAgent') return groupsOfAgent(line, analysis)
  const by = line.type === 'rule' ? needlessRules(analysis).get(line)?.by : undefined
  if (by) return [by.line]
  const agent = belongsToGroup(line) ? groupAt(analysis.tree, line.start)?.agents[0] : undefined
  return agent ? [agent] : []
}

/** The lines by which any of the target crawlers finds the groups for a name. */
function groupsOfAgent(agent: UserAgentRecord, analysis: Analysis): readonly Line[] {
  if (agent.valueStart === agent.valueEnd) return []
  const {profiles} = analysis
  const found = new Set(
    profiles.flatMap(profile => groupsFor(analysis.policy(profile), agent.value.value).agents),
  )
  return [...found].sort((a, b) => a.line - b.line)
}

function wordOf(line: Line): Span {
  return line.type === 'rule' || line.type === 'userAgent' ? line.value : line
}
