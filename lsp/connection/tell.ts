import {
  type Connection,
  LogMessageNotification,
  MessageType,
  ShowMessageNotification,
} from 'vscode-languageserver'

/**
 * Shows a message to the user. As a notification: `window.showWarningMessage` asks for an answer, and not every client
 * knows such a request.
 */
export function tell(connection: Connection, type: MessageType, message: string): void {
  quietly(() => connection.sendNotification(ShowMessageNotification.type, {type, message}))
}

/** Writes an error to the client's log. */
export function log(connection: Connection, message: string): void {
  quietly(() => connection.sendNotification(LogMessageNotification.type, {type: MessageType.Error, message}))
}

/**
 * Says something to the client, or asks for something whose answer nobody waits for. Where the client has gone, or
 * cannot do it, nobody is left to be told; a promise that nobody looks after would end the server.
 */
export function quietly(say: () => Promise<unknown>): void {
  try {
    say().catch(() => {})
  } catch {
    // A connection that is closed already throws at once.
  }
}
