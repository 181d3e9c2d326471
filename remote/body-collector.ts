/** Keeps the bytes of a body up to a limit. */
export class BodyCollector {
  readonly limit: number
  readonly #chunks: Uint8Array[] = []
  #length = 0
  #exceeded = false

  constructor(limit: number) {
    this.limit = limit
  }

  /** Number of bytes kept. */
  get length(): number {
    return this.#length
  }

  /** Whether there was more than the limit. */
  get exceeded(): boolean {
    return this.#exceeded
  }

  add(chunk: Uint8Array): void {
    const kept = chunk.subarray(0, this.limit - this.#length)
    this.#exceeded ||= kept.length < chunk.length
    if (kept.length === 0) return
    this.#chunks.push(kept)
    this.#length += kept.length
  }

  /** All bytes kept, in a buffer of their own. */
  bytes(): Uint8Array {
    const all = new Uint8Array(this.#length)
    let offset = 0
    for (const chunk of this.#chunks) {
      all.set(chunk, offset)
      offset += chunk.length
    }
    return all
  }
}
