import {
  type Disposable,
  DocumentLink,
  EventEmitter,
  languages,
  Range,
  type TextDocument,
  type TextDocumentContentProvider,
  Uri,
  ViewColumn,
  window,
  workspace,
} from 'vscode'

const SCHEME = 'robotslint-report'

export interface Report {
  /** Also its name in the tab. */
  readonly title: string
  /** Markdown, without the heading. `line 4` in it leads to that line of the subject. */
  readonly text: string
  /** The document that it is about. */
  readonly subject?: Uri
}

/** Answers that are too long for a message: read-only documents in Markdown. */
export class Reports implements TextDocumentContentProvider, Disposable {
  readonly #reports = new Map<string, Report>()
  readonly #changed = new EventEmitter<Uri>()
  readonly #registrations = [
    workspace.registerTextDocumentContentProvider(SCHEME, this),
    workspace.onDidCloseTextDocument(({uri, isClosed}) => {
      if (uri.scheme === SCHEME && isClosed) this.#reports.delete(uri.path)
    }),
    languages.registerDocumentLinkProvider(
      {scheme: SCHEME},
      {provideDocumentLinks: document => this.#linksIn(document)},
    ),
  ]

  get onDidChange() {
    return this.#changed.event
  }

  provideTextDocumentContent(uri: Uri): string {
    const report = this.#reports.get(uri.path)
    return report ? `# ${report.title}\n\n${report.text}\n` : ''
  }

  /** @param beside whether what is shown now stays in view, and keeps the keyboard */
  async show(report: Report, {beside = false} = {}): Promise<void> {
    const uri = Uri.from({scheme: SCHEME, path: `/${report.title.replaceAll('/', '∕')}.md`})
    this.#reports.set(uri.path, report)
    this.#changed.fire(uri)
    await window.showTextDocument(uri, {
      preview: true,
      preserveFocus: beside,
      viewColumn: beside ? ViewColumn.Beside : ViewColumn.Active,
    })
  }

  dispose(): void {
    for (const one of [...this.#registrations, this.#changed]) one.dispose()
  }

  #linksIn(document: TextDocument): DocumentLink[] {
    const subject = this.#reports.get(document.uri.path)?.subject
    if (subject === undefined) return []
    return [...document.getText().matchAll(/\bline (\d+)\b/g)].map(({0: text, 1: line, index}) => {
      const range = new Range(document.positionAt(index), document.positionAt(index + text.length))
      return new DocumentLink(range, subject.with({fragment: `L${line}`}))
    })
  }
}
