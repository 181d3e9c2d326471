import {resolve, sep} from 'node:path'

/**
 * Where a name that was given leads, absolute. A slash at the end stays, so that the file system refuses it behind the
 * name of a file.
 */
export function locationOf(name: string, cwd: string): string {
  const location = resolve(cwd, name)
  const endsAsFolder = name.endsWith('/') || name.endsWith(sep)
  return endsAsFolder && !location.endsWith(sep) ? location + sep : location
}
