import type {Message} from '../../analyzer/lint/message.ts'
import type {FixSafety, Severity} from '../../analyzer/lint/rule.ts'
import type {Line} from '../../analyzer/syntax/nodes.ts'
import {printable, printablePath} from '../terminal/printable.ts'
import {type Mark, renderSnippet} from '../terminal/snippet.ts'
import type {Style} from '../terminal/style.ts'
import type {CreateReporter, ReporterContext} from './reporter.ts'

const COLORS: Readonly<Record<Severity, keyof Style>> = {error: 'red', warning: 'yellow', info: 'cyan'}

const FLAGS: Readonly<Record<FixSafety, string>> = {safe: '--fix', unsafe: '--unsafe-fixes'}

/** Each finding with the lines that it speaks of, for people. */
export const createPrettyReporter: CreateReporter = context => ({
  start: () => '',
  file(report) {
    if ('error' in report) return ''
    return report.messages
      .map(message => `${renderMessage(report.path, report.lines, message, context).join('\n')}\n\n`)
      .join('')
  },
  end: () => '',
})

function renderMessage(
  path: string,
  lines: readonly Line[],
  message: Message,
  {style, width}: ReporterContext,
): string[] {
  const {start} = message.place
  const accent = style[COLORS[message.severity]]
  const place = style.bold(`${printablePath(path)}:${start.line}:${start.column}`)
  const marks: Mark[] = [
    {place: message.place, isMain: true},
    ...message.related.map(related => ({place: related.place, label: related.message, isMain: false})),
  ]
  return [
    `${place} ${accent(`${message.severity}[${message.rule}]`)} ${printable(message.message)}`,
    ...renderSnippet(lines, marks, {style, accent, width}),
    ...helpLines(message).map(help => `  ${style.blue('= help:')} ${help}`),
  ]
}

function helpLines({fix, suggestions}: Message): string[] {
  const others = suggestions.map(({title}) => printable(title))
  return fix ? [`${printable(fix.title)} (${fix.safety} fix: ${FLAGS[fix.safety]})`, ...others] : others
}
