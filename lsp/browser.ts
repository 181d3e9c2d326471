import {BrowserMessageReader, BrowserMessageWriter, createConnection} from 'vscode-languageserver/browser'
import {startServer} from './server.ts'

// The web worker: serves the page that has started it. There is no disk, so documents are judged by their text and by
// the settings of the editor.

/** Put in by the build, from package.json. */
declare const ROBOTSLINT_VERSION: string

/** The worker itself, whose type only the library of web workers has. */
declare const self: ConstructorParameters<typeof BrowserMessageReader>[0]

startServer(createConnection(new BrowserMessageReader(self), new BrowserMessageWriter(self)), {
  version: ROBOTSLINT_VERSION,
})
