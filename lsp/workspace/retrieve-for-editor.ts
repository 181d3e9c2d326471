import {homedir} from 'node:os'
import {KnownHosts} from '../../remote/gemini/known-hosts.ts'
import {knownHostsPath} from '../../remote/gemini/known-hosts-file.ts'
import {type Retrieved, retrieve} from '../../remote/retrieve.ts'

/**
 * Retrieves the robots.txt that counts for a URL which the user has named, with the record of certificates that the
 * command line keeps as well.
 *
 * @throws TargetUrlError, KnownHostsError; the signal's reason when it is aborted
 */
export async function retrieveForEditor(
  url: string,
  version: string,
  signal: AbortSignal,
): Promise<Retrieved> {
  const knownHosts = await KnownHosts.open(knownHostsPath(process.env, process.platform, homedir()))
  const retrieved = await retrieve(
    url,
    {
      knownHosts,
      checkQueryForm: true,
      userAgent: `robotslint/${version} (+https://github.com/robotslint/robotslint)`,
    },
    signal,
  )
  await knownHosts.save()
  return retrieved
}
