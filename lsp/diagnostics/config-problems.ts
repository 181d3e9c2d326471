import {type Diagnostic, DiagnosticSeverity, type PublishDiagnosticsParams} from 'vscode-languageserver'
import type {ConfigProblem} from '../../analyzer/config/json.ts'
import {Lines} from '../documents/lines.ts'
import type {PositionEncoding} from '../documents/position-encoding.ts'
import type {BrokenConfig} from '../host.ts'
import {SOURCE} from '../services/diagnostics.ts'

/** Said in place of mistakes that the client tells. */
const SILENCED = 'No robots.txt that this configuration is for is checked until its mistakes are mended.'

/** Shows what is wrong with configurations, on the configurations themselves, for as long as it is. */
export class ConfigProblems {
  readonly #send: (params: PublishDiagnosticsParams) => void
  readonly #encoding: PositionEncoding
  readonly #validated: readonly string[]
  /** By the URI of the file that is wrong. */
  readonly #shown = new Map<string, BrokenConfig>()

  /** @param validated names of files that the client holds against the schema itself */
  constructor(
    send: (params: PublishDiagnosticsParams) => void,
    encoding: PositionEncoding,
    validated: readonly string[] = [],
  ) {
    this.#send = send
    this.#encoding = encoding
    this.#validated = validated
  }

  show(uri: string, config: BrokenConfig): void {
    if (this.#shown.get(uri) === config) return
    this.#shown.set(uri, config)
    const lines = new Lines(config.text, this.#encoding)
    const diagnostics = this.#problemsToTell(uri, config.problems).map(
      ({message, place}): Diagnostic => ({
        range: lines.rangeOf(place),
        severity: DiagnosticSeverity.Error,
        source: SOURCE,
        message,
      }),
    )
    this.#send({uri, diagnostics})
  }

  /** The client shows what the schema says on the file itself while it is open; what follows from it, only we know. */
  #problemsToTell(uri: string, problems: readonly ConfigProblem[]): readonly ConfigProblem[] {
    const told = this.#validated.some(name => uri.endsWith(`/${name}`))
      ? problems.find(({isBeyondSchema}) => !isBeyondSchema)
      : undefined
    if (told === undefined) return problems
    return [{message: SILENCED, place: told.place}, ...problems.filter(({isBeyondSchema}) => isBeyondSchema)]
  }

  /** Takes away those of all other files. */
  keepOnly(uris: ReadonlySet<string>): void {
    for (const uri of this.#shown.keys()) {
      if (uris.has(uri)) continue
      this.#shown.delete(uri)
      this.#send({uri, diagnostics: []})
    }
  }

  get areShown(): boolean {
    return this.#shown.size > 0
  }
}
