import {CompletionItemKind} from 'vscode-languageserver-types'
import {lineEndOf} from '../../../analyzer/lint/line-end.ts'
import type {Line} from '../../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../../documents/analysis.ts'
import {belongsToGroup} from '../document-symbols.ts'
import {groupAt, type KeySpot} from '../spot.ts'
import {code, list, paragraphs} from '../texts/markup.ts'
import {commonPolicies} from './common-policies.ts'
import {inOrder, type Proposal} from './item.ts'

/** Common policies, where a group can begin: elsewhere they would take the rules below, or give theirs to those above. */
export function proposePolicies(spot: KeySpot, analysis: Analysis): readonly Proposal[] {
  const {tree, profiles} = analysis
  const isFree =
    spot.line === undefined || spot.line.type === 'blankLine' || spot.line.type === 'malformedLine'
  if (!isFree || !canBeginGroup(spot, analysis)) return []
  const [above, below] = neighbours(spot, analysis)
  const lineEnd = above ? lineEndOf(above, tree) : '\n'
  const before = above !== undefined && above.type !== 'blankLine' && above.type !== 'comment' ? lineEnd : ''
  const after = below === undefined || below.type === 'blankLine' ? lineEnd : lineEnd + lineEnd
  return commonPolicies
    .filter(({protocols}) => profiles.some(({protocol}) => protocols.includes(protocol)))
    .map(({label, detail, lines}, index) => {
      const text = lines()
      return {
        label,
        kind: CompletionItemKind.Snippet,
        detail,
        documentation: paragraphs(`${detail}:`, list(text.map(line => code(withoutPlaces(line))))),
        text: before + text.join(lineEnd) + after,
        isSnippet: true,
        order: `${inOrder(100)}${inOrder(index)}`,
      }
    })
}

function withoutPlaces(line: string): string {
  return line.replace(/\$\{\d+:([^}]*)\}/g, '$1')
}

function neighbours(
  {line, offset}: KeySpot,
  {tree}: Analysis,
): readonly [Line | undefined, Line | undefined] {
  if (line === undefined) return [offset === 0 ? undefined : tree.lines.at(-1), undefined]
  return [tree.lines[line.line - 2], tree.lines[line.line]]
}

/** Whether the group above has a rule already, and no line below belongs to a group that begins above. */
function canBeginGroup({line, offset}: KeySpot, {tree}: Analysis): boolean {
  const start = line?.start ?? offset
  const above = start > 0 ? groupAt(tree, start - 1) : undefined
  if (above && (above.rules[0]?.start ?? Number.POSITIVE_INFINITY) > start) return false
  for (let index = line?.line ?? tree.lines.length; index < tree.lines.length; index++) {
    const below = tree.lines[index]
    if (below?.type === 'userAgent') return true
    if (below && belongsToGroup(below)) return false
  }
  return true
}
