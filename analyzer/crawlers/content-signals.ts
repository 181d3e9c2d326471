/**
 * What each key of a `Content-Signal` may say. An absent key neither grants nor denies.
 *
 * Authority: Cloudflare, Content Signals Policy, 2025-09.
 */
export const SIGNALS: Readonly<Record<string, readonly string[]>> = {
  search: ['yes', 'no'],
  'ai-input': ['yes', 'no'],
  'ai-train': ['yes', 'no'],
  use: ['immediate', 'reference', 'full'],
}

/** The labels of a `Content-Usage` (draft-ietf-aipref-vocab-08) and their values; all letters count by case. */
export const USAGES: Readonly<Record<string, readonly string[]>> = {
  'train-ai': ['y', 'n'],
  search: ['y', 'n'],
}

/** What the keys of a directive with signals may say; undefined for other directives, in lower case. */
export function vocabularyOf(directive: string): typeof SIGNALS | undefined {
  if (directive === 'content-signal') return SIGNALS
  return directive === 'content-usage' ? USAGES : undefined
}
