import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {isBuilt} from './client/server-process.ts'

// Real editors: each shows a problem, and applies the fix that it is offered. They are skipped where they are not
// installed.

const TEXT = 'User-agent: *\nDisallow: /a\nDisallow: /a/b\n'
const FIXED = 'User-agent: *\nDisallow: /a\n'

const has = (program: string) => spawnSync(program, ['--version']).status === 0

function runEditor(program: string, args: readonly string[]): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'robotslint-editor-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  writeFileSync(join(folder, 'robots.txt'), TEXT)
  const {status, stdout, stderr} = spawnSync(program, [...args, 'robots.txt'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      LSP_CMD: `${process.execPath} ${resolve('dist/lsp.cjs')} --stdio`,
      XDG_CACHE_HOME: folder,
      XDG_STATE_HOME: folder,
      HOME: folder,
    },
  })
  expect({status, stderr: status === 0 ? '' : stderr}).toEqual({status: 0, stderr: ''})
  return JSON.parse(stdout)
}

const script = (name: string) => resolve(import.meta.dirname, 'editors', name)

test.skipIf(!isBuilt || !has('nvim'))('Neovim shows a problem and mends it', () => {
  expect(
    runEditor('nvim', ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-S', script('neovim.lua')]),
  ).toEqual({
    before: [
      {line: 2, column: 10, endColumn: 14, severity: 3, source: 'robotslint', code: 'overlapping-path'},
    ],
    action: 'Remove the line',
    text: FIXED.trimEnd(),
    after: 0,
  })
})

test.skipIf(!isBuilt || !has('emacs'))('Emacs shows a problem and mends it', () => {
  expect(runEditor('emacs', ['--batch', '-l', script('emacs.el')])).toEqual({
    marked: '/a/b',
    message: expect.stringContaining('robotslint [overlapping-path]'),
    action: 'Remove the line',
    text: FIXED,
    after: 0,
  })
})
