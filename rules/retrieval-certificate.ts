import {consequences} from '../analyzer/lint/consequences.ts'
import {
  capsuleFailure,
  capsuleFile,
  exampleCertificate,
  siteFailure,
  siteFile,
} from '../analyzer/lint/example-retrievals.ts'
import {START_OF_FILE} from '../analyzer/lint/places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {Certificate, RetrievalFault} from '../analyzer/retrieval.ts'
import {enumerate} from '../analyzer/text/enumerate.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'retrieval-certificate',
  category: 'retrieval',
  summary: 'A certificate, or another part of TLS, that keeps crawlers away.',
  rationale: `
On the Web a certificate that does not pass is as bad as no answer: by RFC 9309 nothing of the site may be fetched.

A capsule may sign its certificate itself, and nobody minds. Its dates and its name still count for some clients, and
OpenSSL in its stricter settings takes short keys for none. A certificate for ten years, for the name of the capsule:

\`\`\`sh
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 \\
  -subj /CN=example.org -addext "subjectAltName=DNS:example.org" -keyout key.pem -out cert.pem
\`\`\`

Change it only when it has expired, or keep the key: retrieval-certificate-changed says why.
`,
  references: [
    {
      title: 'RFC 9309 §2.3.1.4: no answer is as good as “all is forbidden”',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.4',
      date: '2022-09',
    },
    {
      title:
        'Gemini protocol 0.24.1: TLS 1.2 at least, which clients may refuse; server names; trust on first use',
      url: 'https://geminiprotocol.net/docs/protocol-specification.gmi',
      date: '2024',
    },
    {
      title: 'OpenSSL 3, security levels: level 2 wants RSA keys of 2,048 bits',
      url: 'https://docs.openssl.org/3.0/man3/SSL_CTX_set_security_level/',
      date: '2021-09',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'error',
  messages: {
    expired: 'The certificate of the capsule has expired, on {date}: clients that mind it warn or stay away.',
    notYetValid:
      'The certificate of the capsule is not valid before {date}: clients that mind it warn or stay away. Are the clocks right?',
    name: 'The certificate is for {names}, and not for {host}: clients that mind it warn or stay away.',
    address: 'The capsule was asked for by its address {host}; its certificate is for {names}.',
    commonNameOnly:
      'The name stands in the common name of the certificate only, which newer clients do not read. Write a subjectAltName.',
    weakKey:
      'The RSA key of the certificate has {bits} bits. Less than 2048 is too weak for OpenSSL where it is set as on Debian and Ubuntu.',
    oldTls: 'The capsule speaks TLS 1.2 and not 1.3. The protocol lets clients refuse that.',
    failure: '{failure} Crawlers that come no further have no answer.{effect}',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/\n'},
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile(),
        note: 'Self-signed, as is usual.',
      },
      {code: 'User-agent: *\nDisallow: /private/\n', retrieval: siteFile()},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          faults: [{kind: 'certificate-expired', validTo: '2025-05-01T10:20:30.000Z'}],
        }),
        problems: [
          '1:1-1:1 warning: The certificate of the capsule has expired, on 2025-05-01: clients that mind it warn or stay away.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          faults: [{kind: 'certificate-not-yet-valid', validFrom: '2090-01-01T00:00:00.000Z'}],
        }),
        problems: [
          '1:1-1:1 warning: The certificate of the capsule is not valid before 2090-01-01: clients that mind it warn or stay away. Are the clocks right?',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          faults: [
            {kind: 'certificate-name', host: 'example.org', names: ['DNS:localhost', 'DNS:old.example']},
          ],
        }),
        problems: [
          '1:1-1:1 warning: The certificate is for `localhost` and `old.example`, and not for `example.org`: clients that mind it warn or stay away.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          faults: [{kind: 'certificate-name', host: '192.0.2.1', names: ['DNS:example.org']}],
        }),
        problems: [
          '1:1-1:1 info: The capsule was asked for by its address `192.0.2.1`; its certificate is for `example.org`.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          faults: [{kind: 'certificate-common-name-only', commonName: 'example.org'}],
        }),
        problems: [
          '1:1-1:1 info: The name stands in the common name of the certificate only, which newer clients do not read. Write a subjectAltName.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({faults: [{kind: 'certificate-weak-key', bits: 1024}]}),
        problems: [
          '1:1-1:1 warning: The RSA key of the certificate has 1024 bits. Less than 2048 is too weak for OpenSSL where it is set as on Debian and Ubuntu.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({certificate: {...exampleCertificate, tlsVersion: 'TLSv1.2'}}),
        problems: [
          '1:1-1:1 info: The capsule speaks TLS 1.2 and not 1.3. The protocol lets clients refuse that.',
        ],
      },
      {
        code: '',
        retrieval: capsuleFailure({
          kind: 'tls',
          reason: 'client-certificate',
          code: 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED',
          message:
            'example.org:1965 demands a client certificate before it answers anything. (ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED)',
        }),
        problems: [
          '1:1-1:1 error: example.org:1965 demands a client certificate before it answers anything. (ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED) Crawlers that come no further have no answer. For Kennedy, Delorean Time Machine, TLGS, AuraSearch, gemini-grc, Gemportal and September everything is allowed; nothing is fetched for now by Gemplex.',
        ],
      },
      {
        code: '',
        retrieval: siteFailure({
          kind: 'tls',
          reason: 'self-signed',
          code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
          message:
            'The certificate of example.com:443 is self-signed, which Web crawlers do not accept. (DEPTH_ZERO_SELF_SIGNED_CERT)',
        }),
        problems: [
          '1:1-1:1 error: The certificate of example.com:443 is self-signed, which Web crawlers do not accept. (DEPTH_ZERO_SELF_SIGNED_CERT) Crawlers that come no further have no answer. For Yandex everything is allowed; for Google and crawlers that follow RFC 9309 everything is forbidden for now.',
        ],
      },
    ],
  },
  *check(_, {retrieval, profiles}) {
    if (retrieval === undefined) return
    const place = START_OF_FILE
    if (retrieval.outcome === 'failure') {
      if (retrieval.failure.kind !== 'tls') return
      const data = {failure: retrieval.failure.message, effect: consequences(profiles, 'unreachable')}
      yield {message: 'failure', data, place}
      return
    }
    if (retrieval.protocol !== 'gemini') return
    for (const {certificate, faults} of [...retrieval.hops, retrieval]) {
      for (const verdict of [...faults.map(judge), judgeVersion(certificate)]) {
        if (verdict) yield {...verdict, place}
      }
    }
  },
})

function judge(fault: RetrievalFault) {
  switch (fault.kind) {
    case 'certificate-expired':
      return {message: 'expired', data: {date: dayOf(fault.validTo)}, severity: 'warning'} as const
    case 'certificate-not-yet-valid':
      return {message: 'notYetValid', data: {date: dayOf(fault.validFrom)}, severity: 'warning'} as const
    case 'certificate-name':
      return judgeName(fault.host, fault.names)
    case 'certificate-common-name-only':
      return {message: 'commonNameOnly', severity: 'info'} as const
    case 'certificate-weak-key':
      return {message: 'weakKey', data: {bits: fault.bits}, severity: 'warning'} as const
    default:
      return undefined
  }
}

const MOST_NAMES = 3

function judgeName(host: string, found: readonly string[]) {
  const shown = found.slice(0, MOST_NAMES).map(name => quote(name.replace(/^(?:DNS|IP Address):/, '')))
  const more = found.length - shown.length
  const names = enumerate([...shown, ...(more > 0 ? [`${more} more`] : [])]) || 'nobody'
  const data = {names, host: quote(host)}
  // Certificates for addresses are rare, and whoever writes the address knows.
  if (isAddress(host)) return {message: 'address', data, severity: 'info'} as const
  return {message: 'name', data, severity: 'warning'} as const
}

function isAddress(host: string): boolean {
  return host.includes(':') || /^\d+(?:\.\d+){3}$/.test(host)
}

function judgeVersion({tlsVersion}: Certificate) {
  return tlsVersion === 'TLSv1.2' ? ({message: 'oldTls', severity: 'info'} as const) : undefined
}

function dayOf(time: string): string {
  return time.slice(0, time.indexOf('T'))
}
