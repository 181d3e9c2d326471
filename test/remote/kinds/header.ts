import {lookupOf, startCapsule} from '../fixtures/servers.ts'
import {BODY, type Case, type Scene} from './case.ts'

const sceneOf = ({port}: {port: number}): Scene => ({url: `gemini://127.0.0.1:${port}`})

/** A capsule that answers each request with these bytes. */
const answering = (answer: string) => async () => sceneOf(await startCapsule(answer))

/** A capsule that answers each path as the table says. */
const paths = (answers: Readonly<Record<string, string>>) => async () =>
  sceneOf(
    await startCapsule(({tls, request}) => {
      const {pathname, search} = new URL(request)
      tls.end(answers[pathname + search] ?? '51 Not found\r\n')
    }),
  )

/** Whoever is asked to wait does, in a time that passes at once. */
const slowingDown = (meta: string) => async () => {
  let now = 0
  const clock = {
    now: () => now,
    after(milliseconds: number, callback: () => void) {
      now += milliseconds
      const timer = setImmediate(callback)
      return () => clearImmediate(timer)
    },
  }
  return {...sceneOf(await startCapsule(`44 ${meta}\r\n`)), network: {clock}}
}

const file = (header: string, body = BODY) => answering(`${header}\r\n${body}`)

export const headerCases: readonly Case[] = [
  {
    kind: 23,
    name: 'nothing',
    start: answering(''),
    reported: [
      'error[retrieval-status] 1:1 The server closed the connection without an answer. For Kennedy everything is allowed.',
    ],
    failure: 'The server closed the connection without an answer.',
  },
  {
    kind: 24,
    name: 'LF behind the header',
    start: answering(`20 text/plain\n${BODY}`),
    reported: [
      'error[retrieval-header] 1:1 The header ends with LF and not with CR LF. For Kennedy everything is allowed.',
    ],
  },
  {
    kind: 25,
    name: 'a header without end',
    start: async () =>
      sceneOf(
        await startCapsule(({tls}) => {
          const more = () => tls.write('a'.repeat(4096), error => error || more())
          tls.write('20 ')
          more()
        }),
      ),
    reported: ['error[retrieval-header] 1:1 The header line has no end within 8192 bytes.'],
    failure: 'The header line has no end within 8192 bytes.',
  },
  {
    kind: 26,
    name: 'a long header',
    start: answering(`51 ${'x'.repeat(1100)}\r\n`),
    reported: [
      'warning[retrieval-header] 1:1 The header has 1105 bytes. Clients of before version 0.24 of the protocol may refuse more than 1029.',
      'info[retrieval-status] 1:1 There is no robots.txt (status 51, `xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…`): crawlers may fetch everything.',
    ],
  },
  {
    kind: 27,
    name: 'CR and LF in two pieces',
    start: async () =>
      sceneOf(
        await startCapsule(({tls}) => {
          tls.write('20 text/plain\r')
          tls.write('\n')
          tls.end(BODY)
        }),
      ),
    reported: [],
  },
  {
    kind: 28,
    name: 'a tab behind the status',
    start: file('20\ttext/plain'),
    reported: [
      'warning[retrieval-header] 1:1 Behind the status stands a tab, where the protocol asks for one space.',
    ],
  },
  {
    kind: 28,
    name: 'two spaces behind the status',
    start: file('20  text/plain'),
    reported: [
      'warning[retrieval-header] 1:1 Behind the status stands more than one space, where the protocol asks for one space.',
    ],
  },
  {
    kind: 29,
    name: 'a status of one digit',
    start: file('2 text/plain'),
    reported: [
      'error[retrieval-header] 1:1 The answer has no Gemini header; it starts with “2 text/plain\\x0d\\x0a”. Clients refuse such an answer.',
    ],
    failure: 'The answer has no Gemini header; it starts with “2 text/plain\\x0d\\x0a”.',
  },
  {
    kind: 29,
    name: 'a status of three digits',
    start: answering('200 OK\r\n'),
    reported: [
      'error[retrieval-header] 1:1 The answer has no Gemini header; it starts with “200 OK\\x0d\\x0a”. Clients refuse such an answer.',
    ],
    failure: 'The answer has no Gemini header; it starts with “200 OK\\x0d\\x0a”.',
  },
  {
    kind: 30,
    name: 'a header of HTTP',
    start: answering('HTTP/1.1 200 OK\r\n\r\n'),
    reported: [
      'error[retrieval-header] 1:1 The answer has no Gemini header; it starts with “HTTP/1.1 200 OK\\x0d\\x0a”. A Web server wrote this. Clients refuse such an answer.',
    ],
    failure:
      'The answer has no Gemini header; it starts with “HTTP/1.1 200 OK\\x0d\\x0a”. A Web server wrote this.',
  },
  {
    kind: 31,
    name: 'a body without a header',
    start: answering(BODY),
    reported: [
      'error[retrieval-header] 1:1 The answer has no Gemini header; it starts with “User-agent: *\\x0a”. The file itself is sent, without the header that must stand before it. Clients refuse such an answer.',
    ],
    failure:
      'The answer has no Gemini header; it starts with “User-agent: *\\x0a”. The file itself is sent, without the header that must stand before it.',
  },
  {
    kind: 32,
    name: 'status 21',
    start: file('21 text/plain'),
    reported: [
      'warning[retrieval-header] 1:1 There is no status 21. Clients take it for 20. The rules count for Kennedy.',
    ],
  },
  {
    kind: 32,
    name: 'status 45',
    start: answering('45 Busy\r\n'),
    reported: [
      'warning[retrieval-header] 1:1 There is no status 45. Clients take it for 40.',
      'error[retrieval-status] 1:1 The server fails to send its robots.txt (status 45, `Busy`). For Kennedy everything is allowed.',
    ],
  },
  {
    kind: 32,
    name: 'status 69',
    start: answering('69\r\n'),
    reported: [
      'warning[retrieval-header] 1:1 There is no status 69. Clients take it for 60.',
      'error[retrieval-status] 1:1 The capsule asks for a client certificate (status 69), and crawlers have none. For Kennedy everything is allowed. Let everybody read `/robots.txt`.',
    ],
  },
  {
    kind: 33,
    name: 'status 09',
    start: answering('09 x\r\n'),
    reported: [
      'error[retrieval-header] 1:1 The answer has no Gemini header; it starts with “09 x\\x0d\\x0a”. Clients refuse such an answer.',
    ],
    failure: 'The answer has no Gemini header; it starts with “09 x\\x0d\\x0a”.',
  },
  {
    kind: 33,
    name: 'status 70',
    start: answering('70 x\r\n'),
    reported: [
      'error[retrieval-header] 1:1 The answer has no Gemini header; it starts with “70 x\\x0d\\x0a”. Clients refuse such an answer.',
    ],
    failure: 'The answer has no Gemini header; it starts with “70 x\\x0d\\x0a”.',
  },
  {
    kind: 34,
    name: 'a byte order mark before the header',
    start: file('\uFEFF20 text/plain'),
    reported: [
      'error[retrieval-header] 1:1 The header begins with a byte order mark, which the protocol forbids: clients may find no status.',
    ],
  },
  {
    kind: 34,
    name: 'terminal escapes in the header',
    start: answering('51 \u001b[31mNo\u0007\r\n'),
    reported: [
      'warning[retrieval-header] 1:1 The header holds the control character <U+001B>.',
      'info[retrieval-status] 1:1 There is no robots.txt (status 51, `<U+001B>[31mNo<U+0007>`): crawlers may fetch everything.',
    ],
  },
  {
    kind: 34,
    name: 'a header that is not UTF-8',
    start: async () => sceneOf(await startCapsule(Buffer.from('51 Gel\xf6scht\r\n', 'latin1'))),
    reported: [
      'warning[retrieval-header] 1:1 The header is not in UTF-8.',
      'info[retrieval-status] 1:1 There is no robots.txt (status 51, `Gel�scht`): crawlers may fetch everything.',
    ],
  },
  {
    kind: 35,
    name: 'no media type',
    start: file('20'),
    reported: [
      'error[retrieval-media-type] 1:1 The capsule names no media type behind the status. That meant gemtext up to version 0.16 of the protocol, and is an error since 0.24. Send `20 text/plain`.',
    ],
  },
  {
    kind: 36,
    name: 'a question',
    start: answering('10 Your name?\r\n'),
    reported: [
      'error[retrieval-status] 1:1 The capsule asks for input in place of sending the file (status 10, `Your name?`), and crawlers have none to give. For Kennedy everything is allowed. Serve the file at `/robots.txt` without asking.',
    ],
  },
  {
    kind: 36,
    name: 'a question in the query form',
    start: paths({'/robots.txt': `20 text/plain\r\n${BODY}`, '/robots.txt?robotslint': '10 What?\r\n'}),
    reported: [
      'warning[retrieval-query-form] 1:1 The capsule answers `gemini://127.0.0.1:PORT/robots.txt?robotslint` with status 10, and not with the file. Kennedy asks this way, and would find no rules: answer by the path alone.',
    ],
  },
  {
    kind: 37,
    name: 'a redirect on the same host',
    start: paths({'/robots.txt': '31 /policy.txt\r\n', '/policy.txt': `20 text/plain\r\n${BODY}`}),
    reported: [
      'error[retrieval-redirect] 1:1 The capsule answers with a redirect (status 31) to `/policy.txt`. For Kennedy everything is allowed. Serve the file at `/robots.txt` itself.',
    ],
  },
  {
    kind: 38,
    name: 'a redirect to itself',
    start: answering('30 /robots.txt\r\n'),
    reported: [
      'error[retrieval-redirect] 1:1 The capsule answers with a redirect (status 30) to `/robots.txt`, which was asked before. For Kennedy everything is allowed. Serve the file at `/robots.txt` itself.',
    ],
  },
  {
    kind: 38,
    name: 'a redirect that grows',
    start: async () =>
      sceneOf(await startCapsule(({tls, request}) => tls.end(`30 ${request}${'x'.repeat(300)}\r\n`))),
    reported: [
      'warning[retrieval-header] 1:1 The header has 1240 bytes. Clients of before version 0.24 of the protocol may refuse more than 1029.',
      'error[retrieval-redirect] 1:1 The capsule answers with a redirect (status 30) to `gemini://127.0.0.1:PORT/robots.txtxxxxxxxxxxxxxxxxxxxxxxxx…` and on to `gemini://127.0.0.1:PORT/robots.txtxxxxxxxxxxxxxxxxxxxxxxxx…`, which is longer than the 1,024 bytes of a request. For Kennedy everything is allowed. Serve the file at `/robots.txt` itself.',
    ],
  },
  {
    kind: 39,
    name: 'a redirect to https',
    start: answering('31 https://example.org/robots.txt\r\n'),
    reported: [
      'error[retrieval-redirect] 1:1 The capsule answers with a redirect (status 31) to `https://example.org/robots.txt`, which is of another protocol. For Kennedy everything is allowed. Serve the file at `/robots.txt` itself.',
    ],
  },
  {
    kind: 39,
    name: 'a redirect to a file',
    start: answering('31 file:///etc/passwd\r\n'),
    reported: [
      'error[retrieval-redirect] 1:1 The capsule answers with a redirect (status 31) to `file:///etc/passwd`, which is of another protocol. For Kennedy everything is allowed. Serve the file at `/robots.txt` itself.',
    ],
  },
  {
    kind: 40,
    name: 'a redirect to a private address',
    start: async () => {
      const network = {lookup: lookupOf({'inside.example': ['10.0.0.1']})}
      return {...sceneOf(await startCapsule('31 gemini://inside.example/\r\n')), network}
    },
    reported: [
      'error[retrieval-redirect] 1:1 The capsule answers with a redirect (status 31) to `gemini://inside.example/`, an address inside a private network. For Kennedy everything is allowed. Serve the file at `/robots.txt` itself.',
    ],
    failure:
      'inside.example leads to 10.0.0.1, a private address, which is asked only where you name it yourself or allow such addresses. --allow-private allows them.',
  },
  {
    kind: 41,
    name: 'a redirect to nowhere',
    start: answering('31 \r\n'),
    reported: [
      'error[retrieval-redirect] 1:1 The capsule answers with a redirect (status 31) to nothing, since no address is given. For Kennedy everything is allowed. Serve the file at `/robots.txt` itself.',
    ],
  },
  {
    kind: 41,
    name: 'a relative redirect',
    start: paths({'/robots.txt': '30 policy.txt\r\n', '/policy.txt': '51 Not here\r\n'}),
    reported: [
      'error[retrieval-redirect] 1:1 The capsule answers with a redirect (status 30) to `policy.txt`, where the answer is status 51. For Kennedy everything is allowed. Serve the file at `/robots.txt` itself.',
    ],
  },
  {
    kind: 42,
    name: 'slow down, with a time',
    start: slowingDown('17'),
    reported: [
      'error[retrieval-status] 1:1 The server asks to be left alone for 17 s (status 44, `17`). For Kennedy everything is allowed. Let `/robots.txt` be asked for at any time.',
    ],
  },
  {
    kind: 42,
    name: 'slow down, with a text',
    start: slowingDown('Please slow down'),
    reported: [
      'error[retrieval-status] 1:1 The server asks to be left alone (status 44, `Please slow down`). For Kennedy everything is allowed. Let `/robots.txt` be asked for at any time.',
    ],
  },
  {
    kind: 43,
    name: 'a temporary failure',
    start: answering('41 Restarting\r\n'),
    reported: [
      'error[retrieval-status] 1:1 The server fails to send its robots.txt (status 41, `Restarting`). For Kennedy everything is allowed.',
    ],
  },
  {
    kind: 44,
    name: 'not found',
    start: answering('51 Not found!\r\n'),
    reported: [
      'info[retrieval-status] 1:1 There is no robots.txt (status 51, `Not found!`): crawlers may fetch everything.',
    ],
  },
  {
    kind: 44,
    name: 'gone',
    start: answering('52\r\n'),
    reported: [
      'info[retrieval-status] 1:1 The robots.txt is gone for good (status 52): crawlers may fetch everything.',
    ],
  },
  {
    kind: 45,
    name: 'another host',
    start: answering('53 Not here\r\n'),
    reported: [
      'error[retrieval-status] 1:1 The capsule does not know itself by this name and port (status 53, `Not here`). For Kennedy everything is allowed. Check which hosts and ports the server is set up for.',
    ],
  },
  {
    kind: 46,
    name: 'a right request is refused, but for its port',
    start: async () =>
      sceneOf(
        await startCapsule(({tls, request}) =>
          tls.end(new URL(request).port === '' ? `20 text/plain\r\n${BODY}` : '59 Bad request\r\n'),
        ),
      ),
    reported: [
      'error[retrieval-status] 1:1 The capsule takes a right request for a wrong one (status 59, `Bad request`). For Kennedy everything is allowed. It sends the file when the request is `gemini://127.0.0.1/robots.txt`.',
    ],
  },
  {
    kind: 46,
    name: 'a right request is refused',
    start: answering('59 Bad request\r\n'),
    reported: [
      'error[retrieval-status] 1:1 The capsule takes a right request for a wrong one (status 59, `Bad request`). For Kennedy everything is allowed.',
    ],
  },
  {
    kind: 47,
    name: 'a client certificate is wanted',
    start: answering('60 Who are you?\r\n'),
    reported: [
      'error[retrieval-status] 1:1 The capsule asks for a client certificate (status 60, `Who are you?`), and crawlers have none. For Kennedy everything is allowed. Let everybody read `/robots.txt`.',
    ],
  },
  {
    kind: 48,
    name: 'the query form is not found',
    start: paths({'/robots.txt': `20 text/plain\r\n${BODY}`}),
    reported: [
      'warning[retrieval-query-form] 1:1 The capsule answers `gemini://127.0.0.1:PORT/robots.txt?robotslint` with status 51, and not with the file. Kennedy asks this way, and would find no rules: answer by the path alone.',
    ],
  },
  {
    kind: 24,
    name: 'half a header',
    start: answering('20 text/pl'),
    reported: [
      'error[retrieval-header] 1:1 The connection was closed before the header had a line end, and nothing of the file came. End the header with CR LF, and send the file behind it.',
    ],
  },
  {
    kind: 37,
    name: 'a redirect to the folder of a user',
    start: paths({
      '/robots.txt': '31 /~user/robots.txt\r\n',
      '/~user/robots.txt': `20 text/plain\r\n${BODY}`,
    }),
    reported: [
      'error[retrieval-redirect] 1:1 The capsule answers with a redirect (status 31) to `/~user/robots.txt`. For Kennedy everything is allowed. Serve the file at `/robots.txt` itself.',
    ],
  },
  {
    kind: 38,
    name: 'a redirect to a part of itself',
    start: answering('30 /robots.txt#x\r\n'),
    reported: [
      'error[retrieval-redirect] 1:1 The capsule answers with a redirect (status 30) to `/robots.txt#x`, which was asked before. For Kennedy everything is allowed. Serve the file at `/robots.txt` itself.',
    ],
  },
  {
    kind: 41,
    name: 'a redirect to port 0',
    start: answering('30 gemini://127.0.0.1:0/x\r\n'),
    reported: [
      'error[retrieval-redirect] 1:1 The capsule answers with a redirect (status 30) to `gemini://127.0.0.1:0/x`, which is no URL. For Kennedy everything is allowed. Serve the file at `/robots.txt` itself.',
    ],
  },
  {
    kind: 41,
    name: 'a redirect to port 65536',
    start: answering('30 gemini://127.0.0.1:65536/x\r\n'),
    reported: [
      'error[retrieval-redirect] 1:1 The capsule answers with a redirect (status 30) to `gemini://127.0.0.1:65536/x`, which is no URL. For Kennedy everything is allowed. Serve the file at `/robots.txt` itself.',
    ],
  },
  {
    kind: 42,
    name: 'slow down, with less than no time',
    start: slowingDown('-5'),
    reported: [
      'error[retrieval-status] 1:1 The server asks to be left alone (status 44, `-5`). For Kennedy everything is allowed. Let `/robots.txt` be asked for at any time.',
    ],
  },
  {
    kind: 42,
    name: 'slow down, with a fraction of a second',
    start: slowingDown('1.5'),
    reported: [
      'error[retrieval-status] 1:1 The server asks to be left alone (status 44, `1.5`). For Kennedy everything is allowed. Let `/robots.txt` be asked for at any time.',
    ],
  },
  {
    kind: 42,
    name: 'slow down, with no time',
    start: slowingDown('0'),
    reported: [
      'error[retrieval-status] 1:1 The server asks to be left alone (status 44, `0`). For Kennedy everything is allowed. Let `/robots.txt` be asked for at any time.',
    ],
  },
  {
    kind: 42,
    name: 'slow down, with more time than there is',
    start: slowingDown('99999999999'),
    reported: [
      'error[retrieval-status] 1:1 The server asks to be left alone (status 44, `99999999999`). For Kennedy everything is allowed. Let `/robots.txt` be asked for at any time.',
    ],
  },
  {
    kind: 47,
    name: 'a client certificate that is not authorised',
    start: answering('61 No\r\n'),
    reported: [
      'error[retrieval-status] 1:1 The capsule asks for a client certificate (status 61, `No`), and crawlers have none. For Kennedy everything is allowed. Let everybody read `/robots.txt`.',
    ],
  },
  {
    kind: 47,
    name: 'a client certificate that is not valid',
    start: answering('62 No\r\n'),
    reported: [
      'error[retrieval-status] 1:1 The capsule asks for a client certificate (status 62, `No`), and crawlers have none. For Kennedy everything is allowed. Let everybody read `/robots.txt`.',
    ],
  },
]
