import {mkdir, readFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {resolve} from 'node:path'
import {expect, test} from 'vitest'
import {startCodeServer} from './code-server.ts'
import {Workbench} from './workbench.ts'

const IMAGES = resolve('vscode-extension/images')

const SITE = `User-agent: *
Disallow: /admin/
Allow: /admin/public/

User-agent: GPTBot
User-agent: ClaudeBot
Disallow: /
`

// Takes the pictures of the extension's README: `README_IMAGES=1 npm run test:e2e`.
test('images', async () => {
  const example = await readFile('examples/site/robots.txt', 'utf8')
  await mkdir(IMAGES, {recursive: true})
  const server = await startCodeServer(resolve('vscode-extension/robotslint.vsix'), {
    'example.robots.txt': example,
    'robots.txt': SITE,
  })
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/plain')
    response.end(SITE.replace('Disallow: /admin/\n', '').replace('User-agent: ClaudeBot\n', ''))
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  const workbench = await Workbench.open(server.url)
  const {page} = workbench
  const take = (name: string) => page.screenshot({path: `${IMAGES}/${name}.png`})
  try {
    await page.setViewportSize({width: 1100, height: 640})
    await workbench.openFile('example.robots.txt')
    const problems = await workbench.problems()
    await problems.filter({hasText: 'swallowed-group'}).waitFor()
    await workbench.lens('Test a path…').waitFor()
    await take('problems')
    await workbench.command('View: Toggle Panel Visibility')
    await workbench.reset()

    await workbench.openFile('robots.txt')
    await workbench.lens('Test a path…').waitFor()
    await workbench.command('Explorer: Focus on Crawlers View')
    await workbench.viewRow('Crawlers', 'Google').waitFor()
    await workbench.press('Home')
    await workbench.press('ArrowRight')
    await workbench.viewRow('Crawlers', 'Allow: /admin/public/').waitFor()
    await take('crawlers')

    await workbench.command('robotslint: Test a Path')
    await workbench.answer('/admin/public/logo.png')
    await workbench.answer('Googlebot')
    await workbench.row('Google: allowed').waitFor()
    await workbench.press('Enter')
    await expect.poll(() => workbench.decorationTexts()).not.toEqual([])
    await take('test-path')
    await workbench.reset()

    await workbench.openFile('robots.txt')
    await workbench.command('View: Toggle Primary Side Bar Visibility')
    await workbench.command('robotslint: Compare with Served File')
    await workbench.answer(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
    await workbench.tab('Access when robots.txt replaces').waitFor()
    await workbench.line('ClaudeBot may no longer fetch').waitFor()
    await workbench.command('Notifications: Clear All Notifications')
    await take('compare')
  } catch (error) {
    await workbench.screenshot('readme-images-failed')
    throw error
  } finally {
    await workbench.close()
    site.close()
    await server.close()
  }
}, 180_000)
