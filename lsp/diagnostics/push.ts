import type {PublishDiagnosticsParams} from 'vscode-languageserver'
import {type Clock, Debounce} from './debounce.ts'
import type {Delivery} from './delivery.ts'
import type {Diagnosed} from './diagnose-document.ts'

/**
 * Less than a person notices as a delay of its own, and more than there is between two keys; somebody who types on
 * and on sees what is wrong all the same.
 */
const PATIENCE = {quiet: 100, most: 400}

/** For a client that does not fetch them: they are sent to it. */
export class PushedDiagnostics implements Delivery {
  readonly #diagnose: (uri: string) => Promise<Diagnosed | undefined>
  readonly #send: (params: PublishDiagnosticsParams) => void
  readonly #fail: (error: unknown) => void
  readonly #debounce: Debounce

  /**
   * @param diagnose gives the diagnostics of a document as it is now; undefined where there are no new ones
   * @param fail takes faults that nobody waits for
   */
  constructor(
    diagnose: (uri: string) => Promise<Diagnosed | undefined>,
    send: (params: PublishDiagnosticsParams) => void,
    fail: (error: unknown) => void,
    clock: Clock,
  ) {
    this.#diagnose = diagnose
    this.#send = send
    this.#fail = fail
    this.#debounce = new Debounce(uri => this.#publish(uri).catch(fail), PATIENCE, clock)
  }

  opened(uri: string): Promise<void> {
    return this.#publish(uri)
  }

  changed(uri: string): void {
    this.#debounce.call(uri)
  }

  saved(uri: string): Promise<void> {
    return this.#publish(uri)
  }

  gone(uri: string): void {
    this.#debounce.cancel(uri)
    this.#send({uri, diagnostics: []})
  }

  async changedAll(uris: readonly string[]): Promise<void> {
    // A fault in one document is no reason to leave the others as they were.
    for (const uri of uris) await this.#publish(uri).catch(this.#fail)
  }

  /** The client is leaving. */
  stop(): void {
    this.#debounce.cancelAll()
  }

  async #publish(uri: string): Promise<void> {
    this.#debounce.cancel(uri)
    const diagnosed = await this.#diagnose(uri)
    // What came of an older text would be shown at the wrong places.
    if (!diagnosed?.isLatest()) return
    const {version, diagnostics} = diagnosed
    this.#send({uri: diagnosed.uri, version, diagnostics})
  }
}
