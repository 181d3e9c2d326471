import type {Message} from '../../analyzer/lint/message.ts'
import {errorOf, messagesOf} from '../report.ts'
import type {CreateReporter} from './reporter.ts'
import {emptyElement, startTag} from './xml.ts'

/** The XML report of Checkstyle, which many viewers and build servers read. */
export const createCheckstyleReporter: CreateReporter = ({version}) => ({
  start: () => `<?xml version="1.0" encoding="utf-8"?>\n${startTag('checkstyle', {version})}\n`,
  file(report) {
    const error = errorOf(report)
    const errors = messagesOf(report).map(finding)
    if (error !== undefined) errors.push(failure(error))
    if (errors.length === 0) return ''
    return `${[startTag('file', {name: report.path}), ...errors].join('\n')}\n</file>\n`
  },
  end: () => '</checkstyle>\n',
})

function finding({place: {start}, severity, message, rule}: Message): string {
  const {line, column} = start
  return emptyElement('error', {line, column, severity, message, source: `robotslint.${rule}`})
}

function failure(message: string): string {
  return emptyElement('error', {severity: 'error', message, source: 'robotslint'})
}
