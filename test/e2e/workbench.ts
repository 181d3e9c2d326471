import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import {env} from 'node:process'
import {type Browser, chromium, type Locator, type Page} from 'playwright-core'

const SHOTS = join(import.meta.dirname, 'shots')

/** A VS Code in a headless browser, used as a person uses it: by keyboard, and by what is on the screen. */
export class Workbench {
  readonly page: Page
  readonly #browser: Browser
  readonly #log: string[]

  private constructor(browser: Browser, page: Page, log: string[]) {
    this.#browser = browser
    this.page = page
    this.#log = log
  }

  /** @param url where a VS Code is served */
  static async open(url: string): Promise<Workbench> {
    const browser = await chromium.launch({
      executablePath: env.CHROMIUM ?? '/usr/bin/chromium',
      // Tests run as root in containers.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    })
    const page = await browser.newPage({viewport: {width: 1280, height: 800}})
    const log: string[] = []
    page.on('console', message => log.push(`[${message.type()}] ${message.text()}`))
    page.on('pageerror', error => log.push(`[error] ${error.message}`))
    page.setDefaultTimeout(20_000)
    const workbench = new Workbench(browser, page, log)
    await page.goto(url)
    // The folder is there only when the file system is.
    await page.waitForSelector('.explorer-folders-view .monaco-list-row')
    return workbench
  }

  close(): Promise<void> {
    return this.#browser.close()
  }

  /** What the browser's console said last, to be read when a test fails. */
  get consoleLog(): string {
    return this.#log.slice(-30).join('\n')
  }

  async screenshot(name: string): Promise<void> {
    await mkdir(SHOTS, {recursive: true})
    await this.page.screenshot({path: join(SHOTS, `${name}.png`)})
  }

  /** @param name of a file in the workspace folder */
  async openFile(name: string): Promise<void> {
    await this.page.locator('.explorer-folders-view .label-name').getByText(name, {exact: true}).dblclick()
    // It would bring up where the file lies.
    await this.page.mouse.move(0, 0)
    await this.page.locator(`.tab.active[data-resource-name="${name}"]`).waitFor()
    await this.#focusEditor()
  }

  /** Closes what earlier tests have opened, without saving. */
  async reset(): Promise<void> {
    await this.press('Escape')
    await this.command('Notifications: Clear All Notifications')
    while ((await this.page.locator('.tab').count()) > 0) {
      await this.command('View: Revert and Close Editor')
      await this.page.waitForTimeout(50)
    }
  }

  /** Runs a command by its title in the command palette. */
  async command(title: string): Promise<void> {
    await this.press('F1')
    await this.type(title)
    await this.page
      .locator('.quick-input-widget:visible .monaco-list-row.focused', {hasText: title})
      .waitFor()
    await this.press('Enter')
  }

  /** Types into the input that has opened, and confirms. */
  async answer(text: string): Promise<void> {
    await this.type(text)
    await this.press('Enter')
  }

  /** Replaces what stands in the input that is open. */
  async type(text: string): Promise<void> {
    const input = this.page.locator('.quick-input-widget:visible input[type=text]')
    await input.waitFor()
    if (text.startsWith('>') || !(await input.inputValue()).startsWith('>')) return input.fill(text)
    return input.fill(`>${text}`)
  }

  /** A row of the list that is open. */
  row(text: string): Locator {
    return this.page.locator('.quick-input-widget:visible .monaco-list-row', {hasText: text}).first()
  }

  /** @returns the texts of the list that is open */
  async rows(): Promise<readonly string[]> {
    await this.page.locator('.quick-input-widget:visible .monaco-list-row').first().waitFor()
    return textsOf(this.page.locator('.quick-input-widget:visible .monaco-list-row'))
  }

  /** The title of the input that is open. */
  inputTitle(text: string): Locator {
    return this.page.locator('.quick-input-widget:visible .quick-input-title', {hasText: text})
  }

  squiggle(severity: 'error' | 'warning' | 'info'): Locator {
    return this.editor.locator(`.squiggly-${severity}`).first()
  }

  /** The editor that was used last. */
  get editor(): Locator {
    return this.page.locator('.editor-group-container.active .monaco-editor').first()
  }

  /** A line that is on the screen, in any editor. */
  line(text: string | RegExp): Locator {
    return this.page.locator('.editor-group-container .view-line', {hasText: text}).first()
  }

  /** What decorations add to the lines that are on the screen: the texts of pseudo-elements. */
  decorationTexts(): Promise<readonly string[]> {
    return this.editor.evaluate(editor =>
      [...editor.querySelectorAll('.view-line span')]
        .map(piece => getComputedStyle(piece, '::after').content)
        .filter(content => content !== 'none')
        .map(content => content.replaceAll(/^"|"$/g, '').replaceAll('\u00A0', ' ')),
    )
  }

  tab(text: string | RegExp): Locator {
    return this.page.locator('.tab', {hasText: text}).first()
  }

  /** Opens the Problems panel. */
  async problems(): Promise<Locator> {
    await this.command('View: Focus Problems')
    return this.page.locator('.markers-panel .monaco-list-row')
  }

  /** Goes to a place in the editor. Both count from 1. */
  async goTo(line: number, column: number): Promise<void> {
    await this.#focusEditor()
    await this.press('Control+G')
    await this.answer(`:${line}:${column}`)
  }

  /** Applies a quick fix at the cursor, by keyboard: an overlay swallows clicks on the menu. */
  async quickFix(title: string): Promise<void> {
    await this.press('Control+.')
    const rows = this.page.locator('.action-widget .monaco-list-row')
    await rows.filter({hasText: title}).first().waitFor()
    const focused = this.page.locator('.action-widget .monaco-list-row.focused')
    for (let count = await rows.count(); count > 0; count--) {
      if (plain((await focused.allInnerTexts()).join()).includes(title)) break
      await this.press('ArrowDown')
    }
    await this.press('Enter')
  }

  /** What is shown about the place under the cursor. */
  hover(text: string): Locator {
    return this.page.locator('.monaco-hover:visible', {hasText: text}).first()
  }

  /** A line between the lines, which can be clicked. */
  lens(text: string): Locator {
    return this.editor.locator('.codelens-decoration a', {hasText: text}).first()
  }

  suggestion(text: string): Locator {
    return this.page.locator('.suggest-widget:visible .monaco-list-row', {hasText: text}).first()
  }

  /** A message that must be answered first. */
  dialog(text: string | RegExp): Locator {
    return this.page.locator('.monaco-dialog-box', {hasText: text})
  }

  /** The output panel, if it shows the channel. */
  outputChannel(name: string): Locator {
    return this.page.locator('.panel .monaco-select-box, .panel select', {hasText: name}).first()
  }

  statusItem(text: string | RegExp): Locator {
    return this.page.locator('.statusbar-item', {hasText: text}).first()
  }

  /** A row of a view in the side bar. */
  viewRow(view: string, text: string | RegExp): Locator {
    return this.page
      .locator(`.pane:has(.pane-header:has-text("${view}")) .monaco-list-row`, {hasText: text})
      .first()
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key)
  }

  async #focusEditor(): Promise<void> {
    await this.page.locator('.editor-group-container.active .monaco-editor').first().waitFor()
    await this.command('View: Focus Active Editor Group')
    await this.page.locator('.editor-group-container.active .monaco-editor.focused').waitFor()
  }
}

async function textsOf(rows: Locator): Promise<readonly string[]> {
  return (await rows.allInnerTexts()).map(text => plain(text).replace(/\s+/g, ' ').trim())
}

/** The editor shows every space as a no-break space. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}
