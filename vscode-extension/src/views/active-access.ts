import {
  commands,
  type Disposable,
  EventEmitter,
  languages,
  type TextDocument,
  window,
  workspace,
} from 'vscode'
import type {CrawlersResult} from '../../../lsp/protocol.ts'
import {activeEditor} from '../documents/active-editor.ts'
import {LANGUAGE, SECTION} from '../identity.ts'
import type {Server} from '../server.ts'

/** Set while a robots.txt is shown; views and menus depend on it. */
const CONTEXT_KEY = 'robotslint.documentIsOpen'

/** Pause in typing after which the server is asked, in milliseconds: long enough to skip what is half typed. */
const PAUSE = 150

/** What each target crawler may fetch under the robots.txt that is shown. */
export interface Access extends CrawlersResult {
  readonly document: TextDocument
}

/** Knows the access under the robots.txt that the user looks at, and says when it changes. */
export class ActiveAccess implements Disposable {
  #current: Access | undefined
  #document: TextDocument | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #server: Server
  readonly #changed = new EventEmitter<void>()
  readonly #subscriptions: readonly Disposable[]

  constructor(server: Server) {
    this.#server = server
    this.#subscriptions = [
      window.onDidChangeActiveTextEditor(() => this.#follow()),
      window.onDidChangeVisibleTextEditors(() => this.#follow()),
      // Another language makes a document open again.
      workspace.onDidOpenTextDocument(() => this.#follow()),
      workspace.onDidChangeTextDocument(({document}) => {
        if (document === this.#document) this.#askSoon()
      }),
      // Targets may have changed with a configuration file, and findings with them.
      languages.onDidChangeDiagnostics(({uris}) => {
        if (uris.some(uri => uri.toString() === this.#document?.uri.toString())) this.#askSoon()
      }),
      workspace.onDidChangeConfiguration(event => {
        if (event.affectsConfiguration(SECTION)) this.#askSoon()
      }),
    ]
    this.#follow()
  }

  /** Undefined where no robots.txt is shown, and until the server has answered. */
  get current(): Access | undefined {
    return this.#current
  }

  get onDidChange() {
    return this.#changed.event
  }

  /** Asks the server again. */
  refresh(): void {
    this.#askSoon(0)
  }

  dispose(): void {
    clearTimeout(this.#timer)
    for (const one of [...this.#subscriptions, this.#changed]) one.dispose()
  }

  /** The active one; while the keyboard is elsewhere, such as in a panel or a report, the last one that is still seen. */
  #shownDocument(): TextDocument | undefined {
    const active = activeEditor()?.document
    if (active) return active
    const visible = window.visibleTextEditors.map(({document}) => document)
    return visible.find(document => document === this.#document) ?? visible.find(isRobotsTxt)
  }

  #follow(): void {
    const document = this.#shownDocument()
    if (document === this.#document) return
    this.#document = document
    commands.executeCommand('setContext', CONTEXT_KEY, document !== undefined)
    if (document === undefined) this.#set(undefined)
    else this.refresh()
  }

  #askSoon(pause = PAUSE): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#ask(), pause)
  }

  async #ask(): Promise<void> {
    const document = this.#document
    if (document === undefined || document.isClosed) return
    try {
      const textDocument = this.#server.identifierOf(document)
      const result = await this.#server.ask('robotslint/crawlers', {textDocument})
      if (document === this.#document && result.version === document.version) this.#set({...result, document})
    } catch {
      // The server starts, restarts or has failed, which the client tells; there is an answer when it is back.
      if (document === this.#document) this.#set(undefined)
    }
  }

  #set(access: Access | undefined): void {
    this.#current = access
    this.#changed.fire()
  }
}

function isRobotsTxt({languageId}: TextDocument): boolean {
  return languageId === LANGUAGE
}
