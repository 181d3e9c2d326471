import type {Failure} from '../analyzer/crawlers/profile.ts'
import {consequences} from '../analyzer/lint/consequences.ts'
import {
  capsuleFailure,
  capsuleFile,
  capsuleHop,
  capsuleStatus,
  siteFailure,
  siteFile,
  siteStatus,
} from '../analyzer/lint/example-retrievals.ts'
import {START_OF_FILE} from '../analyzer/lint/places.ts'
import {faultIn} from '../analyzer/lint/retrieved-file.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {
  GeminiFailure,
  GeminiStatus,
  HttpFailure,
  HttpFile,
  HttpStatus,
  PageHint,
  PortForm,
  Retrieval,
  RetrievalFailure,
  SlowDown,
} from '../analyzer/retrieval.ts'
import type {Root} from '../analyzer/syntax/nodes.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'retrieval-status',
  category: 'retrieval',
  summary: 'An answer to the request for `/robots.txt` that is not the file.',
  rationale: `
What a crawler does without a robots.txt depends on why it has none, and the two worlds disagree. On the Web, "not
found" means that everything may be fetched, and a failing server means that **nothing** may: a site whose robots.txt
answers with status 500 for some days disappears from Google. In Geminispace every failure means that everything may be
fetched, so a capsule that asks for input or for a certificate at \`/robots.txt\` has no policy at all.

- 404, 410, 51: there is no file, which is as good as a file that allows everything.
- 401, 403: let everybody read the file. Firewalls and bot protection must let \`/robots.txt\` through.
- 429, 5xx, 4x: mend the server, or serve the file without the application behind it.
- 1x, 6x: serve the file itself at \`/robots.txt\`, without a question before it.
- 53, 59: the server is set up for another host name or port than the one that was asked for.
- A page for people with status 200: send the file, or status 404.
`,
  references: [
    {
      title:
        'RFC 9309 §2.3.1: 4xx is unavailable, all is allowed; 5xx and no answer are unreachable, nothing is',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1',
      date: '2022-09',
    },
    {
      title: 'Google: what follows from each status code, and that 429 counts as a server error',
      url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
      date: '2026-08',
    },
    {
      title: 'Yandex: a file that does not answer with status 200 leaves the site open',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/robots-txt',
      date: '2026-08',
    },
    {
      title: 'Gemini protocol 0.24.1, status codes',
      url: 'https://geminiprotocol.net/docs/protocol-specification.gmi',
      date: '2024',
    },
    {
      title:
        'What crawlers of Geminispace make of each status, read in the source of Kennedy, TLGS, Gemplex, AuraSearch, gemini-grc, Gemportal and September',
      date: '2026-09',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  silences: ['not-robots-txt', 'retrieval-media-type'],
  judgesFile: true,
  messages: {
    absent: 'There is no robots.txt ({status}): crawlers may fetch everything.',
    gone: 'The robots.txt is gone for good ({status}): crawlers may fetch everything.',
    input:
      'The capsule asks for input in place of sending the file ({status}), and crawlers have none to give.{effect} Serve the file at `/robots.txt` without asking.',
    certificate:
      'The capsule asks for a client certificate ({status}), and crawlers have none.{effect} Let everybody read `/robots.txt`.',
    misdirected:
      'The capsule does not know itself by this name and port ({status}).{effect}{form} Check which hosts and ports the server is set up for.',
    badRequest: 'The capsule takes a right request for a wrong one ({status}).{effect}{form}',
    forbidden: 'The site refuses to send its robots.txt ({status}).{effect}{advice}',
    refused: 'The site answers the request for its robots.txt with {status}.{effect}{advice}',
    slowDown: 'The server asks to be left alone{time} ({status}).{effect}{advice}',
    failing: 'The server fails to send its robots.txt ({status}).{effect}{advice}',
    unfit: 'The site answers with {status}, which {meaning}.{effect} Send the file with status 200.',
    page: 'In place of the file the site sends, with status {status}, {page} (it holds {marker}). Crawlers find no rule in it and may fetch everything. {advice}',
    failure: '{failure}{effect}',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/\n'},
      {code: 'User-agent: *\nDisallow: /private/\n', retrieval: capsuleFile()},
      {code: 'User-agent: *\nDisallow: /private/\n', retrieval: siteFile()},
      {
        code: 'User-agent: *\nDisallow: /<html>/\n',
        retrieval: siteFile({
          hints: [
            {kind: 'html', marker: '<html'},
            {kind: 'login', marker: 'type="password"'},
          ],
        }),
        note: 'The file, with words of a page in it.',
      },
      {
        code: '',
        retrieval: capsuleStatus(51, 'Not found', {hops: [capsuleHop(31, '/policy.txt')]}),
        note: 'Behind a redirect, which is what retrieval-redirect reports.',
      },
      {
        code: '',
        retrieval: siteFailure({
          kind: 'dns',
          reason: 'not-found',
          message: 'There is no host example.com.',
        }),
        note: 'Whoever cannot find the host fetches nothing from it.',
      },
    ],
    bad: [
      {
        code: '',
        retrieval: capsuleStatus(51, 'Not found!'),
        problems: [
          '1:1-1:1 info: There is no robots.txt (status 51, `Not found!`): crawlers may fetch everything.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(52, ''),
        problems: [
          '1:1-1:1 info: The robots.txt is gone for good (status 52): crawlers may fetch everything.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(10, 'Your name?'),
        problems: [
          '1:1-1:1 error: The capsule asks for input in place of sending the file (status 10, `Your name?`), and crawlers have none to give. For Kennedy, Delorean Time Machine, TLGS, AuraSearch, Gemplex, gemini-grc, Gemportal and September everything is allowed. Serve the file at `/robots.txt` without asking.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(60, 'Certificate required'),
        problems: [
          '1:1-1:1 error: The capsule asks for a client certificate (status 60, `Certificate required`), and crawlers have none. For Kennedy, Delorean Time Machine, TLGS, AuraSearch, Gemplex, gemini-grc, Gemportal and September everything is allowed. Let everybody read `/robots.txt`.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(42, 'CGI error'),
        problems: [
          '1:1-1:1 error: The server fails to send its robots.txt (status 42, `CGI error`). For Kennedy, Delorean Time Machine, TLGS, AuraSearch, Gemplex, gemini-grc, Gemportal and September everything is allowed.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(45, '', {faults: [{kind: 'status-undefined', readAs: 40}]}),
        problems: [
          '1:1-1:1 error: The server fails to send its robots.txt (status 45). For Kennedy, Delorean Time Machine, TLGS, AuraSearch, Gemplex, gemini-grc, Gemportal and September everything is allowed.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(44, '60', {slowDown: {seconds: 60}}),
        problems: [
          '1:1-1:1 error: The server asks to be left alone for 60 s (status 44, `60`). For Kennedy, Delorean Time Machine, TLGS, gemini-grc, Gemportal and September everything is allowed; nothing is fetched for now by AuraSearch and Gemplex. Let `/robots.txt` be asked for at any time.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(53, 'Not here'),
        problems: [
          '1:1-1:1 error: The capsule does not know itself by this name and port (status 53, `Not here`). For Kennedy, Delorean Time Machine, TLGS, AuraSearch, Gemplex, gemini-grc, Gemportal and September everything is allowed. Check which hosts and ports the server is set up for.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(59, 'Bad request', {
          portForm: {url: 'gemini://example.org:1965/robots.txt', status: 20, meta: 'text/plain'},
        }),
        problems: [
          '1:1-1:1 error: The capsule takes a right request for a wrong one (status 59, `Bad request`). For Kennedy, Delorean Time Machine, TLGS, AuraSearch, Gemplex, gemini-grc, Gemportal and September everything is allowed. It sends the file when the request is `gemini://example.org:1965/robots.txt`.',
        ],
      },
      {
        code: '',
        retrieval: capsuleFailure({
          kind: 'empty-response',
          message: 'The server closed the connection without an answer.',
        }),
        problems: [
          '1:1-1:1 error: The server closed the connection without an answer. For Kennedy, Delorean Time Machine, TLGS, AuraSearch, gemini-grc, Gemportal and September everything is allowed; nothing is fetched for now by Gemplex.',
        ],
      },
      {
        code: '',
        retrieval: siteStatus(404),
        problems: ['1:1-1:1 info: There is no robots.txt (status 404): crawlers may fetch everything.'],
      },
      {
        code: '',
        retrieval: siteStatus(403, {hints: [{kind: 'challenge', marker: 'cf-mitigated: challenge'}]}),
        problems: [
          '1:1-1:1 warning: The site refuses to send its robots.txt (status 403). For Google, Yandex and crawlers that follow RFC 9309 everything is allowed. With it comes a page that asks whether the visitor is human: let `/robots.txt` pass without that.',
        ],
      },
      {
        code: '',
        retrieval: siteStatus(418),
        problems: [
          '1:1-1:1 warning: The site answers the request for its robots.txt with status 418. For Google, Yandex and crawlers that follow RFC 9309 everything is allowed.',
        ],
      },
      {
        code: '',
        retrieval: siteStatus(429, {slowDown: {seconds: 120}}),
        problems: [
          '1:1-1:1 error: The server asks to be left alone for 120 s (status 429). For Yandex and crawlers that follow RFC 9309 everything is allowed; for Google everything is forbidden for now. Let `/robots.txt` be asked for at any time.',
        ],
      },
      {
        code: '',
        retrieval: siteStatus(503),
        problems: [
          '1:1-1:1 error: The server fails to send its robots.txt (status 503). For Yandex everything is allowed; for Google and crawlers that follow RFC 9309 everything is forbidden for now.',
        ],
      },
      {
        code: '',
        retrieval: siteFile({status: 204}),
        problems: [
          '1:1-1:1 error: The site answers with status 204, which says that there is nothing to send, so crawlers may fetch everything. Send the file with status 200.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /\n',
        retrieval: siteFile({status: 206}),
        problems: [
          '1:1-1:1 error: The site answers with status 206, which says that this is a part of the file only. For Yandex everything is allowed; the rules count for Google and crawlers that follow RFC 9309. Send the file with status 200.',
        ],
      },
      {
        code: '',
        retrieval: siteStatus(999),
        problems: [
          '1:1-1:1 error: The site answers with status 999, which is not the status of a file. Send the file with status 200.',
        ],
      },
      {
        code: '',
        retrieval: siteStatus(304),
        problems: [
          '1:1-1:1 error: The site answers with status 304, which says that the file has not changed since a time that nobody has named. Send the file with status 200.',
        ],
      },
      {
        code: '<!doctype html>\n<title>Page not found</title>\n',
        retrieval: siteFile({
          hints: [
            {kind: 'html', marker: 'text/html'},
            {kind: 'soft-404', marker: 'page not found'},
          ],
        }),
        problems: [
          '1:1-1:1 error: In place of the file the site sends, with status 200, a page that says “not found” (it holds `page not found`). Crawlers find no rule in it and may fetch everything. Send a file, or status 404.',
        ],
      },
      {
        code: '<!doctype html>\n<title>Just a moment...</title>\n',
        retrieval: siteFile({
          hints: [
            {kind: 'html', marker: 'text/html'},
            {kind: 'challenge', marker: '<title>just a moment...</title>'},
          ],
        }),
        problems: [
          '1:1-1:1 error: In place of the file the site sends, with status 200, a page that asks whether the visitor is human (it holds `<title>just a moment...</title>`). Crawlers find no rule in it and may fetch everything. Let `/robots.txt` pass without that.',
        ],
      },
      {
        code: '',
        retrieval: siteFailure({
          kind: 'timeout',
          phase: 'header',
          milliseconds: 10_000,
          message: 'The server accepted the request, but its header did not come within 10 s.',
        }),
        problems: [
          '1:1-1:1 error: The server accepted the request, but its header did not come within 10 s. For Yandex everything is allowed; for Google and crawlers that follow RFC 9309 everything is forbidden for now.',
        ],
      },
      {
        code: '',
        retrieval: siteFailure({
          kind: 'content-encoding',
          encoding: 'zstd',
          message: 'The body is encoded as “zstd”, which was not asked for (gzip, deflate, br was).',
        }),
        problems: [
          '1:1-1:1 warning: The body is encoded as “zstd”, which was not asked for (gzip, deflate, br was).',
        ],
      },
    ],
  },
  *check(tree, {retrieval, profiles}) {
    if (retrieval === undefined) return
    const verdict = judge(tree, retrieval, answer => consequences(profiles, answer))
    if (verdict) yield {...verdict, place: START_OF_FILE}
  },
})

/** What crawlers make of an answer, as a sentence. */
type Effect = (answer: keyof Failure) => string

function judge(tree: Root, retrieval: Retrieval, effectOf: Effect) {
  if (retrieval.outcome === 'failure') return judgeFailure(retrieval, effectOf)
  if (retrieval.protocol === 'gemini')
    return retrieval.outcome === 'status' ? judgeCapsule(retrieval, effectOf) : undefined
  if (retrieval.outcome === 'status') return judgeSite(retrieval, effectOf)
  // One user-agent line makes it a robots.txt, whatever else is in it.
  const page = tree.groups.length === 0 ? pageIn(retrieval) : undefined
  if (page) return {message: 'page', data: page, wholeFile: true} as const
  return retrieval.status === 200 ? undefined : judgeOtherSuccess(retrieval, effectOf)
}

/** Failures that say something about the server, and not about a name, our network or our limits. */
const UNREACHABLE: ReadonlySet<RetrievalFailure['kind']> = new Set([
  'refused',
  'reset',
  'timeout',
  'empty-response',
])
/** Answers that we cannot read, and others perhaps can. A capsule's header is the matter of retrieval-header. */
const UNREADABLE: ReadonlySet<RetrievalFailure['kind']> = new Set([
  'header-too-long',
  'header-malformed',
  'content-encoding',
  'other',
])

function judgeFailure({protocol, failure, hops}: GeminiFailure | HttpFailure, effectOf: Effect) {
  if (isBehindRedirect({protocol, hops})) return undefined
  const {kind, message} = failure
  if (UNREACHABLE.has(kind))
    return {message: 'failure', data: {failure: message, effect: effectOf('unreachable')}} as const
  return protocol === 'http' && UNREADABLE.has(kind)
    ? ({message: 'failure', data: {failure: message, effect: ''}, severity: 'warning'} as const)
    : undefined
}

/** No crawler keeps the rules behind a redirect of a capsule: what is there makes no difference. */
function isBehindRedirect({protocol, hops}: Pick<Retrieval, 'protocol' | 'hops'>): boolean {
  return protocol === 'gemini' && hops.length > 0
}

function judgeCapsule(retrieval: GeminiStatus, effectOf: Effect) {
  if (isBehindRedirect(retrieval)) return undefined
  const {meta, slowDown, portForm, faults} = retrieval
  // Clients take an undefined status for the first of its class.
  const readAs = faultIn(faults, 'status-undefined')?.readAs ?? retrieval.status
  const status = `status ${retrieval.status}${meta === '' ? '' : `, ${quote(meta)}`}`
  switch (readAs) {
    case 51:
      return {message: 'absent', data: {status}, severity: 'info'} as const
    case 52:
      return {message: 'gone', data: {status}, severity: 'info'} as const
    case 44:
      return judgeSlowDown(status, slowDown, effectOf)
    case 53:
    case 59: {
      const data = {status, form: formText(retrieval.status, portForm), effect: effectOf('serverError')}
      return {message: readAs === 53 ? 'misdirected' : 'badRequest', data} as const
    }
  }
  switch (Math.floor(readAs / 10)) {
    case 1:
      return {message: 'input', data: {status, effect: effectOf('refused')}} as const
    case 3:
      return undefined
    case 6:
      return {message: 'certificate', data: {status, effect: effectOf('forbidden')}} as const
    default:
      return {message: 'failing', data: {status, effect: effectOf('serverError'), advice: ''}} as const
  }
}

function formText(status: number, form: PortForm | undefined): string {
  if (form === undefined || form.status === status) return ''
  const sent = form.status === 20 ? 'sends the file' : `answers with status ${form.status}`
  return ` It ${sent} when the request is ${quote(form.url)}.`
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

function judgeSite({status: code, hints, slowDown}: HttpStatus, effectOf: Effect) {
  if (REDIRECTS.has(code)) return undefined
  const status = `status ${code}`
  const challenge = hints.some(({kind}) => kind === 'challenge') ? CHALLENGE : undefined
  if (code === 404 || code === 410) return {message: 'absent', data: {status}, severity: 'info'} as const
  if (code === 401 || code === 403) {
    const data = {
      status,
      effect: effectOf('forbidden'),
      advice: challenge ?? ' Let everybody read `/robots.txt`.',
    }
    return {message: 'forbidden', data, severity: 'warning'} as const
  }
  if (code === 429) return judgeSlowDown(status, slowDown, effectOf, challenge)
  const advice = challenge ?? ''
  switch (Math.floor(code / 100)) {
    case 4:
      return {
        message: 'refused',
        data: {status, effect: effectOf('refused'), advice},
        severity: 'warning',
      } as const
    case 5:
      return {message: 'failing', data: {status, effect: effectOf('serverError'), advice}} as const
    default:
      return {message: 'unfit', data: {status, meaning: meaningOf(code), effect: ''}} as const
  }
}

const CHALLENGE =
  ' With it comes a page that asks whether the visitor is human: let `/robots.txt` pass without that.'

function judgeSlowDown(
  status: string,
  slowDown: SlowDown | undefined,
  effectOf: Effect,
  advice = ' Let `/robots.txt` be asked for at any time.',
) {
  // Some send `44 0`: that names no time.
  const time = slowDown?.seconds ? ` for ${slowDown.seconds} s` : ''
  return {message: 'slowDown', data: {status, time, effect: effectOf('slowDown'), advice}} as const
}

function judgeOtherSuccess({status: code}: HttpFile, effectOf: Effect) {
  const isEmpty = code === 204
  const effect = isEmpty ? '' : effectOf('otherSuccess')
  const data = {status: `status ${code}`, meaning: meaningOf(code), effect}
  return {message: 'unfit', data, wholeFile: isEmpty} as const
}

const MEANINGS: Readonly<Record<number, string>> = {
  204: 'says that there is nothing to send, so crawlers may fetch everything',
  206: 'says that this is a part of the file only',
  304: 'says that the file has not changed since a time that nobody has named',
}

function meaningOf(status: number): string {
  return MEANINGS[status] ?? 'is not the status of a file'
}

const PAGES: Readonly<Record<Exclude<PageHint['kind'], 'html'>, readonly [page: string, advice: string]>> = {
  challenge: ['a page that asks whether the visitor is human', 'Let `/robots.txt` pass without that.'],
  login: ['a page to log in', 'Let everybody read `/robots.txt`.'],
  'soft-404': ['a page that says “not found”', 'Send a file, or status 404.'],
  'meta-refresh': [
    'a page that sends browsers elsewhere, where no crawler follows',
    'Send the file, or a redirect by the status of the answer.',
  ],
}

/** The page for people that came in place of the file, where it is plain which one. */
function pageIn({hints, status}: HttpFile) {
  const isPage = hints.some(({kind}) => kind === 'html')
  const hint = hints.find(({kind}) => kind !== 'html')
  if (!isPage || hint === undefined || hint.kind === 'html') return undefined
  const [page, advice] = PAGES[hint.kind]
  return {page, advice, status, marker: quote(hint.marker)}
}
