import {type ExtensionContext, Uri} from 'vscode'
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type MessageTransports,
} from 'vscode-languageclient/browser'
import {type RunningExtension, startExtension} from './extension.ts'
import {NAME, SECTION} from './identity.ts'

// The project is compiled without the types of browsers, since the analyzer must not depend on them.
declare const Worker: new (url: string) => Worker
type Worker = ConstructorParameters<typeof BrowserMessageReader>[0] & {terminate(): void}

let running: RunningExtension | undefined
let worker: Worker | undefined

/** The entry in browsers, such as on vscode.dev: the language server is a web worker. */
export function activate(context: ExtensionContext): void {
  const url = Uri.joinPath(context.extensionUri, 'dist/server-worker.js').toString(true)
  running = startExtension(context, {
    createClient: options => new LanguageClient(SECTION, NAME, async () => connectToWorker(url), options),
    canRetrieve: false,
  })
}

export async function deactivate(): Promise<void> {
  await running?.stop()
  worker?.terminate()
}

/**
 * A worker for each start of the client, the one before ended. Its transports rather than the worker itself: VS Code
 * puts a class of its own in place of `Worker`, and the client (11.0.0) does not recognise what that makes.
 */
function connectToWorker(url: string): MessageTransports {
  worker?.terminate()
  worker = new Worker(url)
  return {reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker)}
}
