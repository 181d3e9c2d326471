import {dirname, join, resolve} from 'node:path'
import {isUrl} from '../../analyzer/text/path.ts'
import type {Environment} from '../environment.ts'
import {displayPath} from './display-path.ts'

type Place = Pick<Environment, 'cwd' | 'files'>

/**
 * Makes a function that names files from the root of the repository, as code hosts want it: with forward slashes,
 * whatever folder the run started in. What lies elsewhere keeps its absolute path, and a URL stays.
 */
export function pathsFromRepository(environment: Place): (path: string) => string {
  const root = repositoryRoot(environment)
  return path => {
    if (isUrl(path)) return path
    const location = resolve(environment.cwd, path)
    return displayPath(location, location, root)
  }
}

/** The nearest folder that holds a `.git` (a file in a work tree), from the working folder up; else that folder. */
function repositoryRoot({cwd, files}: Place): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (files.existsSync(join(folder, '.git'))) return folder
    if (folder === dirname(folder)) return cwd
  }
}
