import type {ConfigProblem} from '../analyzer/config/json.ts'
import type {Config} from '../analyzer/config/load.ts'
import type {Source} from '../analyzer/syntax/source.ts'
import type {Retrieved} from '../remote/retrieve.ts'

/** What the server can do where it runs. In a browser it has neither. */
export interface Host {
  /** Of robotslint. */
  readonly version: string
  readonly disk?: Disk
  /** @throws an error whose message is for the user, such as TargetUrlError, for a URL that cannot be asked; the signal's reason when it is aborted */
  retrieve?(url: string, signal: AbortSignal): Promise<Retrieved>
}

/** The file system that `file:` URIs lie on. Locations are absolute paths of it. */
export interface Disk {
  /** Undefined for a URI of another scheme, or of another computer. */
  locationOf(uri: string): string | undefined
  uriOf(location: string): string
  /** The folder of a location. */
  folderOf(location: string): string
  /** The location that a path from a folder leads to. */
  resolve(folder: string, path: string): string
  /** A location as configurations compare it. */
  withSlashes(location: string): string
  /** What is nearest upwards from a folder; undefined where nothing is. */
  configUpFrom(folder: string): FoundConfig | undefined
  configAt(location: string): FoundConfig | undefined
  /** Forgets all configurations, since some file has changed. */
  forgetConfigs(): void
  /** All robots.txt files in a folder and below it, but for what the repository ignores; others may work meanwhile. */
  robotsFilesIn(folder: string): AsyncIterable<string>
  /** A stamp that differs where the file does; undefined where there is none that could be read. */
  stampOf(location: string): string | undefined
  /** Undefined where it cannot be read. */
  read(location: string): Source | undefined
  /** Names of files that may hold a configuration. */
  readonly configNames: readonly string[]
  /** From now on, tells when configurations that documents depend on may have changed. */
  watchConfigs(changed: () => void): void
  noteDependence(dependence: Dependence): void
  /** There are no documents any more. */
  forgetDependences(): void
}

/** What the treatment of a document depends on. */
export interface Dependence {
  /** The folder of the document. */
  readonly folder: string
  /** The folder of the workspace that it lies in. */
  readonly upTo: string | undefined
  readonly config: FoundConfig | undefined
}

export type FoundConfig = LoadedConfig | BrokenConfig

export interface LoadedConfig {
  readonly config: Config
  /** The files that it was made of, its own and those it extends. */
  readonly locations: readonly string[]
}

/** A configuration that cannot be used. */
export interface BrokenConfig {
  /** The file that is wrong, which may be one that is extended. */
  readonly location: string
  readonly text: string
  readonly problems: readonly ConfigProblem[]
  readonly locations: readonly string[]
}
