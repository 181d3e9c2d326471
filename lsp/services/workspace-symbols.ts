import {type SymbolInformation, SymbolKind} from 'vscode-languageserver-types'
import type {UserAgentRecord} from '../../analyzer/syntax/nodes.ts'
import type {Analysis} from '../documents/analysis.ts'
import {readable} from './texts/markup.ts'

/** A client shows a few, and asks again with each letter. */
const MOST_SYMBOLS = 500

/**
 * The agents that documents name.
 *
 * @param query letters that the name has in this order, without regard to case; all agents where empty
 */
export function workspaceSymbols(analyses: Iterable<Analysis>, query: string): SymbolInformation[] {
  const wanted = query.toLowerCase()
  const found: SymbolInformation[] = []
  for (const {tree, lines, uri} of analyses) {
    for (const agent of tree.groups.flatMap(({agents}) => agents)) {
      if (!hasInOrder(agent, wanted)) continue
      if (found.length === MOST_SYMBOLS) return found
      found.push({
        name: readable(agent.value.value),
        kind: SymbolKind.Class,
        location: {uri, range: lines.rangeOf(agent.value)},
      })
    }
  }
  return found
}

function hasInOrder({value}: UserAgentRecord, letters: string): boolean {
  const name = value.value.toLowerCase()
  if (name === '') return false
  let position = 0
  for (const letter of letters) {
    const found = name.indexOf(letter, position)
    if (found < 0) return false
    position = found + letter.length
  }
  return true
}
