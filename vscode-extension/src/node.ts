import type {ExtensionContext} from 'vscode'
import {LanguageClient, TransportKind} from 'vscode-languageclient/node'
import {type RunningExtension, startExtension} from './extension.ts'
import {NAME, SECTION} from './identity.ts'

let running: RunningExtension | undefined

/** The entry on the desktop and on remote machines: the language server is a process of its own. */
export function activate(context: ExtensionContext): void {
  const module = context.asAbsolutePath('dist/server.cjs')
  const server = {module, transport: TransportKind.stdio}
  running = startExtension(context, {
    createClient: options =>
      new LanguageClient(
        SECTION,
        NAME,
        {run: server, debug: {...server, options: {execArgv: ['--nolazy', '--inspect=6009']}}},
        options,
      ),
    canRetrieve: true,
  })
}

export function deactivate(): Promise<void> | undefined {
  return running?.stop()
}
