import {
  type Connection,
  DidDeleteFilesNotification,
  DidRenameFilesNotification,
  FileChangeType,
} from 'vscode-languageserver'
import type {Host} from '../host.ts'
import type {Running} from './begin.ts'
import type {Lifecycle} from './lifecycle.ts'

/** Follows changes of settings, folders and files. */
export function followSurroundings(connection: Connection, life: Lifecycle<Running>, {disk}: Host): void {
  connection.onDidChangeConfiguration(({settings}) => {
    const running = life.ifRunning
    const own: unknown = settings?.robotslint
    if (own) running?.tellSettings(own)
    return running?.live.surroundingsChanged()
  })
  connection.onDidChangeWatchedFiles(({changes}) => {
    const running = life.ifRunning
    if (running === undefined) return undefined
    if (changes.some(({type}) => type !== FileChangeType.Changed)) running.robotsFiles?.forget()
    running.live.filesGone(urisOf(changes.filter(({type}) => type === FileChangeType.Deleted)))
    const names = [...(disk?.configNames ?? []), '.gitignore']
    const concerns = changes.some(({uri}) => names.some(name => uri.endsWith(`/${name}`)))
    return concerns ? running.live.surroundingsChanged() : undefined
  })
  connection.onNotification(DidRenameFilesNotification.type, ({files}) =>
    filesGone(files.map(({oldUri}) => oldUri)),
  )
  connection.onNotification(DidDeleteFilesNotification.type, ({files}) => filesGone(urisOf(files)))

  /** A configuration, or a folder with one, may be among them. */
  function filesGone(uris: readonly string[]): Promise<void> | undefined {
    const running = life.ifRunning
    running?.robotsFiles?.forget()
    running?.live.filesGone(uris)
    return running?.live.surroundingsChanged()
  }
}

/** The connection takes the notification for itself, from a client that sends any. */
export function followFolders({workspace}: Connection, running: Running): void {
  if (!running.client.hasFolders) return
  workspace.onDidChangeWorkspaceFolders(({added, removed}) => {
    running.changeFolders(urisOf(added), urisOf(removed))
    running.robotsFiles?.forget()
    running.live.surroundingsChanged().catch(running.session.reportFault)
  })
}

function urisOf(items: readonly {readonly uri: string}[]): readonly string[] {
  return items.map(({uri}) => uri)
}
