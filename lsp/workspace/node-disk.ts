import fs from 'node:fs'
import {dirname, resolve} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {decode, type Source} from '../../analyzer/syntax/source.ts'
import {withSlashes} from '../../files/config-files.ts'
import {GitIgnores} from '../../files/git-ignores.ts'
import {readRegularFile} from '../../files/read-bytes.ts'
import {reasonOf} from '../../files/system-error.ts'
import {stepsIn} from '../../files/walk.ts'
import type {Dependence, Disk, FoundConfig} from '../host.ts'
import {turnTaker} from '../turns.ts'
import {ConfigFinder} from './config-finder.ts'
import {CONFIG_NAMES, ConfigWatch} from './config-watch.ts'

/** The disk of this computer. */
export class NodeDisk implements Disk {
  readonly #configs = new ConfigFinder(fs)
  #watch: ConfigWatch | undefined
  readonly configNames = CONFIG_NAMES

  locationOf(uri: string): string | undefined {
    if (!uri.startsWith('file:')) return undefined
    try {
      return fileURLToPath(uri)
    } catch {
      // Of another computer, or not well formed: the document is linted from its text alone.
      return undefined
    }
  }

  uriOf(location: string): string {
    return pathToFileURL(location).href
  }

  folderOf(location: string): string {
    return dirname(location)
  }

  resolve(folder: string, path: string): string {
    return resolve(folder, path)
  }

  withSlashes(location: string): string {
    return withSlashes(location)
  }

  configUpFrom(folder: string): FoundConfig | undefined {
    return this.#configs.upFrom(folder)
  }

  configAt(location: string): FoundConfig | undefined {
    return this.#configs.at(location)
  }

  forgetConfigs(): void {
    this.#configs.forget()
  }

  async *robotsFilesIn(folder: string): AsyncIterable<string> {
    const takeTurns = turnTaker()
    for (const found of stepsIn(folder, {files: fs, ignores: new GitIgnores(fs)})) {
      if (found && found.error === undefined) yield found.location
      await takeTurns()
    }
  }

  stampOf(location: string): string | undefined {
    try {
      const {mtimeMs, size} = fs.statSync(location)
      return `${mtimeMs} ${size}`
    } catch (error) {
      if (reasonOf(error) === undefined) throw error
      return undefined
    }
  }

  read(location: string): Source | undefined {
    try {
      return decode(readRegularFile(location, fs))
    } catch (error) {
      if (reasonOf(error) === undefined) throw error
      return undefined
    }
  }

  watchConfigs(changed: () => void): void {
    this.#watch = new ConfigWatch(changed)
  }

  noteDependence({folder, upTo, config}: Dependence): void {
    for (const location of config?.locations ?? []) this.#watch?.watchFile(location)
    for (let above = folder; ; above = dirname(above)) {
      this.#watch?.watchFolder(above)
      if (upTo === undefined || above === upTo || above === dirname(above)) return
    }
  }

  forgetDependences(): void {
    this.#watch?.unwatchAll()
  }
}
