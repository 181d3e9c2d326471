import fs from 'node:fs'
import type {Environment} from '../../../cli/environment.ts'
import {run} from '../../../cli/run.ts'

/** Runs robotslint in a folder, with another network, and forgets what it writes. */
export async function runSilently(
  args: readonly string[],
  folder: string,
  network: NonNullable<Environment['network']>,
): Promise<number> {
  const nowhere = {isTerminal: false, columns: undefined, write() {}}
  return run(args, {
    version: '',
    cwd: folder,
    variables: {HOME: folder},
    files: fs,
    stdout: nowhere,
    stderr: nowhere,
    readStdin: async () => new Uint8Array(),
    async *streamStdin() {},
    network,
  })
}
