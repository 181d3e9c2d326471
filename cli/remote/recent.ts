/** Remembers the last words of a stream, so many that repetitions are rare and memory stays bounded. */
export class Recent {
  readonly #words = new Set<string>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** @returns whether the word is new */
  add(word: string): boolean {
    const isNew = !this.#words.delete(word)
    this.#words.add(word)
    const [oldest] = this.#words
    if (this.#words.size > this.#most && oldest !== undefined) this.#words.delete(oldest)
    return isNew
  }
}
