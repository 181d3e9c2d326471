import {overrideConfig} from '../analyzer/config/override.ts'
import {isIgnored, type ResolvedConfig, resolveConfig} from '../analyzer/config/resolve.ts'
import type {AnalysisOptions} from './documents/analysis.ts'
import {folderOf, placeOf, uriKey} from './documents/uri.ts'
import type {BrokenConfig, Disk, FoundConfig, LoadedConfig} from './host.ts'
import type {Settings} from './protocol.ts'
import {readSettings} from './settings.ts'

/** How a document is treated: what the editor and its configuration say of it, put together. */
export interface Setup {
  readonly settings: Settings
  readonly options: AnalysisOptions
  /** Who named the targets; undefined where that is left to the document. */
  readonly targetsFrom: 'setting' | 'configuration' | 'address' | undefined
  /** Why nothing is said about the document, if nothing is. */
  readonly silence: 'disabled' | 'ignored' | 'broken-config' | undefined
  readonly config: FoundConfig | undefined
}

/** What is around the documents. */
export interface Surroundings {
  /** The section `robotslint` of the client's settings for a document, as the client gives it. */
  fetchSettings(uri: string): Promise<unknown>
  /** The folders of the workspace, as URIs. */
  readonly folders: readonly string[]
  readonly disk: Disk | undefined
  /** Tells the user that a setting could not be used. */
  warn(message: string): void
}

/** Finds out how documents are treated, and keeps it until it may have changed. */
export class Setups {
  readonly #surroundings: Surroundings
  readonly #setups = new Map<string, Promise<Setup>>()
  readonly #warned = new Set<string>()
  #generation = 0

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  for(uri: string): Promise<Setup> {
    const key = uriKey(uri)
    let setup = this.#setups.get(key)
    if (setup === undefined) {
      setup = this.#find(uri)
      this.#setups.set(key, setup)
      // A fault may pass.
      setup.catch(() => this.#setups.delete(key))
    }
    return setup
  }

  /** The folders of the workspace, as URIs. */
  get folders(): readonly string[] {
    return this.#surroundings.folders
  }

  forget(uri: string): void {
    this.#setups.delete(uriKey(uri))
  }

  forgetAll(): void {
    this.#setups.clear()
    this.#generation++
  }

  /** Differs whenever documents may be treated otherwise than before. */
  get generation(): number {
    return this.#generation
  }

  async #find(uri: string): Promise<Setup> {
    const {settings, faults} = readSettings(await this.#surroundings.fetchSettings(uri))
    for (const fault of faults) this.#warnOnce(fault)
    const {folders} = this.#surroundings
    const path = placeOf(uri, folders)
    const overrides = {
      ...(settings.targets.length > 0 && {targets: settings.targets}),
      settings: Object.fromEntries(Object.entries(settings.rules).map(([id, level]) => [id, {level}])),
    }
    const {config, location} = this.#configFor(uri, settings)
    const isLoaded = config !== undefined && 'config' in config
    const resolved = isLoaded ? this.#resolve(config, location) : UNCONFIGURED
    const options = overrideConfig(resolved.config, overrides)
    const targets = options.targets ?? targetsByScheme(uri)
    return {
      settings,
      options: {...options, ...(targets && {targets}), ...(path !== undefined && {path})},
      targetsFrom: overrides.targets ? 'setting' : options.targets ? 'configuration' : targets && 'address',
      silence: silenceOf(settings, config, resolved.isIgnored),
      config,
    }
  }

  /** A document that lies on no disk counts as a file of the workspace's first folder. */
  #configFor(uri: string, {configPath}: Settings): {config: FoundConfig | undefined; location: string} {
    const {disk, folders} = this.#surroundings
    if (disk === undefined) return {config: undefined, location: ''}
    const own = folderOf(uri, folders)
    const folder = disk.locationOf(own ?? folders[0] ?? '')
    const location =
      disk.locationOf(uri) ?? (folder === undefined ? undefined : disk.resolve(folder, UNSAVED))
    if (location === undefined) return {config: undefined, location: ''}
    const home = disk.folderOf(location)
    const config =
      configPath === '' ? disk.configUpFrom(home) : disk.configAt(disk.resolve(folder ?? home, configPath))
    disk.noteDependence({folder: home, upTo: own === undefined ? undefined : folder, config})
    return {config, location: disk.withSlashes(location)}
  }

  #resolve({config}: LoadedConfig, path: string): Resolved {
    return {config: resolveConfig(config, path), isIgnored: isIgnored(config, path)}
  }

  #warnOnce(fault: string): void {
    if (this.#warned.has(fault)) return
    this.#warned.add(fault)
    this.#surroundings.warn(fault)
  }
}

/** A name for text that has none, as globs of the configuration see it. */
const UNSAVED = '<unsaved>'

interface Resolved {
  readonly config: ResolvedConfig
  readonly isIgnored: boolean
}

const UNCONFIGURED: Resolved = {
  config: {settings: {}, knownAgents: [], knownDirectives: [], expectations: []},
  isIgnored: false,
}

/** A document that came from a server is read by those who ask that server. */
function targetsByScheme(uri: string): readonly string[] | undefined {
  if (/^gemini:/i.test(uri)) return ['gemini']
  return /^https?:/i.test(uri) ? ['web'] : undefined
}

export function isBroken(config: FoundConfig | undefined): config is BrokenConfig {
  return config !== undefined && 'problems' in config
}

function silenceOf({enable}: Settings, config: FoundConfig | undefined, ignored: boolean): Setup['silence'] {
  if (!enable) return 'disabled'
  // As on the command line: with rules turned on that the user has turned off, much of what is said would be wrong.
  if (isBroken(config)) return 'broken-config'
  return ignored ? 'ignored' : undefined
}
