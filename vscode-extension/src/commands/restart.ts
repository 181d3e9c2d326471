import {l10n, window} from 'vscode'
import type {Command} from './command.ts'

export const restart: Command = async ({server, access}) => {
  await server.restart()
  access.refresh()
  window.setStatusBarMessage(l10n.t('The robotslint language server was restarted.'), 5000)
}
