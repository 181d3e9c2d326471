import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {env} from 'node:process'
import {describe, expect, test} from 'vitest'
import {makeSandbox} from './sandbox.ts'

const CORPUS = join(env.ROBOTSLINT_SHARED ?? join(import.meta.dirname, '../../../shared'), 'data/corpus')

const files = existsSync(CORPUS)
  ? readdirSync(CORPUS, {recursive: true, encoding: 'utf8'}).filter(name => name.endsWith('.txt'))
  : []

describe.skipIf(files.length === 0)('real files', () => {
  test.each(files)('%s: the same findings from a file and from the standard input', async name => {
    const content = readFileSync(join(CORPUS, name))
    const sandbox = makeSandbox({'robots.txt': content})
    const fromFile = await sandbox.run(['robots.txt', '--format', 'json'])
    const fromStdin = await sandbox.run(['-', '--stdin-filename', 'robots.txt', '--format', 'json'], {
      stdin: content,
    })
    expect(fromStdin.stdout).toBe(fromFile.stdout)
    expect(fromStdin.code).toBe(fromFile.code)
    expect(fromFile.code).toBeLessThan(2)
  })

  test.each(files)('%s: --fix settles the first time', async name => {
    const sandbox = makeSandbox({'robots.txt': readFileSync(join(CORPUS, name))})
    for (const flag of ['--fix', '--unsafe-fixes']) {
      await sandbox.run([flag])
      const once = sandbox.read('robots.txt')
      const again = await sandbox.run([flag])
      expect(again.stderr).not.toMatch(/fixed|undo/)
      expect(sandbox.read('robots.txt')).toEqual(once)
    }
  })
})
