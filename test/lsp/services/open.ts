import type {Position, Range, TextEdit, WorkspaceEdit} from 'vscode-languageserver-types'
import {Analysis, type AnalysisOptions} from '../../../lsp/documents/analysis.ts'
import {type PositionEncoding, UTF_16} from '../../../lsp/documents/position-encoding.ts'

export const URI = 'file:///site/robots.txt'

export interface Opened {
  readonly analysis: Analysis
  /** Where the `|` stood. */
  readonly position: Position
}

/** Opens a text in which a `|` marks the cursor; the mark itself is no part of it. */
export function openAt(
  marked: string,
  options: AnalysisOptions = {},
  encoding: PositionEncoding = UTF_16,
): Opened {
  const cursor = marked.indexOf('|')
  if (cursor < 0) throw new Error(`No cursor in ${JSON.stringify(marked)}`)
  const analysis = open(marked.slice(0, cursor) + marked.slice(cursor + 1), options, encoding)
  const mark = marked.startsWith('\uFEFF') ? 1 : 0
  return {analysis, position: analysis.lines.positionAt(cursor - mark)}
}

export function open(
  text: string,
  options: AnalysisOptions = {},
  encoding: PositionEncoding = UTF_16,
): Analysis {
  return new Analysis({uri: URI, version: 7, text}, options, encoding)
}

/** `2:5-2:9`, as lines and characters of the protocol. */
export function show({start, end}: Range): string {
  return `${start.line}:${start.character}-${end.line}:${end.character}`
}

/** The text that a range holds. */
export function textIn(range: Range, {lines, source}: Analysis): string {
  const {start, end} = lines.spanOf(range)
  return source.text.slice(start, end)
}

/** The text after edits, all of which are about the text before any of them. */
export function apply(edits: readonly TextEdit[], {lines, source}: Analysis): string {
  const sorted = edits
    .map(({range, newText}) => ({...lines.spanOf(range), newText}))
    .sort((a, b) => b.start - a.start || b.end - a.end)
  let text = source.text
  for (const {start, end, newText} of sorted) text = text.slice(0, start) + newText + text.slice(end)
  return text
}

/** The text edits of a workspace edit, which must be about this version of the document. */
export function editsOf(edit: WorkspaceEdit | null, {uri, version}: Analysis): TextEdit[] {
  return (edit?.documentChanges ?? []).flatMap(change => {
    if (!('textDocument' in change)) throw new Error('No edit of a document')
    if (change.textDocument.uri !== uri || change.textDocument.version !== version)
      throw new Error('An edit of another document or version')
    return change.edits.map(one => {
      if (!('newText' in one)) throw new Error('No plain edit')
      return one
    })
  })
}
