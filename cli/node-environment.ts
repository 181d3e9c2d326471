import fs from 'node:fs'
import {codeOf} from '../files/system-error.ts'
import type {Environment, Output} from './environment.ts'

/** The process that robotslint runs in. */
export function nodeEnvironment(version: string): Environment {
  return {
    version,
    cwd: process.cwd(),
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
      process.once('SIGINT', callback)
      return () => process.off('SIGINT', callback)
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
    this.#isTerminal ??= mayBeTerminal(this.#descriptor) && this.#stream().isTTY === true
    return this.#isTerminal
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

async function readStdin(most: number): Promise<Uint8Array> {
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
