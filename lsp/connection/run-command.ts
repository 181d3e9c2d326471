import {
  type Connection,
  ErrorCodes,
  type ExecuteCommandParams,
  LSPErrorCodes,
  ResponseError,
  WorkspaceEdit,
} from 'vscode-languageserver'
import type {ClientFeatures} from '../client-features.ts'
import {Command} from '../services/commands.ts'
import {safeFixEdits} from '../services/fix-all.ts'
import {editDocument} from '../services/workspace-edit.ts'
import type {Session} from '../session.ts'

/** @throws ResponseError for a command that there is not, arguments that it does not take, or a client that edits nothing */
export async function runCommand(
  {command, arguments: given}: ExecuteCommandParams,
  session: Session,
  connection: Connection,
): Promise<null> {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  const [argument]: readonly unknown[] = given ?? []
  const running = run?.(argument, session, connection)
  if (running === undefined)
    throw new ResponseError(ErrorCodes.InvalidParams, `There is no command ${command} with such arguments.`)
  await running
  return null
}

/** Undefined where the argument is none that the command takes. */
type Run = (argument: unknown, session: Session, connection: Connection) => Promise<unknown> | undefined

const COMMANDS: Readonly<Record<string, Run>> = {
  [Command.openDocumentation]: (uri, _session, {window}) =>
    typeof uri === 'string' ? window.showDocument({uri, external: true}) : undefined,
  [Command.applySafeFixes]: (uri, session, connection) =>
    typeof uri === 'string' ? applySafeFixes(uri, session, connection) : undefined,
  [Command.applyEdit]: (edit, {features}, connection) =>
    WorkspaceEdit.is(edit) ? apply(edit, 'Apply a fix of robotslint', features, connection) : undefined,
}

async function applySafeFixes(uri: string, session: Session, connection: Connection): Promise<void> {
  const examined = await session.examine(uri)
  const edits = examined ? safeFixEdits(examined.analysis) : []
  if (examined === undefined || edits.length === 0) return
  const edit = editDocument(edits, examined.analysis, session.features)
  await apply(edit, 'Apply all safe fixes of robotslint', session.features, connection)
}

async function apply(
  edit: WorkspaceEdit,
  label: string,
  {appliesEdits}: ClientFeatures,
  {workspace}: Connection,
): Promise<void> {
  if (!appliesEdits)
    throw new ResponseError(LSPErrorCodes.RequestFailed, 'This editor lets no server edit its documents.')
  await workspace.applyEdit({label, edit})
}
