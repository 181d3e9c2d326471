import type {CrawlerName} from '../../../lsp/protocol.ts'

/**
 * Sections of a report, one for all crawlers of which there is the same to say.
 *
 * @param entries crawlers, in the order of their sections, and what there is to say
 */
export function renderTogether(entries: Iterable<readonly [CrawlerName, string]>): string {
  const titles = new Map<string, string[]>()
  for (const [{title}, text] of entries) titles.set(text, [...(titles.get(text) ?? []), title])
  return [...titles].map(([text, names]) => `## ${names.join(', ')}\n\n${text}`).join('\n\n')
}
