import {l10n, type TextDocument, window} from 'vscode'

/**
 * Asks for the name of a crawler.
 *
 * @param prompt says what an empty name means
 * @returns undefined where the user gives up
 */
export async function askForAgent(document: TextDocument, prompt: string): Promise<string | undefined> {
  const agent = await window.showInputBox({
    title: l10n.t('For Which Agent?'),
    prompt: l10n.t(
      '{0} A name, a User-Agent header, or roles of a Gemini bot with commas between them.',
      prompt,
    ),
    placeHolder: l10n.t('such as {0}', exampleFrom(document)),
  })
  return agent?.trim()
}

/** The first name in the file, since it is about somebody that the file treats. */
function exampleFrom(document: TextDocument): string {
  return /^\s*user-agent\s*:\s*([^\s#*]+)/im.exec(document.getText())?.[1] ?? 'Googlebot'
}
