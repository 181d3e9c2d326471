import {join} from 'node:path'
import type {FileReader} from './file-reader.ts'
import {reasonOf} from './system-error.ts'

export const CONFIG_NAME = 'robotslint.config.json'

/** What has the name of a configuration is a pipe or a device, which would be waited for without end. */
export class IrregularFileError extends Error {
  override readonly name = 'IrregularFileError'

  constructor(location: string) {
    super(`${location} is no regular file.`)
  }
}

/**
 * Files of a folder that may hold a configuration; the first one that does counts.
 *
 * @throws IrregularFileError
 */
export function* configCandidatesIn(folder: string, files: FileReader): Iterable<string> {
  const own = join(folder, CONFIG_NAME)
  // A link that leads nowhere was meant to lead to a configuration, and reading it says so.
  if (files.lstatSync(own, {throwIfNoEntry: false})) {
    const stats = files.statSync(own, {throwIfNoEntry: false})
    if (stats?.isFIFO() || stats?.isCharacterDevice()) throw new IrregularFileError(own)
    yield own
  }
  const manifest = join(folder, 'package.json')
  if (mayConfigure(manifest, files)) yield manifest
}

/** Where it is a package that is depended on, its value is a text. */
const CONFIG_MEMBER = /"robotslint"\s*:\s*(?!["\s])/

/** Only such a manifest is worth loading what reads it. */
function mayConfigure(manifest: string, files: FileReader): boolean {
  if (!files.statSync(manifest, {throwIfNoEntry: false})?.isFile()) return false
  try {
    return CONFIG_MEMBER.test(files.readFileSync(manifest, 'utf8'))
  } catch (error) {
    if (reasonOf(error) === undefined) throw error
    return false
  }
}
