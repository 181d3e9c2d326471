import type {Range} from 'vscode-languageserver-types'
import type {AnalyzedDocument} from './analysis.ts'
import {Lines} from './lines.ts'
import type {PositionEncoding} from './position-encoding.ts'
import {uriKey} from './uri.ts'

/** A document that a client has open, at one version. Every change makes another one. */
export interface OpenDocument extends AnalyzedDocument {
  readonly lines: Lines
  /** Of this text, and of no other of any document: versions begin anew when a document is opened again. */
  readonly revision: number
  /** Whether it was changed since it was opened or saved. */
  readonly isChanged: boolean
}

/** A new text, for a range or for all of the document. */
export interface ContentChange {
  readonly range?: Range
  readonly text: string
}

/** The documents that the client has open, as it has them. */
export class OpenDocuments {
  readonly #encoding: PositionEncoding
  readonly #documents = new Map<string, OpenDocument>()
  #revisions = 0

  constructor(encoding: PositionEncoding) {
    this.#encoding = encoding
  }

  get(uri: string): OpenDocument | undefined {
    return this.#documents.get(uriKey(uri))
  }

  all(): Iterable<OpenDocument> {
    return this.#documents.values()
  }

  /** A document that is open already is opened anew: some clients never say that they close one. */
  open({uri, version, text}: AnalyzedDocument): OpenDocument {
    return this.#read({uri, version, lines: new Lines(text, this.#encoding), isChanged: false})
  }

  /**
   * Takes changes, each of them in terms of what the one before has left.
   *
   * @returns undefined where the document is not open
   */
  change(uri: string, version: number, changes: readonly ContentChange[]): OpenDocument | undefined {
    const document = this.get(uri)
    if (document === undefined) return undefined
    let {lines} = document
    for (const {range, text} of changes)
      lines = range ? lines.edited(range, text) : new Lines(text, this.#encoding)
    return this.#read({uri: document.uri, version, lines, isChanged: true})
  }

  saved(uri: string): OpenDocument | undefined {
    const document = this.get(uri)
    return document && this.#keep({...document, isChanged: false})
  }

  /** @returns the document as it was, if it was open */
  close(uri: string): OpenDocument | undefined {
    const document = this.get(uri)
    this.#documents.delete(uriKey(uri))
    return document
  }

  #read(document: Omit<OpenDocument, 'text' | 'revision'>): OpenDocument {
    return this.#keep({...document, text: document.lines.text, revision: ++this.#revisions})
  }

  #keep(document: OpenDocument): OpenDocument {
    this.#documents.set(uriKey(document.uri), document)
    return document
  }
}
