import {isAbsolute, relative, sep} from 'node:path'

/**
 * The name of a file in messages: relative to the working folder if it lies below it or was given so, with forward
 * slashes.
 *
 * @param location absolute
 * @param given how the user named it, or the folder or glob that it was found by
 */
export function displayPath(location: string, given: string, cwd: string): string {
  const fromHere = relative(cwd, location) || '.'
  const path = isAbsolute(given) && fromHere.startsWith('..') ? location : fromHere
  return sep === '\\' ? path.replaceAll('\\', '/') : path
}
