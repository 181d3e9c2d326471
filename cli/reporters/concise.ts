import {messagesOf} from '../report.ts'
import {printable, printablePath} from '../terminal/printable.ts'
import type {CreateReporter} from './reporter.ts'

/** `path:line:column: severity[rule] message`, one line for each finding, as compilers write it. */
export const createConciseReporter: CreateReporter = () => ({
  start: () => '',
  file(report) {
    const path = printablePath(report.path)
    return messagesOf(report)
      .map(({place: {start}, severity, rule, message}) => {
        return `${path}:${start.line}:${start.column}: ${severity}[${rule}] ${printable(message)}\n`
      })
      .join('')
  },
  end: () => '',
})
