import {docsUrl} from '../../analyzer/lint/docs-url.ts'
import type {Message, RelatedMessage} from '../../analyzer/lint/message.ts'
import type {Fix} from '../../analyzer/lint/rule.ts'

/** A message as it stands in `--format json` and `ndjson`: a promise to the programs that read them. */
export function messageToJson(message: Message) {
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

function placeToJson({place: {start, end}}: Pick<RelatedMessage, 'place'>) {
  return {line: start.line, column: start.column, endLine: end.line, endColumn: end.column}
}

function fixToJson({title, safety, edits, encoding}: Fix) {
  return {title, safety, edits, ...(encoding && {encoding})}
}
