import {Analysis} from '../documents/analysis.ts'
import {uriKey} from '../documents/uri.ts'
import type {Disk} from '../host.ts'
import type {Running} from './begin.ts'

/** Files that are read for one question; a workspace with more is a collection of other people's. */
const MOST_FILES = 500

/** The documents that are open, and the robots.txt files of the workspace that are not. */
export async function workspaceAnalyses(
  {session, robotsFiles}: Running,
  disk: Disk | undefined,
): Promise<readonly Analysis[]> {
  const examined = await Promise.all([...session.documents.all()].map(({uri}) => session.examine(uri)))
  const open = examined.flatMap(one => one?.analysis ?? [])
  if (disk === undefined || robotsFiles === undefined) return open
  const done = new Set(open.map(({uri}) => uriKey(uri)))
  const closed = (await robotsFiles.all())
    .slice(0, MOST_FILES)
    .map(location => ({location, uri: disk.uriOf(location)}))
    .filter(({uri}) => !done.has(uriKey(uri)))
  return [
    ...open,
    ...closed.flatMap(({location, uri}) => {
      const source = disk.read(location)
      return source ? [new Analysis({uri, version: 0, source}, {}, session.encoding)] : []
    }),
  ]
}
