import type {Message} from '../../analyzer/lint/message.ts'
import type {Severity} from '../../analyzer/lint/rule.ts'
import {errorOf, messagesOf} from '../report.ts'
import {printable} from '../terminal/printable.ts'
import type {CreateReporter} from './reporter.ts'

const COMMANDS: Readonly<Record<Severity, string>> = {error: 'error', warning: 'warning', info: 'notice'}

/**
 * Workflow commands, which GitHub Actions shows as annotations beside the lines of a pull request
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions, 2026-08).
 */
export const createGithubReporter: CreateReporter = ({fromRoot}) => ({
  start: () => '',
  file(report) {
    const file = fromRoot(report.path)
    const error = errorOf(report)
    const commands = messagesOf(report).map(message =>
      command(
        COMMANDS[message.severity],
        {file, ...placeOf(message), title: `robotslint(${message.rule})`},
        message.message,
      ),
    )
    if (error !== undefined) commands.push(command('error', {file, title: 'robotslint'}, error))
    return commands.join('')
  },
  end: () => '',
})

/** GitHub takes columns only for a place on one line. */
function placeOf({place: {start, end}}: Message) {
  const lines = {line: start.line, endLine: end.line}
  if (start.line !== end.line) return lines
  return {...lines, col: start.column, endColumn: end.column}
}

function command(name: string, properties: Readonly<Record<string, string | number>>, data: string): string {
  const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
  return `::${name} ${pairs.join(',')}::${escapeData(printable(data))}\n`
}

/** As `escapeData` and `escapeProperty` of actions/toolkit (packages/core/src/command.ts) have it: `%` first. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** Line ends and spaces of all sorts stand for themselves, so that the name is still the file's; what else is invisible does not. */
function escapeProperty(text: string): string {
  const escaped = escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return escaped.replace(/[^\p{Zs}]+/gu, printable)
}
