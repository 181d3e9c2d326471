import fs, {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {onTestFinished} from 'vitest'
import type {Environment, FileSystem, Output} from '../../cli/environment.ts'
import {run} from '../../cli/run.ts'

/** A folder of its own for one test, and robotslint run in it within this process. */
export interface Sandbox {
  readonly folder: string
  path(name: string): string
  read(name: string): Buffer
  run(args: readonly string[], options?: RunOptions): Promise<RunResult>
}

export interface RunOptions {
  readonly stdin?: string | Uint8Array
  readonly variables?: Environment['variables']
  readonly isTerminal?: boolean
  readonly columns?: number
  /** Where it is run; the sandbox's folder if nothing else. */
  readonly cwd?: string
  readonly watch?: Environment['watch']
  readonly onInterrupt?: Environment['onInterrupt']
  readonly network?: Environment['network']
  /** Takes what is written to the standard error, in place of keeping it. */
  readonly writeError?: () => void
  /** Functions that replace those of Node. */
  readonly files?: Partial<FileSystem>
}

export interface RunResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  /** What went to the standard output, byte for byte. */
  readonly bytes: Buffer
}

export const VERSION = '1.2.3'

export function makeSandbox(files: Readonly<Record<string, string | Uint8Array>> = {}): Sandbox {
  const folder = fs.realpathSync(mkdtempSync(join(tmpdir(), 'robotslint-')))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const path = (name: string) => join(folder, name)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(path(name)), {recursive: true})
    writeFileSync(path(name), content)
  }
  return {
    folder,
    path,
    read: name => readFileSync(path(name)),
    run: (args, options = {}) => runIn(options.cwd ?? folder, args, options),
  }
}

async function runIn(cwd: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  const stdout = new MemoryOutput(options)
  const stderr = new MemoryOutput(options)
  if (options.writeError) stderr.write = options.writeError
  const code = await run(args, {
    version: VERSION,
    cwd,
    variables: {HOME: cwd, ...options.variables},
    files: {...fs, ...options.files},
    stdout,
    stderr,
    readStdin: async () => Buffer.from(options.stdin ?? ''),
    async *streamStdin() {
      yield Buffer.from(options.stdin ?? '')
    },
    ...(options.watch && {watch: options.watch}),
    ...(options.onInterrupt && {onInterrupt: options.onInterrupt}),
    network: {pause: 0, ...options.network},
  })
  return {code, stdout: stdout.text, stderr: stderr.text, bytes: stdout.bytes}
}

class MemoryOutput implements Output {
  readonly isTerminal: boolean
  readonly columns: number | undefined
  readonly #chunks: Uint8Array[] = []

  constructor({isTerminal = false, columns}: RunOptions) {
    this.isTerminal = isTerminal
    this.columns = columns
  }

  write(data: string | Uint8Array): void {
    this.#chunks.push(Buffer.from(data))
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#chunks)
  }

  get text(): string {
    return this.bytes.toString()
  }
}

/** An error as the operating system gives it. */
export function systemError(code: string): Error {
  return Object.assign(new Error(code), {code})
}
