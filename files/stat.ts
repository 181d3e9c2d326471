import type {Stats} from 'node:fs'
import type {FileReader} from './file-reader.ts'
import {reasonOf} from './system-error.ts'

/** What a name leads to; undefined where that cannot be seen, for whatever reason: whoever reads it is told. */
export function statOf(location: string, files: FileReader): Stats | undefined {
  return look(() => files.statSync(location, {throwIfNoEntry: false}))
}

/** What has a name, which may be a link that leads nowhere; undefined as for `statOf`. */
export function linkStatOf(location: string, files: FileReader): Stats | undefined {
  return look(() => files.lstatSync(location, {throwIfNoEntry: false}))
}

function look(stat: () => Stats | undefined): Stats | undefined {
  try {
    return stat()
  } catch (error) {
    if (reasonOf(error) === undefined) throw error
    return undefined
  }
}
