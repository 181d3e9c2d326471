import {type InitializeParams, MarkupKind, ResourceOperationKind} from 'vscode-languageserver'
import type {ClientFeatures} from '../client-features.ts'
import type {InitializationOptions} from '../protocol.ts'

/** What the server may ask of a client, or tell it, without having been asked. */
export interface ClientServices {
  /** The client asks for diagnostics, and can be told that it is time to ask again. */
  readonly pullsDiagnostics: boolean
  /** The client can be asked for its settings. */
  readonly hasSettings: boolean
  /** The client tells of changed settings where it is asked to. */
  readonly tellsSettings: boolean
  /** The client tells of changed files where it is asked to. */
  readonly tellsFiles: boolean
  readonly hasFolders: boolean
  readonly refreshes: {
    readonly inlayHints: boolean
    readonly codeLenses: boolean
    readonly semanticTokens: boolean
  }
}

export function readServices({capabilities: {textDocument, workspace}}: InitializeParams): ClientServices {
  return {
    // A client that cannot be told of changed settings would show old diagnostics until the user types.
    pullsDiagnostics: Boolean(textDocument?.diagnostic) && workspace?.diagnostics?.refreshSupport === true,
    hasSettings: workspace?.configuration ?? false,
    tellsSettings: workspace?.didChangeConfiguration?.dynamicRegistration ?? false,
    tellsFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false,
    hasFolders: workspace?.workspaceFolders ?? false,
    refreshes: {
      inlayHints: workspace?.inlayHint?.refreshSupport ?? false,
      codeLenses: workspace?.codeLens?.refreshSupport ?? false,
      semanticTokens: workspace?.semanticTokens?.refreshSupport ?? false,
    },
  }
}

export function readFeatures(params: InitializeParams): ClientFeatures {
  const {textDocument, workspace, window} = params.capabilities
  const completionItem = textDocument?.completion?.completionItem
  const edits = workspace?.workspaceEdit
  // Up to 3.17 of the protocol they stand with those that are published, whoever asks.
  const diagnostics = {...textDocument?.publishDiagnostics, ...textDocument?.diagnostic}
  return {
    markdown: textDocument?.hover?.contentFormat?.includes(MarkupKind.Markdown) ?? false,
    snippets: completionItem?.snippetSupport ?? false,
    insertReplace: completionItem?.insertReplaceSupport ?? false,
    hierarchicalSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false,
    definitionLinks: textDocument?.definition?.linkSupport ?? false,
    relatedInformation: diagnostics.relatedInformation ?? false,
    codeDescription: diagnostics.codeDescriptionSupport ?? false,
    diagnosticTags: new Set(diagnostics.tagSupport?.valueSet),
    documentChanges: edits?.documentChanges ?? false,
    resolvesEdits:
      (textDocument?.codeAction?.dataSupport &&
        textDocument.codeAction.resolveSupport?.properties.includes('edit')) ??
      false,
    createFiles: edits?.resourceOperations?.includes(ResourceOperationKind.Create) ?? false,
    showDocument: window?.showDocument?.support ?? false,
    mostFoldings: textDocument?.foldingRange?.rangeLimit ?? Number.POSITIVE_INFINITY,
    commands: new Set(readInitializationOptions(params).commands),
  }
}

/** What of the options has the right form. */
export function readInitializationOptions({initializationOptions}: InitializeParams): {
  readonly commands: readonly string[]
  readonly settings: unknown
} {
  const given: unknown = initializationOptions
  if (typeof given !== 'object' || given === null) return {commands: [], settings: undefined}
  const {commands, settings}: {[Name in keyof InitializationOptions]: unknown} = given
  return {
    commands: Array.isArray(commands) ? commands.filter(name => typeof name === 'string') : [],
    settings,
  }
}
