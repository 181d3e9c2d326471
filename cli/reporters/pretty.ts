import type {Message} from '../../analyzer/lint/message.ts'
import type {FixSafety, Severity} from '../../analyzer/lint/rule.ts'
import type {LintedFile} from '../report.ts'
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
      .map(message => `${renderMessage(report, message, context).join('\n')}\n\n`)
      .join('')
  },
  end: () => '',
})

function renderMessage(
  {path, lines, retrieval}: LintedFile,
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
    // How the file was fetched is not the matter of its first line.
    ...(retrieval && isNowhere(message) ? [] : renderSnippet(lines, marks, {style, accent, width})),
    ...helpLines(message).map(help => `  ${style.blue('= help:')} ${help}`),
  ]
}

/** Whether a message is about no text, but about the file as a whole. */
function isNowhere({place: {start, end}}: Message): boolean {
  return start.line === 1 && start.column === 1 && end.line === 1 && end.column === 1
}

function helpLines({fix, suggestions}: Message): string[] {
  const others = suggestions.map(({title}) => printable(title))
  return fix ? [`${printable(fix.title)} (${fix.safety} fix: ${FLAGS[fix.safety]})`, ...others] : others
}
