import {
  type Disposable,
  EventEmitter,
  languages,
  type TextDocument,
  type TextDocumentContentProvider,
  Uri,
  workspace,
} from 'vscode'
import {LANGUAGE} from '../identity.ts'

const SCHEME = 'robotslint-served'

/**
 * Files as capsules and sites serve them, in read-only documents. To the server each is the document at its URL, which
 * it judges by its retrieval as well.
 */
export class ServedFiles implements TextDocumentContentProvider, Disposable {
  readonly #texts = new Map<string, string>()
  readonly #changed = new EventEmitter<Uri>()
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

  /** Opens a file that was retrieved, without showing it. One that is open already gets its new text. */
  async open(url: string, text: string): Promise<TextDocument> {
    const uri = uriFor(url)
    this.#texts.set(url, text)
    this.#changed.fire(uri)
    const document = await workspace.openTextDocument(uri)
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
    for (const one of [...this.#registrations, this.#changed]) one.dispose()
  }

  #forget({uri, isClosed}: TextDocument): void {
    // It is closed for a moment, too, when it gets another language.
    if (uri.scheme === SCHEME && isClosed) this.#texts.delete(uri.query)
  }
}

/** The path is what tabs show; the query says all. */
function uriFor(url: string): Uri {
  const {authority, path} = Uri.parse(url)
  return Uri.from({scheme: SCHEME, path: `/${authority}${path}`, query: url})
}
