import type {ClientCapabilities} from 'vscode-languageserver/node'

const upTo = <Kind extends number>(last: Kind) =>
  Array.from({length: last}, (_, index) => (index + 1) as Kind)

/** What a client says of itself that can do all that the server makes use of. */
export const ALL_CAPABILITIES: ClientCapabilities = {
  general: {positionEncodings: ['utf-8']},
  window: {showDocument: {support: true}},
  workspace: {
    applyEdit: true,
    configuration: true,
    workspaceFolders: true,
    didChangeConfiguration: {dynamicRegistration: true},
    didChangeWatchedFiles: {dynamicRegistration: true},
    workspaceEdit: {documentChanges: true, resourceOperations: ['create'], changeAnnotationSupport: {}},
    diagnostics: {refreshSupport: true},
    inlayHint: {refreshSupport: true},
    codeLens: {refreshSupport: true},
    semanticTokens: {refreshSupport: true},
  },
  textDocument: {
    diagnostic: {},
    publishDiagnostics: {
      relatedInformation: true,
      codeDescriptionSupport: true,
      tagSupport: {valueSet: [1, 2]},
    },
    hover: {contentFormat: ['markdown']},
    completion: {
      completionItem: {
        documentationFormat: ['markdown'],
        snippetSupport: true,
        insertReplaceSupport: true,
        labelDetailsSupport: true,
        preselectSupport: true,
      },
      completionItemKind: {valueSet: upTo(25)},
    },
    signatureHelp: {
      signatureInformation: {
        documentationFormat: ['markdown'],
        parameterInformation: {labelOffsetSupport: true},
      },
    },
    documentSymbol: {
      hierarchicalDocumentSymbolSupport: true,
      symbolKind: {valueSet: upTo(26)},
      tagSupport: {valueSet: [1]},
    },
    definition: {linkSupport: true},
    documentLink: {tooltipSupport: true},
    foldingRange: {rangeLimit: 1},
    rename: {prepareSupport: true},
    codeAction: {
      codeActionLiteralSupport: {codeActionKind: {valueSet: ['quickfix', 'source']}},
      isPreferredSupport: true,
      dataSupport: true,
      resolveSupport: {properties: ['edit']},
    },
  },
}
