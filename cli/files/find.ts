import {sep} from 'node:path'
import {hasGlobCharacters} from '../../analyzer/text/glob.ts'
import {isUrl} from '../../analyzer/text/path.ts'
import {GitIgnores} from '../../files/git-ignores.ts'
import {reasonOf} from '../../files/system-error.ts'
import {type Found, robotsFilesIn, type Search} from '../../files/walk.ts'
import type {Environment, FileSystem} from '../environment.ts'
import {displayPath} from './display-path.ts'
import {expandGlob} from './expand-glob.ts'
import {hostHint} from './host-hint.ts'
import {locationOf} from './location.ts'

/** Something that can be read. */
export type OpenableInput =
  | {
      readonly kind: 'file'
      /** As it stands in messages. */
      readonly path: string
      /** Absolute, for the file system. */
      readonly location: string
    }
  | {readonly kind: 'stdin'}

/** Something to lint, or the reason why there is nothing. */
export type Input =
  | OpenableInput
  | {readonly kind: 'url'; readonly url: string}
  | {readonly kind: 'failure'; readonly path: string; readonly error: string}

/** Where operands are looked up. */
interface Place extends Search {
  readonly cwd: string
}

/**
 * Finds what the operands of the command line name: files, folders (all robots.txt files below), globs, URLs, and `-`.
 * Without operands, the working folder. Each file comes once, whatever links lead to it.
 *
 * @param respectsIgnores whether a search passes over what the repository ignores; what is named is found anyhow
 */
export function* findInputs(
  operands: readonly string[],
  {cwd, files}: Pick<Environment, 'cwd' | 'files'>,
  respectsIgnores = true,
): Iterable<Input> {
  const place = {cwd, files, ignores: respectsIgnores ? new GitIgnores(files) : undefined}
  const seen = new Set<string>()
  for (const operand of operands.length === 0 ? ['.'] : operands) {
    for (const input of inputsOf(operand, place)) {
      const key = keyOf(input, files)
      if (input.kind !== 'failure' && seen.has(key)) continue
      seen.add(key)
      yield input
    }
  }
}

function* inputsOf(operand: string, place: Place): Iterable<Input> {
  if (operand === '-') return yield {kind: 'stdin'}
  if (isUrl(operand)) return yield {kind: 'url', url: operand}
  const {found, ifNone} = locate(operand, place)
  let none = true
  for (const {location, error} of found) {
    const path = displayPath(location, operand, place.cwd)
    yield error === undefined ? {kind: 'file', path, location} : {kind: 'failure', path, error}
    none = false
  }
  if (!none) return
  // Quotes that a shell of Windows has left in place.
  const [, , unquoted] = /^(['"])(.+)\1$/.exec(operand) ?? []
  if (unquoted !== undefined) yield* inputsOf(unquoted, place)
  else yield {kind: 'failure', path: operand, error: `${ifNone}${place.ignores?.hasIgnored ? IGNORED : ''}`}
}

const IGNORED = ' but for what .gitignore names, which --no-ignore would check'

interface Located {
  readonly found: Iterable<Found>
  /** What to say where nothing was found. */
  readonly ifNone: string
}

function locate(operand: string, place: Place): Located {
  const {cwd, files} = place
  const location = locationOf(operand, cwd)
  try {
    if (!files.statSync(location).isDirectory()) return {found: [{location}], ifNone: ''}
    return {
      found: robotsFilesIn(location, place),
      ifNone: 'there is no robots.txt in this folder or below it',
    }
  } catch (cause) {
    const reason = reasonOf(cause)
    if (reason === undefined) throw cause
    // Only now: a file may well be called `[old] robots.txt`.
    if (!hasGlobCharacters(operand)) return {found: [], ifNone: reason + hostHint(operand)}
    const glob = sep === '\\' ? operand.replaceAll('\\', '/') : operand
    return {found: expandGlob(glob, cwd, place), ifNone: 'no file matches this pattern'}
  }
}

/** What tells one input from another. */
function keyOf(input: Input, files: FileSystem): string {
  if (input.kind === 'file') return realPath(input.location, files)
  return input.kind === 'url' ? input.url : input.kind
}

function realPath(location: string, files: FileSystem): string {
  try {
    return files.realpathSync(location)
  } catch {
    // A pipe of the shell, as in `robotslint <(command)`, has no path of its own.
    return location
  }
}
