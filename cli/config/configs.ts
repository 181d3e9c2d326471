import {dirname} from 'node:path'
import {configCandidatesIn} from '../../files/config-candidates.ts'
import {readRegularFile} from '../../files/read-bytes.ts'
import {reasonOf} from '../../files/system-error.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment, FileSystem} from '../environment.ts'
import {locationOf} from '../files/location.ts'
import * as flags from '../flags.ts'
import {InputError, UsageError} from '../usage-error.ts'
import type {BrokenConfig, LoadedConfig} from './on-demand.ts'

type Outcome = LoadedConfig | BrokenConfig | undefined

/** Gives each file its configuration: that of `--config`, or the nearest one upward from it. */
export class Configs {
  readonly #environment: Environment
  /** The only place to look at; undefined for the folders of the files. */
  readonly #given: string | undefined
  readonly #isOff: boolean
  readonly #byFolder = new Map<string, Promise<Outcome>>()
  readonly #byLocation = new Map<string, Promise<Outcome>>()

  /** @throws InputError where the file of `--config` cannot be read */
  constructor(given: Arguments, environment: Environment) {
    this.#environment = environment
    this.#isOff = given.get(flags.noConfig)
    const name = given.get(flags.config)
    this.#given = name === undefined ? undefined : locationOf(name, environment.cwd)
    if (name === undefined || this.#given === undefined) return
    if (this.#isOff) throw new UsageError('--config and --no-config exclude each other.')
    const reason = whyUnreadable(this.#given, environment.files)
    if (reason !== undefined) throw new InputError(`--config: ${name}`, reason)
  }

  /** @param location absolute */
  async for(location: string): Promise<Outcome> {
    if (this.#isOff) return undefined
    return this.#given === undefined ? this.#nearest(dirname(location)) : this.#load(this.#given)
  }

  #nearest(folder: string): Promise<Outcome> {
    const known = this.#byFolder.get(folder)
    if (known) return known
    const found = this.#in(folder)
    this.#byFolder.set(folder, found)
    return found
  }

  async #in(folder: string): Promise<Outcome> {
    for (const location of configCandidatesIn(folder, this.#environment.files)) {
      const outcome = await this.#load(location)
      if (outcome) return outcome
    }
    const parent = dirname(folder)
    return parent === folder ? undefined : this.#nearest(parent)
  }

  #load(location: string): Promise<Outcome> {
    let outcome = this.#byLocation.get(location)
    if (outcome === undefined) {
      outcome = import('./on-demand.ts').then(({loadConfigFile}) =>
        loadConfigFile(location, this.#environment),
      )
      this.#byLocation.set(location, outcome)
    }
    return outcome
  }
}

function whyUnreadable(location: string, files: FileSystem): string | undefined {
  try {
    readRegularFile(location, files)
    return undefined
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return reason
  }
}
