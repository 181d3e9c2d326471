import {readFile, rm, writeFile} from 'node:fs/promises'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join, resolve} from 'node:path'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {startCapsule} from '../remote/fixtures/servers.ts'
import {type CodeServer, startCodeServer} from './code-server.ts'
import {Workbench} from './workbench.ts'

const VSIX = resolve('vscode-extension/robotslint.vsix')

const BAD = 'User-agent: *\nDissallow: /private/\nDisallow: /search\nDisallow: /search/results\n'
const GOOD = 'User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /\n'

describe('the packed extension', () => {
  const files = {
    'fix.robots.txt': BAD,
    'fix-all.robots.txt': BAD,
    'good.robots.txt': GOOD,
    'covered.robots.txt': 'User-agent: *\nDisallow: /search\nDisallow: /search/results\n',
    'empty.robots.txt': '',
    'closed.robots.txt': 'User-agent: *\nDisallow: drafts/\n',
    'robots.txt': GOOD,
  }
  let server: CodeServer
  let workbench: Workbench

  beforeAll(async () => {
    server = await startCodeServer(VSIX, files)
    workbench = await Workbench.open(server.url)
  })
  afterAll(async () => {
    await workbench?.close()
    await server?.close()
  })
  beforeEach(() => workbench.reset())
  afterEach(async ({task}) => {
    if (task.result?.state !== 'fail') return
    await workbench.screenshot(`desktop-failed-${task.name.replaceAll(/\W+/g, '-')}`)
    console.log(workbench.consoleLog)
  })

  const saved = (name: string) => readFile(join(server.folder, name), 'utf8')

  test('shows findings in the editor and under Problems', async () => {
    await workbench.openFile('fix.robots.txt')
    await workbench.squiggle('error').waitFor()
    const problems = await workbench.problems()
    await problems.filter({hasText: 'misspelled-directive'}).waitFor()
    await problems.filter({hasText: 'overlapping-path'}).waitFor()
    await workbench.screenshot('desktop-problems')
  })

  test('applies a quick fix by keyboard, and saves', async () => {
    await workbench.openFile('fix.robots.txt')
    await workbench.squiggle('error').waitFor()
    await workbench.goTo(2, 3)
    await workbench.quickFix('Write `Disallow`')
    await workbench.squiggle('error').waitFor({state: 'detached'})
    await workbench.press('Control+S')
    await expect.poll(() => saved('fix.robots.txt')).toBe(BAD.replace('Dissallow', 'Disallow'))
  })

  test('fixes all that is safe, and nothing else', async () => {
    await workbench.openFile('fix-all.robots.txt')
    await workbench.squiggle('error').waitFor()
    await workbench.command('robotslint: Fix All')
    await workbench.line('/search/results').waitFor({state: 'detached'})
    await workbench.press('Control+S')
    await expect.poll(() => saved('fix-all.robots.txt')).toBe(BAD.replace('Disallow: /search/results\n', ''))
  })

  test('forgets what was found in a file when it is closed', async () => {
    await workbench.openFile('closed.robots.txt')
    const problem = (await workbench.problems()).filter({hasText: 'missing-leading-slash'})
    await problem.waitFor()
    await workbench.reset()
    await workbench.problems()
    await problem.waitFor({state: 'detached'})
  })

  test('explains what is under the cursor', async () => {
    await workbench.openFile('good.robots.txt')
    await workbench.goTo(4, 14)
    await workbench.command('Show or Focus Hover')
    await workbench.hover('OpenAI').waitFor()
    await workbench.screenshot('desktop-hover')
  })

  test('shows lenses and hints, and lenses lead to their commands', async () => {
    await workbench.openFile('covered.robots.txt')
    await workbench.line('covered by line 2').waitFor()
    await workbench.lens('Test a path…').click()
    await workbench.inputTitle('Test a Path').waitFor()
    await workbench.answer('/search')
    // The lens knows for whom.
    await workbench.inputTitle('/search for *').waitFor()
    await workbench.row('Google: denied').waitFor()
  })

  test('completes what is typed', async () => {
    await workbench.openFile('empty.robots.txt')
    await workbench.page.keyboard.type('User-agent: GPTB')
    await workbench.press('Control+Space')
    await workbench.suggestion('GPTBot').waitFor()
    await workbench.screenshot('desktop-completion')
    await workbench.press('Enter')
    await workbench.line('User-agent: GPTBot').waitFor()
  })

  test('tests a path, and marks the lines that decide', async () => {
    await workbench.openFile('good.robots.txt')
    await workbench.command('robotslint: Test a Path')
    await workbench.inputTitle('Test a Path').waitFor()
    await workbench.answer('/private/x')
    await workbench.inputTitle('For Which Agent?').waitFor()
    await workbench.answer('GPTBot')
    await workbench.row('Google: denied').waitFor()
    expect(await workbench.rows()).toEqual(
      ['RFC 9309', 'Google', 'Bing', 'Yandex'].map(title =>
        expect.stringMatching(`^${title}: denied.*line 5: Disallow: /`),
      ),
    )
    await workbench.screenshot('desktop-test-path')
    await workbench.press('Enter')
    await expect
      .poll(() => workbench.decorationTexts())
      .toEqual(['denied for RFC 9309, Google, Bing, Yandex'])
    await workbench.screenshot('desktop-decision-marks')
  })

  test('shows the policy that holds for an agent', async () => {
    await workbench.openFile('good.robots.txt')
    await workbench.command('robotslint: Show Effective Policy')
    await workbench.inputTitle('For Which Agent?').waitFor()
    await workbench.answer('GPTBot')
    await workbench.tab('Policy for GPTBot in good.robots.txt').waitFor()
    await workbench.line('RFC 9309, Google, Bing, Yandex').waitFor()
    await workbench.line('Disallow: / # line 5').waitFor()
    await workbench.screenshot('desktop-effective-policy')
  })

  test('shows the target in the status bar, and lets it be chosen', async () => {
    await workbench.openFile('good.robots.txt')
    await workbench.statusItem('robots.txt: web').waitFor()
    await workbench.command('robotslint: Choose Target Crawlers')
    await workbench.row('Gemini').waitFor()
    await workbench.screenshot('desktop-choose-target')
    await workbench.answer('gemini')
    await workbench.statusItem('robots.txt: gemini').waitFor()
    await workbench.command('robotslint: Choose Target Crawlers')
    await workbench.answer('Automatic')
    await workbench.statusItem('robots.txt: web').waitFor()
  })

  test('shows what each crawler may fetch, as one types', async () => {
    await workbench.openFile('good.robots.txt')
    await workbench.command('Explorer: Focus on Crawlers View')
    const google = workbench.viewRow('Crawlers', 'Google')
    await google.waitFor()
    const before = await google.textContent()
    await workbench.screenshot('desktop-crawlers')
    await workbench.goTo(2, 1)
    await workbench.page.keyboard.type('Disallow: /\n')
    await expect.poll(() => google.textContent()).not.toBe(before)
    await workbench.command('File: Revert File')
    await expect.poll(() => google.textContent()).toBe(before)
  })

  test('says once what is wrong with a configuration, and what follows', async () => {
    const config = join(server.folder, 'robotslint.config.json')
    await writeFile(config, '{"rulez": {}}\n')
    await workbench.openFile('good.robots.txt')
    await workbench.openFile('robotslint.config.json')
    const problems = await workbench.problems()
    const told = problems.filter({hasText: /rulez|mistakes/})
    await told.nth(1).waitFor()
    expect((await told.allTextContents()).sort()).toEqual([
      expect.stringContaining('No robots.txt that this configuration is for is checked'),
      expect.stringContaining('Property rulez is not allowed'),
    ])
    await rm(config)
  })

  test('restarts, and goes on', async () => {
    await workbench.openFile('good.robots.txt')
    await workbench.command('robotslint: Restart Language Server')
    await workbench.statusItem('was restarted').waitFor()
    await workbench.goTo(1, 1)
    await workbench.page.keyboard.type('Dissallow: /x\n')
    await workbench.squiggle('error').waitFor()
  })

  test('shows its output', async () => {
    await workbench.command('robotslint: Show Output')
    // code-server is installed without the native module that writes logs: there is no text.
    await workbench.outputChannel('robotslint').waitFor()
  })

  test('checks a capsule, and says what its answer means', async () => {
    const capsule = await startCapsule('20 text/gemini\r\nUser-agent: indexer\nAllow: /\nDisallow: /x\n')
    await workbench.command('robotslint: Check Remote Capsule or Site')
    await workbench.inputTitle('Check Remote Capsule or Site').waitFor()
    await workbench.answer(`gemini://localhost:${capsule.port}`)
    await workbench.line('User-agent: indexer').waitFor()
    await workbench.statusItem('robots.txt: gemini').waitFor()
    const problems = await workbench.problems()
    await problems.filter({hasText: 'retrieval-media-type'}).waitFor()
    await problems.filter({hasText: 'ignored-directive'}).waitFor()
    expect(capsule.requests).toContain(`gemini://localhost:${capsule.port}/robots.txt`)
    await workbench.screenshot('desktop-check-capsule')
  })

  test('tells of a capsule that has no such file', async () => {
    const capsule = await startCapsule('51 not here\r\n')
    await workbench.command('robotslint: Check Remote Capsule or Site')
    await workbench.answer(`gemini://localhost:${capsule.port}`)
    await workbench.tab('Answer of gemini:').waitFor()
    await workbench.line('retrieval-status').waitFor()
    await workbench.screenshot('desktop-no-file')
  })

  describe('with a site', () => {
    let site: Server
    let url: string

    beforeAll(async () => {
      site = createServer((request, response) => {
        const isThere = request.url === '/robots.txt'
        response.writeHead(isThere ? 200 : 404, {'content-type': 'text/plain'})
        response.end(isThere ? BAD : 'not found')
      })
      await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    })
    afterAll(() => site?.close())

    test('opens what it serves, with findings', async () => {
      await workbench.command('robotslint: Check Remote Capsule or Site')
      await workbench.inputTitle('Check Remote Capsule or Site').waitFor()
      await workbench.answer(`${url}/some/page`)
      await workbench.line('Dissallow: /private/').waitFor()
      await workbench.squiggle('error').waitFor()
      await workbench.screenshot('desktop-check-site')
    })

    test('compares it with the open file', async () => {
      await workbench.openFile('robots.txt')
      await workbench.command('robotslint: Compare with Served File')
      await workbench.inputTitle('Compare with Served File').waitFor()
      await workbench.answer(url)
      await workbench.tab('(served) ↔ robots.txt').waitFor()
      await workbench.tab('Access when robots.txt replaces').waitFor()
      await workbench.screenshot('desktop-compare')
    })
  })
})
