import type {Host} from '../host.ts'
import {NodeDisk} from './node-disk.ts'

/** A process of Node has the disk and the network. */
export function nodeHost(version: string): Host {
  return {
    version,
    disk: new NodeDisk(),
    async retrieve(url, signal) {
      const {retrieveForEditor} = await import('./retrieve-for-editor.ts')
      return retrieveForEditor(url, version, signal)
    },
  }
}
