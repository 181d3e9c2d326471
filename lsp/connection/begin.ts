import {
  CodeLensRefreshRequest,
  type Connection,
  type InitializeParams,
  MessageType,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver'
import {ConfigProblems} from '../diagnostics/config-problems.ts'
import type {Clock} from '../diagnostics/debounce.ts'
import {PulledDiagnostics} from '../diagnostics/delivery.ts'
import {diagnoseDocument} from '../diagnostics/diagnose-document.ts'
import {LiveDiagnostics} from '../diagnostics/live-diagnostics.ts'
import {PushedDiagnostics} from '../diagnostics/push.ts'
import {choosePositionEncoding} from '../documents/position-encoding.ts'
import {uriKey} from '../documents/uri.ts'
import type {Disk, Host} from '../host.ts'
import {RobotsFiles} from '../robots-files.ts'
import {Session} from '../session.ts'
import {
  type ClientServices,
  readFeatures,
  readInitializationOptions,
  readServices,
} from './client-capabilities.ts'
import {log, quietly, tell} from './tell.ts'

/** What serves one client from `initialize` to `shutdown`. */
export interface Running {
  readonly session: Session
  readonly live: LiveDiagnostics
  readonly client: ClientServices
  /** Absent where there is no disk. */
  readonly robotsFiles: RobotsFiles | undefined
  /** Takes settings from a client that cannot be asked for them. */
  tellSettings(settings: unknown): void
  changeFolders(added: readonly string[], removed: readonly string[]): void
  stop(): void
}

export function begin(params: InitializeParams, connection: Connection, host: Host, clock: Clock): Running {
  const {disk} = host
  const client = readServices(params)
  const encoding = choosePositionEncoding(params.capabilities.general?.positionEncodings)
  let folders = foldersOf(params, disk)
  const options = readInitializationOptions(params)
  let told = options.settings
  const session = new Session(
    readFeatures(params),
    encoding,
    {
      disk,
      get folders() {
        return folders
      },
      fetchSettings: async uri =>
        (client.hasSettings ? await askForSettings(uri, connection) : undefined) ?? told,
      warn: message => tell(connection, MessageType.Warning, message),
    },
    faultReporter(connection),
    message => connection.tracer.log(message),
  )
  const send = (published: PublishDiagnosticsParams) => quietly(() => connection.sendDiagnostics(published))
  const pushed = new PushedDiagnostics(
    uri => diagnoseDocument(uri, session),
    send,
    session.reportFault,
    clock,
  )
  const pulled = new PulledDiagnostics(() => quietly(() => connection.languages.diagnostics.refresh()))
  const live = new LiveDiagnostics(
    session,
    client.pullsDiagnostics ? pulled : pushed,
    new ConfigProblems(send, encoding, options.validates),
    disk,
    () => refreshViews(connection, client.refreshes),
  )
  disk?.watchConfigs(() => live.surroundingsChanged().catch(session.reportFault))
  return {
    session,
    live,
    client,
    robotsFiles: disk && new RobotsFiles(disk, () => folders, client.tellsFiles),
    tellSettings(settings) {
      told = settings
    },
    changeFolders(added, removed) {
      const gone = new Set(removed.map(uriKey))
      folders = [...folders.filter(folder => !gone.has(uriKey(folder))), ...added]
    },
    stop() {
      pushed.stop()
      disk?.forgetDependences()
    },
  }
}

/** Older clients name one folder, and some of them by its path. Any of the three may be null. */
function foldersOf(
  {workspaceFolders, rootUri, rootPath}: InitializeParams,
  disk: Disk | undefined,
): readonly string[] {
  if (workspaceFolders) return workspaceFolders.map(({uri}) => uri)
  if (rootUri) return [rootUri]
  return rootPath && disk ? [disk.uriOf(rootPath)] : []
}

/** Undefined where the client has none, or does not answer as it said it would. */
async function askForSettings(scopeUri: string, connection: Connection): Promise<unknown> {
  try {
    return (await connection.workspace.getConfiguration({scopeUri, section: 'robotslint'})) ?? undefined
  } catch (error) {
    log(connection, `The settings could not be asked for: ${String(error)}`)
    return undefined
  }
}

/** Hints, lenses and tokens depend on the targets, and some of them can be turned off. */
function refreshViews(connection: Connection, refreshes: ClientServices['refreshes']): void {
  const {inlayHint, semanticTokens} = connection.languages
  if (refreshes.inlayHints) quietly(() => inlayHint.refresh())
  if (refreshes.codeLenses) quietly(() => connection.sendRequest(CodeLensRefreshRequest.type))
  if (refreshes.semanticTokens) quietly(() => semanticTokens.refresh())
}

/** Tells each fault once: a document with a fault is linted with each letter. */
function faultReporter(connection: Connection): (error: unknown) => void {
  const told = new Set<string>()
  return cause => {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    if (told.has(error.message)) return
    told.add(error.message)
    log(connection, error.stack ?? error.message)
    tell(connection, MessageType.Error, `${error.message}. This is a fault in robotslint; please report it.`)
  }
}
