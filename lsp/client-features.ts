import {DiagnosticTag} from 'vscode-languageserver-types'

/**
 * What a client can show and do, as far as answers depend on it. Services that need it take it as their last
 * parameter; `client-capabilities.ts` reads it from what the client says of itself.
 */
export interface ClientFeatures {
  /** Documentation in Markdown; plain text otherwise. */
  readonly markdown: boolean
  /** Completions with places to fill in. */
  readonly snippets: boolean
  /** Completions that say separately what is replaced when the word is only completed. */
  readonly insertReplace: boolean
  /** Symbols within symbols. */
  readonly hierarchicalSymbols: boolean
  /** Links that say where the word is that they belong to (`LocationLink`). */
  readonly definitionLinks: boolean
  /** Diagnostics with other places that they speak of. */
  readonly relatedInformation: boolean
  /** Diagnostics with a link to the page of their rule. */
  readonly codeDescription: boolean
  readonly diagnosticTags: ReadonlySet<DiagnosticTag>
  /** Edits that say which version of a document they are for. */
  readonly documentChanges: boolean
  /** Code actions whose edits it asks for when one is chosen. */
  readonly resolvesEdits: boolean
  /** Edits that make files. */
  readonly createFiles: boolean
  /** Pages that the server asks the client to open. */
  readonly showDocument: boolean
  /** How many folding ranges of a document it takes. */
  readonly mostFoldings: number
  /** Commands that the client carries out itself, such as `robotslint.testPath`; see `InitializationOptions`. */
  readonly commands: ReadonlySet<string>
}

/** A client that can do everything but run commands; the edits of code actions it wants at once. */
export const FULL_FEATURES: ClientFeatures = {
  markdown: true,
  snippets: true,
  insertReplace: true,
  hierarchicalSymbols: true,
  definitionLinks: true,
  relatedInformation: true,
  codeDescription: true,
  diagnosticTags: new Set([DiagnosticTag.Unnecessary, DiagnosticTag.Deprecated]),
  documentChanges: true,
  resolvesEdits: false,
  createFiles: true,
  showDocument: true,
  mostFoldings: Number.POSITIVE_INFINITY,
  commands: new Set(),
}
