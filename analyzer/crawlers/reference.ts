/** Where a fact about a crawler was read. */
export interface Reference {
  readonly title: string
  readonly url?: string
  /** When it was read or published, as far as known: `2026`, `2025-07-28`. */
  readonly date: string
}
