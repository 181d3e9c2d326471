import {docsUrl} from '../../analyzer/lint/docs-url.ts'
import {type Message, positionOf, type RelatedMessage} from '../../analyzer/lint/message.ts'
import type {Fix, Severity} from '../../analyzer/lint/rule.ts'
import {jsonText} from '../json-text.ts'
import {errorOf, type FileReport, type LintedFile} from '../report.ts'
import type {CreateReporter} from './reporter.ts'

const SEVERITIES: Readonly<Record<Severity, string>> = {error: 'ERROR', warning: 'WARNING', info: 'INFO'}

/**
 * The Reviewdog Diagnostic Format (reviewdog/reviewdog, proto/rdf/reviewdog.proto, 2026-08). Its columns count bytes
 * of UTF-8.
 */
export const createRdjsonReporter: CreateReporter = () => {
  let separator = ''
  return {
    start: () =>
      `{"source":${jsonText({name: 'robotslint', url: 'https://github.com/robotslint/robotslint'})},"diagnostics":[`,
    file(report) {
      return diagnosticsOf(report)
        .map(diagnostic => {
          const line = `${separator}\n${jsonText(diagnostic)}`
          separator = ','
          return line
        })
        .join('')
    },
    end: () => '\n]}\n',
  }
}

function diagnosticsOf(report: FileReport) {
  const error = errorOf(report)
  return [
    ...('error' in report ? [] : report.messages.map(message => diagnosticOf(message, report))),
    ...(error === undefined
      ? []
      : [{message: error, location: {path: report.path}, severity: SEVERITIES.error}]),
  ]
}

function diagnosticOf(
  {message, place, severity, rule, fix, suggestions, related}: Message,
  file: LintedFile,
) {
  const locate = (position: RelatedMessage['place']) => ({
    path: file.path,
    range: rangeOf(position, file),
  })
  return {
    message,
    location: locate(place),
    severity: SEVERITIES[severity],
    code: {value: rule, url: docsUrl(rule)},
    suggestions: [...(fix ? [fix] : []), ...suggestions].flatMap(one => suggestionsOf(one, file)),
    relatedLocations: related.map(other => ({message: other.message, location: locate(other.place)})),
  }
}

/** A suggestion replaces one place; what would take several cannot be said. */
function suggestionsOf({edits, encoding}: Fix, file: LintedFile) {
  const [edit, another] = edits
  if (!edit || another || edit.start < 0 || encoding) return []
  return [{range: rangeOf(positionOf(file, edit), file), text: edit.text}]
}

function rangeOf({start, end}: RelatedMessage['place'], file: LintedFile) {
  return {start: bytePoint(start, file), end: bytePoint(end, file)}
}

function bytePoint({line, column}: {line: number; column: number}, {lines}: LintedFile) {
  const before = lines[line - 1]?.raw.slice(0, column - 1) ?? ''
  return {line, column: Buffer.byteLength(before) + 1}
}
