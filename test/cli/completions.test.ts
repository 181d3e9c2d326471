import {spawnSync} from 'node:child_process'
import {describe, expect, test} from 'vitest'
import {commands} from '../../cli/commands.ts'
import {FORMAT_NAMES} from '../../cli/reporters/reporter.ts'
import {makeSandbox} from './sandbox.ts'

const has = (shell: string) => spawnSync(shell, ['-c', 'exit']).status === 0

async function script(shell: string): Promise<string> {
  return (await makeSandbox().run(['completions', shell])).stdout
}

/** Lines that a shell offers behind these words; the last one is being typed. */
async function offeredByBash(words: readonly string[]): Promise<readonly string[]> {
  const sandbox = makeSandbox({'with space.txt': '', 'site/robots.txt': ''})
  const program = `${await script('bash')}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _robotslint; printf '%s\\n' "\${COMPREPLY[@]}"`
  const {stdout, stderr} = spawnSync('bash', ['-c', program, 'bash', ...words], {
    cwd: sandbox.folder,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return stdout.split('\n').filter(Boolean)
}

async function offeredByFish(line: string): Promise<readonly string[]> {
  const sandbox = makeSandbox({'with space.txt': '', 'site/robots.txt': ''})
  const program = `${await script('fish')}\ncomplete --do-complete $argv[1]`
  const {stdout, stderr} = spawnSync('fish', ['--no-config', '-c', program, line], {
    cwd: sandbox.folder,
    encoding: 'utf8',
    env: {PATH: process.env.PATH, HOME: sandbox.folder},
  })
  expect(stderr).toBe('')
  return stdout
    .split('\n')
    .filter(Boolean)
    .map(row => row.split('\t')[0] ?? '')
}

const names = commands.map(({name}) => name)

const OFFERS: [words: string[], offers: string[]][] = [
  [['comp'], ['completions']],
  [
    ['completions', ''],
    ['bash', 'zsh', 'fish'],
  ],
  [
    ['explain', 'empty-a'],
    ['empty-agent', 'empty-allow'],
  ],
  [
    ['--min-severity', ''],
    ['info', 'warning', 'error'],
  ],
  [
    ['lint', '--target', 'gemi'],
    ['gemini', 'gemini-grc'],
  ],
  [['--unsafe'], ['--unsafe-fixes']],
  [['format', '--ch'], ['--check']],
  [['test', '--pa'], ['--paths-from']],
  [['format', 'with'], ['with space.txt']],
  [['rules', ''], []],
]

describe.skipIf(!has('bash'))('bash', () => {
  test.each(OFFERS)('behind %j offers %j', async (words, offers) => {
    expect(await offeredByBash(['robotslint', ...words])).toEqual(offers)
  })

  test.each([
    [['--format', '=', 'sar'], ['sarif']],
    [['--format', '='], [...FORMAT_NAMES]],
    [['--config', '=', 'si'], ['site']],
  ])('behind %j, as it divides words, offers %j', async (words, offers) => {
    expect(await offeredByBash(['robotslint', ...words])).toEqual(offers)
  })

  test('offers commands and files in the beginning', async () => {
    expect(await offeredByBash(['robotslint', ''])).toEqual([...names, 'site', 'with space.txt'])
  })
})

describe.skipIf(!has('fish'))('fish', () => {
  test.each(OFFERS)('behind %j offers %j', async (words, offers) => {
    expect((await offeredByFish(['robotslint', ...words].join(' '))).toSorted()).toEqual(offers.toSorted())
  })
})

describe.skipIf(!has('zsh'))('zsh', () => {
  test('takes the script', async () => {
    const program = `autoload -Uz compinit && compinit -D\n${await script('zsh')}\nprint -r -- $_comps[robotslint]`
    const {stdout, stderr} = spawnSync('zsh', ['-f', '-c', program], {encoding: 'utf8'})
    expect([stdout, stderr]).toEqual(['_robotslint\n', ''])
  })
})

describe.each(['bash', 'zsh', 'fish'])('the script for %s', shell => {
  test('knows all commands and flags', async () => {
    const text = await script(shell)
    for (const {name, flags} of commands) {
      expect(text).toContain(name)
      for (const flag of flags)
        expect(text).toContain(shell === 'fish' ? `-l ${flag.name} ` : `--${flag.name}`)
    }
  })
})

test.each([
  [['completions'], 'Name a shell: bash, zsh, fish.'],
  [['completions', 'bsh'], 'There are no completions for bsh, but for bash, zsh, fish. Did you mean bash?'],
])('%j is wrong', async (args, message) => {
  const {code, stderr} = await makeSandbox().run(args)
  expect(code).toBe(2)
  expect(stderr).toContain(message)
})
