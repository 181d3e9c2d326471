import {getSystemErrorMap} from 'node:util'

/** What error codes mean to a person, where the system's own words say less. `ENOTREG` and `ETOOLARGE` are ours. */
const MEANINGS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EBUSY: 'something else is using it',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the device, or the terminal, failed',
  EISDIR: 'it is a folder',
  ELOOP: 'its symbolic links lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENFILE: 'too many files are open',
  ENODEV: 'there is no such device',
  ENOENT: 'no such file or folder',
  ENOSPC: 'no space left on the device',
  ENOTDIR: 'a part of its path is no folder',
  ENOTREG: 'it is no regular file',
  ENXIO: 'nothing is there that could be read or written, as with a socket',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ETOOLARGE: 'it is larger than 50 MB, and no crawler reads so much',
  ETXTBSY: 'it is a program that is running',
}

/** What this program takes for no file, although the system would give it. */
export class UnfitFileError extends Error {
  override readonly name = 'UnfitFileError'
  readonly code: 'ENOTREG' | 'ETOOLARGE'

  constructor(code: UnfitFileError['code']) {
    super(code)
    this.code = code
  }
}

/** The code of an error of the operating system or of Node's functions for files. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Why an operation on a file failed, in words; undefined where the fault is not the file's. */
export function reasonOf(error: unknown): string | undefined {
  const code = codeOf(error)
  if (isAboutNul(error)) return 'no name has a NUL in it'
  // Others than those of the system mean a fault of the program (`ERR_ASSERTION`, `MODULE_NOT_FOUND`).
  if (code === undefined || !/^E(?!RR_)[A-Z0-9]+$/.test(code)) return undefined
  if (code === 'ENOENT' && hasLostItsName(error))
    return 'its name is not UTF-8, so nothing can be opened by it'
  return MEANINGS[code] ?? wordsOfSystem(code)
}

/** The file that an error of the operating system is about, as it was named; undefined for an open one. */
export function pathOf(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined
}

/** A configuration or a URI can write what no file is called; Node (20) throws before it asks the system. */
function isAboutNul(error: unknown): boolean {
  return (
    error instanceof Error && codeOf(error) === 'ERR_INVALID_ARG_VALUE' && /null bytes/.test(error.message)
  )
}

/** Node puts U+FFFD in place of bytes of a name that are no text; the name is then another. */
function hasLostItsName(error: unknown): boolean {
  return pathOf(error)?.includes('\uFFFD') ?? false
}

function wordsOfSystem(code: string): string {
  for (const [name, words] of getSystemErrorMap().values()) {
    if (name === code) return `${words} (${code})`
  }
  return `the system gives ${code}`
}
