import type {TextDocumentEdit, TextEdit, WorkspaceEdit} from 'vscode-languageserver-types'
import type {Edit} from '../../analyzer/syntax/source.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'

/** Edits by offset, as the client takes them. */
export function toTextEdits(edits: readonly Edit[], {lines}: Analysis): TextEdit[] {
  return edits.map(edit => ({range: lines.rangeOf(edit), newText: edit.text}))
}

/**
 * An edit of one document. It names the version that it is for, so that the client refuses it on any other.
 *
 * @param note what the user is to agree to first, for a client that has `changeAnnotations`
 */
export function editDocument(
  edits: readonly Edit[],
  analysis: Analysis,
  {documentChanges}: Pick<ClientFeatures, 'documentChanges'>,
  note?: string,
): WorkspaceEdit {
  const {uri, version} = analysis
  const textEdits = toTextEdits(edits, analysis)
  if (!documentChanges) return {changes: {[uri]: textEdits}}
  const textDocument = {uri, version}
  if (note === undefined) return {documentChanges: [{textDocument, edits: textEdits}]}
  const annotationId = 'access'
  const change: TextDocumentEdit = {textDocument, edits: textEdits.map(edit => ({...edit, annotationId}))}
  const annotation = {label: `What this changes: ${note}`, needsConfirmation: true}
  return {documentChanges: [change], changeAnnotations: {[annotationId]: annotation}}
}
