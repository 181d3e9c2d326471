import {consequences} from '../analyzer/lint/consequences.ts'
import {
  capsuleFailure,
  capsuleFile,
  capsuleHop,
  capsuleStatus,
  siteFile,
  siteHop,
  siteStatus,
} from '../analyzer/lint/example-retrievals.ts'
import {START_OF_FILE} from '../analyzer/lint/places.ts'
import {faultIn} from '../analyzer/lint/retrieved-file.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {GeminiRetrieval, HttpRetrieval, RedirectRefusal, RetrievalFault} from '../analyzer/retrieval.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'retrieval-redirect',
  category: 'retrieval',
  summary: 'A redirect of `/robots.txt` that crawlers do not follow, or that leads astray.',
  rationale: `
In Geminispace **a redirect of \`/robots.txt\` makes the policy vanish**: of all crawlers whose source can be read, none
obeys the rules behind one. Serve the file itself at \`/robots.txt\`.

On the Web crawlers follow redirects, at least five of them, to other hosts as well, and the rules that they find count
for the host that was asked first. Redirects from \`http:\` to \`https:\`, or between \`example.com\` and
\`www.example.com\`, are usual and are not reported. One back to \`http:\` lets anybody on the way write the rules, and
one to another host lets that host do so.
`,
  references: [
    {
      title: 'RFC 9309 §2.3.1.2: crawlers should follow at least five redirects, also to other hosts',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.2',
      date: '2022-09',
    },
    {
      title: 'Google: after five redirects as if there were no file',
      url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
      date: '2026-08',
    },
    {
      title: 'Gemini protocol 0.24.1: at most five redirects; to other protocols they are discouraged',
      url: 'https://geminiprotocol.net/docs/protocol-specification.gmi',
      date: '2024',
    },
    {
      title:
        'What crawlers of Geminispace make of a redirect, read in the source of Kennedy, TLGS, Gemplex, AuraSearch, gemini-grc, Gemportal and September',
      date: '2026-09',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  messages: {
    capsule:
      'The capsule answers with a redirect (status {status}) to {target}{end}.{effect} Serve the file at `/robots.txt` itself.',
    notFollowed:
      'The site answers with a redirect (status {status}) to {target}, {reason}: crawlers find no file.',
    tooMany:
      'The site redirects more than five times, at last to {target}. RFC 9309 asks crawlers to follow five; Google then takes the file for absent, and everything is allowed.',
    downgrade:
      'The redirect leads from {from} to {to}, without TLS: anybody on the way can change the rules.',
    otherHost: 'The redirect leads to {to}: the rules of that host are obeyed for {from}.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/\n'},
      {code: 'User-agent: *\nDisallow: /private/\n', retrieval: capsuleFile()},
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: siteFile({
          finalUrl: 'https://www.example.com/robots.txt',
          hops: [
            siteHop(301, 'https://www.example.com/robots.txt', {
              faults: [{kind: 'redirect-other-host', from: 'example.com', to: 'www.example.com'}],
            }),
          ],
        }),
        note: 'The usual redirect to the usual name.',
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          finalUrl: 'gemini://example.org/policy.txt',
          hops: [capsuleHop(31, '/policy.txt')],
        }),
        problems: [
          '1:1-1:1 error: The capsule answers with a redirect (status 31) to `/policy.txt`. For Kennedy, Delorean Time Machine, TLGS, AuraSearch, Gemplex, gemini-grc, Gemportal and September everything is allowed. Serve the file at `/robots.txt` itself.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(51, 'Not found', {
          finalUrl: 'gemini://example.org/policy.txt',
          hops: [capsuleHop(30, 'policy.txt')],
        }),
        problems: [
          '1:1-1:1 error: The capsule answers with a redirect (status 30) to `policy.txt`, where the answer is status 51. For Kennedy, Delorean Time Machine, TLGS, AuraSearch, Gemplex, gemini-grc, Gemportal and September everything is allowed. Serve the file at `/robots.txt` itself.',
        ],
      },
      {
        code: '',
        retrieval: {
          ...capsuleFailure({kind: 'refused', message: 'The connection was refused.'}),
          finalUrl: 'gemini://example.net/robots.txt',
          hops: [capsuleHop(31, 'gemini://example.net/robots.txt')],
        },
        problems: [
          '1:1-1:1 error: The capsule answers with a redirect (status 31) to `gemini://example.net/robots.txt`, from where there is no answer. For Kennedy, Delorean Time Machine, TLGS, AuraSearch, Gemplex, gemini-grc, Gemportal and September everything is allowed. Serve the file at `/robots.txt` itself.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(31, 'https://example.org/robots.txt', {
          faults: [
            {kind: 'redirect-not-followed', target: 'https://example.org/robots.txt', reason: 'other-scheme'},
          ],
        }),
        problems: [
          '1:1-1:1 error: The capsule answers with a redirect (status 31) to `https://example.org/robots.txt`, which is of another protocol. For Kennedy, Delorean Time Machine, TLGS, AuraSearch, Gemplex, gemini-grc, Gemportal and September everything is allowed. Serve the file at `/robots.txt` itself.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(31, '', {
          faults: [{kind: 'meta-missing'}, {kind: 'redirect-not-followed', target: '', reason: 'empty'}],
        }),
        problems: [
          '1:1-1:1 error: The capsule answers with a redirect (status 31) to nothing, since no address is given. For Kennedy, Delorean Time Machine, TLGS, AuraSearch, Gemplex, gemini-grc, Gemportal and September everything is allowed. Serve the file at `/robots.txt` itself.',
        ],
      },
      {
        code: '',
        retrieval: siteStatus(301, {
          headers: {location: 'https://example.com/robots.txt'},
          faults: [{kind: 'redirect-not-followed', target: 'https://example.com/robots.txt', reason: 'loop'}],
        }),
        problems: [
          '1:1-1:1 error: The site answers with a redirect (status 301) to `https://example.com/robots.txt`, which was asked before: crawlers find no file.',
        ],
      },
      {
        code: '',
        retrieval: siteStatus(302, {
          finalUrl: 'https://example.com/5',
          headers: {location: '/6'},
          hops: ['/1', '/2', '/3', '/4', '/5'].map(target => siteHop(302, target)),
          faults: [{kind: 'redirect-not-followed', target: '/6', reason: 'too-many'}],
        }),
        problems: [
          '1:1-1:1 error: The site redirects more than five times, at last to `/6`. RFC 9309 asks crawlers to follow five; Google then takes the file for absent, and everything is allowed.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: siteFile({
          finalUrl: 'http://example.com/robots.txt',
          hops: [
            siteHop(301, 'http://example.com/robots.txt', {
              faults: [
                {
                  kind: 'redirect-downgrade',
                  from: 'https://example.com/robots.txt',
                  to: 'http://example.com/robots.txt',
                },
              ],
            }),
          ],
        }),
        problems: [
          '1:1-1:1 warning: The redirect leads from `https://example.com/robots.txt` to `http://example.com/robots.txt`, without TLS: anybody on the way can change the rules.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: siteFile({
          finalUrl: 'https://cdn.example.net/robots.txt',
          hops: [
            siteHop(302, 'https://cdn.example.net/robots.txt', {
              faults: [{kind: 'redirect-other-host', from: 'example.com', to: 'cdn.example.net'}],
            }),
          ],
        }),
        problems: [
          '1:1-1:1 warning: The redirect leads to `cdn.example.net`: the rules of that host are obeyed for `example.com`.',
        ],
      },
    ],
  },
  *check(_, {retrieval, profiles}) {
    if (retrieval === undefined) return
    if (retrieval.protocol === 'gemini') {
      const redirect = redirectOf(retrieval)
      if (redirect) {
        const data = {...redirect, effect: consequences(profiles, 'redirect')}
        yield {message: 'capsule', data, place: START_OF_FILE}
      }
      return
    }
    for (const problem of problemsOf(retrieval)) yield {...problem, place: START_OF_FILE}
  },
})

/** Why a redirect was not followed, as the end of a sentence. */
const REASONS: Readonly<Record<RedirectRefusal, string>> = {
  empty: 'since no address is given',
  invalid: 'which is no URL',
  'other-scheme': 'which is of another protocol',
  'user-information': 'which holds the name of a user',
  'too-long': 'which is longer than the 1,024 bytes of a request',
  loop: 'which was asked before',
  'too-many': 'which is the sixth in a row',
}

function nameOf(target: string): string {
  return target === '' ? 'nothing' : quote(target)
}

/** The first redirect of a capsule, and what is behind it. */
function redirectOf(retrieval: GeminiRetrieval) {
  const [first] = retrieval.hops
  if (first) return {status: first.status, target: nameOf(first.target), end: endOf(retrieval)}
  const refusal = faultIn(retrieval.faults, 'redirect-not-followed')
  if (refusal === undefined || retrieval.outcome !== 'status') return undefined
  return {status: retrieval.status, target: nameOf(refusal.target), end: `, ${REASONS[refusal.reason]}`}
}

function endOf(retrieval: GeminiRetrieval): string {
  if (retrieval.outcome === 'failure') {
    const isPrivate = retrieval.failure.kind === 'address-refused'
    return isPrivate ? ', an address inside a private network' : ', from where there is no answer'
  }
  if (retrieval.outcome === 'file') return ''
  const refusal = faultIn(retrieval.faults, 'redirect-not-followed')
  return refusal
    ? ` and on to ${nameOf(refusal.target)}, ${REASONS[refusal.reason]}`
    : `, where the answer is status ${retrieval.status}`
}

function problemsOf(retrieval: HttpRetrieval) {
  const faults = [...retrieval.hops.flatMap(hop => hop.faults), ...retrieval.faults]
  const status = 'status' in retrieval ? retrieval.status : 0
  return faults.flatMap(fault => problemOf(fault, status) ?? [])
}

function problemOf(fault: RetrievalFault, status: number) {
  switch (fault.kind) {
    case 'redirect-not-followed': {
      const target = nameOf(fault.target)
      if (fault.reason === 'too-many') return {message: 'tooMany', data: {target}} as const
      return {message: 'notFollowed', data: {status, target, reason: REASONS[fault.reason]}} as const
    }
    case 'redirect-downgrade': {
      const data = {from: quote(fault.from), to: quote(fault.to)}
      return {message: 'downgrade', data, severity: 'warning'} as const
    }
    case 'redirect-other-host': {
      if (withoutWww(fault.from) === withoutWww(fault.to)) return undefined
      const data = {from: quote(fault.from), to: quote(fault.to)}
      return {message: 'otherHost', data, severity: 'warning'} as const
    }
    default:
      return undefined
  }
}

/** `example.com` and `www.example.com` are one site to everybody, and so are their ports for http and https. */
function withoutWww(host: string): string {
  return host.replace(/^www\./, '').replace(/:(?:80|443)$/, '')
}
