import {l10n, type Uri, workspace} from 'vscode'
import {editorForCommand} from '../documents/active-editor.ts'
import {renderPolicies} from '../reports/policies.ts'
import {askForAgent} from './ask-for-agent.ts'
import type {Command} from './command.ts'

/** Asks for an agent, and lists the rules that hold for it, as each target crawler reads the file. */
export const showEffectivePolicy: Command = async ({server, reports}, ...given) => {
  const lens = server.readLens(given)
  const document = (await editorForCommand(lens.uri))?.document
  if (document === undefined) return
  const agent = lens.agent ?? (await askForAgent(document, l10n.t('Empty: whoever is not named.')))
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
  return agent === '' || agent === '*'
    ? l10n.t('Policy for agents without a group in {0}', file)
    : l10n.t('Policy for {0} in {1}', agent, file)
}
