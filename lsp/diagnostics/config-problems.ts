import {type Diagnostic, DiagnosticSeverity, type PublishDiagnosticsParams} from 'vscode-languageserver'
import {Lines} from '../documents/lines.ts'
import type {PositionEncoding} from '../documents/position-encoding.ts'
import type {BrokenConfig} from '../host.ts'
import {SOURCE} from '../services/diagnostics.ts'

/** Shows what is wrong with configurations, on the configurations themselves, for as long as it is. */
export class ConfigProblems {
  readonly #send: (params: PublishDiagnosticsParams) => void
  readonly #encoding: PositionEncoding
  /** By the URI of the file that is wrong. */
  readonly #shown = new Map<string, BrokenConfig>()

  constructor(send: (params: PublishDiagnosticsParams) => void, encoding: PositionEncoding) {
    this.#send = send
    this.#encoding = encoding
  }

  show(uri: string, config: BrokenConfig): void {
    if (this.#shown.get(uri) === config) return
    this.#shown.set(uri, config)
    const lines = new Lines(config.text, this.#encoding)
    const diagnostics = config.problems.map(
      ({message, place}): Diagnostic => ({
        range: lines.rangeOf(place),
        severity: DiagnosticSeverity.Error,
        source: SOURCE,
        message,
      }),
    )
    this.#send({uri, diagnostics})
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
