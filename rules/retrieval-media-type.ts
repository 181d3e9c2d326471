import {consequences, losesRules} from '../analyzer/lint/consequences.ts'
import {capsuleFile, siteFile, siteFileWithoutType} from '../analyzer/lint/example-retrievals.ts'
import {START_OF_FILE} from '../analyzer/lint/places.ts'
import {faultIn, isCutInHeader} from '../analyzer/lint/retrieved-file.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'retrieval-media-type',
  category: 'retrieval',
  summary: 'A file that is not sent as `text/plain`.',
  rationale: `
A robots.txt is plain text and should say so. In Geminispace the media type decides who reads the rules: with
\`text/gemini\` the index crawlers do, but not every proxy; with a type that is no text, most have no policy. On the Web
the large search engines read the rules whatever the type is, others need not.

- molly-brown: \`[MimeOverrides]\` with \`"robots\\\\.txt$" = "text/plain"\`
- nginx: \`location = /robots.txt { types {} default_type text/plain; }\`
- Apache: \`<Files "robots.txt">\` with \`ForceType text/plain\`
`,
  references: [
    {
      title: 'RFC 9309 §2.3: the file must be sent as text/plain',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
      date: '2022-09',
    },
    {
      title: 'robots.txt for Gemini: the policy should be sent as text/plain',
      url: 'https://geminiprotocol.net/docs/companion/robots.gmi',
      date: '2026-08',
    },
    {
      title:
        'What crawlers of Geminispace make of each media type, read in the source of Kennedy, TLGS, Gemplex, AuraSearch, gemini-grc, Gemportal and September',
      date: '2026-09',
    },
  ],
  targets: ['gemini', 'web'],
  severity: {gemini: 'error', web: 'warning'},
  messages: {
    other: 'The file is sent as {type}, and not as `text/plain`.{effect}',
    damaged:
      'The file is sent as {value}, which cannot be read to its end: what it says, such as the charset, may be missed.',
    malformed: 'The file is sent as {value}, which is no media type. Send it as `text/plain`.',
    missing:
      'The capsule names no media type behind the status. That meant gemtext up to version 0.16 of the protocol, and is an error since 0.24. Send `20 text/plain`.',
    missingOnWeb: 'The site names no media type. Send `Content-Type: text/plain`.',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/\n'},
      {code: 'User-agent: *\nDisallow: /private/\n', retrieval: capsuleFile()},
      {code: 'User-agent: *\nDisallow: /private/\n', retrieval: siteFile()},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({meta: 'text/gemini'}),
        problems: [
          '1:1-1:1 error: The file is sent as `text/gemini`, and not as `text/plain`. For September everything is allowed; the rules count for Kennedy, Delorean Time Machine, TLGS, AuraSearch, Gemplex, gemini-grc and Gemportal.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({meta: 'application/octet-stream'}),
        problems: [
          '1:1-1:1 error: The file is sent as `application/octet-stream`, and not as `text/plain`. For TLGS, gemini-grc and September everything is allowed; nothing is fetched for now by Gemplex; the rules count for Kennedy, Delorean Time Machine, AuraSearch and Gemportal.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({meta: '', faults: [{kind: 'meta-missing'}]}),
        problems: [
          '1:1-1:1 error: The capsule names no media type behind the status. That meant gemtext up to version 0.16 of the protocol, and is an error since 0.24. Send `20 text/plain`.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          meta: 'text/plain; charset="utf-8',
          mediaType: {essence: 'text/plain', charsets: []},
          faults: [{kind: 'media-type-malformed', value: 'text/plain; charset="utf-8'}],
        }),
        problems: [
          '1:1-1:1 warning: The file is sent as `text/plain; charset="utf-8`, which cannot be read to its end: what it says, such as the charset, may be missed.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        target: 'kennedy',
        retrieval: capsuleFile({meta: 'text/markdown'}),
        problems: [
          '1:1-1:1 warning: The file is sent as `text/markdown`, and not as `text/plain`. The rules count for Kennedy.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: siteFile({
          headers: {'content-type': 'text/html; charset=utf-8'},
          mediaType: {essence: 'text/html', charsets: ['utf-8']},
        }),
        problems: [
          '1:1-1:1 warning: The file is sent as `text/html`, and not as `text/plain`. The rules count for Google.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: siteFileWithoutType(),
        problems: ['1:1-1:1 info: The site names no media type. Send `Content-Type: text/plain`.'],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: siteFileWithoutType({
          headers: {'content-type': 'plain'},
          faults: [{kind: 'media-type-malformed', value: 'plain'}],
        }),
        problems: [
          '1:1-1:1 warning: The file is sent as `plain`, which is no media type. Send it as `text/plain`.',
        ],
      },
    ],
  },
  *check(_, {retrieval, profiles}) {
    // The media type may be cut, too, and retrieval-header says so.
    if (retrieval?.outcome !== 'file' || isCutInHeader(retrieval)) return
    const place = START_OF_FILE
    const malformed = faultIn(retrieval.faults, 'media-type-malformed')
    if (retrieval.mediaType) {
      const {essence} = retrieval.mediaType
      if (malformed) {
        yield {message: 'damaged', data: {value: quote(malformed.value)}, severity: 'warning', place}
      }
      if (essence === 'text/plain') return
      const answer = essence.startsWith('text/') ? 'otherText' : 'otherType'
      const data = {type: quote(essence), effect: consequences(profiles, answer)}
      const severity = losesRules(profiles, answer) ? 'error' : 'warning'
      yield {message: 'other', data, severity, place}
    } else if (malformed) {
      yield {message: 'malformed', data: {value: quote(malformed.value)}, place}
    } else if (retrieval.protocol === 'gemini') yield {message: 'missing', place}
    else yield {message: 'missingOnWeb', severity: 'info', place}
  },
})
