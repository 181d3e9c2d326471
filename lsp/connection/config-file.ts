import {folderOf} from '../documents/uri.ts'
import type {Disk} from '../host.ts'
import type {ConfigFile} from '../services/config-actions.ts'
import type {Examined, Session} from '../session.ts'

/**
 * The configuration that a rule can be turned off in: the one that a document has, or a new one in its folder of the
 * workspace.
 */
export function configFileFor(
  {document: {uri}, setup}: Examined,
  {encoding, setups}: Session,
  disk: Disk | undefined,
): ConfigFile | undefined {
  if (disk === undefined) return undefined
  const {config} = setup
  if (config !== undefined) {
    const [location] = config.locations
    const text = location === undefined ? undefined : disk.read(location)?.text
    if (location === undefined || text === undefined) return undefined
    const name = location.slice(disk.folderOf(location).length + 1)
    return {
      uri: disk.uriOf(location),
      name,
      text,
      encoding,
      ...(name === 'package.json' && {member: 'robotslint'}),
    }
  }
  const folder = folderOf(uri, setups.folders)
  const [name] = disk.configNames
  const location = folder === undefined ? undefined : disk.locationOf(folder)
  if (name === undefined || location === undefined) return undefined
  return {uri: disk.uriOf(disk.resolve(location, name)), name, text: undefined, encoding}
}
