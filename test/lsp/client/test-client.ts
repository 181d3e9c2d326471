import {PassThrough} from 'node:stream'
import {onTestFinished} from 'vitest'
import {
  type ClientCapabilities,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  type InitializeParams,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import type {Clock} from '../../../lsp/diagnostics/debounce.ts'
import type {Host} from '../../../lsp/host.ts'
import type {Requests} from '../../../lsp/protocol.ts'
import {startServer} from '../../../lsp/server.ts'

export const URI = 'file:///site/robots.txt'

/** What most clients can do. */
export const CAPABILITIES: ClientCapabilities = {
  workspace: {
    applyEdit: true,
    workspaceEdit: {documentChanges: true, resourceOperations: ['create']},
    workspaceFolders: true,
  },
  textDocument: {
    publishDiagnostics: {
      relatedInformation: true,
      codeDescriptionSupport: true,
      tagSupport: {valueSet: [1, 2]},
      versionSupport: true,
    },
    hover: {contentFormat: ['markdown']},
    codeAction: {
      codeActionLiteralSupport: {codeActionKind: {valueSet: ['quickfix', 'source']}},
      isPreferredSupport: true,
    },
  },
  window: {showDocument: {support: true}},
}

/** A client that fetches diagnostics. */
export const PULLING: ClientCapabilities = {
  ...CAPABILITIES,
  workspace: {...CAPABILITIES.workspace, diagnostics: {refreshSupport: true}},
  textDocument: {...CAPABILITIES.textDocument, diagnostic: {}},
}

export interface Start {
  readonly capabilities?: ClientCapabilities
  readonly initialize?: Partial<InitializeParams>
  readonly host?: Host
  /** Time that stands still unless it is moved: see `ManualClock`. */
  readonly clock?: Clock
  /** Answers `workspace/configuration` for a document. */
  readonly settings?: (uri: string | undefined) => unknown
}

/** The client's end of a connection to a server in this process, over streams as they are between two processes. */
export class TestClient {
  readonly connection: ProtocolConnection
  readonly published: PublishDiagnosticsParams[] = []
  #initialized: InitializeResult | undefined
  readonly #waiting = new Set<() => void>()

  private constructor(connection: ProtocolConnection) {
    this.connection = connection
    connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.published.push(params)
      this.wake()
    })
  }

  /** Starts a server, and shakes hands with it. */
  static async start(start: Start = {}): Promise<TestClient> {
    const client = TestClient.connect(start)
    await client.initialize(start)
    return client
  }

  /** Starts a server, and says nothing yet. */
  static connect({host = {version: '1.2.3'}, clock, settings}: Start = {}): TestClient {
    const up = new PassThrough()
    const down = new PassThrough()
    const server = createConnection(new StreamMessageReader(up), new StreamMessageWriter(down))
    startServer(server, host, clock)
    const connection = createProtocolConnection(new StreamMessageReader(down), new StreamMessageWriter(up))
    connection.onRequest('workspace/configuration', ({items}: {items: {scopeUri?: string}[]}) =>
      items.map(({scopeUri}) => settings?.(scopeUri) ?? null),
    )
    connection.onRequest('client/registerCapability', () => null)
    connection.onRequest('window/workDoneProgress/create', () => null)
    connection.listen()
    onTestFinished(() => {
      connection.dispose()
      server.dispose()
    })
    return new TestClient(connection)
  }

  async initialize({capabilities = CAPABILITIES, settings, initialize}: Start = {}): Promise<void> {
    const params: InitializeParams = {
      processId: null,
      rootUri: null,
      workspaceFolders: null,
      capabilities: settings
        ? {...capabilities, workspace: {...capabilities.workspace, configuration: true}}
        : capabilities,
      ...initialize,
    }
    this.#initialized = await this.connection.sendRequest('initialize', params)
    await this.connection.sendNotification('initialized', {})
  }

  get initialized(): InitializeResult {
    if (this.#initialized === undefined) throw new Error('The server was not initialized.')
    return this.#initialized
  }

  open(text: string, uri = URI, version = 1): Promise<void> {
    const textDocument = {uri, languageId: 'robots-txt', version, text}
    return this.connection.sendNotification('textDocument/didOpen', {textDocument})
  }

  change(contentChanges: readonly object[], version: number, uri = URI): Promise<void> {
    return this.connection.sendNotification('textDocument/didChange', {
      textDocument: {uri, version},
      contentChanges,
    })
  }

  save(uri = URI): Promise<void> {
    return this.connection.sendNotification('textDocument/didSave', {textDocument: {uri}})
  }

  close(uri = URI): Promise<void> {
    return this.connection.sendNotification('textDocument/didClose', {textDocument: {uri}})
  }

  /** Waits until all that was sent has been taken. */
  async settle(): Promise<void> {
    await this.connection.sendRequest('workspace/executeCommand', {command: 'settle'}).catch(() => null)
  }

  ask<Method extends keyof Requests>(
    method: Method,
    params: Requests[Method]['params'],
  ): Promise<Requests[Method]['result']> {
    return this.connection.sendRequest(method, params)
  }

  /** The last diagnostics that were published for a document, once there are some of which something holds. */
  async diagnostics(
    holds: (params: PublishDiagnosticsParams) => boolean = () => true,
    uri = URI,
  ): Promise<readonly Diagnostic[]> {
    for (;;) {
      const last = this.published.findLast(params => params.uri === uri)
      if (last && holds(last)) return last.diagnostics
      await new Promise<void>(resolve => this.#waiting.add(resolve))
    }
  }

  wake(): void {
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}

/** A clock that a test moves. */
export class ManualClock implements Clock {
  #now = 0
  #timers: {readonly at: number; readonly run: () => void}[] = []

  now(): number {
    return this.#now
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = {at: this.#now + milliseconds, run}
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter(one => one !== timer)
    }
  }

  move(milliseconds: number): void {
    this.#now += milliseconds
    const due = this.#timers.filter(({at}) => at <= this.#now)
    this.#timers = this.#timers.filter(({at}) => at > this.#now)
    for (const {run} of due) run()
  }
}
