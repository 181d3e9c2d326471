/** How diagnostics reach the client. Documents are named as the client spells them. */
export interface Delivery {
  opened(uri: string): Promise<void>
  changed(uri: string): void
  /** The document was saved, and is linted at no other time. */
  saved(uri: string): Promise<void>
  /** The document was closed, or its file is no more. */
  gone(uri: string): void
  /** All of them may have changed. */
  changedAll(uris: readonly string[]): Promise<void>
}

/** For a client that fetches them: it only has to be told where it could not know that it should. */
export class PulledDiagnostics implements Delivery {
  readonly #refresh: () => void

  constructor(refresh: () => void) {
    this.#refresh = refresh
  }

  async opened(): Promise<void> {}

  changed(): void {}

  async saved(): Promise<void> {
    this.#refresh()
  }

  gone(): void {}

  async changedAll(): Promise<void> {
    this.#refresh()
  }
}
