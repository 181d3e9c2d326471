/**
 * The literal beginnings of patterns, sorted, so that everything that begins with one of them stands in one row
 * behind it.
 */
export class Beginnings {
  /** Each once, in the order of code units. */
  readonly texts: readonly string[]
  /** For each beginning, the index of the longest other one that it begins with, or -1. */
  readonly parents: Int32Array
  /** For each beginning, the index behind the last one that begins with it. */
  readonly ends: Int32Array
  readonly #indexes = new Map<string, number>()

  constructor(texts: Iterable<string>) {
    this.texts = [...new Set(texts)].sort()
    const count = this.texts.length
    this.parents = new Int32Array(count)
    this.ends = new Int32Array(count)
    const open: number[] = []
    for (const [index, text] of this.texts.entries()) {
      this.#indexes.set(text, index)
      this.#close(open, index, text)
      this.parents[index] = open.at(-1) ?? -1
      open.push(index)
    }
    for (const index of open) this.ends[index] = count
  }

  /** The place of a beginning in the order; -1 for another text. */
  indexOf(text: string): number {
    return this.#indexes.get(text) ?? -1
  }

  /** Whether some beginning begins with a text, or is it. */
  haveBeginning(text: string): boolean {
    let low = 0
    let high = this.texts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.texts[middle] ?? '') < text) low = middle + 1
      else high = middle
    }
    return this.texts[low]?.startsWith(text) ?? false
  }

  /** Takes from the open beginnings those that a text does not begin with. */
  #close(open: number[], index: number, text: string): void {
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      if (text.startsWith(this.texts[last] ?? '')) return
      this.ends[last] = index
      open.pop()
    }
  }
}
