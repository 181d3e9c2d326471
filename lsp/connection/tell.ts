import {type Connection, MessageType, ShowMessageNotification} from 'vscode-languageserver'

/**
 * Shows a message to the user. As a notification: `window.showWarningMessage` asks for an answer, and a client that
 * knows no such request, or ends before it answers, would end the server.
 */
export function tell(connection: Connection, type: MessageType, message: string): void {
  // Nobody is left to be told where this fails.
  void connection.sendNotification(ShowMessageNotification.type, {type, message}).catch(() => undefined)
}

/** Tells the user of something that could not be done as it was asked for. */
export function warn(connection: Connection, message: string): void {
  tell(connection, MessageType.Warning, message)
}
