import type {Dirent} from 'node:fs'
import {join} from 'node:path'
import type {FileReader} from './file-reader.ts'
import type {GitIgnores} from './git-ignores.ts'
import {statOf} from './stat.ts'
import {reasonOf} from './system-error.ts'

/** A file, or a folder that could not be read. */
export interface Found {
  /** Absolute. */
  readonly location: string
  readonly error?: string
}

/** Folders that hold other people's files; they are read only where they are named. */
const PASSED_OVER: ReadonlySet<string> = new Set(['node_modules', '.git', '.hg', '.svn'])

/** How folders are searched. */
export interface Search {
  readonly files: FileReader
  /** What is passed over; nothing where there is none. */
  readonly ignores: GitIgnores | undefined
}

/** All robots.txt files in a folder and below it, by name. Links to other folders are not followed. */
export function* robotsFilesIn(folder: string, search: Search): Iterable<Found> {
  for (const step of stepsIn(folder, search)) if (step) yield step
}

/** The same, with undefined behind each folder: who shares its thread can let others work meanwhile. */
export function* stepsIn(folder: string, search: Search): Iterable<Found | undefined> {
  const {files, ignores} = search
  for (const entry of readFolder(folder, files)) {
    if (isFound(entry)) {
      yield entry
      continue
    }
    const location = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!ignores?.isIgnored(location, true)) yield* stepsIn(location, search)
    } else if (isRobotsTxt(entry) && !leadsToFolder(location, files) && !ignores?.isIgnored(location, false))
      yield foundFile(location, files)
  }
  yield undefined
}

/** What a search has come upon: a pipe or a device would keep the run waiting for ever. */
export function foundFile(location: string, files: FileReader): Found {
  const stats = statOf(location, files)
  return stats && !stats.isFile() ? {location, error: 'it is no regular file'} : {location}
}

/** The entries of a folder by name, without those that are passed over; or why there are none. */
export function readFolder(folder: string, files: FileReader): readonly (Dirent | Found)[] {
  try {
    const entries = files.readdirSync(folder, {withFileTypes: true})
    return entries.filter(({name}) => !PASSED_OVER.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (cause) {
    const error = reasonOf(cause)
    if (error === undefined) throw cause
    return [{location: folder, error}]
  }
}

export function isFound(entry: Dirent | Found): entry is Found {
  return 'location' in entry
}

/** Whether there is a folder, or a link to one. */
export function leadsToFolder(location: string, files: FileReader): boolean {
  return statOf(location, files)?.isDirectory() ?? false
}

/** A name in the wrong case is a finding, and no reason to pass the file over. */
function isRobotsTxt({name}: Dirent): boolean {
  return name.toLowerCase() === 'robots.txt'
}
