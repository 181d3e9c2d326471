import {
  ConfigurationTarget,
  l10n,
  type QuickPickItem,
  QuickPickItemKind,
  type Uri,
  window,
  workspace,
} from 'vscode'
import {SECTION} from '../identity.ts'
import {targetsInWords} from '../targets.ts'
import type {Command} from './command.ts'

interface TargetItem extends QuickPickItem {
  /** What the setting becomes; undefined removes it. */
  readonly targets: readonly string[] | undefined
}

/** Sets `robotslint.targets` for the folder or workspace of the file that is shown; for the user where there is none. */
export const chooseTargets: Command = async ({access, context}) => {
  const uri = access.current?.document.uri
  const configuration = workspace.getConfiguration(SECTION, uri)
  const chosen = await window.showQuickPick(targetItems(namesIn(context.extension.packageJSON)), {
    title: l10n.t('Who reads robots.txt?'),
    ...(access.current && {placeHolder: targetsInWords(access.current)}),
    matchOnDescription: true,
  })
  if (chosen === undefined) return
  await configuration.update('targets', chosen.targets, placeFor(uri))
}

/** Where the setting goes: no farther than needed. */
function placeFor(uri: Uri | undefined): ConfigurationTarget {
  const folders = workspace.workspaceFolders?.length ?? 0
  if (folders === 0) return ConfigurationTarget.Global
  // In a single folder the settings of the workspace are those of the folder.
  const isInOneOfMany = folders > 1 && uri !== undefined && workspace.getWorkspaceFolder(uri) !== undefined
  return isInOneOfMany ? ConfigurationTarget.WorkspaceFolder : ConfigurationTarget.Workspace
}

function targetItems(crawlers: readonly string[]): TargetItem[] {
  return [
    {
      label: l10n.t('Automatic'),
      description: l10n.t('the configuration file, a comment or the content of the file decides'),
      targets: undefined,
    },
    {label: l10n.t('Web'), description: l10n.t('RFC 9309, Google, Bing, Yandex'), targets: ['web']},
    {
      label: l10n.t('Gemini'),
      description: l10n.t('the companion specification and the crawlers of Geminispace'),
      targets: ['gemini'],
    },
    {
      label: l10n.t('Web and libraries'),
      description: l10n.t('also Python, Scrapy and the standard of 1994, which misread much'),
      targets: ['web', 'libraries'],
    },
    {label: l10n.t('Single crawlers'), kind: QuickPickItemKind.Separator, targets: undefined},
    ...crawlers.map(name => ({label: name, targets: [name]})),
  ]
}

/** The names that the setting allows, but those of sets. */
function namesIn(manifest: typeof import('../../package.json')): readonly string[] {
  const {items} = manifest.contributes.configuration.properties['robotslint.targets']
  return items.enum.filter(name => !['web', 'gemini', 'libraries'].includes(name))
}
