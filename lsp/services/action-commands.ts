import type {CodeAction, Command as CommandOfAction} from 'vscode-languageserver-types'
import type {ClientFeatures} from '../client-features.ts'
import {Command} from './commands.ts'

/** Actions for a client that knows only commands; those that it could not run are left out. */
export function asCommands(
  actions: readonly CodeAction[],
  {appliesEdits}: Pick<ClientFeatures, 'appliesEdits'>,
): CommandOfAction[] {
  return actions.flatMap(({title, command, edit}) => {
    if (command) return [command]
    return edit && appliesEdits ? [{title, command: Command.applyEdit, arguments: [edit]}] : []
  })
}
