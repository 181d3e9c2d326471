import type {Connection} from 'vscode-languageserver'
import {begin, type Running} from './connection/begin.ts'
import {describeServer} from './connection/capabilities.ts'
import {followFolders, followSurroundings} from './connection/follow-surroundings.ts'
import {Lifecycle} from './connection/lifecycle.ts'
import {registerInterests} from './connection/register-interests.ts'
import {serveDiagnostics} from './connection/serve-diagnostics.ts'
import {serveLanguage} from './connection/serve-language.ts'
import {serveRequests} from './connection/serve-requests.ts'
import {syncDocuments} from './connection/sync-documents.ts'
import {type Clock, REAL_CLOCK} from './diagnostics/debounce.ts'
import type {Host} from './host.ts'

/** Serves the client at the other end of a connection. */
export function startServer(connection: Connection, host: Host, clock: Clock = REAL_CLOCK): void {
  const life = new Lifecycle<Running>()
  connection.onInitialize(params => {
    const {session, client} = life.start(() => begin(params, connection, host, clock))
    return describeServer(session.encoding, client, host)
  })
  connection.onInitialized(() => {
    const running = life.ifRunning
    if (running === undefined) return
    followFolders(connection, running)
    registerInterests(connection, running.client, host)
  })
  connection.onShutdown(() => {
    life.ifRunning?.stop()
    life.shutDown()
  })
  syncDocuments(connection, life)
  followSurroundings(connection, life, host)
  serveDiagnostics(connection, life, host)
  serveLanguage(connection, life, host)
  serveRequests(connection, life, host)
  connection.listen()
}
