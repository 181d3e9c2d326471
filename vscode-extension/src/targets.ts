import {l10n} from 'vscode'
import type {CrawlersResult} from '../../lsp/protocol.ts'

/** Who the file is read for, and who said so. */
export function targetsInWords({targets, targetsFrom}: CrawlersResult): string {
  return l10n.t('For {0}, {1}', targets.join(', '), ORIGINS[targetsFrom]())
}

// Functions, since texts can be looked up only when the extension runs.
const ORIGINS: Readonly<Record<CrawlersResult['targetsFrom'], () => string>> = {
  setting: () => l10n.t('by the setting robotslint.targets'),
  configuration: () => l10n.t('by the configuration file'),
  address: () => l10n.t('by its address'),
  comment: () => l10n.t('by a comment in the file'),
  content: () => l10n.t('judged by its content'),
}
