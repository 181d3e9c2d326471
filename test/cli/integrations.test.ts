import {readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {parseArguments} from '../../cli/arguments.ts'
import {commonFlags, findCommand, lintCommand} from '../../cli/commands.ts'
import {FORMAT_NAMES} from '../../cli/reporters/reporter.ts'

const PAGE = readFileSync('docs/integrations.md', 'utf8')
const HOOKS = readFileSync('.pre-commit-hooks.yaml', 'utf8')
const ACTION = readFileSync('action.yml', 'utf8')

const hookIds = [...HOOKS.matchAll(/^- id: (\S+)$/gm)].map(([, id]) => id)
const commandLines = [
  ...[...HOOKS.matchAll(/^ {2}entry: (.+)$/gm)].map(([, line = '']) => line),
  ...[...PAGE.matchAll(/\brobotslint( --[^"|\n]+|(?<=") format)(?=["\n]| \|)/g)].map(([line]) => line),
]

describe('docs/integrations.md', () => {
  test('lists each format once', () => {
    expect([...PAGE.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, name]) => name)).toEqual([...FORMAT_NAMES])
  })

  test('names hooks that there are', () => {
    const named = [...PAGE.matchAll(/- id: (\S+)/g)].map(([, id]) => id)
    expect(named).toContain('robotslint')
    for (const id of named) expect(hookIds).toContain(id)
  })

  test('gives the action inputs that it has', () => {
    const [, inputs = ''] = /uses: robotslint\/robotslint@main\n {4}with:\n((?: {6}.+\n)+)/.exec(PAGE) ?? []
    const named = [...inputs.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name)
    expect(named).toEqual(['files', 'flags', 'sarif'])
    for (const name of named) expect(ACTION).toContain(`\n  ${name}:\n`)
  })
})

test('command lines are found', () => {
  expect(commandLines.length).toBeGreaterThanOrEqual(hookIds.length + 3)
})

test.each(commandLines)('%s can be run', line => {
  const [, ...words] = line.trim().split(' ')
  const command = findCommand(words[0] ?? '')
  const flags = [...(command ?? lintCommand).flags, ...commonFlags]
  expect(parseArguments(command ? words.slice(1) : words, flags).operands).toEqual([])
})
