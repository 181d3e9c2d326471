import type {Flag} from './arguments.ts'
import type {Command} from './command.ts'
import {commands, commonFlags, lintCommand} from './commands.ts'
import type {Style} from './terminal/style.ts'
import {renderTable} from './terminal/table.ts'

/** The help of all commands. */
export function renderHelp(style: Style): string {
  return toText([
    'robotslint finds mistakes in robots.txt files, of Gemini capsules and of the Web.',
    '',
    style.bold('Usage'),
    `  robotslint [lint] ${lintCommand.operands}`,
    '  robotslint COMMAND …',
    '',
    style.bold('Commands'),
    ...indent(renderTable(commands.map(({name, operands, summary}) => [`${name} ${operands}`, summary]))),
    '',
    ...flagLines('Flags', lintCommand.flags, style),
    ...flagLines('Flags of all commands', commonFlags, style),
    ...(lintCommand.details ?? []),
  ])
}

/** The help of one command. */
export function renderCommandHelp(command: Command, style: Style): string {
  const {name, operands, summary, details = []} = command
  return toText([
    `${summary}.`,
    '',
    style.bold('Usage'),
    `  ${['robotslint', name, operands].filter(Boolean).join(' ')}`,
    '',
    ...flagLines('Flags', command.flags, style),
    ...flagLines('Flags of all commands', commonFlags, style),
    ...details,
  ])
}

function flagLines(title: string, flags: readonly Flag<unknown>[], style: Style): string[] {
  if (flags.length === 0) return []
  const rows = flags.map(({name, short, value, summary}) => [
    `${short ? `-${short},` : '   '} --${name}${value === undefined ? '' : ` ${value}`}`,
    summary,
  ])
  return [style.bold(title), ...indent(renderTable(rows)), '']
}

function indent(lines: readonly string[]): string[] {
  return lines.map(line => `  ${line}`)
}

function toText(lines: readonly string[]): string {
  return `${lines.join('\n').trimEnd()}\n`
}
