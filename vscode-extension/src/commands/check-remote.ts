import {commands, l10n, window} from 'vscode'
import type {RetrieveResult} from '../../../lsp/protocol.ts'
import {withoutLinks} from '../messages.ts'
import type {Reports} from '../reports/reports.ts'
import type {Command} from './command.ts'
import {retrieve} from './retrieve.ts'

/** Fetches the robots.txt of a capsule or a site, and opens it read-only with its findings. */
export const checkRemote: Command = async tools => {
  const result = await retrieve(tools, l10n.t('Check Remote Capsule or Site'))
  if (result === undefined) return
  if (result.text === null) return showAnswer(tools.reports, result)
  const {finalUrl, text, findings} = result
  // Unlike `showTextDocument` it holds the document no longer than its tab.
  await commands.executeCommand('vscode.open', tools.served.add(finalUrl, text, findings), {preview: false})
  const problems = l10n.t('Show Problems')
  // The command ends here; the message may stay.
  window.showInformationMessage(withoutLinks(result.summary), problems).then(chosen => {
    if (chosen === problems) commands.executeCommand('workbench.actions.view.problems')
  })
}

/** What came of it where there is no file to show. */
export async function showAnswer(reports: Reports, {requestedUrl, summary, findings}: RetrieveResult) {
  const list = findings.map(
    ({severity, message, rule, docs}) => `- **${severity}** ${withoutLinks(message)} [${rule}](${docs})`,
  )
  await reports.show({
    title: l10n.t('Answer of {0}', requestedUrl),
    text: [withoutLinks(summary), '', ...list].join('\n').trim(),
  })
}
