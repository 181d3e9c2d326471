/** Texts in the order of their characters, where those that begin each other stand together. */
export class SortedTexts {
  readonly #texts: readonly string[]
  /** For each text, the shortest of all texts that begins it, itself included. */
  readonly #shortest: readonly string[]

  constructor(texts: readonly string[]) {
    this.#texts = [...texts].sort()
    // What begins a text stands before it, and so does all that stands between the two.
    let shortest = this.#texts[0] ?? ''
    this.#shortest = this.#texts.map(text => {
      if (!text.startsWith(shortest)) shortest = text
      return shortest
    })
  }

  /** Whether one of the texts begins this text, or is begun by it. */
  meet(text: string): boolean {
    return this.begin(text) || (this.#texts[this.#place(text)]?.startsWith(text) ?? false)
  }

  /** Whether one of the texts begins this text, or is equal to it. */
  begin(text: string): boolean {
    const place = this.#place(text)
    if (this.#texts[place] === text) return true
    const shortest = this.#shortest[place - 1]
    return shortest !== undefined && text.startsWith(shortest)
  }

  /** The place of the first text that does not stand before this one. */
  #place(text: string): number {
    let low = 0
    let high = this.#texts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#texts[middle] ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }
}
