import {docsUrl} from '../../analyzer/lint/docs-url.ts'
import type {Message} from '../../analyzer/lint/message.ts'
import type {Fix} from '../../analyzer/lint/rule.ts'
import type {FileReport} from '../report.ts'
import type {CreateReporter} from './reporter.ts'

/** One JSON document, one line for each file; its form is a promise to the programs that read it. */
export const createJsonReporter: CreateReporter = ({version}) => {
  let separator = ''
  return {
    start: () => `{"version":1,"tool":${JSON.stringify({name: 'robotslint', version})},"files":[`,
    file(report) {
      const line = `${separator}\n${JSON.stringify(fileToJson(report))}`
      separator = ','
      return line
    },
    end({files, error, warning, info, fixable}) {
      const summary = {files, errors: error, warnings: warning, infos: info, fixable}
      return `\n],"summary":${JSON.stringify(summary)}}\n`
    },
  }
}

function fileToJson(report: FileReport) {
  if ('error' in report) return {path: report.path, url: null, targets: [], messages: [], error: report.error}
  const {path, targets, messages} = report
  return {path, url: null, targets, messages: messages.map(messageToJson), error: null}
}

function messageToJson(message: Message) {
  return {
    rule: message.rule,
    severity: message.severity,
    message: message.message,
    ...placeToJson(message),
    related: message.related.map(related => ({...placeToJson(related), message: related.message})),
    fix: message.fix ? fixToJson(message.fix) : null,
    suggestions: message.suggestions.map(fixToJson),
    docs: docsUrl(message.rule),
  }
}

function placeToJson({place: {start, end}}: Pick<Message['related'][number], 'place'>) {
  return {line: start.line, column: start.column, endLine: end.line, endColumn: end.column}
}

function fixToJson({title, safety, edits, encoding}: Fix) {
  return {title, safety, edits, ...(encoding && {encoding})}
}
