import {CompletionItemKind, DiagnosticTag, SymbolKind, SymbolTag} from 'vscode-languageserver-types'

/** Where a client shows documentation; some render Markdown in one place and not in another. */
export type DocumentedIn = 'hover' | 'completion' | 'signatureHelp'

/**
 * What a client can show and do, as far as answers depend on it. Services that need it take it as their last
 * parameter; `client-capabilities.ts` reads it from what the client says of itself.
 */
export interface ClientFeatures {
  /** Where documentation may be Markdown; plain text elsewhere. */
  readonly markdownIn: ReadonlySet<DocumentedIn>
  /** Completions with places to fill in. */
  readonly snippets: boolean
  /** Completions that say separately what is replaced when the word is only completed. */
  readonly insertReplace: boolean
  /** Completions with a remark at the right of their label. */
  readonly labelDetails: boolean
  /** Completions that are chosen already when they are shown. */
  readonly preselection: boolean
  /** The `CompletionItemKind`s that it has pictures for. */
  readonly completionKinds: ReadonlySet<number>
  /** Parameters of signatures by where they stand in them; by their text otherwise. */
  readonly parameterOffsets: boolean
  /** Symbols within symbols. */
  readonly hierarchicalSymbols: boolean
  /** The `SymbolKind`s that it has pictures for. */
  readonly symbolKinds: ReadonlySet<number>
  readonly symbolTags: ReadonlySet<SymbolTag>
  /** Definitions that say where the word is that they belong to (`LocationLink`). */
  readonly definitionLinks: boolean
  /** Links in documents with a remark. */
  readonly linkTooltips: boolean
  /** Diagnostics with other places that they speak of. */
  readonly relatedInformation: boolean
  /** Diagnostics with a link to the page of their rule. */
  readonly codeDescription: boolean
  readonly diagnosticTags: ReadonlySet<DiagnosticTag>
  /** Edits that say which version of a document they are for. */
  readonly documentChanges: boolean
  /** Edits that are shown, with what they come to, before they are applied. */
  readonly changeAnnotations: boolean
  /** Code actions that are no mere commands. */
  readonly actionLiterals: boolean
  /** Code actions that say that they are the best. */
  readonly preferredActions: boolean
  /** Code actions whose edits it asks for when one is chosen. */
  readonly resolvesEdits: boolean
  /** Edits that the server asks for. */
  readonly appliesEdits: boolean
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
  markdownIn: new Set(['hover', 'completion', 'signatureHelp']),
  snippets: true,
  insertReplace: true,
  labelDetails: true,
  preselection: true,
  completionKinds: new Set<number>(Object.values(CompletionItemKind)),
  parameterOffsets: true,
  hierarchicalSymbols: true,
  symbolKinds: new Set<number>(Object.values(SymbolKind)),
  symbolTags: new Set([SymbolTag.Deprecated]),
  definitionLinks: true,
  linkTooltips: true,
  relatedInformation: true,
  codeDescription: true,
  diagnosticTags: new Set([DiagnosticTag.Unnecessary, DiagnosticTag.Deprecated]),
  documentChanges: true,
  changeAnnotations: true,
  actionLiterals: true,
  preferredActions: true,
  resolvesEdits: false,
  appliesEdits: true,
  createFiles: true,
  showDocument: true,
  mostFoldings: Number.POSITIVE_INFINITY,
  commands: new Set(),
}
