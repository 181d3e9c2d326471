import {dirname, normalize} from 'node:path'
import {ConfigError} from '../../analyzer/config/load.ts'
import {GlobError} from '../../analyzer/text/glob.ts'
import {configCandidatesIn} from '../../files/config-candidates.ts'
import {readConfigFile} from '../../files/config-files.ts'
import type {FileReader} from '../../files/file-reader.ts'
import {reasonOf} from '../../files/system-error.ts'
import type {FoundConfig} from '../host.ts'

/** Finds configurations, and keeps them until it is told to forget. */
export class ConfigFinder {
  readonly #files: FileReader
  readonly #byFolder = new Map<string, FoundConfig | undefined>()
  readonly #byLocation = new Map<string, FoundConfig | undefined>()

  constructor(files: FileReader) {
    this.#files = files
  }

  /** The nearest configuration upwards. */
  upFrom(folder: string): FoundConfig | undefined {
    if (this.#byFolder.has(folder)) return this.#byFolder.get(folder)
    const found = this.#in(folder) ?? (dirname(folder) === folder ? undefined : this.upFrom(dirname(folder)))
    this.#byFolder.set(folder, found)
    return found
  }

  at(location: string): FoundConfig | undefined {
    if (this.#byLocation.has(location)) return this.#byLocation.get(location)
    const found = this.#read(location)
    this.#byLocation.set(location, found)
    return found
  }

  forget(): void {
    this.#byFolder.clear()
    this.#byLocation.clear()
  }

  #in(folder: string): FoundConfig | undefined {
    try {
      for (const location of configCandidatesIn(folder, this.#files)) {
        const found = this.at(location)
        if (found) return found
      }
    } catch (error) {
      // A pipe is not waited for, and holds no configuration; nor does a folder that nobody may look into.
      if (reasonOf(error) === undefined) throw error
    }
    return undefined
  }

  #read(location: string): FoundConfig | undefined {
    const locations = [location]
    const broken = (message: string): FoundConfig => ({
      location,
      text: '',
      problems: [{message, place: {start: 0, end: 0}, isBeyondSchema: true}],
      locations,
    })
    try {
      const config = readConfigFile(location, this.#files, path => locations.push(normalize(path)))
      return config && {config, locations}
    } catch (error) {
      if (error instanceof ConfigError)
        return {location: normalize(error.path), text: error.text, problems: error.problems, locations}
      if (error instanceof GlobError) return broken(error.message)
      const reason = reasonOf(error)
      if (reason === undefined) throw error
      return broken(`The configuration cannot be read: ${reason}.`)
    }
  }
}
