import {renameSync, writeFileSync} from 'node:fs'
import {relative} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import type {Watcher} from '../../cli/environment.ts'
import {watchFolders} from '../../cli/node-watcher.ts'
import {makeSandbox, type Sandbox} from './sandbox.ts'

const CLEAN = 'User-agent: *\nDisallow: /private/\n'
const ERROR = 'User-agent:\nDisallow: /private/\n'

/** What watchers that were closed had watched. */
const closed: ReadonlyMap<string, ReadonlySet<string>>[] = []

/** Does one thing after the other, each when the run waits for a change, and then interrupts. */
function scripted(steps: readonly (() => void)[], seen: ReadonlyMap<string, ReadonlySet<string>>[] = []) {
  let step = 0
  return async (names: ReadonlyMap<string, ReadonlySet<string>>): Promise<Watcher> => {
    seen.push(names)
    return {
      async next() {
        const act = steps[step++]
        act?.()
        return act ? 'change' : 'interrupt'
      },
      close: () => closed.push(names),
    }
  }
}

function namesIn(sandbox: Sandbox, names: ReadonlyMap<string, ReadonlySet<string>> | undefined) {
  return Object.fromEntries(
    [...(names ?? [])].map(([folder, set]) => [relative(sandbox.folder, folder), [...set]]),
  )
}

const ALWAYS = ['robots.txt', 'robotslint.config.json', 'package.json', '.gitignore']

test('checks again after each change, with what the configuration says now, and ends with 0', async () => {
  const sandbox = makeSandbox({'robots.txt': ERROR})
  const watch = scripted([
    () => writeFileSync(sandbox.path('robots.txt'), CLEAN),
    () => writeFileSync(sandbox.path('robots.txt'), ERROR),
    () => writeFileSync(sandbox.path('robotslint.config.json'), '{"rules": {"empty-agent": "off"}}'),
  ])
  const {code, stdout, stderr} = await sandbox.run(['--watch', '--format=concise'], {watch})
  expect(code).toBe(0)
  expect(stdout.match(/empty-agent/g)).toHaveLength(2)
  expect(stderr.split('\n').filter(line => !line.includes('explain'))).toEqual([
    'Checked 1 file (web, by its content): 1 error.',
    'Waiting for changes. Ctrl-C ends.',
    'Checked 1 file (web, by its content): no problems.',
    'Waiting for changes. Ctrl-C ends.',
    'Checked 1 file (web, by its content): 1 error.',
    'Waiting for changes. Ctrl-C ends.',
    'Checked 1 file (web, by its content): no problems.',
    'Waiting for changes. Ctrl-C ends.',
    '',
  ])
})

test('watches the files that it checks, and those that decide how', async () => {
  const sandbox = makeSandbox({'site/a/robots.txt': CLEAN, 'site/b/other.txt': CLEAN, 'conf/my.json': '{}'})
  const seen: ReadonlyMap<string, ReadonlySet<string>>[] = []
  const args = [
    '--watch',
    '-q',
    'site',
    'site/b/other.txt',
    '--config=conf/my.json',
    '--output-file=report.txt',
  ]
  await sandbox.run(args, {watch: scripted([], seen)})
  expect(namesIn(sandbox, seen[0])).toEqual({
    '': ALWAYS,
    conf: [...ALWAYS, 'my.json'],
    site: ALWAYS,
    'site/a': ALWAYS,
    'site/b': [...ALWAYS, 'other.txt'],
  })
})

test('stops watching where a command line turns out wrong', async () => {
  const seen: ReadonlyMap<string, ReadonlySet<string>>[] = []
  const {code} = await makeSandbox().run(['--watch', '--rule=none:off'], {watch: scripted([], seen)})
  expect(code).toBe(2)
  expect(seen).toHaveLength(1)
  expect(closed).toContain(seen[0])
})

test('does not watch the standard input', async () => {
  const {code, stderr} = await makeSandbox().run(['--watch', '-'], {watch: scripted([])})
  expect(code).toBe(2)
  expect(stderr).toContain('--watch cannot watch the standard input.')
})

test.each<[name: string, change: (sandbox: Sandbox) => void]>([
  ['written', sandbox => writeFileSync(sandbox.path('Robots.TXT'), 'x')],
  ['replaced', sandbox => renameSync(sandbox.path('new.txt'), sandbox.path('robots.txt'))],
])('a watcher notices a file that is %s', async (_name, change) => {
  const sandbox = makeSandbox({'robots.txt': '', 'new.txt': ''})
  const watcher = watchFolders(new Map([[sandbox.folder, new Set(['robots.txt'])]]))
  change(sandbox)
  onTestFinished(() => watcher.close())
  expect(await watcher.next()).toBe('change')
})

test('a watcher notices an interrupt, and leaves nothing behind', async () => {
  const sandbox = makeSandbox()
  const before = process.listenerCount('SIGINT')
  const names = new Map([
    [sandbox.folder, new Set(['robots.txt'])],
    [sandbox.path('gone'), new Set(['robots.txt'])],
  ])
  const watcher = watchFolders(names)
  process.emit('SIGINT')
  expect(await watcher.next()).toBe('interrupt')
  watcher.close()
  expect(process.listenerCount('SIGINT')).toBe(before)
})
