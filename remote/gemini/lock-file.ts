import {randomUUID} from 'node:crypto'
import {link, mkdir, readFile, rename, rm, stat, writeFile} from 'node:fs/promises'
import {hostname} from 'node:os'
import {dirname} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import {hasCode, KnownHostsError, messageOf} from './known-hosts-file.ts'

/** A lock is held for the time of reading and writing one small file. */
const STALE_AFTER = 10_000
const GIVE_UP_AFTER = 20_000
const RETRY_AFTER = 20

/**
 * Does `work` while no other process that uses the same lock does. The lock is the file `path` + `.lock`; one that
 * was left behind by a process that has died is broken.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = `${path}.lock`
  await acquire(lock)
  try {
    return await work()
  } finally {
    await rm(lock, {force: true})
  }
}

async function acquire(lock: string): Promise<void> {
  const token = `${process.pid} ${hostname()} ${randomUUID()}`
  const giveUpAt = Date.now() + GIVE_UP_AFTER
  while (!(await tryToCreate(lock, token))) {
    if (await breakIfStale(lock)) continue
    if (Date.now() > giveUpAt)
      throw new KnownHostsError(`${lock} is held by another process; remove it if there is none.`)
    await delay(RETRY_AFTER)
  }
}

/** The lock appears with its owner's name in it: without one, others could not know that its owner has died. */
async function tryToCreate(lock: string, token: string): Promise<boolean> {
  const draft = `${lock}.${randomUUID()}`
  try {
    await mkdir(dirname(lock), {recursive: true})
    await writeFile(draft, token, {flag: 'wx'})
    await link(draft, lock).catch(error => {
      // FAT and some file systems of networks know no links.
      if (hasCode(error, 'EEXIST')) throw error
      return writeFile(lock, token, {flag: 'wx'})
    })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw cannotBeLocked(error)
  } finally {
    await rm(draft, {force: true})
  }
}

async function breakIfStale(lock: string): Promise<boolean> {
  try {
    const token = await readFile(lock, 'utf8')
    const age = Date.now() - (await stat(lock)).mtimeMs
    if (age < STALE_AFTER && !ownerHasDied(token)) return false
    await breakLock(lock, token)
    return true
  } catch (error) {
    // Its owner has removed it meanwhile.
    if (hasCode(error, 'ENOENT')) return true
    throw cannotBeLocked(error)
  }
}

function cannotBeLocked(cause: unknown): KnownHostsError {
  return new KnownHostsError(`The record of known hosts cannot be locked: ${messageOf(cause)}`, {cause})
}

/** Only for processes of this computer can we know. */
function ownerHasDied(token: string): boolean {
  const [pid, host] = token.split(' ')
  if (host !== hostname()) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
}

/**
 * Of several processes that find a lock stale, one moves it away. Another may come late and move the fresh lock of
 * the first: it sees that by the token, and puts it back.
 */
async function breakLock(lock: string, staleToken: string): Promise<void> {
  const grave = `${lock}.${randomUUID()}`
  await rename(lock, grave)
  try {
    if ((await readFile(grave, 'utf8')) !== staleToken) await link(grave, lock)
  } finally {
    await rm(grave, {force: true})
  }
}
