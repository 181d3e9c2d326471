import {type ExtensionContext, Uri} from 'vscode'
import {LanguageClient} from 'vscode-languageclient/browser'
import {type RunningExtension, startExtension} from './extension.ts'
import {NAME, SECTION} from './identity.ts'

// The project is compiled without the types of browsers, since the analyzer must not depend on them.
declare const Worker: new (url: string) => object

let running: RunningExtension | undefined

/** The entry in browsers, such as on vscode.dev: the language server is a web worker. */
export function activate(context: ExtensionContext): void {
  const url = Uri.joinPath(context.extensionUri, 'dist/server-worker.js').toString(true)
  running = startExtension(context, {
    // A function, so that there is a new worker after a restart.
    createClient: options => new LanguageClient(SECTION, NAME, async () => new Worker(url), options),
    canRetrieve: false,
  })
}

export function deactivate(): Promise<void> | undefined {
  return running?.stop()
}
