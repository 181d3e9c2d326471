import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type Position,
} from 'vscode-languageserver-types'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import {proposeAgents} from './completion/agents.ts'
import {proposeInComment} from './completion/comments.ts'
import {type CompletionData, editFor, formatOf, type Proposal, type Replaced} from './completion/item.ts'
import {proposeKeys} from './completion/keys.ts'
import {proposePaths} from './completion/paths.ts'
import {proposePolicies} from './completion/policies.ts'
import {proposeSignals} from './completion/signals.ts'
import {proposeUrls} from './completion/urls.ts'
import {ruleById} from './rule-by-id.ts'
import {spotAt, touches, type ValueSpot} from './spot.ts'
import {describeAgentName} from './texts/agent-text.ts'
import {describeLintRule} from './texts/lint-rule-text.ts'
import {markup} from './texts/markup.ts'

/** Characters that begin a value, or a part of one, so that a client asks when they are typed. */
export const COMPLETION_TRIGGERS: readonly string[] = [':', ' ', '/', '=', ',']

/** What may stand at a place, and which word it takes the place of. */
export interface Proposals {
  readonly replaced: Replaced
  readonly proposals: readonly Proposal[]
  /** Whether there are more that begin otherwise, so that the client has to ask again. */
  readonly isIncomplete?: boolean
}

/**
 * What may stand at a position.
 *
 * @param typed the character that has made the client ask, if one has
 */
export function complete(
  analysis: Analysis,
  position: Position,
  features: ClientFeatures,
  typed?: string,
): CompletionList {
  const {replaced, proposals, isIncomplete = false} = propose(analysis, position, features, typed) ?? NOTHING
  return {isIncomplete, items: proposals.map(proposal => toItem(proposal, replaced, analysis, features))}
}

const NOTHING: Proposals = {replaced: {token: {start: 0, end: 0}, offset: 0}, proposals: []}

function propose(
  analysis: Analysis,
  position: Position,
  features: Pick<ClientFeatures, 'snippets' | 'commands'>,
  typed: string | undefined,
): Proposals | undefined {
  const spot = spotAt(analysis, position)
  if (spot.part === 'comment') return proposeInComment(spot, analysis, typed)
  if (spot.part === 'value') return proposeValue(spot, analysis)
  // Keys begin where a person begins to write, not behind a space.
  if (typed !== undefined) return undefined
  const keys = proposeKeys(spot, analysis, features)
  if (keys === undefined || !features.snippets) return keys
  return {...keys, proposals: [...keys.proposals, ...proposePolicies(spot, analysis)]}
}

function proposeValue(spot: ValueSpot, analysis: Analysis): Proposals | undefined {
  const {line, token, offset} = spot
  const signals = proposeSignals(spot)
  if (signals || !touches(token, offset)) return signals
  if (line.type === 'userAgent') return proposeAgents(spot, line, analysis)
  return line.type === 'rule' ? proposePaths(spot, line, analysis) : proposeUrls(spot, analysis)
}

function toItem(
  proposal: Proposal,
  replaced: Replaced,
  analysis: Analysis,
  features: ClientFeatures,
): CompletionItem {
  const {label, kind, text = label, description, documentation, data} = proposal
  const {order, filter, preselect, command} = proposal
  const {labelDetails, preselection, completionKinds} = features
  const detail = labelDetails ? proposal.detail : joined(proposal.detail, description)
  return {
    label,
    kind: completionKinds.has(kind) ? kind : CompletionItemKind.Value,
    sortText: order,
    insertTextFormat: formatOf(proposal),
    textEdit: editFor(text, replaced, analysis, features),
    ...(detail && {detail}),
    ...(description && labelDetails && {labelDetails: {description}}),
    ...(documentation && {documentation: markup(documentation, 'completion', features)}),
    ...(data && {data}),
    ...(filter && {filterText: filter}),
    ...(preselect && preselection && {preselect}),
    ...(command && {command}),
  }
}

function joined(...texts: readonly (string | undefined)[]): string {
  return texts.filter(text => text).join(', ')
}

/** Adds the documentation of an item that is being looked at. */
export function resolveCompletion(
  item: CompletionItem,
  features: Pick<ClientFeatures, 'markdownIn'>,
): CompletionItem {
  const text = documentationOf(item.data)
  return text === undefined ? item : {...item, documentation: markup(text, 'completion', features)}
}

/** The client hands the data back as it was, if it is a client that does; hence the doubts. */
function documentationOf(data: Partial<CompletionData> | undefined): string | undefined {
  if (data?.kind === 'agent' && typeof data.name === 'string') return describeAgentName(data.name)
  if (data?.kind !== 'lint-rule' || typeof data.id !== 'string') return undefined
  const rule = ruleById(data.id)
  return rule && describeLintRule(rule)
}
