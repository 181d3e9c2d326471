import {capsuleFile, siteFile} from '../analyzer/lint/example-retrievals.ts'
import {mayBeCutShort} from '../analyzer/lint/retrieved-file.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {RetrievalFault} from '../analyzer/retrieval.ts'
import {quote} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'retrieval-truncated',
  category: 'retrieval',
  summary: 'A file that was cut short on its way, or that may have been.',
  rationale: `
Rules that do not arrive forbid nothing. A crawler that receives half of the file obeys that half, and most keep it for a
day. A last line that was cut in its middle can be worse: of \`Disallow: /private/\` nothing but \`Disallow: /\` may be
left. robotslint does not judge such a line.

On Gemini the end of the connection is the end of the file, and only the TLS message close_notify tells a good end from
a broken one. Servers must send it; some frameworks need to be told (\`SSL_shutdown\`, \`unwrap()\`, \`end()\` in place of
\`destroy()\`).
`,
  references: [
    {
      title:
        'Gemini protocol 0.24.1: servers must send close_notify, clients should tell where it is missing',
      url: 'https://geminiprotocol.net/docs/protocol-specification.gmi',
      date: '2024',
    },
    {
      title: 'RFC 9112 §8: incomplete messages',
      url: 'https://www.rfc-editor.org/rfc/rfc9112#section-8',
      date: '2022-06',
    },
  ],
  targets: ['gemini', 'web'],
  severity: 'warning',
  messages: {
    closeNotify:
      'The capsule ended the connection without the close_notify of TLS: nobody can tell whether the file is whole.',
    reset: 'The connection broke off after {bytes} bytes: what is missing forbids nothing.',
    chunking: 'The chunks of the answer are damaged after {bytes} bytes: what is missing forbids nothing.',
    limit: 'The file goes on behind {bytes} bytes, where robotslint has stopped to read.',
    idle: 'After {bytes} bytes the server sent nothing more and kept the connection open: crawlers wait, and may give up.',
    total: 'The file had not ended when the time was over, after {bytes} bytes: crawlers may give up.',
    contentLength:
      'The answer is longer than the {declared} bytes that its Content-Length says: the rest is lost.',
    contentEncoding:
      'The answer is not the {encoding} that its Content-Encoding says, or ends too early: after {bytes} bytes nothing can be read.',
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
        retrieval: capsuleFile({faults: [{kind: 'close-notify-missing'}]}),
        problems: [
          '2:20-2:20 warning: The capsule ended the connection without the close_notify of TLS: nobody can tell whether the file is whole.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\nDisallow: /',
        retrieval: capsuleFile({bytes: {body: 45, wire: 1500}, faults: [{kind: 'truncated', by: 'reset'}]}),
        problems: [
          '2:20-2:20 warning: The connection broke off after 45 bytes: what is missing forbids nothing.',
        ],
        note: 'The last line is not judged.',
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({bytes: {body: 34, wire: 1500}, faults: [{kind: 'truncated', by: 'idle'}]}),
        problems: [
          '2:20-2:20 warning: After 34 bytes the server sent nothing more and kept the connection open: crawlers wait, and may give up.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({bytes: {body: 34, wire: 1500}, faults: [{kind: 'truncated', by: 'total'}]}),
        problems: [
          '2:20-2:20 warning: The file had not ended when the time was over, after 34 bytes: crawlers may give up.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: siteFile({
          bytes: {body: 524_288, wire: 600_000},
          faults: [{kind: 'truncated', by: 'limit'}],
        }),
        problems: [
          '2:20-2:20 info: The file goes on behind 524288 bytes, where robotslint has stopped to read.',
        ],
      },
      {
        code: 'User-agent: *\nDisal',
        retrieval: siteFile({bytes: {body: 19, wire: 200}, faults: [{kind: 'truncated', by: 'chunking'}]}),
        problems: [
          '1:14-1:14 warning: The chunks of the answer are damaged after 19 bytes: what is missing forbids nothing.',
        ],
      },
      {
        code: 'User-agent: *\nDisal',
        retrieval: siteFile({
          bytes: {body: 19, wire: 200},
          faults: [{kind: 'content-length-exceeded', declared: 19}],
        }),
        problems: [
          '1:14-1:14 warning: The answer is longer than the 19 bytes that its Content-Length says: the rest is lost.',
        ],
      },
      {
        code: '',
        retrieval: siteFile({
          bytes: {body: 0, wire: 200},
          faults: [{kind: 'content-encoding-damaged', encoding: 'gzip'}],
        }),
        problems: [
          '1:1-1:1 warning: The answer is not the `gzip` that its Content-Encoding says, or ends too early: after 0 bytes nothing can be read.',
        ],
      },
    ],
  },
  *check(tree, {retrieval}) {
    if (retrieval?.outcome !== 'file' || !mayBeCutShort(retrieval)) return
    const end = tree.lineAt(tree.lineCount - 1)?.end ?? 0
    for (const fault of retrieval.faults) {
      const verdict = judge(fault, retrieval.bytes.body)
      if (verdict) yield {...verdict, place: {start: end, end}}
    }
  },
})

function judge(fault: RetrievalFault, bytes: number) {
  switch (fault.kind) {
    case 'close-notify-missing':
      return {message: 'closeNotify'} as const
    case 'truncated':
      // That we stop is no fault of the file; who else does is the matter of file-too-large.
      if (fault.by === 'limit') return {message: 'limit', data: {bytes}, severity: 'info'} as const
      return {message: fault.by, data: {bytes}} as const
    case 'content-length-exceeded':
      return {message: 'contentLength', data: {declared: fault.declared}} as const
    case 'content-encoding-damaged':
      return {message: 'contentEncoding', data: {encoding: quote(fault.encoding), bytes}} as const
    default:
      return undefined
  }
}
