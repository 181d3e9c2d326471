import type {Retrieval} from '../../retrieval.ts'
import {visible} from '../../text/quote.ts'

/** What was asked and answered, a request and its answer on each line, in Markdown. */
export function renderRetrieval(retrieval: Retrieval): string {
  const hops = retrieval.hops.map(({url, status, target}) => `${url} → ${status} ${target}`)
  const lines = [...hops, `${retrieval.finalUrl} → ${answerOf(retrieval)}`]
  return `\`\`\`text\n${lines.map(visible).join('\n')}\n\`\`\``
}

function answerOf(retrieval: Retrieval): string {
  if (retrieval.outcome === 'failure') return 'no answer'
  if (retrieval.protocol === 'gemini') return `${retrieval.status} ${retrieval.meta}`.trimEnd()
  const {headers, mediaType, status} = retrieval
  return `${status} ${headers.location ?? headers['content-type'] ?? mediaType?.essence ?? ''}`.trimEnd()
}
