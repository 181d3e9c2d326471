import {sep} from 'node:path'
import {type Config, loadConfig, type ReadText} from '../analyzer/config/load.ts'
import {decode} from '../analyzer/syntax/source.ts'
import type {FileReader} from './file-reader.ts'
import {readRegularFile} from './read-bytes.ts'
import {codeOf, reasonOf} from './system-error.ts'

/**
 * Loads a configuration with all that it extends.
 *
 * @param location absolute
 * @param noteRead told of each file that is extended, whether it can be read or not
 * @returns undefined for a `package.json` without one
 * @throws ConfigError where it is wrong; what the operating system says where it cannot be read
 */
export function readConfigFile(
  location: string,
  files: FileReader,
  noteRead: (path: string) => void = () => {},
): Config | undefined {
  const {text} = decode(readRegularFile(location, files))
  return loadConfig(withSlashes(location), text, path => {
    noteRead(path)
    return readText(path, files)
  })
}

function readText(path: string, files: FileReader): ReturnType<ReadText> {
  try {
    return decode(readRegularFile(path, files)).text
  } catch (error) {
    const unreadable = reasonOf(error)
    if (unreadable === undefined) throw error
    return codeOf(error) === 'ENOENT' ? undefined : {unreadable}
  }
}

/** A location as the configuration compares it. */
export function withSlashes(location: string): string {
  return sep === '\\' ? location.replaceAll('\\', '/') : location
}
