import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'

const folder = process.env.ROBOTSLINT_SHARED ?? resolve(import.meta.dirname, '../../shared')

/** The folder of facts and test data that is not part of the project; undefined where it is missing. */
export const sharedFolder = existsSync(join(folder, 'data')) ? folder : undefined
