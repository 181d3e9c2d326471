import {
  CodeActionKind,
  type InitializeResult,
  type ServerCapabilities,
  TextDocumentSyncKind,
} from 'vscode-languageserver'
import type {PositionEncoding} from '../documents/position-encoding.ts'
import type {Host} from '../host.ts'
import {SOURCE_FIX_ALL} from '../services/code-actions.ts'
import {Command} from '../services/commands.ts'
import type {ClientServices} from './client-capabilities.ts'
import {LANGUAGE_CAPABILITIES} from './language-capabilities.ts'

/** Files whose removal or new name matters, and the folders that they lie in. */
const FILE_OPERATIONS = {filters: [{pattern: {glob: '**'}}]}

/** What the server says of itself. */
export function describeServer(
  {kind}: PositionEncoding,
  {pullsDiagnostics, preparesRename}: ClientServices,
  {version, disk}: Host,
): InitializeResult {
  const capabilities: ServerCapabilities = {
    positionEncoding: kind,
    textDocumentSync: {
      openClose: true,
      change: TextDocumentSyncKind.Incremental,
      save: {includeText: false},
    },
    ...(pullsDiagnostics && {
      diagnosticProvider: {
        identifier: 'robotslint',
        interFileDependencies: false,
        workspaceDiagnostics: disk !== undefined,
      },
    }),
    codeActionProvider: {
      codeActionKinds: [CodeActionKind.QuickFix, SOURCE_FIX_ALL],
      resolveProvider: true,
    },
    ...LANGUAGE_CAPABILITIES,
    // The options may be named only to a client that knows of them.
    renameProvider: preparesRename ? {prepareProvider: true} : true,
    executeCommandProvider: {commands: Object.values(Command)},
    workspace: {
      workspaceFolders: {supported: true, changeNotifications: true},
      fileOperations: {didRename: FILE_OPERATIONS, didDelete: FILE_OPERATIONS},
    },
  }
  return {capabilities, serverInfo: {name: 'robotslint', version}}
}
