import {type Connection, ErrorCodes, type ExecuteCommandParams, ResponseError} from 'vscode-languageserver'
import {Command} from '../services/commands.ts'
import {safeFixEdits} from '../services/fix-all.ts'
import {editDocument} from '../services/workspace-edit.ts'
import type {Session} from '../session.ts'

/** @throws ResponseError for a command that there is not, or arguments that it does not take */
export async function runCommand(
  {command, arguments: given}: ExecuteCommandParams,
  session: Session,
  connection: Connection,
): Promise<null> {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  const [argument]: readonly unknown[] = given ?? []
  if (run === undefined || typeof argument !== 'string')
    throw new ResponseError(ErrorCodes.InvalidParams, `There is no command ${command} with such arguments.`)
  await run(argument, session, connection)
  return null
}

type Run = (argument: string, session: Session, connection: Connection) => Promise<unknown>

const COMMANDS: Readonly<Record<string, Run>> = {
  [Command.openDocumentation]: (uri, _session, {window}) => window.showDocument({uri, external: true}),
  async [Command.applySafeFixes](uri, session, {workspace}) {
    const examined = await session.examine(uri)
    const edits = examined ? safeFixEdits(examined.analysis) : []
    if (examined === undefined || edits.length === 0) return
    const edit = editDocument(edits, examined.analysis, session.features)
    await workspace.applyEdit({label: 'Apply all safe fixes of robotslint', edit})
  },
}
