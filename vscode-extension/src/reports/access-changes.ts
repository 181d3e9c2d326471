import {l10n} from 'vscode'
import type {AccessChange, AccessDecision, CrawlerName} from '../../../lsp/protocol.ts'
import {renderTogether} from './together.ts'

/** Who gains or loses access when one file replaces the one that is served, in Markdown. */
export function renderChanges(changes: readonly AccessChange[]): string {
  if (changes.length === 0) return l10n.t('Nobody gains or loses access.')
  const byCrawler = new Map<string, [CrawlerName, string]>()
  for (const change of changes) {
    const known = byCrawler.get(change.crawler.id)
    const text = renderChange(change)
    byCrawler.set(change.crawler.id, [change.crawler, known ? `${known[1]}\n${text}` : text])
  }
  return renderTogether(byCrawler.values())
}

function renderChange({agents, path, before, after}: AccessChange): string {
  const names = agents.map(agent => (agent === '*' ? l10n.t('everybody who is not named') : agent)).join(', ')
  const head = after.allowed
    ? l10n.t('{0} may now fetch `{1}`', names, path)
    : l10n.t('{0} may no longer fetch `{1}`', names, path)
  // "row" where it is no line of the file that the links of the report lead to.
  return [
    `- ${head}`,
    `  - ${l10n.t(
      'served: {0}',
      settledBy(before, line => l10n.t('row {0}', line)),
    )}`,
    `  - ${l10n.t(
      'yours: {0}',
      settledBy(after, line => l10n.t('line {0}', line)),
    )}`,
  ].join('\n')
}

function settledBy({line, rule, why}: AccessDecision, placeOf: (line: number) => string): string {
  return line === null || rule === null ? why : `${placeOf(line)}, \`${rule}\``
}
