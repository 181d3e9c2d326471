/** A test for a robots.txt: whether somebody may fetch something. */
export interface Expectation {
  /** A crawler, or the roles of one Gemini bot. */
  readonly agent: string | readonly string[]
  /** An absolute URL, or a path. */
  readonly url: string
  readonly allowed: boolean
  /** A target: whose reading decides. */
  readonly as?: string
}
