/** Hundreds of lines can have one fault; a few show which they are, and the fix shows all. */
const MOST_PLACES = 4

/** The places, or whatever has one, that a message for many lines points at beside its own, which is the first. */
export function furtherPlaces<Place>(places: readonly Place[]): readonly Place[] {
  return places.slice(1, 1 + MOST_PLACES)
}

/** The sentence that ends a message for many lines, with the blank before it; nothing for one line. */
export function furtherLines(count: number): string {
  if (count < 2) return ''
  return ` The same in ${count - 1} more ${count === 2 ? 'line' : 'lines'}.`
}
