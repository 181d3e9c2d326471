import type * as fs from 'node:fs'
import type {FileReader} from '../files/file-reader.ts'
import type {BulkOptions} from '../remote/bulk.ts'

/** The functions of Node's `fs` that the command line uses; tests replace single ones. */
export type FileSystem = FileReader &
  Pick<
    typeof fs,
    | 'accessSync'
    | 'createReadStream'
    | 'fchmodSync'
    | 'fchownSync'
    | 'fsyncSync'
    | 'ftruncateSync'
    | 'realpathSync'
    | 'renameSync'
    | 'rmSync'
    | 'writeSync'
  >

/** A stream that text goes to. */
export interface Output {
  /** Writes everything before it returns. Where the reader has gone (`| head`), it does nothing. */
  write(data: string | Uint8Array): void
  readonly isTerminal: boolean
  /** Whether nobody reads any more what is written. */
  readonly isClosed?: boolean
  /** Width of the terminal; undefined where there is none. */
  readonly columns: number | undefined
}

/** Waits for something to happen. */
export interface Watcher {
  /** What happened first since the watcher was made, or will. */
  next(): Promise<'change' | 'interrupt'>
  close(): void
}

/** All that a run takes from the process around it. */
export interface Environment {
  /** The version of robotslint. */
  readonly version: string
  /** The working folder, absolute. */
  readonly cwd: string
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly files: FileSystem
  readonly stdout: Output
  readonly stderr: Output
  /** Reads the standard input, all of it or somewhat more than `most` bytes. */
  readStdin(most: number): Promise<Uint8Array>
  /** Reads the standard input bit by bit, until its end or until the signal is aborted. */
  streamStdin(signal: AbortSignal): AsyncIterable<Uint8Array>
  /**
   * Watches files of these names, by their folders, for changes, and the user for an interrupt. Absent where nobody
   * could interrupt.
   */
  watch?(names: ReadonlyMap<string, ReadonlySet<string>>): Promise<Watcher>
  /**
   * Calls back when the user interrupts (Ctrl-C) or the run is to end (SIGTERM), once: the next interrupt ends the process. Gives a function that
   * leaves off waiting. Absent where nobody could interrupt.
   */
  onInterrupt?(callback: () => void): () => void
  /** What takes the place of parts of the network. */
  readonly network?: Pick<BulkOptions, 'certificateAuthorities' | 'clock' | 'lookup' | 'now' | 'pause'>
  /** Has this process serve an editor over its standard streams, until the editor ends it; absent in tests. */
  startLanguageServer?(): void
}
