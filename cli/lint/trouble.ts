import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {ExitCode} from '../exit-code.ts'
import * as flags from '../flags.ts'
import {errorOf, type FileReport} from '../report.ts'
import {printable} from '../terminal/printable.ts'
import {renderSnippet} from '../terminal/snippet.ts'
import {styleFor} from '../terminal/style.ts'
import {DEFAULT_WIDTH} from './destination.ts'

/** Makes a function that says on the standard error what went wrong with a file, and gives the exit code for it. */
export function createTroubleWriter(given: Arguments, {stderr, variables}: Environment) {
  const style = styleFor(stderr, given.get(flags.color), variables)
  const complain = (text: string) => stderr.write(`${style.red('error:')} ${text}\n`)
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
      complain(`${path}: ${printable(error)}`)
      return ExitCode.Usage
    }
    if (report.cycle.length === 0) return ExitCode.Clean
    const rules = report.cycle.join(', ')
    stderr.write(`${style.yellow('warning:')} ${path}: fixes that undo each other were left out: ${rules}\n`)
    return ExitCode.Findings
  }
}
