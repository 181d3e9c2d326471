import {type DiagnosticCollection, type Disposable, languages, workspace} from 'vscode'
import type {DiagnosticCollectionProvider} from 'vscode-languageclient'
import {LANGUAGE} from '../identity.ts'

/**
 * Where the client keeps diagnostics. Those of a document go when it is closed: the client itself (11.0.0) would wait
 * for the report on the workspace, which tells of files that are called robots.txt, and of no others.
 */
export class DocumentDiagnostics implements DiagnosticCollectionProvider, Disposable {
  readonly #collections = new Set<DiagnosticCollection>()
  readonly #subscription = workspace.onDidCloseTextDocument(({languageId, uri}) => {
    if (languageId === LANGUAGE) for (const collection of this.#collections) collection.delete(uri)
  })

  create(name?: string): DiagnosticCollection {
    const collection = languages.createDiagnosticCollection(name)
    this.#collections.add(collection)
    return collection
  }

  /** @param collection to give up; all of it if absent */
  dispose(collection?: DiagnosticCollection): void {
    if (collection === undefined) this.#subscription.dispose()
    else if (this.#collections.delete(collection)) collection.dispose()
  }
}
