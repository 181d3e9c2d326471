/** Texts of up to so many characters are hashed as a whole. */
const SHORT = 16

/**
 * Texts, each to be found by longer texts that hold it.
 *
 * Each one is hashed; of long ones the last characters, as many as the greatest power of two allows. Who looks for the
 * texts within a longer one rolls a hash of each such length over it, so that the time grows with the longer one's
 * length and with what is found, not with how many texts there are.
 */
export class PartIndex<Item> {
  readonly #bySize = new Map<number, Map<number, {readonly part: string; readonly item: Item}[]>>()

  /** Adds an item under a text, which is not empty. */
  add(part: string, item: Item): void {
    const size = part.length <= SHORT ? part.length : 1 << (31 - Math.clz32(part.length))
    const byHash = this.#bySize.get(size) ?? new Map<number, {part: string; item: Item}[]>()
    this.#bySize.set(size, byHash)
    let hash = 0
    for (let index = part.length - size; index < part.length; index++)
      hash = appended(hash, part.charCodeAt(index))
    const known = byHash.get(hash)
    if (known) known.push({part, item})
    else byHash.set(hash, [{part, item}])
  }

  /** The items whose texts stand in a longer one, each as often as that. */
  *within(text: string): Generator<Item> {
    for (const [size, byHash] of this.#bySize) {
      if (size > text.length) continue
      const gone = power(size)
      let hash = 0
      for (let index = 0; index < text.length; index++) {
        hash = appended(hash, text.charCodeAt(index))
        if (index >= size) hash = (hash - Math.imul(gone, text.charCodeAt(index - size))) | 0
        if (index < size - 1) continue
        for (const {part, item} of byHash.get(hash) ?? [])
          if (text.startsWith(part, index + 1 - part.length)) yield item
      }
    }
  }
}

const BASE = 0x01000193

function appended(hash: number, code: number): number {
  return (Math.imul(hash, BASE) + code) | 0
}

function power(exponent: number): number {
  let result = 1
  for (let count = 0; count < exponent; count++) result = Math.imul(result, BASE)
  return result
}
