import {jsonText} from '../json-text.ts'
import {errorOf, messagesOf} from '../report.ts'
import {messageToJson} from './json-message.ts'
import type {CreateReporter} from './reporter.ts'

/** One JSON value on a line for each finding, and `{path, error}` for a file that could not be linted or
 * written. */
export const createNdjsonReporter: CreateReporter = () => ({
  start: () => '',
  file(report) {
    const {path} = report
    const error = errorOf(report)
    const findings = messagesOf(report).map(message => ({path, ...messageToJson(message)}))
    const values = [...findings, ...(error === undefined ? [] : [{path, error}])]
    return values.map(value => `${jsonText(value)}\n`).join('')
  },
  end: () => '',
})
