import {l10n} from 'vscode'
import type {EffectivePolicy} from '../../../lsp/protocol.ts'
import {renderTogether} from './together.ts'

/** The rules that hold for an agent, in Markdown. */
export function renderPolicies(policies: readonly EffectivePolicy[]): string {
  return renderTogether(policies.map(policy => [policy.crawler, renderPolicy(policy)]))
}

/** Texts longer than this do not move the line numbers of all others. */
const WIDEST = 60

function renderPolicy({by, agents, rules, furtherRules, ignored}: EffectivePolicy): string {
  if (ignored !== null) return ignored
  const head = HOLDING[by]()
  if (rules.length === 0) return `${head} ${l10n.t('No rule holds: it may fetch everything.')}`
  const lines = [...agents, ...rules].sort((a, b) => a.line - b.line)
  const width = Math.min(WIDEST, Math.max(...lines.map(({text}) => text.length)))
  const code = lines.map(({text, line}) => `${text.padEnd(width)}  # ${l10n.t('line {0}', line)}`)
  const more = furtherRules > 0 ? `\n\n${l10n.t('And {0} more rules.', furtherRules)}` : ''
  return `${head}\n\n\`\`\`robots-txt\n${code.join('\n')}\n\`\`\`${more}`
}

// Functions, since texts can be looked up only when the extension runs.
const HOLDING: Readonly<Record<EffectivePolicy['by'], () => string>> = {
  name: () => l10n.t('Groups that name it hold.'),
  default: () => l10n.t('No group names it, so those for everybody (`*`) hold.'),
  union: () => l10n.t('Groups that name it and those for everybody (`*`) hold together.'),
  all: () => l10n.t('The groups of everybody hold.'),
  none: () => l10n.t('No group holds for it.'),
}
