import {basename, dirname, resolve} from 'node:path'
import {CONFIG_NAME} from '../../files/config-candidates.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {ExitCode} from '../exit-code.ts'
import {findInputs} from '../files/find.ts'
import * as flags from '../flags.ts'
import {UsageError} from '../usage-error.ts'

/** Files that decide what is checked and how, wherever they lie. */
const ALWAYS = ['robots.txt', CONFIG_NAME, 'package.json', '.gitignore']

/**
 * Lints now and after each change of a file that was checked or of a configuration, until the user interrupts. A file
 * that appears in a folder without others is found at the next change.
 */
export async function watch(
  lint: () => Promise<ExitCode>,
  given: Arguments,
  environment: Environment,
): Promise<ExitCode> {
  if (given.operands.includes('-')) throw new UsageError('--watch cannot watch the standard input.')
  if (!environment.watch) throw new UsageError('--watch has nothing to watch by here.')
  for (;;) {
    // Before the files are read, so that no change is missed.
    const watcher = await environment.watch(namesByFolder(given, environment))
    try {
      await lint()
      if (!given.get(flags.quiet)) environment.stderr.write('Waiting for changes. Ctrl-C ends.\n')
      if ((await watcher.next()) === 'interrupt') return ExitCode.Clean
    } finally {
      watcher.close()
    }
  }
}

/** What is to be watched: the folders of all files and those above, up to the working folder, with names of files. */
function namesByFolder(given: Arguments, environment: Environment): ReadonlyMap<string, ReadonlySet<string>> {
  const {cwd} = environment
  const names = new Map<string, Set<string>>()
  const add = (folder: string, more: readonly string[] = []) => {
    const known = names.get(folder) ?? new Set(ALWAYS)
    for (const name of more) known.add(name)
    names.set(folder, known)
  }
  add(cwd)
  const config = given.get(flags.config)
  if (config !== undefined) add(dirname(resolve(cwd, config)), [basename(config)])
  for (const input of findInputs(given.operands, environment, !given.get(flags.noIgnore))) {
    if (input.kind !== 'file') continue
    add(dirname(input.location), [basename(input.location)])
    for (let folder = dirname(input.location); folder.startsWith(cwd); folder = dirname(folder)) {
      add(folder)
      if (folder === dirname(folder)) break
    }
  }
  return names
}
