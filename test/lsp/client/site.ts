import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {onTestFinished} from 'vitest'
import type {Host} from '../../../lsp/host.ts'
import {NodeDisk} from '../../../lsp/workspace/node-disk.ts'

/** A folder on the disk, for one test. */
export interface Site {
  readonly folder: string
  /** As a URI, such as clients name it. */
  readonly uri: string
  readonly host: Host
  uriOf(path: string): string
  write(path: string, text: string): void
  remove(path: string): void
}

export function makeSite(files: Readonly<Record<string, string>> = {}): Site {
  const folder = mkdtempSync(join(tmpdir(), 'robotslint-lsp-'))
  const disk = new NodeDisk()
  onTestFinished(() => {
    disk.forgetDependences()
    rmSync(folder, {recursive: true, force: true})
  })
  const site: Site = {
    folder,
    uri: pathToFileURL(folder).href,
    host: {version: '1.2.3', disk},
    uriOf: path => pathToFileURL(join(folder, path)).href,
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), {recursive: true})
      writeFileSync(join(folder, path), text)
    },
    remove: path => rmSync(join(folder, path), {recursive: true}),
  }
  for (const [path, text] of Object.entries(files)) site.write(path, text)
  return site
}
