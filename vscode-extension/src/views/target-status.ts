import {type Disposable, l10n, MarkdownString, StatusBarAlignment, window} from 'vscode'
import {targetsInWords} from '../targets.ts'
import type {ActiveAccess} from './active-access.ts'

/** The status bar's entry with the target in force; choosing it leads to the picker. */
export class TargetStatus implements Disposable {
  readonly #item = window.createStatusBarItem('robotslint.targets', StatusBarAlignment.Right, 100)
  readonly #subscription: Disposable

  constructor(access: ActiveAccess) {
    this.#item.name = l10n.t('Target crawlers of robots.txt')
    this.#item.command = 'robotslint.chooseTargets'
    this.#subscription = access.onDidChange(() => {
      const {current} = access
      if (current === undefined) return this.#item.hide()
      this.#item.text = `$(globe) robots.txt: ${current.targets.join(', ')}`
      this.#item.tooltip = new MarkdownString(
        `${targetsInWords(current)}\n\n${current.crawlers.map(({crawler}) => `- ${crawler.title}`).join('\n')}`,
      )
      this.#item.accessibilityInformation = {label: targetsInWords(current)}
      this.#item.show()
    })
  }

  dispose(): void {
    this.#subscription.dispose()
    this.#item.dispose()
  }
}
