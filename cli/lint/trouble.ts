import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {ExitCode} from '../exit-code.ts'
import * as flags from '../flags.ts'
import type {FileReport} from '../report.ts'
import {printable} from '../terminal/printable.ts'
import {styleFor} from '../terminal/style.ts'

/** Makes a function that says on the standard error what went wrong with a file, and gives the exit code for it. */
export function createTroubleWriter(given: Arguments, {stderr, variables}: Environment) {
  const style = styleFor(stderr, given.get(flags.color), variables)
  return (report: FileReport): ExitCode => {
    const path = printable(report.path)
    if ('error' in report) {
      stderr.write(`${style.red('error:')} ${path}: ${printable(report.error)}\n`)
      return report.isInternal ? ExitCode.Internal : ExitCode.Usage
    }
    if (report.cycle.length === 0) return ExitCode.Clean
    const rules = report.cycle.join(', ')
    stderr.write(`${style.yellow('warning:')} ${path}: fixes that undo each other were left out: ${rules}\n`)
    return ExitCode.Findings
  }
}
