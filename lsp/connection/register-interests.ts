import {
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
} from 'vscode-languageserver'
import type {Host} from '../host.ts'
import type {ClientServices} from './client-capabilities.ts'
import {quietly} from './tell.ts'

/** Asks the client to tell of changed settings, configurations and robots.txt files, as far as it can. */
export function registerInterests(
  {client}: Connection,
  {tellsSettings, tellsFiles}: ClientServices,
  {disk}: Host,
): void {
  if (tellsSettings)
    quietly(() => client.register(DidChangeConfigurationNotification.type, {section: 'robotslint'}))
  if (!tellsFiles || disk === undefined) return
  const names = [...disk.configNames, '[rR][oO][bB][oO][tT][sS].[tT][xX][tT]', '.gitignore']
  const watchers = names.map(name => ({globPattern: `**/${name}`}))
  quietly(() => client.register(DidChangeWatchedFilesNotification.type, {watchers}))
}
