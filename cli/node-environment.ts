import fs from 'node:fs'
import {codeOf} from '../files/system-error.ts'
import type {Environment, Output} from './environment.ts'
import {UsageError} from './usage-error.ts'

/** Ctrl-C, and what `timeout`, CI and containers send to end a run. Not SIGHUP, which `nohup` has ignored. */
const INTERRUPTS = ['SIGINT', 'SIGTERM'] as const

/** The process that robotslint runs in. */
export function nodeEnvironment(version: string): Environment {
  return {
    version,
    get cwd() {
      return workingFolder()
    },
    variables: process.env,
    files: fs,
    stdout: new DescriptorOutput(1, () => process.stdout),
    stderr: new DescriptorOutput(2, () => process.stderr),
    readStdin,
    streamStdin(signal) {
      signal.addEventListener('abort', () => process.stdin.destroy(), {once: true})
      return process.stdin
    },
    onInterrupt(callback) {
      const leaveOff = () => {
        for (const signal of INTERRUPTS) process.off(signal, interrupt)
      }
      const interrupt = () => {
        leaveOff()
        callback()
      }
      for (const signal of INTERRUPTS) process.on(signal, interrupt)
      return leaveOff
    },
    watch: async names => (await import('./node-watcher.ts')).watchFolders(names),
  }
}

/**
 * Writes to a file descriptor and waits for it. The streams of `process` may still hold data when the process ends,
 * and opening one for a pipe takes several milliseconds.
 */
class DescriptorOutput implements Output {
  readonly #descriptor: number
  readonly #stream: () => NodeJS.WriteStream
  #isTerminal: boolean | undefined
  #readerHasGone = false

  constructor(descriptor: number, stream: () => NodeJS.WriteStream) {
    this.#descriptor = descriptor
    this.#stream = stream
  }

  get isTerminal(): boolean {
    this.#isTerminal ??= mayBeTerminal(this.#descriptor) && this.#openTerminal()
    return this.#isTerminal
  }

  #openTerminal(): boolean {
    const stream = this.#stream()
    // A terminal that is closed while we write fails later, when nobody waits for it any more.
    stream.on('error', () => {
      this.#readerHasGone = true
    })
    return stream.isTTY === true
  }

  get isClosed(): boolean {
    return this.#readerHasGone
  }

  get columns(): number | undefined {
    return this.isTerminal ? this.#stream().columns : undefined
  }

  write(data: string | Uint8Array): void {
    // A console of Windows takes bytes for text in its own code page, and only the stream knows how to tell it.
    if (this.isTerminal) this.#stream().write(data)
    else this.#writeBytes(typeof data === 'string' ? Buffer.from(data) : data)
  }

  #writeBytes(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length && !this.#readerHasGone; ) done += this.#writeSome(bytes, done)
  }

  #writeSome(bytes: Uint8Array, done: number): number {
    try {
      return fs.writeSync(this.#descriptor, bytes, done)
    } catch (error) {
      const code = codeOf(error)
      if (code === 'EAGAIN') sleep(1)
      else if (code === 'EPIPE' || code === 'EOF') this.#readerHasGone = true
      else throw error
      return 0
    }
  }
}

/** Says no where that is plain without opening a stream: for files, pipes, and the null device. */
function mayBeTerminal(descriptor: number): boolean {
  const stats = fs.fstatSync(descriptor)
  return stats.isCharacterDevice() && stats.rdev !== fs.statSync('/dev/null', {throwIfNoEntry: false})?.rdev
}

/** Waits, in milliseconds: the other end of a pipe that does not block has to read first. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

/** @throws UsageError where it was removed */
function workingFolder(): string {
  try {
    return process.cwd()
  } catch {
    throw new UsageError('The working folder is not there any more.')
  }
}

async function readStdin(most: number): Promise<Uint8Array> {
  // For a folder, as in `robotslint - < site`, the stream of `process` is an empty one. Reading says what is wrong.
  if (fs.fstatSync(0).isDirectory()) fs.readSync(0, new Uint8Array(1))
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of process.stdin) {
    chunks.push(chunk)
    length += chunk.length
    // Leaving the loop closes the stream, which may never end.
    if (length > most) break
  }
  return Buffer.concat(chunks)
}
