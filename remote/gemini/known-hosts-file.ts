import {randomUUID} from 'node:crypto'
import {type FileHandle, mkdir, open, readFile, realpath, rename, rm, stat} from 'node:fs/promises'
import {devNull} from 'node:os'
import {dirname, join} from 'node:path'
import type {KnownCertificate} from '../../analyzer/retrieval.ts'

/** The record of known hosts cannot be read or written. The message names the file and says what to do. */
export class KnownHostsError extends Error {
  override readonly name = 'KnownHostsError'
}

/** Where the record of known hosts lies unless the user says otherwise: in the user's data folder. */
export function knownHostsPath(
  environment: Readonly<Record<string, string | undefined>>,
  platform: string,
  home: string,
): string {
  return join(dataFolder(environment, platform, home), 'robotslint', 'known_hosts')
}

function dataFolder(
  environment: Readonly<Record<string, string | undefined>>,
  platform: string,
  home: string,
): string {
  if (platform === 'win32') return environment.LOCALAPPDATA || join(home, 'AppData', 'Local')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support')
  // The XDG base directory specification has relative paths ignored.
  const xdg = environment.XDG_DATA_HOME
  return xdg?.startsWith('/') ? xdg : join(home, '.local', 'share')
}

const HEADING =
  '# Certificates of Gemini capsules, kept by robotslint: host:port, certificate, public key, expiry'

const LINE =
  /^(\S+:\d{1,5}) sha256:([0-9a-f]{64}) sha256:([0-9a-f]{64}) ([-+0-9]+-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/

/** Whether a path is the null device, by which users of ssh say that nothing is to be kept. */
export async function isNullDevice(path: string): Promise<boolean> {
  if (path === devNull) return true
  const [found, nothing] = await Promise.all([path, devNull].map(name => stat(name).catch(() => undefined)))
  return found?.isCharacterDevice() === true && found.rdev === nothing?.rdev
}

/** Reads all records, by `host:port`. A file that does not exist has none. */
export async function readKnownHosts(path: string): Promise<Map<string, KnownCertificate>> {
  const records = new Map<string, KnownCertificate>()
  const lines = (await readText(path)).split(/\r?\n/)
  for (const [index, line] of lines.entries()) {
    if (line === '' || line.startsWith('#')) continue
    const [, authority, fingerprint, publicKeyFingerprint, validTo] = LINE.exec(line) ?? []
    if (!authority || !fingerprint || !publicKeyFingerprint || !validTo) throw damaged(path, index + 1)
    records.set(authority, {fingerprint, publicKeyFingerprint, validTo})
  }
  return records
}

async function readText(path: string): Promise<string> {
  try {
    const stats = await stat(path)
    // Reading a device or a pipe may never end, and the first record would take its place.
    if (!stats.isFile() && !stats.isDirectory())
      throw new KnownHostsError(`The record of known hosts is no regular file: ${path}`)
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof KnownHostsError) throw error
    if (hasCode(error, 'ENOENT')) return ''
    throw new KnownHostsError(`The record of known hosts cannot be read: ${messageOf(error)}`, {cause: error})
  }
}

function damaged(path: string, line: number): KnownHostsError {
  return new KnownHostsError(
    `The record of known hosts is damaged: ${path}, line ${line}. Nothing was changed; mend or remove that line, or the file.`,
  )
}

/** Replaces the file in one step: whoever reads it sees the old records or the new ones. */
export async function writeKnownHosts(
  path: string,
  records: ReadonlyMap<string, KnownCertificate>,
): Promise<void> {
  // A link stays a link: the file it points to is replaced.
  const target = await realpath(path).catch(() => path)
  const temporary = `${target}.${randomUUID()}`
  try {
    await writeDurably(temporary, format(records))
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, {force: true})
    throw new KnownHostsError(`The record of known hosts cannot be written: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), {recursive: true})
  let file: FileHandle | undefined
  try {
    file = await open(path, 'wx', 0o600)
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file?.close()
  }
}

function format(records: ReadonlyMap<string, KnownCertificate>): string {
  const lines = [...records].map(
    ([authority, {fingerprint, publicKeyFingerprint, validTo}]) =>
      `${authority} sha256:${fingerprint} sha256:${publicKeyFingerprint} ${validTo}`,
  )
  return `${[HEADING, ...lines.sort()].join('\n')}\n`
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
