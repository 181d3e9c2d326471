import {
  type DecorationOptions,
  type Disposable,
  l10n,
  OverviewRulerLane,
  type TextEditor,
  ThemeColor,
  window,
  workspace,
} from 'vscode'
import type {TestPathAnswer} from '../../../lsp/protocol.ts'
import {editorRange} from '../places.ts'

/** Marks the lines that decide about a path, with the crawlers that go by them. */
export class DecisionMarks implements Disposable {
  readonly #allowed = decorationOf('diffEditor.insertedLineBackground')
  readonly #denied = decorationOf('diffEditor.removedLineBackground')
  #editor: TextEditor | undefined
  /** What is changed may decide otherwise. */
  readonly #subscription = workspace.onDidChangeTextDocument(({document}) => {
    if (document === this.#editor?.document) this.clear()
  })

  show(editor: TextEditor, answers: readonly TestPathAnswer[]): void {
    this.clear()
    this.#editor = editor
    editor.setDecorations(this.#allowed, marksFor(answers.filter(({allowed}) => allowed)))
    editor.setDecorations(this.#denied, marksFor(answers.filter(({allowed}) => !allowed)))
  }

  clear(): void {
    this.#editor?.setDecorations(this.#allowed, [])
    this.#editor?.setDecorations(this.#denied, [])
    this.#editor = undefined
  }

  dispose(): void {
    for (const one of [this.#subscription, this.#allowed, this.#denied]) one.dispose()
  }
}

function decorationOf(backgroundColor: string) {
  return window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new ThemeColor(backgroundColor),
    overviewRulerColor: new ThemeColor('editorOverviewRuler.findMatchForeground'),
    overviewRulerLane: OverviewRulerLane.Full,
    // The words say what the colours say; those of comments would be hard to read on them.
    after: {color: new ThemeColor('editor.foreground'), fontStyle: 'italic', margin: '0 0 0 3ch'},
  })
}

/** One mark for each line, however many crawlers go by it. */
function marksFor(answers: readonly TestPathAnswer[]): DecorationOptions[] {
  const lines = new Map<number, {answer: TestPathAnswer; titles: string[]}>()
  for (const answer of answers) {
    const {rule, crawler} = answer
    if (rule === null) continue
    const known = lines.get(rule.line)
    if (known) known.titles.push(crawler.title)
    else lines.set(rule.line, {answer, titles: [crawler.title]})
  }
  return [...lines.values()].flatMap(({answer: {rule, allowed}, titles}) => {
    if (rule === null) return []
    const names = titles.join(', ')
    const contentText = allowed ? l10n.t('allowed for {0}', names) : l10n.t('denied for {0}', names)
    return {range: editorRange(rule), renderOptions: {after: {contentText}}}
  })
}
