import {
  Diagnostic,
  DiagnosticSeverity,
  type Disposable,
  EventEmitter,
  languages,
  Range,
  type TextDocument,
  type TextDocumentContentProvider,
  Uri,
  workspace,
} from 'vscode'
import type {RetrievalFinding, RetrieveResult} from '../../../lsp/protocol.ts'
import {LANGUAGE, NAME} from '../identity.ts'

const SCHEME = 'robotslint-served'

const SEVERITIES: Readonly<Record<RetrievalFinding['severity'], DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
}

/**
 * Files as capsules and sites serve them, in read-only documents. What the retrieval itself tells stands under
 * Problems, at the first line; the rest comes from the server, like for any document.
 */
export class ServedFiles implements TextDocumentContentProvider, Disposable {
  readonly #texts = new Map<string, string>()
  readonly #changed = new EventEmitter<Uri>()
  readonly #findings = languages.createDiagnosticCollection(`${NAME}-retrieval`)
  readonly #registrations = [
    workspace.registerTextDocumentContentProvider(SCHEME, this),
    workspace.onDidCloseTextDocument(document => this.#forget(document)),
  ]

  get onDidChange() {
    return this.#changed.event
  }

  provideTextDocumentContent(uri: Uri): string {
    return this.#texts.get(uri.query) ?? ''
  }

  /**
   * Opens a file that was retrieved, without showing it. One that is open already gets its new text.
   *
   * @param text of the file
   */
  async open({finalUrl, findings}: RetrieveResult, text: string): Promise<TextDocument> {
    const uri = uriFor(finalUrl)
    this.#texts.set(finalUrl, text)
    this.#changed.fire(uri)
    const document = await workspace.openTextDocument(uri)
    this.#findings.set(uri, findings.map(toDiagnostic))
    // Its name may be another one, after a redirect.
    return document.languageId === LANGUAGE ? document : languages.setTextDocumentLanguage(document, LANGUAGE)
  }

  /** The URL that an open document was served from. */
  urlOf(uri: Uri): string | undefined {
    return uri.scheme === SCHEME ? uri.query : undefined
  }

  /** The document that was served from a URL, if it is open. */
  uriOf(url: string): Uri | undefined {
    return this.#texts.has(url) ? uriFor(url) : undefined
  }

  dispose(): void {
    for (const one of [...this.#registrations, this.#changed, this.#findings]) one.dispose()
  }

  #forget({uri, isClosed}: TextDocument): void {
    // It is closed for a moment, too, when it gets another language.
    if (uri.scheme !== SCHEME || !isClosed) return
    this.#texts.delete(uri.query)
    this.#findings.delete(uri)
  }
}

/** The path is what tabs show; the query says all. */
function uriFor(url: string): Uri {
  const {authority, path} = Uri.parse(url)
  return Uri.from({scheme: SCHEME, path: `/${authority}${path}`, query: url})
}

function toDiagnostic({severity, message, rule, docs}: RetrievalFinding): Diagnostic {
  const diagnostic = new Diagnostic(
    new Range(0, 0, 0, Number.MAX_SAFE_INTEGER),
    message,
    SEVERITIES[severity],
  )
  diagnostic.source = NAME
  diagnostic.code = {value: rule, target: Uri.parse(docs)}
  return diagnostic
}
