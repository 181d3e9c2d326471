import {
  type CompletionItem,
  type CompletionItemKind,
  InsertReplaceEdit,
  InsertTextFormat,
  TextEdit,
} from 'vscode-languageserver-types'
import type {Span} from '../../../analyzer/syntax/nodes.ts'
import type {ClientFeatures} from '../../client-features.ts'
import type {Analysis} from '../../documents/analysis.ts'

/** What is offered, before it is put into the form that a client understands. */
export interface Proposal {
  readonly label: string
  readonly kind: CompletionItemKind
  /** What is written; the label if absent. */
  readonly text?: string
  /** Whether the text has places to fill in. */
  readonly isSnippet?: boolean
  /** In a few words, beside the label. */
  readonly detail?: string
  /** At the right of the label. */
  readonly description?: string
  /** In Markdown. */
  readonly documentation?: string
  /** Whose documentation is found when it is shown. */
  readonly data?: CompletionData
  /** Proposals stand in the order of these texts. */
  readonly order: string
  /** What the typed text is compared with; the label if absent. */
  readonly filter?: string
  readonly preselect?: boolean
  readonly command?: CompletionItem['command']
}

/** What an item needs to find its documentation later. */
export type CompletionData =
  | {readonly kind: 'agent'; readonly name: string}
  | {readonly kind: 'lint-rule'; readonly id: string}

/** The word that a proposal takes the place of. */
export interface Replaced {
  readonly token: Span
  /** Where the cursor is: in the word or at one of its ends. */
  readonly offset: number
}

/** Writes the whole word anew, also what stands behind the cursor, or only what stands before it if the user wants. */
export function editFor(
  text: string,
  {token, offset}: Replaced,
  {lines}: Analysis,
  {insertReplace}: Pick<ClientFeatures, 'insertReplace'>,
): TextEdit | InsertReplaceEdit {
  const replace = lines.rangeOf(token)
  if (!insertReplace) return TextEdit.replace(replace, text)
  return InsertReplaceEdit.create(text, lines.rangeOf({start: token.start, end: offset}), replace)
}

/** A number as a text that is sorted like it. */
export function inOrder(number: number): string {
  return String(Math.min(Math.max(number, 0), 9_999_999)).padStart(7, '0')
}

/** How a text is written: `InsertTextFormat` of a proposal. */
export function formatOf({isSnippet}: Proposal): InsertTextFormat {
  return isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText
}
