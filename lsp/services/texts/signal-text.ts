/** What a site speaks of with each signal (Cloudflare, Content Signals Policy; draft-ietf-aipref-vocab-08). */
export const SIGNAL_MEANINGS: Readonly<Record<string, string>> = {
  search: 'may pages be indexed for search, and shown as links with short excerpts',
  'ai-input': 'may pages be given to AI models as input, as for answers with sources',
  'ai-train': 'may AI models be trained or tuned on pages',
  'train-ai': 'may AI models be trained on pages',
  use: 'how much of a page may be used',
}
