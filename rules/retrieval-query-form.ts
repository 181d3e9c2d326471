import type {Profile} from '../analyzer/crawlers/profile.ts'
import {capsuleFile} from '../analyzer/lint/example-retrievals.ts'
import {START_OF_FILE} from '../analyzer/lint/places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {QueryForm} from '../analyzer/retrieval.ts'
import {enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'retrieval-query-form',
  category: 'retrieval',
  summary: 'A capsule that answers `/robots.txt?…` otherwise than `/robots.txt`.',
  rationale: `
Kennedy, the largest search engine of Geminispace, asks for \`/robots.txt?kennedy-crawler\`. A capsule that compares the
whole address, or takes what stands behind the \`?\` for the answer to a question, never shows it the rules, and Kennedy
then may fetch everything. Its own page for checking a robots.txt asks without the query, so all looks well there.

Answer by the path alone: for \`/robots.txt\` with any query send the same file.
`,
  references: [
    {
      title: 'Kennedy 29fbacb, RobotsChecker.cs (read in its source)',
      url: 'https://github.com/acidus99/Kennedy',
      date: '2026-07-31',
    },
  ],
  targets: ['gemini'],
  severity: 'warning',
  messages: {
    otherStatus:
      'The capsule answers {url} with status {status}, and not with the file. {readers} this way, and would find no rules: answer by the path alone.',
    otherBody:
      'The capsule answers {url} with another file. {readers} this way, and would find other rules: answer by the path alone.',
    failure:
      'The capsule does not answer {url}. {readers} this way, and would find no rules: answer by the path alone.',
    changing:
      'The capsule sends another file each time that `/robots.txt` is asked for: no crawler knows which rules count.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/\n'},
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          queryForm: {url: 'gemini://example.org/robots.txt?robotslint', result: 'same'},
        }),
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          queryForm: {
            url: 'gemini://example.org/robots.txt?robotslint',
            result: 'other-status',
            status: 51,
            meta: 'Not found',
          },
        }),
        problems: [
          '1:1-1:1 warning: The capsule answers `gemini://example.org/robots.txt?robotslint` with status 51, and not with the file. Kennedy and Delorean Time Machine ask this way, and would find no rules: answer by the path alone.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          queryForm: {url: 'gemini://example.org/robots.txt?robotslint', result: 'other-body'},
        }),
        problems: [
          '1:1-1:1 warning: The capsule answers `gemini://example.org/robots.txt?robotslint` with another file. Kennedy and Delorean Time Machine ask this way, and would find other rules: answer by the path alone.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          queryForm: {
            url: 'gemini://example.org/robots.txt?robotslint',
            result: 'failure',
            failure: {
              kind: 'empty-response',
              message: 'The server closed the connection without an answer.',
            },
          },
        }),
        problems: [
          '1:1-1:1 warning: The capsule does not answer `gemini://example.org/robots.txt?robotslint`. Kennedy and Delorean Time Machine ask this way, and would find no rules: answer by the path alone.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          queryForm: {url: 'gemini://example.org/robots.txt?robotslint', result: 'changing'},
        }),
        problems: [
          '1:1-1:1 warning: The capsule sends another file each time that `/robots.txt` is asked for: no crawler knows which rules count.',
        ],
      },
    ],
  },
  *check(_, {retrieval, profiles}) {
    if (retrieval?.protocol !== 'gemini' || retrieval.outcome !== 'file' || !retrieval.queryForm) return
    const verdict = judge(retrieval.queryForm, askingSo(profiles))
    if (verdict) yield {...verdict, place: START_OF_FILE}
  },
})

/** The crawlers that ask for the file with a query, as the beginning of a sentence; empty where no target does. */
function askingSo(profiles: readonly Profile[]): string {
  const titles = profiles.filter(({requestQuery}) => requestQuery !== null).map(({title}) => title)
  return titles.length === 0 ? '' : `${enumerate(titles)} ${titles.length === 1 ? 'asks' : 'ask'}`
}

function judge(form: QueryForm, readers: string) {
  if (form.result === 'changing') return {message: 'changing'} as const
  if (readers === '') return undefined
  const url = quote(form.url)
  switch (form.result) {
    case 'same':
      return undefined
    case 'other-status':
      return {message: 'otherStatus', data: {url, status: form.status, readers}} as const
    case 'other-body':
      return {message: 'otherBody', data: {url, readers}} as const
    case 'failure':
      return {message: 'failure', data: {url, readers}} as const
  }
}
