import {jsonText} from '../json-text.ts'
import {errorOf, type FileReport, messagesOf} from '../report.ts'
import {messageToJson} from './json-message.ts'
import type {CreateReporter} from './reporter.ts'

/**
 * One JSON value on a line for each finding, and `{path, error}` for a file that could not be linted or written. A file
 * that was fetched has a line of its own behind its findings, so that a reader knows that there are no more.
 */
export const createNdjsonReporter: CreateReporter = () => ({
  start: () => '',
  file(report) {
    const {path} = report
    const findings = messagesOf(report).map(message => ({path, ...messageToJson(message)}))
    return [...findings, ...closingValues(report)].map(value => `${jsonText(value)}\n`).join('')
  },
  end: () => '',
})

function closingValues(report: FileReport): readonly object[] {
  const {path, retrieval} = report
  const error = errorOf(report)
  if (retrieval === undefined) return error === undefined ? [] : [{path, error}]
  const {requestedUrl: url, outcome} = retrieval
  const targets = 'error' in report ? [] : report.targets
  return [{path, url, outcome, targets, error: error ?? null, retrieval}]
}
