import {join, resolve} from 'node:path'
import {type GlobSegment, parseGlob} from '../../analyzer/text/glob.ts'
import type {FileReader} from '../../files/file-reader.ts'
import {linkStatOf} from '../../files/stat.ts'
import {
  type Found,
  foundFile,
  isFound,
  leadsToFolder,
  readFolder,
  robotsFilesIn,
  type Search,
} from '../../files/walk.ts'

/** The files that a glob matches, and the robots.txt files in the folders that it matches. */
export function* expandGlob(glob: string, cwd: string, search: Search): Iterable<Found> {
  for (const segments of parseGlob(glob)) {
    const firstPattern = segments.findIndex(({isPattern}) => isPattern)
    const folder = segments.slice(0, firstPattern).map(({text}) => `${text}/`)
    yield* new Expansion(search).expand(resolve(cwd, folder.join('')), segments.slice(firstPattern))
  }
}

class Expansion {
  readonly #search: Search
  readonly #files: FileReader
  /** What was looked at already: two `**` reach the same folder by many ways. */
  readonly #done = new Set<string>()

  constructor(search: Search) {
    this.#search = search
    this.#files = search.files
  }

  *expand(folder: string, segments: readonly GlobSegment[]): Iterable<Found> {
    const [segment, ...rest] = segments
    const key = `${segments.length} ${folder}`
    if (segment === undefined || this.#done.has(key) || !leadsToFolder(folder, this.#files)) return
    this.#done.add(key)
    if (!segment.isPattern) return yield* this.#enter(join(folder, segment.text), rest)
    if (segment.anyFolders) return yield* this.#descend(folder, segments, rest)
    for (const entry of readFolder(folder, this.#files)) {
      if (isFound(entry)) yield entry
      else if (segment.matches(entry.name)) yield* this.#enter(join(folder, entry.name), rest)
    }
  }

  /** What stands behind `**`, in this folder and in all below it. */
  *#descend(folder: string, segments: readonly GlobSegment[], rest: readonly GlobSegment[]): Iterable<Found> {
    if (rest.length === 0) return yield* robotsFilesIn(folder, this.#search)
    yield* this.expand(folder, rest)
    for (const entry of readFolder(folder, this.#files)) {
      if (isFound(entry)) yield entry
      else if (entry.isDirectory() && !this.#search.ignores?.isIgnored(join(folder, entry.name), true))
        yield* this.expand(join(folder, entry.name), segments)
    }
  }

  /** A name that is no text was read from a folder, but leads to nothing; reading says so. */
  #isThere(location: string): boolean {
    return location.includes('\uFFFD') || linkStatOf(location, this.#files) !== undefined
  }

  *#enter(location: string, rest: readonly GlobSegment[]): Iterable<Found> {
    if (rest.length > 0) yield* this.expand(location, rest)
    else if (leadsToFolder(location, this.#files)) yield* robotsFilesIn(location, this.#search)
    else if (this.#isThere(location)) yield foundFile(location, this.#files)
  }
}
