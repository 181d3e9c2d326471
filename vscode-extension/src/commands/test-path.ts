import {l10n, type QuickPickItem, type TextEditor, TextEditorRevealType, window} from 'vscode'
import type {TestPathAnswer} from '../../../lsp/protocol.ts'
import {editorForCommand} from '../documents/active-editor.ts'
import {editorRange} from '../places.ts'
import {askForAgent} from './ask-for-agent.ts'
import type {Command} from './command.ts'

interface AnswerItem extends QuickPickItem {
  readonly answer: TestPathAnswer
}

/** Asks for a path and an agent, and shows the answer of every crawler, with the deciding lines marked in the file. */
export const testPath: Command = async ({server, marks}, ...given) => {
  const lens = server.readLens(given)
  const editor = await editorForCommand(lens.uri)
  if (editor === undefined) return
  const path = await askForPath()
  if (path === undefined) return
  const agent =
    lens.agent ?? (await askForAgent(editor.document, l10n.t('Empty: each crawler asks by its own names.')))
  if (agent === undefined) return
  const {answers} = await server.ask('robotslint/testPath', {
    textDocument: server.identifierOf(editor.document),
    path,
    ...(agent !== '' && {agent}),
  })
  marks.show(editor, answers)
  await showAnswers(editor, {path, agent}, answers)
}

let lastPath = '/'

async function askForPath(): Promise<string | undefined> {
  const path = await window.showInputBox({
    title: l10n.t('Test a Path'),
    prompt: l10n.t('A path such as /private/ or a whole URL; everything before the path is left out.'),
    value: lastPath,
    validateInput: value => (value.trim() === '' ? l10n.t('Name a path, such as /private/') : undefined),
  })
  if (path !== undefined) lastPath = path.trim()
  return path?.trim()
}

/** A list to walk through by keyboard: the line behind each answer comes into view. */
async function showAnswers(
  editor: TextEditor,
  {path, agent}: {readonly path: string; readonly agent: string},
  answers: readonly TestPathAnswer[],
): Promise<void> {
  const chosen = await window.showQuickPick(
    answers.map(answer => toItem(answer, agent)),
    {
      title: agent === '' ? path : l10n.t('{0} for {1}', path, agent),
      placeHolder: l10n.t('Choose an answer to go to the line that decides'),
      matchOnDescription: true,
      matchOnDetail: true,
      onDidSelectItem: (item: AnswerItem) => reveal(editor, item.answer),
    },
  )
  const range = chosen?.answer.rule && editorRange(chosen.answer.rule)
  if (range)
    await window.showTextDocument(editor.document, {selection: range, viewColumn: editor.viewColumn ?? 1})
}

function toItem(answer: TestPathAnswer, asked: string): AnswerItem {
  const {crawler, agent, allowed, rule, why} = answer
  const verdict = allowed ? l10n.t('allowed') : l10n.t('denied')
  return {
    label: `$(${allowed ? 'check' : 'circle-slash'}) ${crawler.title}: ${verdict}`,
    description: rule ? l10n.t('line {0}: {1}', rule.line, rule.text) : '',
    detail: asked === '' ? `${agent}: ${why}` : why,
    answer,
  }
}

function reveal(editor: TextEditor, {rule}: TestPathAnswer): void {
  if (rule) editor.revealRange(editorRange(rule), TextEditorRevealType.InCenterIfOutsideViewport)
}
