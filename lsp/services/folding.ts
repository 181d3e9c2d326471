import {FoldingRange, FoldingRangeKind} from 'vscode-languageserver-types'
import type {Line} from '../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../documents/analysis.ts'
import {belongsToGroup} from './document-symbols.ts'

/**
 * Groups, from their first user-agent line to their last rule, and comments of several lines.
 *
 * @param limit how many the client takes; groups come first
 */
export function foldingRanges({tree}: Analysis, limit = Number.POSITIVE_INFINITY): FoldingRange[] {
  const ranges: FoldingRange[] = []
  for (const group of tree.groups) {
    const last = group.children.findLast(belongsToGroup)
    if (last) addRange(ranges, group.children[0], last, FoldingRangeKind.Region)
  }
  let first: Line | undefined
  let last: Line | undefined
  for (const line of tree.lines) {
    if (line.type === 'comment') {
      first ??= line
      last = line
    } else if (first) {
      addRange(ranges, first, last, FoldingRangeKind.Comment)
      first = undefined
    }
  }
  addRange(ranges, first, last, FoldingRangeKind.Comment)
  return ranges.slice(0, limit).sort((a, b) => a.startLine - b.startLine || b.endLine - a.endLine)
}

/** Lines of the protocol count from 0. A single line cannot be folded. */
function addRange(
  ranges: FoldingRange[],
  first: Line | undefined,
  last: Line | undefined,
  kind: FoldingRangeKind,
): void {
  if (first === undefined || last === undefined || first.line >= last.line) return
  ranges.push(FoldingRange.create(first.line - 1, last.line - 1, undefined, undefined, kind))
}
