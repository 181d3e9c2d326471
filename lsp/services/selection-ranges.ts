import {type Position, SelectionRange} from 'vscode-languageserver-types'
import type {Line, Span} from '../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../documents/analysis.ts'
import {belongsToGroup} from './document-symbols.ts'
import {groupAt, type Spot, spotAt, touches, wordAround} from './spot.ts'

/** For each position, what a selection grows to: a word, its token, the record, the line, the group, the document. */
export function selectionRanges(analysis: Analysis, positions: readonly Position[]): SelectionRange[] {
  return positions.map(position => selectionAt(analysis, position))
}

function selectionAt(analysis: Analysis, position: Position): SelectionRange {
  const {lines, tree} = analysis
  const spot = spotAt(analysis, position)
  const spans = [...spansAround(spot, tree.text), ...groupSpan(analysis, spot)]
  let selection = SelectionRange.create(lines.all)
  let inner: Span = {start: 0, end: tree.text.length}
  for (const span of spans.reverse()) {
    const grows = span.start >= inner.start && span.end <= inner.end
    const isSmaller = span.end - span.start < inner.end - inner.start
    if (!grows || !isSmaller || !touches(span, spot.offset)) continue
    selection = SelectionRange.create(lines.rangeOf(span), selection)
    inner = span
  }
  return selection
}

/** From the smallest to the line. */
function spansAround({part, token, line, offset}: Spot, text: string): Span[] {
  if (line === undefined) return []
  const word = wordAround(text, token, offset, part === 'comment' ? isBlank : isSeparator)
  return [word, token, ...recordSpan(line), line]
}

function recordSpan(line: Line): Span[] {
  if (line.type !== 'rule' && line.type !== 'userAgent' && line.type !== 'otherRecord') return []
  return [{start: line.keyStart, end: Math.max(line.valueEnd, line.separatorOffset + 1)}]
}

function groupSpan({tree}: Analysis, {offset}: Spot): Span[] {
  const group = groupAt(tree, offset)
  const last = group?.children.findLast(belongsToGroup)
  return group && last ? [{start: group.start, end: last.end}] : []
}

function isBlank(character: string): boolean {
  return character === ' ' || character === '\t'
}

function isSeparator(character: string): boolean {
  return isBlank(character) || '/?&=,;'.includes(character)
}
