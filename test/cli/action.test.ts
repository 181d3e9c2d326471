import {spawnSync} from 'node:child_process'
import {mkdirSync, readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {commonFlags, lintCommand} from '../../cli/commands.ts'
import {makeSandbox, type Sandbox} from './sandbox.ts'

const ACTION = readFileSync('action.yml', 'utf8')
/** The script of the last step. */
const SCRIPT = (ACTION.split(/^ {6}run: \|\n/m)[1] ?? '').replace(/^ {8}/gm, '')

interface Inputs {
  readonly FILES?: string
  readonly FLAGS?: string
  readonly SARIF?: string
}

/** What the step starts robotslint with; `ROBOTSLINT` is a program that prints its arguments. */
function argumentsFor(sandbox: Sandbox, inputs: Inputs): readonly string[] {
  const {status, stdout} = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', SCRIPT],
    {
      cwd: sandbox.folder,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        FILES: '.',
        FLAGS: '',
        SARIF: '',
        ...inputs,
        ROBOTSLINT: sandbox.path('print.cjs'),
      },
    },
  )
  expect(status).toBe(1)
  return JSON.parse(stdout)
}

const PRINT = 'console.log(JSON.stringify(process.argv.slice(2))); process.exitCode = 1'

describe('the action', () => {
  test.each<[inputs: Inputs, args: string[]]>([
    [{}, ['--format=github', '--', '.']],
    [{SARIF: 'a b.sarif'}, ['--format=github', '--format=sarif=a b.sarif', '--', '.']],
    [
      {FLAGS: '--max-warnings=0\n--target=web\n', FILES: 'public\n*/robots.txt\n'},
      ['--format=github', '--max-warnings=0', '--target=web', '--', 'public', '*/robots.txt'],
    ],
    [{FILES: '$(touch x)\n`id`; id'}, ['--format=github', '--', '$(touch x)', '`id`; id']],
  ])('passes on %j, and the exit code', (inputs, args) => {
    expect(argumentsFor(makeSandbox({'print.cjs': PRINT}), inputs)).toEqual(args)
  })

  test('uses flags that there are', () => {
    const names = [...lintCommand.flags, ...commonFlags].map(({name}) => name)
    const used = [...SCRIPT.matchAll(/--([a-z-]+)=/g)].map(([, name]) => name)
    expect(used).toContain('format')
    for (const name of used) expect(names).toContain(name)
  })

  test('finds mistakes', async () => {
    const sandbox = makeSandbox({'print.cjs': PRINT, 'public/robots.txt': 'User-agent:\n'})
    mkdirSync(sandbox.path('.git'))
    const {code, stdout} = await sandbox.run(argumentsFor(sandbox, {SARIF: 'report.sarif'}))
    expect(code).toBe(1)
    expect(stdout).toMatch(/^::error file=public\/robots\.txt,line=1,/)
    expect(JSON.parse(sandbox.read('report.sarif').toString()).runs[0].results.length).toBeGreaterThan(0)
  })

  test('leaves expressions to the environment, where nothing of them is a command', () => {
    expect(SCRIPT).not.toContain('${{')
  })
})
