import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {ExitCode} from '../exit-code.ts'
import * as flags from '../flags.ts'
import {errorOf, type FileReport, messagesOf} from '../report.ts'
import {formats} from '../reporters/index.ts'
import {printable} from '../terminal/printable.ts'
import {renderSnippet} from '../terminal/snippet.ts'
import {styleFor} from '../terminal/style.ts'
import {DEFAULT_WIDTH} from './destination.ts'

/** Makes a function that says on the standard error what went wrong with a file, and gives the exit code for it. */
export function createTroubleWriter(given: Arguments, {stderr, variables}: Environment) {
  const style = styleFor(stderr, given.get(flags.color), variables)
  const complain = (text: string) => stderr.write(`${style.red('error:')} ${text}\n`)
  const isRead = isReadByPeople(given)
  return (report: FileReport): ExitCode => {
    const path = printable(report.path)
    if ('error' in report) {
      const {excerpt} = report
      const place = excerpt ? `:${excerpt.place.start.line}:${excerpt.place.start.column}` : ''
      complain(`${path}${place}: ${printable(report.error)}`)
      if (excerpt) {
        const options = {style, accent: style.red, width: stderr.columns ?? DEFAULT_WIDTH}
        const rows = renderSnippet(excerpt.lines, [{place: excerpt.place, isMain: true}], options)
        stderr.write(`${rows.join('\n')}\n`)
      }
      return report.isInternal ? ExitCode.Internal : ExitCode.Usage
    }
    const error = errorOf(report)
    if (error !== undefined) {
      if (!isRead || !isReported(error, report)) complain(`${path}: ${printable(error)}`)
      return ExitCode.Usage
    }
    if (report.cycle.length === 0) return ExitCode.Clean
    const rules = report.cycle.join(', ')
    stderr.write(`${style.yellow('warning:')} ${path}: fixes that undo each other were left out: ${rules}\n`)
    return ExitCode.Findings
  }
}

/** Whether a person reads the findings. */
function isReadByPeople(given: Arguments): boolean {
  const isElsewhere = given.get(flags.outputFile) !== undefined || given.get(flags.statistics)
  return formats[given.get(flags.format).main].isForPeople && !isElsewhere
}

/** Whether a finding says it already: what crawlers make of a server that fails is reported by a rule. */
function isReported(error: string, report: FileReport): boolean {
  return messagesOf(report).some(({message}) => message.startsWith(error))
}
