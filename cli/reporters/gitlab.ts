import {createHash} from 'node:crypto'
import type {Severity} from '../../analyzer/lint/rule.ts'
import {jsonText} from '../json-text.ts'
import {errorOf, type FileReport, type LintedFile} from '../report.ts'
import {fingerprintsOf} from './fingerprints.ts'
import type {CreateReporter} from './reporter.ts'

const SEVERITIES: Readonly<Record<Severity, string>> = {error: 'major', warning: 'minor', info: 'info'}

/** The report of GitLab Code Quality (https://docs.gitlab.com/ci/testing/code_quality/, 2026-08). */
export const createGitlabReporter: CreateReporter = ({fromRoot}) => {
  let separator = ''
  return {
    start: () => '[',
    file(report) {
      const lines = issuesOf(report, fromRoot(report.path)).map(issue => {
        const line = `${separator}\n${jsonText(issue)}`
        separator = ','
        return line
      })
      return lines.join('')
    },
    end: () => '\n]\n',
  }
}

function issuesOf(report: FileReport, path: string) {
  const error = errorOf(report)
  return [
    ...('error' in report ? [] : findings(report, path)),
    ...(error === undefined ? [] : [failure(error, path)]),
  ]
}

function findings(report: LintedFile, path: string) {
  const fingerprints = fingerprintsOf(report, path)
  return report.messages.map(({message, rule, severity, place: {start, end}}, index) => ({
    description: message,
    check_name: rule,
    fingerprint: fingerprints[index],
    severity: SEVERITIES[severity],
    location: {path, lines: {begin: start.line, end: end.line}},
  }))
}

function failure(error: string, path: string) {
  return {
    description: error,
    check_name: 'robotslint',
    fingerprint: createHash('sha256').update(path).digest('hex'),
    severity: 'blocker',
    location: {path, lines: {begin: 1, end: 1}},
  }
}
