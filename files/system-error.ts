/** What the operating system's error codes mean to a person. */
const MEANINGS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ELOOP: 'its symbolic links lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'no such file or folder',
  ENOSPC: 'no space left on the device',
  ENOTDIR: 'a part of its path is no folder',
  EDQUOT: 'the disk quota is used up',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ERR_FS_FILE_TOO_LARGE: 'the file is too large',
  ERR_STRING_TOO_LONG: 'the file is too large',
}

/** The code of an error of the operating system or of Node's functions for files. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Why an operation on a file failed, in words; undefined where the fault is not the file's. */
export function reasonOf(error: unknown): string | undefined {
  const code = codeOf(error)
  if (code === undefined) return undefined
  // Others than those of the system (`EBUSY`) mean a fault of the program (`ERR_ASSERTION`, `MODULE_NOT_FOUND`).
  return MEANINGS[code] ?? (/^E(?!RR_)[A-Z0-9]+$/.test(code) ? code : undefined)
}
