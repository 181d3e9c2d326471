import {CompletionItemKind} from 'vscode-languageserver-types'
import {type Agent, agents, virtualAgents} from '../../../analyzer/crawlers/agents.ts'
import type {UserAgentRecord} from '../../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../../documents/analysis.ts'
import type {Proposals} from '../completion.ts'
import {perAnalysis} from '../per-analysis.ts'
import {groupAt, type ValueSpot} from '../spot.ts'
import {describeAgentName, summarizeAgent} from '../texts/agent-text.ts'
import {inOrder, type Proposal} from './item.ts'
import {spaceBefore} from './space-before.ts'

/** Names for a user-agent line: everybody, roles, and the crawlers of the worlds that read the file. */
export function proposeAgents(spot: ValueSpot, own: UserAgentRecord, analysis: Analysis): Proposals {
  const {tree} = analysis
  const typed = tree.text.slice(spot.token.start, spot.offset).toLowerCase()
  const space = spaceBefore(spot)
  const inGroup = new Set(
    groupAt(tree, own.start)
      ?.agents.filter(agent => agent !== own)
      .map(({value}) => value.value.toLowerCase()),
  )
  const elsewhere = linesOfNames(analysis)
  const proposals = namesFor(analysis)
    .filter(({label, isOfList}) => !inGroup.has(label.toLowerCase()) && (!isOfList || isBegun(label, typed)))
    .map(({isOfList, ...proposal}) => {
      const line = elsewhere.get(proposal.label.toLowerCase())
      return {
        ...proposal,
        text: space + proposal.label,
        ...(line !== undefined && line !== own.line && {description: `line ${line}`}),
      }
    })
  // Names of old lists come only when they are asked for.
  return {replaced: spot, proposals, isIncomplete: true}
}

function isBegun(name: string, typed: string): boolean {
  return typed !== '' && name.toLowerCase().startsWith(typed)
}

interface NameProposal extends Proposal {
  /** Whether the name is known from old lists of unwanted bots alone, of which there are hundreds. */
  readonly isOfList?: boolean
}

/** The first line that names each agent, in lower case. */
const linesOfNames = perAnalysis(({tree}): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>()
  for (const {agents: named} of tree.groups)
    for (const {value, line} of named) {
      const name = value.value.toLowerCase()
      if (!lines.has(name)) lines.set(name, line)
    }
  return lines
})

function namesFor(analysis: Analysis): readonly NameProposal[] {
  const {profiles, options} = analysis
  const protocols = new Set(profiles.map(({protocol}) => protocol))
  const roles = protocols.has('gemini') ? virtualAgents.map(proposeRole) : []
  const targets = new Set(profiles.flatMap(profile => profile.agents))
  const known = agents().filter(agent => protocols.has(agent.protocol) && !agent.retired)
  const names: readonly NameProposal[] = [
    proposeEverybody(),
    ...roles,
    ...known.map(agent => proposeAgent(agent, targets.has(agent.token))),
    ...(options.knownAgents ?? []).map(proposeKnown),
  ]
  return [...new Map(names.toReversed().map(proposal => [proposal.label.toLowerCase(), proposal])).values()]
}

function proposeEverybody(): Proposal {
  return {
    label: '*',
    kind: CompletionItemKind.Class,
    detail: 'all crawlers that no other group names',
    documentation: describeAgentName('*'),
    order: inOrder(0),
    preselect: true,
  }
}

function proposeRole({name, role}: (typeof virtualAgents)[number]): Proposal {
  return {
    label: name,
    kind: CompletionItemKind.Interface,
    detail: `virtual agent: ${role}`,
    documentation: describeAgentName(name),
    order: `${inOrder(1)}${name}`,
  }
}

function proposeAgent(agent: Agent, isTarget: boolean): NameProposal {
  return {
    label: agent.token,
    kind: CompletionItemKind.Class,
    detail: summarizeAgent(agent),
    data: {kind: 'agent', name: agent.token},
    isOfList: agent.purpose === 'legacy',
    order: `${inOrder(isTarget ? 2 : rankOf(agent))}${inOrder(9_999_999 - agent.seen)}`,
  }
}

/** Those that listen before those that do not, and names of old lists last. */
function rankOf({obeys, purpose}: Agent): number {
  if (purpose === 'legacy') return 6
  return {yes: 3, unknown: 4, no: 5}[obeys]
}

function proposeKnown(name: string): Proposal {
  return {
    label: name,
    kind: CompletionItemKind.Class,
    detail: 'from the configuration',
    order: `${inOrder(2)}${name}`,
  }
}
