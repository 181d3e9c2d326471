import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {serveVsCode, type VsCodeForTheWeb} from './vscode-web.ts'
import {Workbench} from './workbench.ts'

const BAD = 'User-agent: *\nDissallow: /private/\nDisallow: /search\nDisallow: /search/results\n'

describe('the extension in VS Code for the Web', () => {
  const files: Record<string, string> = {'/folder/bad.robots.txt': BAD, '/folder/other.txt': ''}
  let vscode: VsCodeForTheWeb
  let workbench: Workbench

  beforeAll(async () => {
    vscode = await serveVsCode(files)
    workbench = await Workbench.open(vscode.url)
  })
  afterAll(async () => {
    await workbench?.close()
    vscode?.close()
  })
  beforeEach(() => workbench.reset())
  afterEach(async ({task}) => {
    if (task.result?.state !== 'fail') return
    await workbench.screenshot(`web-failed-${task.name.replaceAll(/\W+/g, '-')}`)
    console.log(workbench.consoleLog)
  })

  test('shows findings in the editor and under Problems', async () => {
    await workbench.openFile('bad.robots.txt')
    await workbench.squiggle('error').waitFor()
    await workbench.squiggle('info').waitFor()
    const problems = await workbench.problems()
    await problems.filter({hasText: 'misspelled-directive'}).waitFor()
    await problems.filter({hasText: 'overlapping-path'}).waitFor()
    await workbench.screenshot('web-problems')
  })

  test('applies a quick fix by keyboard, and saves', async () => {
    await workbench.openFile('bad.robots.txt')
    await workbench.goTo(2, 3)
    await workbench.quickFix('Write `Disallow`')
    await workbench.squiggle('error').waitFor({state: 'detached'})
    await workbench.press('Control+S')
    await expect.poll(() => files['/folder/bad.robots.txt']).toBe(BAD.replace('Dissallow', 'Disallow'))
  })

  test('explains what is under the cursor, and shows lenses and crawlers', async () => {
    await workbench.openFile('bad.robots.txt')
    await workbench.lens('Test a path…').waitFor()
    await workbench.goTo(3, 3)
    await workbench.command('Show or Focus Hover')
    await workbench.hover('Disallow').waitFor()
    await workbench.command('Explorer: Focus on Crawlers View')
    await workbench.viewRow('Crawlers', 'Google').waitFor()
    await workbench.screenshot('web-crawlers')
  })

  test('says why it cannot fetch', async () => {
    await workbench.command('robotslint: Check Remote Capsule or Site')
    await workbench.dialog('VS Code in a browser cannot fetch').waitFor()
    await workbench.screenshot('web-cannot-fetch')
    await workbench.press('Escape')
  })

  test('asks for nothing that is not there', () => {
    expect([...vscode.missing].filter(path => path.startsWith('/robotslint/'))).toEqual([])
  })
})
