import {sep} from 'node:path'
import {type Config, loadConfig} from '../analyzer/config/load.ts'
import {decode} from '../analyzer/syntax/source.ts'
import type {FileReader} from './file-reader.ts'
import {reasonOf} from './system-error.ts'

/**
 * Loads a configuration with all that it extends.
 *
 * @param location absolute
 * @returns undefined for a `package.json` without one
 * @throws ConfigError where it is wrong; what the operating system says where it cannot be read
 */
export function readConfigFile(location: string, files: FileReader): Config | undefined {
  const {text} = decode(files.readFileSync(location))
  return loadConfig(withSlashes(location), text, path => readText(path, files))
}

function readText(path: string, files: FileReader): string | undefined {
  try {
    return decode(files.readFileSync(path)).text
  } catch (error) {
    if (reasonOf(error) === undefined) throw error
    return undefined
  }
}

/** A location as the configuration compares it. */
export function withSlashes(location: string): string {
  return sep === '\\' ? location.replaceAll('\\', '/') : location
}
