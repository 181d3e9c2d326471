import {l10n, type Uri, workspace} from 'vscode'
import type {EffectivePolicy} from '../../../lsp/protocol.ts'
import {editorForCommand} from '../documents/active-editor.ts'
import {askForAgent} from './ask-for-agent.ts'
import type {Command} from './command.ts'

/** Asks for an agent, and lists the rules that hold for it, as each target crawler reads the file. */
export const showEffectivePolicy: Command = async ({server, reports}) => {
  const document = editorForCommand()?.document
  if (document === undefined) return
  const agent = await askForAgent(document, l10n.t('Empty: whoever is not named.'))
  if (agent === undefined) return
  const {crawlers} = await server.ask('robotslint/effectivePolicy', {
    textDocument: server.identifierOf(document),
    agent: agent === '' ? '*' : agent,
  })
  await reports.show({
    title: titleFor(agent, document.uri),
    text: renderPolicies(crawlers),
    subject: document.uri,
  })
}

function titleFor(agent: string, uri: Uri): string {
  const file = workspace.asRelativePath(uri)
  return agent === ''
    ? l10n.t('Policy for agents without a group in {0}', file)
    : l10n.t('Policy for {0} in {1}', agent, file)
}

/** Crawlers that read the file in the same way stand together. */
export function renderPolicies(policies: readonly EffectivePolicy[]): string {
  const titles = new Map<string, string[]>()
  for (const policy of policies) {
    const text = renderPolicy(policy)
    titles.set(text, [...(titles.get(text) ?? []), policy.crawler.title])
  }
  return [...titles].map(([text, names]) => `## ${names.join(', ')}\n\n${text}`).join('\n\n')
}

function renderPolicy({by, agents, rules, ignored}: EffectivePolicy): string {
  if (ignored !== null) return ignored
  const head = HOLDING[by]()
  if (rules.length === 0) return `${head} ${l10n.t('No rule holds: it may fetch everything.')}`
  const lines = [...agents, ...rules].sort((a, b) => a.line - b.line)
  const width = Math.min(60, Math.max(...lines.map(({text}) => text.length)))
  const code = lines.map(({text, line}) => `${text.padEnd(width)}  # ${l10n.t('line {0}', line)}`)
  return `${head}\n\n\`\`\`robots-txt\n${code.join('\n')}\n\`\`\``
}

const HOLDING: Readonly<Record<EffectivePolicy['by'], () => string>> = {
  name: () => l10n.t('Groups that name it hold.'),
  default: () => l10n.t('No group names it, so those for everybody (`*`) hold.'),
  union: () => l10n.t('Groups that name it and those for everybody (`*`) hold together.'),
  all: () => l10n.t('The groups of everybody hold.'),
  none: () => l10n.t('No group holds for it.'),
}
