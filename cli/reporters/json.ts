import {jsonText} from '../json-text.ts'
import {errorOf, type FileReport, messagesOf} from '../report.ts'
import {messageToJson} from './json-message.ts'
import type {CreateReporter} from './reporter.ts'

/** One JSON document, one line for each file; its form is a promise to the programs that read it. */
export const createJsonReporter: CreateReporter = ({version}) => {
  let separator = ''
  return {
    start: () => `{"version":1,"tool":${jsonText({name: 'robotslint', version})},"files":[`,
    file(report) {
      const line = `${separator}\n${jsonText(fileToJson(report))}`
      separator = ','
      return line
    },
    end({files, error, warning, info, fixable}) {
      const summary = {files, errors: error, warnings: warning, infos: info, fixable}
      return `\n],"summary":${jsonText(summary)}}\n`
    },
  }
}

function fileToJson(report: FileReport) {
  const {path, retrieval} = report
  return {
    path,
    url: retrieval?.requestedUrl ?? null,
    targets: 'error' in report ? [] : report.targets,
    messages: messagesOf(report).map(messageToJson),
    error: errorOf(report) ?? null,
    ...(retrieval && {retrieval}),
  }
}
