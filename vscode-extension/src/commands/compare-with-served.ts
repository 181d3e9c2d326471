import {commands, l10n, workspace} from 'vscode'
import type {AccessChange, AccessDecision} from '../../../lsp/protocol.ts'
import {editorForCommand} from '../documents/active-editor.ts'
import {showAnswer} from './check-remote.ts'
import type {Command} from './command.ts'
import {retrieve} from './retrieve.ts'

/** Opens the served file and the one that is shown side by side, with the list of who gains or loses access. */
export const compareWithServed: Command = async tools => {
  const document = editorForCommand()?.document
  if (document === undefined) return
  const {access, server, served, reports} = tools
  const result = await retrieve(tools, l10n.t('Compare with Served File'))
  if (result === undefined) return
  if (result.text === null) return showAnswer(reports, result)
  const {changes} = await server.ask('robotslint/compare', {
    before: result.text,
    after: document.getText(),
    ...(access.current?.document === document && {targets: access.current.targets}),
  })
  const file = workspace.asRelativePath(document.uri)
  const {uri} = await served.open(result, result.text)
  await commands.executeCommand(
    'vscode.diff',
    uri,
    document.uri,
    l10n.t('{0} (served) ↔ {1}', result.finalUrl, file),
  )
  await reports.show(
    {
      title: l10n.t('Access when {0} replaces what is served', file),
      text: `${result.summary}\n\n${renderChanges(changes)}`,
      subject: document.uri,
    },
    {beside: true},
  )
}

/** Crawlers with the same changes stand together. */
export function renderChanges(changes: readonly AccessChange[]): string {
  if (changes.length === 0) return l10n.t('Nobody gains or loses access.')
  const texts = new Map<string, string[]>()
  for (const change of changes)
    texts.set(change.crawler.title, [...(texts.get(change.crawler.title) ?? []), renderChange(change)])
  const titles = new Map<string, string[]>()
  for (const [title, list] of texts)
    titles.set(list.join('\n'), [...(titles.get(list.join('\n')) ?? []), title])
  return [...titles].map(([text, names]) => `## ${names.join(', ')}\n\n${text}`).join('\n\n')
}

function renderChange({agents, path, before, after}: AccessChange): string {
  const names = agents.map(agent => (agent === '*' ? l10n.t('everybody who is not named') : agent)).join(', ')
  const head = after.allowed
    ? l10n.t('{0} may now fetch `{1}`', names, path)
    : l10n.t('{0} may no longer fetch `{1}`', names, path)
  // "row" where it is not a line of the file that the links of the report lead to.
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
