import {l10n, type TextEditor, window} from 'vscode'
import {LANGUAGE} from '../identity.ts'

/** The editor with the keyboard, or the last one that had it, if it shows a robots.txt. */
export function activeEditor(): TextEditor | undefined {
  const editor = window.activeTextEditor
  return editor?.document.languageId === LANGUAGE ? editor : undefined
}

/** The same for a command, which says why it does nothing. */
export function editorForCommand(): TextEditor | undefined {
  const editor = activeEditor()
  if (editor === undefined) window.showInformationMessage(l10n.t('Open a robots.txt first.'))
  return editor
}
