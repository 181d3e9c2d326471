import type {Message} from '../../analyzer/lint/message.ts'
import {errorOf, messagesOf} from '../report.ts'
import type {CreateReporter} from './reporter.ts'
import {emptyElement, escapeXml, startTag} from './xml.ts'

/**
 * The XML report of JUnit: a suite for each file, a failed test for each error and each warning, a passed one with its
 * text for each info, which fails no run, and a passed one for a file without any of them (https://github.com/testmoapp/junitxml, 2026-08, describes what its readers have in common).
 */
export const createJunitReporter: CreateReporter = () => ({
  start: () => '<?xml version="1.0" encoding="utf-8"?>\n<testsuites name="robotslint">\n',
  file(report) {
    const name = report.path
    const error = errorOf(report)
    const messages = messagesOf(report)
    const failures = messages.filter(({severity}) => severity !== 'info').length
    const errors = error === undefined ? [] : [failure(name, error)]
    const tests = [...messages.map(message => finding(name, message)), ...errors]
    if (tests.length === 0) tests.push(passed(name))
    return suite(name, {tests: tests.length, failures, errors: errors.length}, tests)
  },
  end: () => '</testsuites>\n',
})

interface Counts {
  readonly tests: number
  readonly failures: number
  readonly errors: number
}

function suite(name: string, counts: Counts, tests: readonly string[]): string {
  return `${[startTag('testsuite', {name, ...counts}), ...tests].join('\n')}\n</testsuite>\n`
}

function finding(file: string, {rule, severity, message, place: {start}}: Message): string {
  const {line, column} = start
  const name = `${rule} ${line}:${column}`
  const text = escapeXml(`${file}:${line}:${column}: ${severity}[${rule}] ${message}`)
  return [
    startTag('testcase', {classname: file, name, file, line}),
    severity === 'info'
      ? `<system-out>${text}</system-out>`
      : `${startTag('failure', {type: severity, message})}${text}</failure>`,
    '</testcase>',
  ].join('\n')
}

function failure(file: string, message: string): string {
  const test = startTag('testcase', {classname: file, name: 'readable', file})
  return `${test}\n${emptyElement('error', {type: 'error', message})}\n</testcase>`
}

function passed(file: string): string {
  return emptyElement('testcase', {classname: file, name: 'no problems', file})
}
