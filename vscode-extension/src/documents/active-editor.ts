import {l10n, type TextEditor, type Uri, window} from 'vscode'
import {LANGUAGE} from '../identity.ts'

/** The editor with the keyboard, or the last one that had it, if it shows a robots.txt. */
export function activeEditor(): TextEditor | undefined {
  const editor = window.activeTextEditor
  return editor?.document.languageId === LANGUAGE ? editor : undefined
}

/**
 * The editor that a command is for; says so where there is none.
 *
 * @param uri of the document, where a code lens names it
 */
export async function editorForCommand(uri?: Uri): Promise<TextEditor | undefined> {
  const active = activeEditor()
  if (uri && active?.document.uri.toString() !== uri.toString()) return window.showTextDocument(uri)
  if (active === undefined) window.showInformationMessage(l10n.t('Open a robots.txt first.'))
  return active
}
