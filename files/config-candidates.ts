import {join} from 'node:path'
import {decode} from '../analyzer/syntax/source.ts'
import type {FileReader} from './file-reader.ts'
import {readRegularFile} from './read-bytes.ts'
import {linkStatOf, statOf} from './stat.ts'
import {reasonOf} from './system-error.ts'

export const CONFIG_NAME = 'robotslint.config.json'

/** Files of a folder that may hold a configuration; the first one that does counts. */
export function* configCandidatesIn(folder: string, files: FileReader): Iterable<string> {
  const own = join(folder, CONFIG_NAME)
  // A link that leads nowhere was meant to lead to a configuration, and reading it says so.
  if (linkStatOf(own, files)) yield own
  const manifest = join(folder, 'package.json')
  if (mayConfigure(manifest, files)) yield manifest
}

/** Where it is a package that is depended on, its value is a text. */
const CONFIG_MEMBER = /"robotslint"\s*:\s*(?!["\s])/

/** Only such a manifest is worth loading what reads it. */
function mayConfigure(manifest: string, files: FileReader): boolean {
  if (!statOf(manifest, files)?.isFile()) return false
  try {
    return CONFIG_MEMBER.test(decode(readRegularFile(manifest, files)).text)
  } catch (error) {
    if (reasonOf(error) === undefined) throw error
    return false
  }
}
