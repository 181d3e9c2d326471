import type {Stats} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {codeOf} from '../../files/system-error.ts'
import type {FileSystem} from '../environment.ts'

const W_OK = 2

/**
 * Replaces the content of a file, so that whoever reads it, or pulls the plug, finds the old content or the new one
 * (astral-sh/ruff#26580): it is written to a file beside, which then takes the old one's name.
 *
 * Symbolic links stay, and the file that they lead to is replaced. Mode and owner stay. A file with several names
 * (hard links) or that is no file (`/dev/stdout`) is written in place, since another file would take its place under
 * one name only. A file that is not there is made.
 *
 * @throws the error of the operating system; the file is then as it was
 */
export function writeFile(path: string, bytes: Uint8Array, files: FileSystem): void {
  const old = existing(path, files)
  // A file that nobody may write could still be replaced, if its folder may be written.
  if (old) files.accessSync(old.path, W_OK)
  if (old && (!old.stats.isFile() || old.stats.nlink > 1)) writeInPlace(old.path, bytes, old.stats, files)
  else writeBeside(old?.path ?? path, bytes, old?.stats, files)
}

function existing(path: string, files: FileSystem): {path: string; stats: Stats} | undefined {
  try {
    const stats = files.statSync(path)
    return {path: stats.isFile() ? files.realpathSync(path) : path, stats}
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function writeBeside(path: string, bytes: Uint8Array, old: Stats | undefined, files: FileSystem): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`)
  const descriptor = files.openSync(temporary, 'wx', 0o666)
  try {
    try {
      writeAll(descriptor, bytes, files)
      if (old) keepOwnerAndMode(descriptor, old, files)
      files.fsyncSync(descriptor)
    } finally {
      files.closeSync(descriptor)
    }
    files.renameSync(temporary, path)
  } catch (error) {
    files.rmSync(temporary, {force: true})
    throw error
  }
}

/** The mode comes last: a change of the owner takes bits from it. */
function keepOwnerAndMode(descriptor: number, old: Stats, files: FileSystem): void {
  const {uid, gid} = files.fstatSync(descriptor)
  if (uid !== old.uid || gid !== old.gid) files.fchownSync(descriptor, old.uid, old.gid)
  files.fchmodSync(descriptor, old.mode & 0o7777)
}

function writeInPlace(path: string, bytes: Uint8Array, old: Stats, files: FileSystem): void {
  const descriptor = files.openSync(path, old.isFile() ? 'r+' : 'w')
  try {
    writeAll(descriptor, bytes, files)
    if (!old.isFile()) return
    files.ftruncateSync(descriptor, bytes.length)
    files.fsyncSync(descriptor)
  } finally {
    files.closeSync(descriptor)
  }
}

function writeAll(descriptor: number, bytes: Uint8Array, files: FileSystem): void {
  for (let done = 0; done < bytes.length; ) done += files.writeSync(descriptor, bytes, done)
}
