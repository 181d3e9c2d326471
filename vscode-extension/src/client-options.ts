import {type LogOutputChannel, Uri} from 'vscode'
import {type LanguageClientOptions, RevealOutputChannelOn} from 'vscode-languageclient'
import type {InitializationOptions} from '../../lsp/protocol.ts'
import type {DocumentDiagnostics} from './documents/document-diagnostics.ts'
import type {ServedFiles} from './documents/served-files.ts'
import {CONFIG, LANGUAGE} from './identity.ts'

/** VS Code's own: the server has it run behind a key that was completed, so that its values are offered. */
const SHOW_COMPLETIONS = 'editor.action.triggerSuggest'

/**
 * How the client talks to the server, in both entries.
 *
 * @param commands those that code lenses may name
 */
export function clientOptions(
  outputChannel: LogOutputChannel,
  served: ServedFiles,
  diagnosticCollectionProvider: DocumentDiagnostics,
  commands: readonly string[],
): LanguageClientOptions {
  const initializationOptions: InitializationOptions = {
    commands: [...commands, SHOW_COMPLETIONS],
    validates: [CONFIG],
  }
  return {
    // By language alone: documents may come from any file system, and from none.
    documentSelector: [{language: LANGUAGE}],
    diagnosticCollectionProvider,
    outputChannel,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    initializationOptions,
    // To the server, a served file is the document at its URL.
    uriConverters: {
      code2Protocol: uri => served.urlOf(uri) ?? uri.toString(),
      protocol2Code: value => served.uriOf(value) ?? Uri.parse(value),
    },
  }
}
