import {commands} from 'vscode'
import {editorForCommand} from '../documents/active-editor.ts'
import type {Command} from './command.ts'

/** The same as on saving, where the user has set that; the editor says where there is nothing to fix. */
export const fixAll: Command = async () => {
  if ((await editorForCommand()) === undefined) return
  await commands.executeCommand('editor.action.sourceAction', {
    kind: 'source.fixAll.robotslint',
    apply: 'first',
  })
}
