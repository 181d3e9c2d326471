import {type InitializeParams, MarkupKind, ResourceOperationKind} from 'vscode-languageserver'
import type {ClientFeatures, DocumentedIn} from '../client-features.ts'
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
  /** The client asks whether something can be renamed before it asks for a new name. */
  readonly preparesRename: boolean
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
    preparesRename: textDocument?.rename?.prepareSupport ?? false,
    refreshes: {
      inlayHints: workspace?.inlayHint?.refreshSupport ?? false,
      codeLenses: workspace?.codeLens?.refreshSupport ?? false,
      semanticTokens: workspace?.semanticTokens?.refreshSupport ?? false,
    },
  }
}

const DOCUMENTED: readonly DocumentedIn[] = ['hover', 'completion', 'signatureHelp']

/** What counts for a client that does not name its kinds: those of the first version of the protocol. */
const FIRST_KINDS = Array.from({length: 18}, (_, index) => index + 1)

/** The table of what answers depend on. What a client does not say, it cannot do. */
export function readFeatures(params: InitializeParams): ClientFeatures {
  const {textDocument, workspace, window} = params.capabilities
  const {completionItem, completionItemKind} = textDocument?.completion ?? {}
  const {signatureInformation} = textDocument?.signatureHelp ?? {}
  const symbols = textDocument?.documentSymbol
  const actions = textDocument?.codeAction
  const edits = workspace?.workspaceEdit
  const formats: Readonly<Record<DocumentedIn, readonly MarkupKind[] | undefined>> = {
    hover: textDocument?.hover?.contentFormat,
    completion: completionItem?.documentationFormat,
    signatureHelp: signatureInformation?.documentationFormat,
  }
  // Up to 3.17 of the protocol they stand with those that are published, whoever asks.
  const diagnostics = {...textDocument?.publishDiagnostics, ...textDocument?.diagnostic}
  return {
    markdownIn: new Set(DOCUMENTED.filter(place => formats[place]?.includes(MarkupKind.Markdown))),
    snippets: completionItem?.snippetSupport ?? false,
    insertReplace: completionItem?.insertReplaceSupport ?? false,
    labelDetails: completionItem?.labelDetailsSupport ?? false,
    preselection: completionItem?.preselectSupport ?? false,
    completionKinds: new Set<number>(completionItemKind?.valueSet ?? FIRST_KINDS),
    parameterOffsets: signatureInformation?.parameterInformation?.labelOffsetSupport ?? false,
    hierarchicalSymbols: symbols?.hierarchicalDocumentSymbolSupport ?? false,
    symbolKinds: new Set<number>(symbols?.symbolKind?.valueSet ?? FIRST_KINDS),
    symbolTags: new Set(symbols?.tagSupport?.valueSet),
    definitionLinks: textDocument?.definition?.linkSupport ?? false,
    linkTooltips: textDocument?.documentLink?.tooltipSupport ?? false,
    relatedInformation: diagnostics.relatedInformation ?? false,
    codeDescription: diagnostics.codeDescriptionSupport ?? false,
    diagnosticTags: new Set(diagnostics.tagSupport?.valueSet),
    documentChanges: edits?.documentChanges ?? false,
    changeAnnotations: Boolean(edits?.documentChanges && edits.changeAnnotationSupport),
    actionLiterals: Boolean(actions?.codeActionLiteralSupport),
    preferredActions: actions?.isPreferredSupport ?? false,
    resolvesEdits: Boolean(
      actions?.codeActionLiteralSupport &&
        actions.dataSupport &&
        actions.resolveSupport?.properties.includes('edit'),
    ),
    appliesEdits: workspace?.applyEdit ?? false,
    createFiles: Boolean(
      edits?.documentChanges && edits.resourceOperations?.includes(ResourceOperationKind.Create),
    ),
    showDocument: window?.showDocument?.support ?? false,
    mostFoldings: textDocument?.foldingRange?.rangeLimit ?? Number.POSITIVE_INFINITY,
    commands: new Set(readInitializationOptions(params).commands),
  }
}

/** What of the options has the right form. */
export function readInitializationOptions({initializationOptions}: InitializeParams): {
  readonly commands: readonly string[]
  readonly validates: readonly string[]
  readonly settings: unknown
} {
  const given: unknown = initializationOptions
  const {commands, validates, settings}: {[Name in keyof InitializationOptions]: unknown} = Object(given)
  return {commands: textsOf(commands), validates: textsOf(validates), settings}
}

function textsOf(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.filter(one => typeof one === 'string') : []
}
