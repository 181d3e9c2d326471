import {messageToJson} from './json-message.ts'
import {jsonText} from './json-text.ts'
import type {CreateReporter} from './reporter.ts'

/** One JSON value on a line for each finding, and `{path, error}` for a file that could not be linted. */
export const createNdjsonReporter: CreateReporter = () => ({
  start: () => '',
  file(report) {
    const {path} = report
    if ('error' in report) return `${jsonText({path, error: report.error})}\n`
    return report.messages.map(message => `${jsonText({path, ...messageToJson(message)})}\n`).join('')
  },
  end: () => '',
})
