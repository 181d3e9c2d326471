import {type FSWatcher, watch} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {CONFIG_NAME} from '../../files/config-candidates.ts'
import {codeOf, reasonOf} from '../../files/system-error.ts'

/** More folders are not watched; nobody has documents open in so many. */
const MOST_FOLDERS = 256

/** Editors write a file in several steps; this long, in milliseconds, nothing must happen before a change is over. */
const QUIET = 50

/** Names of files that may hold a configuration. */
export const CONFIG_NAMES: readonly string[] = [CONFIG_NAME, 'package.json']

/**
 * Watches configurations where the client may not: above the workspace, by other names, or for a client that watches
 * nothing.
 */
export class ConfigWatch {
  readonly #changed: () => void
  readonly #folders = new Map<string, FSWatcher>()
  /** Configurations with names of their own, and folders that are waited for. */
  readonly #locations = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  /** @param changed told once for all that happens at a time */
  constructor(changed: () => void) {
    this.#changed = changed
  }

  watchFile(location: string): void {
    this.#locations.add(location)
    this.watchFolder(dirname(location))
  }

  /** A folder that is not there is waited for; one that nobody may read is not watched. */
  watchFolder(folder: string): void {
    if (this.#folders.has(folder) || this.#folders.size === MOST_FOLDERS) return
    try {
      // What is watched is no reason for the server to stay.
      const watcher = watch(folder, {persistent: false}, (event, name) => this.#note(folder, event, name))
      this.#folders.set(folder, watcher)
      watcher.on('error', () => this.#unwatch(folder))
    } catch (error) {
      if (reasonOf(error) === undefined) throw error
      if (codeOf(error) === 'ENOENT') this.watchFile(folder)
    }
  }

  unwatchAll(): void {
    for (const folder of this.#folders.keys()) this.#unwatch(folder)
    this.#locations.clear()
  }

  #unwatch(folder: string): void {
    this.#folders.get(folder)?.close()
    this.#folders.delete(folder)
  }

  #note(folder: string, event: string, name: string | null): void {
    const isItself = event === 'rename' && name === basename(folder)
    // It was removed, or is called otherwise: another one of this name would not be watched.
    if (isItself) this.#unwatch(folder)
    else if (name !== null && !this.#isAwaited(folder, name)) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#changed, QUIET)
  }

  #isAwaited(folder: string, name: string): boolean {
    return CONFIG_NAMES.includes(basename(name)) || this.#locations.has(join(folder, name))
  }
}
