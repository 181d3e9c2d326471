import {spawnSync} from 'node:child_process'
import {chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, join, resolve} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {isBuilt} from './client/server-process.ts'

// Real editors, set up by the lines of the README: each shows a problem, and applies the fix that it is offered. They
// are skipped where they are not installed.

const TEXT = 'User-agent: *\nDisallow: /a\nDisallow: /a/b\n'
const FIXED = 'User-agent: *\nDisallow: /a\n'

const versionOf = (program: string) => spawnSync(program, ['--version'], {encoding: 'utf8'}).stdout ?? ''
const has = (program: string) => versionOf(program) !== ''

/** The blocks of code for an editor. */
function readmeOn(editor: string): readonly string[] {
  const readme = readFileSync('README.md', 'utf8')
  const start = readme.indexOf(`<details><summary>${editor}`)
  const section = readme.slice(start, readme.indexOf('</details>', start))
  return [...section.matchAll(/```\w+\n(.*?)```/gs)].map(([, code = '']) => code)
}

function runEditor(program: string, args: readonly string[], snippet = ''): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'robotslint-editor-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  writeFileSync(join(folder, 'robots.txt'), TEXT)
  writeFileSync(join(folder, 'snippet'), snippet)
  // As it is on the path of those who have installed the package.
  const server = join(folder, 'robotslint-lsp')
  writeFileSync(server, `#!/bin/sh\nexec '${process.execPath}' '${resolve('dist/lsp.cjs')}' "$@"\n`)
  chmodSync(server, 0o755)
  const output = join(folder, 'output')
  const {status, stdout, stderr} = spawnSync(program, [...args, 'robots.txt'], {
    cwd: folder,
    encoding: 'utf8',
    input: '',
    env: {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      SNIPPET: join(folder, 'snippet'),
      OUTPUT: output,
      XDG_CACHE_HOME: folder,
      XDG_STATE_HOME: folder,
      HOME: folder,
    },
  })
  const written = existsSync(output) ? readFileSync(output, 'utf8') : stdout
  expect({status, said: status === 0 ? '' : stderr || written}).toEqual({status: 0, said: ''})
  return JSON.parse(written)
}

const script = (name: string) => resolve(import.meta.dirname, 'editors', name)

test.skipIf(!isBuilt || !has('nvim'))('Neovim shows a problem and mends it', () => {
  const minor = Number(/^NVIM v0\.(\d+)/.exec(versionOf('nvim'))?.[1])
  const [newest, older, oldest] = readmeOn('Neovim')
  const args = ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-S', script('neovim.lua')]
  expect(runEditor('nvim', args, minor >= 11 ? newest : minor >= 8 ? older : oldest)).toEqual({
    before: [
      {line: 2, column: 10, endColumn: 14, severity: 3, source: 'robotslint', code: 'overlapping-path'},
    ],
    action: 'Remove the line',
    text: FIXED.trimEnd(),
    after: 0,
  })
})

test.skipIf(!isBuilt || !has('vim') || !existsSync('/usr/share/vim-ale'))(
  'Vim shows a problem and mends it',
  () => {
    const args = ['-N', '-u', 'NONE', '-i', 'NONE', '-n', '-es', '-S', script('vim.vim'), '-c', 'cquit']
    expect(runEditor('vim', args, readmeOn('Vim')[0])).toEqual({
      before: [
        {line: 3, column: 11, endColumn: 14, type: 'W', source: 'robotslint', code: 'overlapping-path'},
      ],
      action: 'Remove the line',
      text: FIXED.trimEnd(),
      after: 0,
    })
  },
)

test.skipIf(!isBuilt || !has('emacs'))('Emacs shows a problem and mends it', () => {
  expect(runEditor('emacs', ['--batch', '-l', script('emacs.el')], readmeOn('Emacs')[0])).toEqual({
    marked: '/a/b',
    message: expect.stringContaining('robotslint [overlapping-path]'),
    action: 'Remove the line',
    text: FIXED,
    after: 0,
  })
})
