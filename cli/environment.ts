import type * as fs from 'node:fs'

/** The functions of Node's `fs` that the command line uses; tests replace single ones. */
export type FileSystem = Pick<
  typeof fs,
  | 'accessSync'
  | 'closeSync'
  | 'existsSync'
  | 'fchmodSync'
  | 'fchownSync'
  | 'fstatSync'
  | 'fsyncSync'
  | 'ftruncateSync'
  | 'lstatSync'
  | 'openSync'
  | 'readFileSync'
  | 'readdirSync'
  | 'realpathSync'
  | 'renameSync'
  | 'rmSync'
  | 'statSync'
  | 'writeSync'
>

/** A stream that text goes to. */
export interface Output {
  /** Writes everything before it returns. Where the reader has gone (`| head`), it does nothing. */
  write(data: string | Uint8Array): void
  readonly isTerminal: boolean
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
  /** Reads all of the standard input. */
  readStdin(): Promise<Uint8Array>
  /**
   * Watches files of these names, by their folders, for changes, and the user for an interrupt. Absent where nobody
   * could interrupt.
   */
  watch?(names: ReadonlyMap<string, ReadonlySet<string>>): Promise<Watcher>
}
