import type {Retrieval} from '../analyzer/retrieval.ts'
import type {ClientFeatures} from './client-features.ts'
import {Analysis, type AnalysisOptions} from './documents/analysis.ts'
import {type OpenDocument, OpenDocuments} from './documents/open-documents.ts'
import type {PositionEncoding} from './documents/position-encoding.ts'
import {Recent} from './documents/recent.ts'
import {uriKey} from './documents/uri.ts'
import {type Setup, Setups, type Surroundings} from './setups.ts'

/** Documents whose analysis is kept. Some clients never close what they have opened. */
const MOST_ANALYSES = 32

/** Retrievals that are remembered, in case their files are opened. */
const MOST_RETRIEVALS = 100

/** A document as it is now, and how it is treated. */
export interface Examined {
  readonly document: OpenDocument
  readonly setup: Setup
  readonly analysis: Analysis
}

/** All that the server knows between two messages of a client. */
export class Session {
  readonly features: ClientFeatures
  readonly encoding: PositionEncoding
  readonly documents: OpenDocuments
  readonly setups: Setups
  /** Notes what was done, for a client that wants to know. */
  readonly trace: (message: string) => void
  /** Tells the user of a fault of ours. */
  readonly reportFault: (error: unknown) => void
  readonly #analyses = new Recent<Examined>(MOST_ANALYSES)
  readonly #retrievals = new Recent<Retrieval>(MOST_RETRIEVALS)

  constructor(
    features: ClientFeatures,
    encoding: PositionEncoding,
    surroundings: Surroundings,
    reportFault: (error: unknown) => void,
    trace: (message: string) => void,
  ) {
    this.trace = trace
    this.reportFault = reportFault
    this.features = features
    this.encoding = encoding
    this.documents = new OpenDocuments(encoding)
    this.setups = new Setups(surroundings)
  }

  /** Undefined where the document is not open, or is closed meanwhile. */
  async examine(uri: string): Promise<Examined | undefined> {
    if (this.documents.get(uri) === undefined) return undefined
    const setup = await this.setups.for(uri)
    // What was typed meanwhile counts.
    const document = this.documents.get(uri)
    return document && this.#examined(document, setup)
  }

  /** Remembers how the file at a URL was retrieved; a document at this URL is judged by it as well. */
  retrieved(retrieval: Retrieval): void {
    this.#retrievals.set(uriKey(retrieval.finalUrl), retrieval)
  }

  close(uri: string): OpenDocument | undefined {
    this.setups.forget(uri)
    this.#analyses.delete(uriKey(uri))
    return this.documents.close(uri)
  }

  #examined(document: OpenDocument, setup: Setup): Examined {
    const key = uriKey(document.uri)
    const known = this.#analyses.get(key)
    if (known?.document === document && known.setup === setup) return known
    const examined = {
      document,
      setup,
      analysis: new Analysis(document, this.#optionsFor(key, setup), this.encoding),
    }
    this.#analyses.set(key, examined)
    return examined
  }

  #optionsFor(key: string, {options}: Setup): AnalysisOptions {
    const retrieval = this.#retrievals.get(key)
    return retrieval ? {...options, retrieval} : options
  }
}
