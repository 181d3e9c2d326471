import type {Connection, SemanticTokens, SemanticTokensDelta} from 'vscode-languageserver'
import type {Analysis} from '../documents/analysis.ts'
import {Recent} from '../documents/recent.ts'
import {uriKey} from '../documents/uri.ts'
import {semanticTokens, semanticTokensEdits} from '../services/semantic-tokens.ts'
import type {Answers} from './answers.ts'

/** Documents whose last tokens are kept, so that only what has changed is sent. */
const MOST_KEPT = 32

/** Gives semantic tokens: all of a document, those of a range, or what has changed since the last time. */
export function serveTokens(connection: Connection, answers: Answers): void {
  const {semanticTokens: requests} = connection.languages
  const sent = new Recent<Required<SemanticTokens>>(MOST_KEPT)
  let results = 0

  function keep(analysis: Analysis): Required<SemanticTokens> {
    results++
    const tokens = {...semanticTokens(analysis), resultId: String(results)}
    sent.set(uriKey(analysis.uri), tokens)
    return tokens
  }

  function changesSince(resultId: string, analysis: Analysis): SemanticTokens | SemanticTokensDelta {
    const before = sent.get(uriKey(analysis.uri))
    const after = keep(analysis)
    if (before?.resultId !== resultId) return after
    return {resultId: after.resultId, edits: semanticTokensEdits(before.data, after.data)}
  }

  requests.on(answers.aboutOpenDocument(({analysis}) => keep(analysis)))
  requests.onDelta(
    answers.aboutOpenDocument(({analysis}, {previousResultId}) => changesSince(previousResultId, analysis)),
  )
  requests.onRange(answers.aboutOpenDocument(({analysis}, {range}) => semanticTokens(analysis, range)))
}
