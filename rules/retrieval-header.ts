import type {Profile} from '../analyzer/crawlers/profile.ts'
import {consequences, losesRules} from '../analyzer/lint/consequences.ts'
import {capsuleFailure, capsuleFile, capsuleHop, capsuleStatus} from '../analyzer/lint/example-retrievals.ts'
import {START_OF_FILE} from '../analyzer/lint/places.ts'
import {defineRule} from '../analyzer/lint/rule.ts'
import type {RetrievalFault} from '../analyzer/retrieval.ts'
import {codePointName} from '../analyzer/text/quote.ts'

export default defineRule({
  id: 'retrieval-header',
  category: 'retrieval',
  summary: 'A Gemini header that is not written as the protocol asks.',
  rationale: `
An answer begins with one line: two digits, one space, a text, and CR LF. Clients differ in what they forgive. Some want
CR and LF, some cut at 1,024 bytes, and a client that cannot read the header has no robots.txt. Such faults mostly come
from scripts and from small servers; those of a script are mended where it writes its first line.
`,
  references: [
    {
      title: 'Gemini protocol 0.24.1: header lines, and what clients must refuse',
      url: 'https://geminiprotocol.net/docs/protocol-specification.gmi',
      date: '2024',
    },
    {
      title: 'Gemini protocol 0.16.1: at most 1,024 bytes behind the status',
      url: 'https://geminiprotocol.net/docs/specification.gmi',
      date: '2022-01',
    },
    {title: 'Kennedy 29fbacb, which refuses a header without CR (read in its source)', date: '2026-07-31'},
  ],
  targets: ['gemini'],
  severity: 'error',
  messages: {
    lineFeed: 'The header ends with LF and not with CR LF.{effect}',
    noLineEnd: 'The header has no line end: the connection was closed behind it.',
    noFile:
      'The connection was closed before the header had a line end, and nothing of the file came. End the header with CR LF, and send the file behind it.',
    long: 'The header has {bytes} bytes. Clients of before version 0.24 of the protocol may refuse more than 1029.',
    separator: 'Behind the status stands {found}, where the protocol asks for one space.',
    byteOrderMark:
      'The header begins with a byte order mark, which the protocol forbids: clients may find no status.',
    encoding: 'The header is not in UTF-8.',
    controlCharacter: 'The header holds the control character {character}.',
    questionMissing: 'Behind the status {status} stands nothing: the protocol asks for a question there.',
    statusUndefined: 'There is no status {status}. Clients take it for {readAs}.{effect}',
    bodyUnexpected: 'Behind a header with status {status} come {bytes} bytes, which no client reads.',
    malformed: '{failure} Clients refuse such an answer.',
    endless: '{failure}',
  },
  examples: {
    good: [
      {code: 'User-agent: *\nDisallow: /private/\n'},
      {code: 'User-agent: *\nDisallow: /private/\n', retrieval: capsuleFile()},
      {code: '', retrieval: capsuleStatus(51, '')},
    ],
    bad: [
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({faults: [{kind: 'header-line-end', found: 'lf'}]}),
        problems: [
          '1:1-1:1 error: The header ends with LF and not with CR LF. For Kennedy and Delorean Time Machine everything is allowed.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          hops: [capsuleHop(31, '/policy.txt', {faults: [{kind: 'header-long', bytes: 1500}]})],
          faults: [{kind: 'header-long', bytes: 1500}],
        }),
        problems: [
          '1:1-1:1 warning: The header has 1500 bytes. Clients of before version 0.24 of the protocol may refuse more than 1029.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(51, 'gone', {faults: [{kind: 'header-line-end', found: 'none'}]}),
        problems: ['1:1-1:1 warning: The header has no line end: the connection was closed behind it.'],
      },
      {
        code: '',
        retrieval: capsuleFile({meta: 'text/pl', faults: [{kind: 'header-line-end', found: 'none'}]}),
        problems: [
          '1:1-1:1 error: The connection was closed before the header had a line end, and nothing of the file came. End the header with CR LF, and send the file behind it.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(51, 'x'.repeat(1200), {faults: [{kind: 'header-long', bytes: 1205}]}),
        problems: [
          '1:1-1:1 warning: The header has 1205 bytes. Clients of before version 0.24 of the protocol may refuse more than 1029.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({
          faults: [{kind: 'header-byte-order-mark'}, {kind: 'header-separator', found: 'tab'}],
        }),
        problems: [
          '1:1-1:1 error: The header begins with a byte order mark, which the protocol forbids: clients may find no status.',
          '1:1-1:1 warning: Behind the status stands a tab, where the protocol asks for one space.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(51, '\u001b[31mNo\uFFFD', {
          faults: [{kind: 'header-encoding'}, {kind: 'header-control-character', codePoint: 0x1b}],
        }),
        problems: [
          '1:1-1:1 warning: The header is not in UTF-8.',
          '1:1-1:1 warning: The header holds the control character <U+001B>.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(10, '', {faults: [{kind: 'meta-missing'}]}),
        problems: [
          '1:1-1:1 warning: Behind the status 10 stands nothing: the protocol asks for a question there.',
        ],
      },
      {
        code: 'User-agent: *\nDisallow: /private/\n',
        retrieval: capsuleFile({status: 21, faults: [{kind: 'status-undefined', readAs: 20}]}),
        problems: [
          '1:1-1:1 error: There is no status 21. Clients take it for 20. For TLGS, AuraSearch, gemini-grc, Gemportal and September everything is allowed; the rules count for Kennedy, Delorean Time Machine and Gemplex.',
        ],
      },
      {
        code: '',
        retrieval: capsuleStatus(51, 'Not found', {faults: [{kind: 'body-unexpected', bytes: 120}]}),
        problems: ['1:1-1:1 info: Behind a header with status 51 come 120 bytes, which no client reads.'],
      },
      {
        code: '',
        retrieval: capsuleFailure({
          kind: 'header-malformed',
          start: 'User-agent: *\n',
          resembles: 'robots-txt',
          message:
            'The answer has no Gemini header; it starts with “User-agent: *\\x0a”. The file itself is sent, without the header that must stand before it.',
        }),
        problems: [
          '1:1-1:1 error: The answer has no Gemini header; it starts with “User-agent: *\\x0a”. The file itself is sent, without the header that must stand before it. Clients refuse such an answer.',
        ],
      },
    ],
  },
  *check(_, {retrieval, profiles}) {
    if (retrieval?.protocol !== 'gemini') return
    const place = START_OF_FILE
    if (retrieval.outcome === 'failure') {
      const {kind, message: failure} = retrieval.failure
      if (kind === 'header-malformed') yield {message: 'malformed', data: {failure}, place}
      else if (kind === 'header-too-long') yield {message: 'endless', data: {failure}, place}
      return
    }
    // A server makes the same mistake at each step of a redirect.
    const told = new Set<string>()
    for (const {status, faults} of [...retrieval.hops, retrieval]) {
      for (const fault of faults) {
        const verdict = judge(fault, status, profiles)
        const words = JSON.stringify(verdict)
        if (verdict && !told.has(words)) yield {...verdict, place}
        told.add(words)
      }
    }
  },
})

function judgeCutHeader(status: number) {
  const isSuccess = status >= 20 && status < 30
  return isSuccess ? ({message: 'noFile'} as const) : ({message: 'noLineEnd', severity: 'warning'} as const)
}

const SEPARATORS = {none: 'nothing', tab: 'a tab', several: 'more than one space'} as const

function judge(fault: RetrievalFault, status: number, profiles: readonly Profile[]) {
  switch (fault.kind) {
    case 'header-line-end':
      if (fault.found === 'none') return judgeCutHeader(status)
      return {message: 'lineFeed', data: {effect: consequences(profiles, 'bareLineFeed')}} as const
    case 'header-long':
      return {message: 'long', data: {bytes: fault.bytes}, severity: 'warning'} as const
    case 'header-separator':
      return {message: 'separator', data: {found: SEPARATORS[fault.found]}, severity: 'warning'} as const
    case 'header-byte-order-mark':
      return {message: 'byteOrderMark'} as const
    case 'header-encoding':
      return {message: 'encoding', severity: 'warning'} as const
    case 'header-control-character': {
      const character = codePointName(String.fromCodePoint(fault.codePoint))
      return {message: 'controlCharacter', data: {character}, severity: 'warning'} as const
    }
    case 'meta-missing':
      // Behind 2x and 3x it is the matter of retrieval-media-type and retrieval-redirect.
      return status < 20
        ? ({message: 'questionMissing', data: {status}, severity: 'warning'} as const)
        : undefined
    case 'status-undefined': {
      const isSuccess = fault.readAs === 20
      const effect = isSuccess ? consequences(profiles, 'otherSuccess') : ''
      const severity = isSuccess && losesRules(profiles, 'otherSuccess') ? 'error' : 'warning'
      return {message: 'statusUndefined', data: {status, readAs: fault.readAs, effect}, severity} as const
    }
    case 'body-unexpected':
      return {message: 'bodyUnexpected', data: {status, bytes: fault.bytes}, severity: 'info'} as const
    default:
      return undefined
  }
}
