import {describe, expect, test} from 'vitest'
import {makeSandbox} from './sandbox.ts'

const WEB = 'User-agent: *\nDisallow: /a\n'
const GEMINI = 'User-agent: indexer\nDisallow: /a\n'
const COMMENT = `# robotslint-target: google, bing\n${WEB}`

describe('the summary says who the files were checked for', () => {
  test.each<[files: Record<string, string>, args: readonly string[], told: string]>([
    [{'robots.txt': WEB}, [], '1 file (web, by its content)'],
    [{'robots.txt': GEMINI}, [], '1 file (gemini, by its content)'],
    [{'robots.txt': COMMENT}, [], '1 file (google+bing, by its comment)'],
    [{'robots.txt': COMMENT}, ['--target=yandex'], '1 file (yandex, by --target)'],
    [
      {'robots.txt': COMMENT, 'robotslint.config.json': '{"targets": ["rfc9309"]}'},
      [],
      '1 file (rfc9309, by the configuration)',
    ],
    [{'a/robots.txt': WEB, 'b/robots.txt': WEB}, [], '2 files (web, by their content)'],
    [{'a/robots.txt': WEB, 'b/robots.txt': `# robotslint-target: web\n${WEB}`}, [], '2 files (web)'],
    [{'a/robots.txt': WEB, 'b/robots.txt': GEMINI, 'c/robots.txt': WEB}, [], '3 files (2 web, 1 gemini)'],
  ])('%j %j: %s', async (files, args, told) => {
    const {stderr} = await makeSandbox(files).run(args)
    expect(stderr).toContain(`Checked ${told}: `)
  })

  test('but not where a file that comes in by a pipe is left alone', async () => {
    const {run} = makeSandbox({'robotslint.config.json': '{"ignore": ["old/**"]}'})
    const {stderr, stdout} = await run(['-', '--stdin-filename=old/robots.txt', '--fix'], {stdin: WEB})
    expect(stdout).toBe(WEB)
    expect(stderr).not.toContain('web')
  })
})
