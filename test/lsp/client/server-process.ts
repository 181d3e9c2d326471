import {type ChildProcessWithoutNullStreams, spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync} from 'node:fs'
import {onTestFinished} from 'vitest'
import {
  createProtocolConnection,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'

/** The built programs that start the server. */
export const PROGRAMS: readonly (readonly string[])[] = [
  ['dist/lsp.cjs', '--stdio'],
  ['dist/cli.cjs', 'lsp', '--stdio'],
]

/** The programs are tested where they were built. */
export const isBuilt = PROGRAMS.every(([file]) => file !== undefined && existsSync(file))

/** A server in a process of its own, and the client's end of its standard streams. */
export interface ServerProcess {
  readonly child: ChildProcessWithoutNullStreams
  readonly connection: ProtocolConnection
  /** What the process ended with; null where a signal ended it. */
  readonly ended: Promise<number | null>
  readonly errors: () => string
}

export function startProcess(
  args: readonly string[] = PROGRAMS[0] ?? [],
  environment: Readonly<Record<string, string>> = {},
): ServerProcess {
  const child = spawn(process.execPath, args, {env: {...process.env, ...environment}})
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  let errors = ''
  child.stderr.on('data', chunk => {
    errors += String(chunk)
  })
  // The end of a process breaks its pipes; what is tested is the end.
  child.stdin.on('error', () => {})
  connection.onError(() => {})
  connection.onRequest('workspace/configuration', () => [null])
  connection.listen()
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  onTestFinished(() => {
    connection.dispose()
    child.kill('SIGKILL')
  })
  return {child, connection, ended, errors: () => errors}
}

export function initialize(
  {connection}: Pick<ServerProcess, 'connection'>,
  processId: number | null = null,
): Promise<unknown> {
  return connection.sendRequest('initialize', {processId, rootUri: null, capabilities: {}})
}
