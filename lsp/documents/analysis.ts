import type {Profile} from '../../analyzer/crawlers/profile.ts'
import {type TargetCrawlers, targetCrawlers} from '../../analyzer/crawlers/targets.ts'
import type {Message} from '../../analyzer/lint/message.ts'
import {askedTargets, type LintOptions, lintTree} from '../../analyzer/lint/run.ts'
import {type PolicyReader, policyReader} from '../../analyzer/policy/policy-reader.ts'
import type {Root} from '../../analyzer/syntax/nodes.ts'
import {parse} from '../../analyzer/syntax/parse.ts'
import {fromText, type Source} from '../../analyzer/syntax/source.ts'
import {rules} from '../../rules/index.ts'
import {Lines} from './lines.ts'
import {type PositionEncoding, UTF_16} from './position-encoding.ts'

/** How a document is judged: what the editor and the configuration say of it, put together. */
export type AnalysisOptions = Omit<LintOptions, 'rules' | 'protocols' | 'policy'>

export interface AnalyzedDocument {
  /** As the client spells it. */
  readonly uri: string
  readonly version: number
  /** As the client has it, with a byte order mark if there is one. */
  readonly text: string
  /** Its lines, where they are known already. */
  readonly lines?: Lines
}

/** A file of which not only the text is known. */
export interface AnalyzedFile extends Pick<AnalyzedDocument, 'uri' | 'version'> {
  readonly source: Source
}

/**
 * One version of a document, and all that is known of it. Nothing of it ever changes; what takes time is found out
 * when it is first asked for, and once.
 */
export class Analysis {
  readonly uri: string
  readonly version: number
  readonly source: Source
  readonly lines: Lines
  readonly options: AnalysisOptions
  #tree: Root | undefined
  #crawlers: TargetCrawlers | undefined
  #policy: PolicyReader | undefined
  #messages: readonly Message[] | undefined

  constructor(
    document: AnalyzedDocument | AnalyzedFile,
    options: AnalysisOptions = {},
    encoding: PositionEncoding = UTF_16,
  ) {
    this.uri = document.uri
    this.version = document.version
    this.source = 'source' in document ? document.source : fromText(document.text)
    this.lines = linesOf(document, encoding)
    this.options = options
  }

  get tree(): Root {
    this.#tree ??= parse(this.source.text)
    return this.#tree
  }

  /** Names of sets of crawlers or of single ones, all of them known. */
  get targets(): readonly string[] {
    return this.#targetCrawlers.targets
  }

  /** The target crawlers, in the order in which messages name them. */
  get profiles(): readonly Profile[] {
    return this.#targetCrawlers.profiles
  }

  /** The file as a crawler reads it. One function for everybody, since what is found out by it is kept by it. */
  readonly policy: PolicyReader = profile => {
    this.#policy ??= policyReader(this.tree, this.source)
    return this.#policy(profile)
  }

  /** In the order of their places. */
  get messages(): readonly Message[] {
    this.#messages ??= lintTree(this.tree, this.source, {
      ...this.options,
      rules,
      targets: this.targets,
      policy: this.policy,
    }).messages
    return this.#messages
  }

  get #targetCrawlers(): TargetCrawlers {
    this.#crawlers ??= targetCrawlers(this.tree, askedTargets(this.options))
    return this.#crawlers
  }
}

/** Editors do not count the byte order mark of a file. One that sends it as a character does. */
function linesOf(document: AnalyzedDocument | AnalyzedFile, encoding: PositionEncoding): Lines {
  if ('source' in document) return new Lines(document.source.text, encoding, false)
  return document.lines ?? new Lines(document.text, encoding)
}
