import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {homedir} from 'node:os'
import {isAbsolute, join} from 'node:path'

/**
 * The file for what V8 made of one of the program's files. V8 rejects code of another version or with other flags, and
 * its format differs by processor.
 *
 * @param build tells one build of the program from another: V8 itself only compares the lengths of texts
 */
export function codePath(folder: string, build: string, file: string): string {
  return join(folder, `compiled-${build}-${process.versions.v8}-${process.arch}-${file}.bin`)
}

/** Reads code that came with the program. */
export function readCode(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** Reads code from a folder of the user, unless somebody else may have written it: it would be run. */
export function readOwnCode(path: string): Buffer | undefined {
  try {
    const descriptor = openSync(path, 'r')
    try {
      const {uid, mode} = fstatSync(descriptor)
      const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0)
      return isOwn ? readFileSync(descriptor) : undefined
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return undefined
  }
}

/** Writes code for the next run. That it cannot be written, on a disk that is full or read-only, is no matter. */
export function writeCode(folder: string, path: string, code: Uint8Array): void {
  const temporary = `${path}.${process.pid}`
  try {
    mkdirSync(folder, {recursive: true, mode: 0o700})
    removeOldCode(folder)
    try {
      writeFileSync(temporary, code, {mode: 0o644, flag: 'wx'})
      renameSync(temporary, path)
    } finally {
      rmSync(temporary, {force: true})
    }
  } catch {
    return
  }
}

/** In milliseconds; of versions that are no longer used. */
const OLD = 30 * 24 * 60 * 60 * 1000

function removeOldCode(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name.startsWith('compiled-') && Date.now() - statSync(path).mtimeMs > OLD) rmSync(path, {force: true})
  }
}

/**
 * The user's folder for what can be made again. None where Node is told to keep no code, and in continuous
 * integration, whose machines run the program once.
 */
export function userCodeFolder(variables: Readonly<Record<string, string | undefined>>): string | undefined {
  const {
    NODE_DISABLE_COMPILE_CACHE: isOff,
    CI: isOnce,
    XDG_CACHE_HOME: cache,
    LOCALAPPDATA: local,
  } = variables
  if (isOff || isOnce) return undefined
  const folder = [cache, process.platform === 'win32' ? local : undefined].find(
    path => path && isAbsolute(path),
  )
  if (folder !== undefined) return join(folder, 'robotslint')
  const home = homeFolder()
  const caches = process.platform === 'darwin' ? 'Library/Caches' : '.cache'
  return home && join(home, caches, 'robotslint')
}

/** Undefined for a user whom the system does not know, as containers have them. */
function homeFolder(): string | undefined {
  try {
    return homedir()
  } catch {
    return undefined
  }
}
