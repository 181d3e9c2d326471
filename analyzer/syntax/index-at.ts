/** The index of the last item that starts at an offset or before it; 0 where none does. Items stand in their order. */
export function indexAt(items: readonly {readonly start: number}[], offset: number): number {
  let low = 0
  let high = items.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((items[middle]?.start ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
