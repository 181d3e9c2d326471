import type {Connection} from 'vscode-languageserver'
import type {Running} from './begin.ts'
import type {Lifecycle} from './lifecycle.ts'

/** Keeps the documents as the client has them. */
export function syncDocuments(connection: Connection, life: Lifecycle<Running>): void {
  connection.onDidOpenTextDocument(({textDocument: {uri, version, text}}) => {
    const running = life.ifRunning
    return running?.live.opened(running.session.documents.open({uri, version, text}))
  })
  connection.onDidChangeTextDocument(({textDocument: {uri, version}, contentChanges}) => {
    const running = life.ifRunning
    const document = running?.session.documents.change(uri, version, contentChanges)
    if (document) running?.live.changed(document)
  })
  connection.onDidSaveTextDocument(({textDocument: {uri}}) => {
    const running = life.ifRunning
    const document = running?.session.documents.saved(uri)
    return document && running?.live.saved(document)
  })
  connection.onDidCloseTextDocument(({textDocument: {uri}}) => {
    const running = life.ifRunning
    const document = running?.session.close(uri)
    return document && running?.live.closed(document)
  })
}
