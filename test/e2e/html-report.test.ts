import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {env} from 'node:process'
import {pathToFileURL} from 'node:url'
import {type Browser, type BrowserContextOptions, chromium, type Page} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'
import type {LintedFile} from '../../cli/report.ts'
import {render, report} from '../cli/sample-report.ts'

const BAD = 'User-agent: Googlebot\nUser-agent: bad1\nDisallow: /private/\n'

const faults: string[] = []
let folder: string
let browser: Browser
let page: Page

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'robotslint-html-'))
  browser = await chromium.launch({
    executablePath: env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  page = await openReport([report('', 'clean'), report(BAD, 'bad'), report('', '<b>odd')])
})

afterAll(async () => {
  await browser?.close()
  rmSync(folder, {recursive: true, force: true})
})

/** A report in a page of its own. */
async function openReport(
  reports: readonly LintedFile[],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const file = join(folder, 'report.html')
  writeFileSync(file, await render('html', reports))
  const opened = await browser.newPage(options)
  // Violations of the policy are told on the console too.
  opened.on('console', message => faults.push(message.text()))
  opened.on('pageerror', error => faults.push(error.message))
  await opened.goto(pathToFileURL(file).href)
  return opened
}

const shownHosts = () => page.locator('#survey .host button').allTextContents()

test('a survey is sorted, filtered and unfolded by keyboard, without a fault', async () => {
  const heading = page.getByRole('columnheader', {name: 'Warnings'})
  await heading.getByRole('button').focus()
  await page.keyboard.press('Enter')
  expect(await heading.getAttribute('aria-sort')).toBe('descending')
  expect(await shownHosts()).toEqual(['bad', 'clean', '<b>odd'])
  await page.keyboard.press('Enter')
  expect(await shownHosts()).toEqual(['clean', '<b>odd', 'bad'])

  await page.getByLabel('Name contains').focus()
  await page.keyboard.type('BA')
  await expect.poll(() => page.locator('#count').textContent()).toBe('1 of 3 shown')
  expect(await shownHosts()).toEqual(['bad'])

  const details = page.locator('.detail.open')
  expect(await details.count()).toBe(0)
  await page.getByRole('button', {name: 'bad', exact: true}).focus()
  await page.keyboard.press('Enter')
  expect(await details.locator('mark').textContent()).toBe('bad1')
  await page.keyboard.press('Enter')
  expect(await details.count()).toBe(0)
  expect(faults).toEqual([])
})

test('a survey of 10,000 hosts draws what is looked at, finds all, and goes on by keyboard', async () => {
  const names = Array.from(
    {length: 10_000},
    (_, index) => `host${String((index * 7919) % 10_000).padStart(4, '0')}`,
  )
  const survey = await openReport(names.map(name => report(name === 'host9876' ? BAD : '', name)))
  const hosts = survey.locator('#survey .host button')
  const count = survey.getByRole('status')
  expect(await count.textContent()).toBe('10000 of 10000 match, the first 200 are shown')
  expect(await hosts.count()).toBe(200)

  await survey.getByRole('columnheader', {name: 'Host or file'}).getByRole('button').press('Enter')
  expect(await hosts.first().textContent()).toBe('host0000')
  await survey.getByRole('button', {name: 'Show more'}).press('Enter')
  expect(await hosts.count()).toBe(400)
  expect(await survey.locator(':focus').textContent()).toBe('host0200')

  await survey.getByLabel('Level').selectOption('warning')
  await expect.poll(() => count.textContent()).toBe('1 of 10000 shown')
  expect(await hosts.allTextContents()).toEqual(['host9876'])
  expect(await survey.getByRole('button', {name: 'Show more'}).isVisible()).toBe(false)
  expect(faults).toEqual([])
  await survey.close()
})

test('paper has all rows that match', async () => {
  const survey = await openReport(Array.from({length: 450}, (_, index) => report('', `host${index}`)))
  await survey.pdf()
  expect(await survey.locator('#survey .host').count()).toBe(450)
  await survey.close()
})

test('without scripts, everything is there and unfolded, and a link leads to the overview', async () => {
  const many = Array.from({length: 250}, (_, index) => report(BAD, `host${index}`))
  const survey = await openReport(many, {javaScriptEnabled: false})
  expect(await survey.locator('.detail mark').filter({visible: true}).count()).toBe(250)
  expect(await survey.locator('#filters').isVisible()).toBe(false)
  await survey.getByRole('link', {name: 'Overview'}).press('Enter')
  expect(survey.url()).toMatch(/#overview$/)
  expect(await survey.getByRole('heading', {name: 'Overview'}).isVisible()).toBe(true)
  await survey.close()
})

test('a screen reader is told of regions, charts, headers, order and counts', async () => {
  const survey = await openReport([report('', 'clean'), report(BAD, 'bad')])
  const heading = survey.getByRole('columnheader', {name: 'Warnings'})
  await heading.getByRole('button').press('Enter')
  expect(await heading.getAttribute('aria-sort')).toBe('descending')
  expect(await survey.getByRole('region').evaluateAll(all => all.map(one => one.id))).toEqual([
    'overview',
    'all',
  ])
  expect(await survey.getByRole('table', {name: 'Files in which a rule'}).ariaSnapshot()).toContain(
    'row "sample 1"',
  )
  expect(await survey.locator('#survey').getByRole('row').first().ariaSnapshot()).toBe(
    `- row "Host or file Outcome Targets Errors Warnings Infos Rules":
${['Host or file', 'Outcome', 'Targets', 'Errors', 'Warnings', 'Infos', 'Rules']
  .map(name => `  - columnheader "${name}":\n    - button "${name}"`)
  .join('\n')}`,
  )
  const row = survey.getByRole('row', {name: /^bad/})
  expect(await row.getByRole('rowheader', {name: 'bad'}).count()).toBe(1)
  expect(await row.getByRole('button', {name: 'bad', expanded: false}).count()).toBe(1)
  expect(await survey.getByRole('search').getByRole('status').textContent()).toBe('2 of 2 shown')
  await survey.close()
})

const LOOKS: readonly BrowserContextOptions[] = [
  {colorScheme: 'light'},
  {colorScheme: 'dark'},
  {forcedColors: 'active'},
  {viewport: {width: 360, height: 800}},
]
test.each(LOOKS)('nothing runs over the page, and names of hosts stay in sight: %o', async look => {
  const survey = await openReport(
    [report(BAD, `gemini://${'long'.repeat(20)}.example`), report(BAD, 'bad')],
    look,
  )
  await survey.getByRole('button', {name: 'bad', exact: true}).press('Enter')
  await survey.locator('.scroll').evaluate(scroll => scroll.scrollTo(1000, 0))
  expect(await survey.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  for (const cell of ['.host', 'thead th:first-child']) {
    const box = await survey.locator(`#survey ${cell}`).last().boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
  }
  await survey.close()
})
