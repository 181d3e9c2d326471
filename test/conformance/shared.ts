import {existsSync, readFileSync} from 'node:fs'
import {resolve} from 'node:path'

/** Facts and test vectors of others, which are no part of this repository; tests that need them skip without. */
const folder = process.env.ROBOTSLINT_SHARED ?? resolve(import.meta.dirname, '../../../shared')

/** The text of a file of the shared folder, if it is there. */
export function readShared(path: string): string | undefined {
  const file = resolve(folder, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
