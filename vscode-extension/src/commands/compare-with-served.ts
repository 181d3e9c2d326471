import {commands, l10n, workspace} from 'vscode'
import {editorForCommand} from '../documents/active-editor.ts'
import {withoutLinks} from '../messages.ts'
import {renderChanges} from '../reports/access-changes.ts'
import {showAnswer} from './check-remote.ts'
import type {Command} from './command.ts'
import {retrieve} from './retrieve.ts'

/** Opens the served file and the one that is shown side by side, with the list of who gains or loses access. */
export const compareWithServed: Command = async tools => {
  const document = (await editorForCommand())?.document
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
  const uri = served.add(result.finalUrl, result.text, result.findings)
  await commands.executeCommand(
    'vscode.diff',
    uri,
    document.uri,
    l10n.t('{0} (served) ↔ {1}', new URL(result.finalUrl).host, file),
  )
  await reports.show(
    {
      title: l10n.t('Access when {0} replaces what is served', file),
      text: `${withoutLinks(result.summary)}\n\n${renderChanges(changes)}`,
      subject: document.uri,
    },
    {beside: true},
  )
}
