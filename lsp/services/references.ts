import {DocumentHighlight, DocumentHighlightKind, Location, type Position} from 'vscode-languageserver-types'
import type {Analysis} from '../documents/analysis.ts'
import {occurrencesAt} from './occurrences.ts'

/** All lines that name the crawler, or the folder, at a position. */
export function references(analysis: Analysis, position: Position): Location[] | null {
  const found = occurrencesAt(analysis, position)
  if (found === undefined) return null
  return found.places.map(place => Location.create(analysis.uri, analysis.lines.rangeOf(place)))
}

/** The same within the document. Nothing elsewhere: an editor then shows the words that are alike. */
export function documentHighlights(analysis: Analysis, position: Position): DocumentHighlight[] | null {
  const found = occurrencesAt(analysis, position)
  if (found === undefined) return null
  return found.places.map(place =>
    DocumentHighlight.create(analysis.lines.rangeOf(place), DocumentHighlightKind.Text),
  )
}
