import type {ServerCapabilities} from 'vscode-languageserver'
import {COMPLETION_TRIGGERS} from '../services/completion.ts'
import {FORMAT_TRIGGER} from '../services/formatting.ts'
import {semanticTokensLegend} from '../services/semantic-tokens.ts'
import {SIGNATURE_TRIGGERS} from '../services/signature-help.ts'

/** What `serve-language.ts` answers. */
export const LANGUAGE_CAPABILITIES: ServerCapabilities = {
  completionProvider: {
    triggerCharacters: [...COMPLETION_TRIGGERS],
    resolveProvider: true,
    completionItem: {labelDetailsSupport: true},
  },
  hoverProvider: true,
  signatureHelpProvider: {triggerCharacters: [...SIGNATURE_TRIGGERS]},
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  foldingRangeProvider: true,
  selectionRangeProvider: true,
  documentHighlightProvider: true,
  referencesProvider: true,
  definitionProvider: true,
  documentLinkProvider: {},
  inlayHintProvider: true,
  codeLensProvider: {},
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  documentOnTypeFormattingProvider: {firstTriggerCharacter: FORMAT_TRIGGER},
  semanticTokensProvider: {legend: semanticTokensLegend, full: {delta: true}, range: true},
}
