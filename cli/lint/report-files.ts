import {basename} from 'node:path'
import {statOf} from '../../files/stat.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {findInputs} from '../files/find.ts'
import {locationOf} from '../files/location.ts'
import * as flags from '../flags.ts'
import {knownHosts, resume, urlsFrom} from '../remote/flags.ts'
import {UsageError} from '../usage-error.ts'

/** Files that somebody else reads, whether they are there yet or not. */
const READ_BY_OTHERS = new Set(['robots.txt', 'robotslint.config.json', 'package.json'])

/**
 * Looks at the files that reports would be written to, before anything is read or written.
 *
 * @throws UsageError where one of them is linted, is read as the configuration or the baseline, or gets two reports,
 *   by whatever name or link
 */
export function checkReportFiles(given: Arguments, environment: Environment): void {
  const {cwd} = environment
  const reports = [given.get(flags.outputFile), ...given.get(flags.format).files.map(({path}) => path)]
  const seen = new Set<string>()
  let inputs: ReadonlySet<string> | undefined
  for (const path of reports) {
    if (path === undefined) continue
    if (path === '-')
      throw new UsageError('A report needs the name of a file; without one it goes to the standard output.')
    if (READ_BY_OTHERS.has(basename(path).toLowerCase())) {
      throw new UsageError(`A report is no ${basename(path)}; write it to another file.`)
    }
    const {key, exists} = identityOf(locationOf(path, cwd), environment)
    if (seen.has(key)) throw new UsageError(`Two reports cannot be written to the same file: ${path}.`)
    seen.add(key)
    if (!exists) continue
    inputs ??= filesRead(given, environment)
    if (inputs.has(key))
      throw new UsageError(`${path} is read in this run; write the report to another file.`)
  }
}

function filesRead(given: Arguments, environment: Environment): ReadonlySet<string> {
  const named = [flags.config, flags.baseline, urlsFrom, resume, knownHosts].map(flag => given.get(flag))
  const locations = named.flatMap(path => (path === undefined ? [] : [locationOf(path, environment.cwd)]))
  for (const input of findInputs(given.operands, environment, !given.get(flags.noIgnore))) {
    if (input.kind === 'file') locations.push(input.location)
  }
  return new Set(locations.map(location => identityOf(location, environment).key))
}

/** The file itself, whatever links lead to it. */
function identityOf(
  location: string,
  {files}: Environment,
): {readonly key: string; readonly exists: boolean} {
  const stats = statOf(location, files)
  return stats ? {key: `${stats.dev}:${stats.ino}`, exists: true} : {key: location, exists: false}
}
