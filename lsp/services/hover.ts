import type {Hover, Position} from 'vscode-languageserver-types'
import {findDirective} from '../../analyzer/crawlers/directives.ts'
import type {Span} from '../../analyzer/syntax/nodes.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import {hoverOnAgent} from './hover/agent.ts'
import {hoverOnComment} from './hover/comment.ts'
import {hoverOnPath} from './hover/path.ts'
import {hoverOnSignal} from './hover/signal.ts'
import {type KeySpot, type Spot, spotAt, touches, type ValueSpot} from './spot.ts'
import {describeDirective} from './texts/directive-text.ts'
import {markup} from './texts/markup.ts'

/** What is known about a word of the file, in Markdown. */
export interface Explanation {
  readonly place: Span
  readonly text: string
}

/** What the word at a position means: a key, an agent, a path, a signal, or a word of a suppression. */
export function hover(
  analysis: Analysis,
  position: Position,
  features: Pick<ClientFeatures, 'markdownIn'>,
): Hover | null {
  const explanation = explain(spotAt(analysis, position), analysis)
  if (explanation === undefined) return null
  const {place, text} = explanation
  return {contents: markup(text, 'hover', features), range: analysis.lines.rangeOf(place)}
}

function explain(spot: Spot, analysis: Analysis): Explanation | undefined {
  if (spot.part === 'comment') return hoverOnComment(spot, analysis)
  if (!touches(spot.token, spot.offset)) return undefined
  return spot.part === 'key' ? explainKey(spot, analysis) : explainValue(spot, analysis)
}

function explainKey({line, token}: KeySpot, {profiles}: Analysis): Explanation | undefined {
  if (line?.type !== 'userAgent' && line?.type !== 'rule' && line?.type !== 'otherRecord') return undefined
  const directive = findDirective(line.name)
  return directive && {place: token, text: describeDirective(directive, profiles)}
}

function explainValue(spot: ValueSpot, analysis: Analysis): Explanation | undefined {
  const {line, token} = spot
  if (line.type === 'userAgent') return hoverOnAgent(line, analysis)
  if (line.type === 'rule') return hoverOnPath(line, analysis)
  const directive = findDirective(line.name)
  if (directive === undefined || token.start === token.end) return undefined
  return hoverOnSignal(spot) ?? {place: token, text: describeDirective(directive, analysis.profiles)}
}
