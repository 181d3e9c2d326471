import {capsuleFile, exampleCertificate} from '../analyzer/lint/example-retrievals.ts'
import {START_OF_FILE} from '../analyzer/lint/places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Certificate, KnownCertificate, TrustOnFirstUse} from '../analyzer/retrieval.ts'
import {quote} from '../analyzer/text/quote.ts'

const KNOWN: KnownCertificate = {
  fingerprint: 'c3'.repeat(32),
  publicKeyFingerprint: 'd4'.repeat(32),
  validTo: '2030-01-01T00:00:00.000Z',
}

function shownWith(trust: TrustOnFirstUse): Certificate {
  return {...exampleCertificate, trust}
}

export default defineRule({
  id: 'retrieval-certificate-changed',
  category: 'retrieval',
  summary: 'A capsule that shows another certificate than the one on record.',
  rationale: `
Capsules sign their certificates themselves, so clients trust the first one that they see and compare later ones with
it. Another certificate before the old one has expired may be a careless renewal, or somebody between the client and the
capsule who writes the rules. robotslint keeps the certificate on record, and tells that the file cannot be trusted.

- If you have changed the certificate: run once with \`--accept-new-certificate\`. Your readers must do the same in their
  clients, so renew when the old one has expired, or keep the key; many clients, and robotslint, take a new certificate
  with the same key.
- If you have not: find out who answers in your name.
- A host with several addresses must show the same certificate at each of them.
`,
  references: [
    {
      title: 'Gemini protocol 0.24.1: trust on first use, with fingerprint and expiry for each host and port',
      url: 'https://geminiprotocol.net/docs/protocol-specification.gmi',
      date: '2024',
    },
  ],
  targets: ['gemini'],
  severity: 'error',
  messages: {
    changed:
      'The certificate of {authority} has changed before the old one expired ({expiry}): this may be an attack, and this file may not be of the capsule. On record is {known}, {address} shows {shown}, valid until {validTo}. If the capsule has changed it, run again with `--accept-new-certificate`.',
    accepted:
      'The certificate of {authority} has changed before the old one expired ({expiry}), and was accepted: {shown} takes the place of {known}. Other clients warn their users.',
    sameKey: 'The certificate of {authority} was renewed with the same key, and is valid until {validTo}.',
    afterExpiry:
      'The certificate of {authority} was renewed when the old one had expired ({expiry}), and is valid until {validTo}.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/\n'},
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile(),
        note: 'Seen for the first time.',
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({certificate: shownWith({decision: 'same'})}),
      },
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          certificate: shownWith({decision: 'changed', known: KNOWN, accepted: false}),
        }),
        problems: [
          '1:1-1:1 error: The certificate of `example.org` has changed before the old one expired (2030-01-01): this may be an attack, and this file may not be of the capsule. On record is `sha256:c3c3c3c3c3c3c3c3…`, `192.0.2.1` shows `sha256:a1a1a1a1a1a1a1a1…`, valid until 2031-01-01. If the capsule has changed it, run again with `--accept-new-certificate`.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({certificate: shownWith({decision: 'changed', known: KNOWN, accepted: true})}),
        problems: [
          '1:1-1:1 info: The certificate of `example.org` has changed before the old one expired (2030-01-01), and was accepted: `sha256:a1a1a1a1a1a1a1a1…` takes the place of `sha256:c3c3c3c3c3c3c3c3…`. Other clients warn their users.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({certificate: shownWith({decision: 'renewed-same-key', known: KNOWN})}),
        problems: [
          '1:1-1:1 info: The certificate of `example.org` was renewed with the same key, and is valid until 2031-01-01.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          certificate: shownWith({
            decision: 'renewed-after-expiry',
            known: {...KNOWN, validTo: '2025-12-31T23:59:59.000Z'},
          }),
        }),
        problems: [
          '1:1-1:1 info: The certificate of `example.org` was renewed when the old one had expired (2025-12-31), and is valid until 2031-01-01.',
        ],
      },
    ],
  },
  *check(_, {retrieval}) {
    if (retrieval?.protocol !== 'gemini' || retrieval.outcome === 'failure') return
    const last = {...retrieval, url: retrieval.finalUrl}
    for (const {url, address, certificate} of [...retrieval.hops, last]) {
      const verdict = judge(certificate, {url, address})
      if (verdict) yield {...verdict, place: START_OF_FILE}
    }
  },
})

function judge(
  {trust, fingerprint, validTo: end}: Certificate,
  {url, address}: {url: string; address: string},
) {
  if (trust === undefined || !('known' in trust)) return undefined
  const authority = quote(authorityOf(url))
  const validTo = dayOf(end)
  const expiry = dayOf(trust.known.validTo)
  switch (trust.decision) {
    case 'renewed-same-key':
      return {message: 'sameKey', data: {authority, validTo}, severity: 'info'} as const
    case 'renewed-after-expiry':
      return {message: 'afterExpiry', data: {authority, expiry, validTo}, severity: 'info'} as const
    case 'changed': {
      const prints = {known: nameOf(trust.known), shown: nameOf({fingerprint})}
      const data = {authority, expiry, ...prints}
      if (trust.accepted) return {message: 'accepted', data, severity: 'info'} as const
      return {message: 'changed', data: {...data, address: quote(address), validTo}} as const
    }
  }
}

/** The beginning of a fingerprint tells two apart. */
function nameOf({fingerprint}: Pick<KnownCertificate, 'fingerprint'>): string {
  return `\`sha256:${fingerprint.slice(0, 16)}…\``
}

/** Host and port of a URL. */
function authorityOf(url: string): string {
  return url.replace(/^[a-z]+:\/\//, '').replace(/\/.*/s, '')
}

function dayOf(time: string): string {
  return time.slice(0, time.indexOf('T'))
}
