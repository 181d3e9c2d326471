import {docsUrl} from '../../analyzer/lint/docs-url.ts'
import {lint} from '../../analyzer/lint/run.ts'
import type {Retrieval} from '../../analyzer/retrieval.ts'
import {decode, fromText} from '../../analyzer/syntax/source.ts'
import {rules} from '../../rules/index.ts'
import type {RetrieveResult} from '../protocol.ts'

/**
 * What came of a retrieval.
 *
 * @param body of the file, if there is one
 */
export function retrievalResult(retrieval: Retrieval, body: Uint8Array | undefined): RetrieveResult {
  const source = body ? decode(body) : fromText('')
  const own = rules.filter(({category}) => category === 'retrieval')
  const {messages} = lint(source, {rules: own, retrieval})
  return {
    requestedUrl: retrieval.requestedUrl,
    finalUrl: retrieval.finalUrl,
    text: body ? source.text : null,
    summary: [summaryOf(retrieval, source.text.length), retrieval.note].filter(Boolean).join(' '),
    findings: messages.map(({rule, severity, message}) => ({rule, severity, message, docs: docsUrl(rule)})),
  }
}

function summaryOf(retrieval: Retrieval, length: number): string {
  const {finalUrl, outcome} = retrieval
  if (outcome === 'failure') return retrieval.failure.message
  if (outcome === 'file') return `${finalUrl} was retrieved: ${length} characters.`
  return `${finalUrl} is no file: the server answered with status ${retrieval.status}.`
}
