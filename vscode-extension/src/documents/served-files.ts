import {
  Diagnostic,
  DiagnosticSeverity,
  type Disposable,
  EventEmitter,
  languages,
  Range,
  type TextDocumentContentProvider,
  Uri,
  workspace,
} from 'vscode'
import type {RetrievalFinding} from '../../../lsp/protocol.ts'
import {NAME} from '../identity.ts'

const SCHEME = 'robotslint-served'

const SEVERITIES: Readonly<Record<RetrievalFinding['severity'], DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
}

/**
 * Files as capsules and sites serve them, in read-only documents. To the server each is the document at its URL; what
 * the retrieval itself tells stands at the first line.
 */
export class ServedFiles implements TextDocumentContentProvider, Disposable {
  readonly #texts = new Map<string, string>()
  readonly #changed = new EventEmitter<Uri>()
  readonly #findings = languages.createDiagnosticCollection(`${NAME}-retrieval`)
  readonly #registrations = [
    workspace.registerTextDocumentContentProvider(SCHEME, this),
    workspace.onDidCloseTextDocument(({uri}) => this.#forget(uri)),
  ]

  get onDidChange() {
    return this.#changed.event
  }

  provideTextDocumentContent(uri: Uri): string {
    return this.#texts.get(uri.query) ?? ''
  }

  /** @returns the document to open; one that is open already gets the new text */
  add(url: string, text: string, findings: readonly RetrievalFinding[]): Uri {
    const uri = uriFor(url)
    this.#texts.set(url, text)
    this.#changed.fire(uri)
    this.#findings.set(uri, findings.map(toDiagnostic))
    return uri
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

  #forget(uri: Uri): void {
    if (uri.scheme !== SCHEME) return
    this.#texts.delete(uri.query)
    this.#findings.delete(uri)
  }
}

/** The path is what tabs show and languages are told by, whatever redirects have led to; the query says all. */
function uriFor(url: string): Uri {
  return Uri.from({scheme: SCHEME, path: `/${Uri.parse(url).authority}/robots.txt`, query: url})
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
