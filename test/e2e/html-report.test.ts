import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {env} from 'node:process'
import {pathToFileURL} from 'node:url'
import {type Browser, chromium, type Page} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {render, report} from '../cli/sample-report.ts'

const BAD = 'User-agent: Googlebot\nUser-agent: bad1\nDisallow: /private/\n'

const faults: string[] = []
let folder: string
let browser: Browser
let page: Page

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'robotslint-html-'))
  const file = join(folder, 'report.html')
  writeFileSync(file, await render('html', [report('', 'clean'), report(BAD, 'bad'), report('', '<b>odd')]))
  browser = await chromium.launch({
    executablePath: env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  page = await browser.newPage()
  // Violations of the policy are told on the console too.
  page.on('console', message => faults.push(message.text()))
  page.on('pageerror', error => faults.push(error.message))
  await page.goto(pathToFileURL(file).href)
})

afterAll(async () => {
  await browser?.close()
  rmSync(folder, {recursive: true, force: true})
})

const shownHosts = () => page.locator('#survey tbody:not([hidden]) .host button').allTextContents()

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
