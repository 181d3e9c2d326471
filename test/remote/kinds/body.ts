import type {Socket} from 'node:net'
import {resetWhenRead, startCapsule, startSite, type Visit} from '../fixtures/servers.ts'
import {BODY, type Case, type Scene} from './case.ts'

const HEADER = '20 text/plain\r\n'

const sceneOf = ({port}: {port: number}, more: Partial<Scene> = {}): Scene => ({
  url: `gemini://127.0.0.1:${port}`,
  ...more,
})

const sending = (body: string | Buffer, more?: Partial<Scene>) => async () =>
  sceneOf(await startCapsule(Buffer.concat([Buffer.from(HEADER), Buffer.from(body)])), more)

const behaving = (visit: (visit: Visit) => void, more?: Partial<Scene>) => async () =>
  sceneOf(await startCapsule(visit), more)

const typed =
  (meta: string, body: string | Buffer = BODY, more?: Partial<Scene>) =>
  async () =>
    sceneOf(await startCapsule(Buffer.concat([Buffer.from(`20 ${meta}\r\n`), Buffer.from(body)])), more)

/** A site that sends these bytes with a media type. */
const siteTyped = (type: string, body: string | Buffer) => async (): Promise<Scene> => {
  const head = `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  const {port} = await startSite(Buffer.concat([Buffer.from(head), Buffer.from(body)]))
  return {url: `http://127.0.0.1:${port}`}
}

/** Sends a line again and again until the client has enough. */
function withoutEnd(socket: Pick<Socket, 'write'>, line: string): void {
  const block = line.repeat(Math.ceil(65_536 / line.length))
  const more = () => socket.write(block, error => error || more())
  more()
}

export const bodyCases: readonly Case[] = [
  {
    kind: 49,
    name: 'no close_notify',
    start: behaving(({tls, tcp}) => tls.write(HEADER + BODY, () => tcp.end())),
    reported: [
      'warning[retrieval-truncated] 2:20 The capsule ended the connection without the close_notify of TLS: nobody can tell whether the file is whole.',
    ],
  },
  {
    kind: 50,
    name: 'a reset behind a whole line',
    start: behaving(({tls, tcp}) => {
      resetWhenRead(tcp, HEADER.length + BODY.length)
      tls.write(HEADER + BODY)
    }),
    reported: [
      'warning[retrieval-truncated] 2:20 The connection broke off after 34 bytes: what is missing forbids nothing.',
    ],
  },
  {
    kind: 51,
    name: 'a reset in the middle of a line',
    start: behaving(({tls, tcp}) => {
      resetWhenRead(tcp, HEADER.length + BODY.length + 5)
      tls.write(`${HEADER}${BODY}Disal`)
    }),
    reported: [
      'warning[retrieval-truncated] 2:20 The connection broke off after 39 bytes: what is missing forbids nothing.',
    ],
  },
  {
    kind: 51,
    name: 'cut in the middle of the first line',
    start: behaving(({tls, tcp}) => tls.write(`${HEADER}User-ag`, () => tcp.end())),
    reported: [
      'warning[retrieval-truncated] 1:1 The capsule ended the connection without the close_notify of TLS: nobody can tell whether the file is whole.',
    ],
  },
  {
    kind: 52,
    name: 'the connection stays open',
    start: behaving(({tls}) => tls.write(HEADER + BODY), {args: ['--timeout=1']}),
    reported: [
      'warning[retrieval-truncated] 2:20 The file had not ended when the time was over, after … bytes: crawlers may give up.',
    ],
  },
  {
    kind: 53,
    name: 'a header, then nothing',
    start: behaving(({tls}) => tls.write(HEADER), {args: ['--timeout=1']}),
    reported: [
      'error[retrieval-status] 1:1 The header came, but the body did not within 1 s. For Kennedy everything is allowed.',
    ],
    failure: 'The header came, but the body did not within 1 s.',
  },
  {
    kind: 54,
    name: 'a byte now and then',
    start: behaving(
      ({tls}) => {
        tls.write(HEADER + BODY)
        const drip = setInterval(() => tls.write('#'), 20)
        tls.on('close', () => clearInterval(drip))
      },
      {args: ['--timeout=1']},
    ),
    reported: [
      'warning[retrieval-truncated] 2:20 The file had not ended when the time was over, after … bytes: crawlers may give up.',
    ],
  },
  {
    kind: 55,
    name: 'a body without end',
    start: behaving(({tls}) => {
      tls.write(HEADER + BODY)
      withoutEnd(tls, '# no end\n')
    }),
    reported: [
      'info[retrieval-truncated] 58252:9 The file goes on behind 524288 bytes, where robotslint has stopped to read.',
    ],
  },
  {
    kind: 56,
    name: 'more than 4,096 bytes',
    start: sending(BODY + '# a comment\n'.repeat(400), {target: 'gemportal'}),
    reported: [
      'warning[file-too-large] 1:1 The file has 4834 bytes. For Gemportal, a file above 4095 is none at all: there is no rule, and everything is open.',
    ],
  },
  {
    kind: 56,
    name: 'more than 500 KiB',
    start: siteTyped('text/plain', `${BODY}${'# line\n'.repeat(73_500)}Disallow: /a/\n`),
    reported: [
      'error[file-too-large] 73503:1 The file has 514548 bytes. For Google, what stands behind the first 512000 does not count, from this line on.',
    ],
  },
  {
    kind: 57,
    name: 'a body behind 51',
    start: async () => sceneOf(await startCapsule('51 Not found\r\n<h1>No</h1>\n')),
    reported: [
      'info[retrieval-header] 1:1 Behind a header with status 51 come 12 bytes, which no client reads.',
      'info[retrieval-status] 1:1 There is no robots.txt (status 51, `Not found`): crawlers may fetch everything.',
    ],
  },
  {
    kind: 58,
    name: 'text/gemini',
    start: typed('text/gemini', BODY, {target: 'september'}),
    reported: [
      'error[retrieval-media-type] 1:1 The file is sent as `text/gemini`, and not as `text/plain`. For September everything is allowed.',
    ],
  },
  {
    kind: 58,
    name: 'application/octet-stream',
    start: typed('application/octet-stream', BODY, {target: 'gemplex'}),
    reported: [
      'error[retrieval-media-type] 1:1 The file is sent as `application/octet-stream`, and not as `text/plain`. Nothing is fetched for now by Gemplex.',
    ],
  },
  {
    kind: 58,
    name: 'text/html',
    start: siteTyped('text/html', BODY),
    reported: [
      'warning[retrieval-media-type] 1:1 The file is sent as `text/html`, and not as `text/plain`. The rules count for Google.',
    ],
  },
  {
    kind: 59,
    name: 'ISO 8859-1 with letters of it',
    start: typed(
      'text/plain; charset=iso-8859-1',
      Buffer.from('User-agent: *\nDisallow: /caf\xe9/\n', 'latin1'),
    ),
    reported: [
      'warning[retrieval-charset] 1:1 The answer says that the file is in `iso-8859-1`, and it is not in UTF-8. Crawlers read it as UTF-8 all the same. Save it in UTF-8, and name that, or none.',
      'error[invalid-encoding] 2:15 The byte E9 is not UTF-8. Crawlers skip the line, or read another word than the one meant.',
    ],
  },
  {
    kind: 59,
    name: 'US-ASCII with other letters',
    start: siteTyped('text/plain; charset=us-ascii', '# café\nUser-agent: *\nDisallow: /private/\n'),
    reported: [
      'warning[retrieval-charset] 1:1 The answer says that the file is in `us-ascii`, but it is in UTF-8, as crawlers expect. Name UTF-8, or none.',
    ],
  },
  {
    kind: 60,
    name: 'an unknown charset',
    start: typed('text/plain; charset=klingon'),
    reported: [
      'warning[retrieval-charset] 1:1 The answer names the charset `klingon`, which browsers do not know. Name UTF-8, or none.',
    ],
  },
  {
    kind: 60,
    name: 'two charsets',
    start: typed('text/plain; charset=utf-8; charset=latin1'),
    reported: [
      'warning[retrieval-charset] 1:1 The answer names several charsets, `utf-8`, `latin1`: readers choose as they like. Name UTF-8, or none.',
    ],
  },
  {
    kind: 60,
    name: 'a quote that does not end',
    start: typed('text/plain; charset="utf-8'),
    reported: [
      'warning[retrieval-media-type] 1:1 The file is sent as `text/plain; charset="utf-8`, which cannot be read to its end: what it says, such as the charset, may be missed.',
    ],
  },
  {
    kind: 61,
    name: 'a byte order mark',
    start: sending(`\uFEFF${BODY}`),
    reported: [
      'error[byte-order-mark] 1:1 The file begins with an invisible byte order mark. Line 1 is lost for Kennedy: the rules below it, such as `Disallow: /private/`, do not count for `*`.',
    ],
  },
  {
    kind: 62,
    name: 'UTF-16',
    start: sending(Buffer.from(`\uFEFF${BODY}`, 'utf16le')),
    reported: [
      'error[invalid-encoding] 1:1 The file is in UTF-16. Crawlers read it as UTF-8 and find no rule in it: `Disallow: /private/` is not obeyed.',
    ],
  },
  {
    kind: 62,
    name: 'NUL',
    start: sending('User-agent: *\nDisallow: /a\0b\n'),
    reported: [
      'error[invalid-encoding] 2:13 A NUL character stands here (1 in the file). Crawlers take it for a part of the word, and the line is lost.',
    ],
  },
  {
    kind: 62,
    name: 'binary data',
    start: sending(Buffer.from('0000010003003030000001002000a8250000 0affff0b'.replace(' ', ''), 'hex')),
    reported: [
      'error[not-robots-txt] 1:1 This is binary data, no robots.txt. Crawlers find no rule in it and may fetch everything.',
    ],
  },
  {
    kind: 63,
    name: 'bytes that are not UTF-8',
    start: sending(Buffer.from('User-agent: *\nDisallow: /stra\xdfe/\n', 'latin1')),
    reported: [
      'error[invalid-encoding] 2:16 The byte DF is not UTF-8. Crawlers skip the line, or read another word than the one meant.',
    ],
  },
  {
    kind: 64,
    name: 'bare CR',
    start: sending('User-agent: *\rDisallow: /private/\r'),
    reported: [
      'error[line-endings] 1:14 A bare CR ends this line (2 in the file). For Kennedy no line ends there: this line and the next are one.',
    ],
  },
  {
    kind: 65,
    name: 'a page of HTML',
    start: typed('text/html', '<!doctype html>\n<title>Home</title>\n<p>No rules: here\n'),
    reported: [
      'error[not-robots-txt] 1:1 This is an HTML page, no robots.txt. Crawlers find no rule in it and may fetch everything.',
    ],
  },
  {
    kind: 65,
    name: 'a page of gemtext',
    start: typed('text/gemini', '# Not found\n=> / Home\n'),
    reported: [
      'error[not-robots-txt] 1:1 This is a gemtext page, no robots.txt. Crawlers find no rule in it and may fetch everything.',
    ],
  },
  {
    kind: 66,
    name: 'nothing',
    start: sending(''),
    reported: ['info[empty-file] 1:1 The file is empty: crawlers may fetch everything.'],
  },
  {
    kind: 66,
    name: 'comments only',
    start: sending('# Hello\n'),
    reported: ['info[empty-file] 1:1 The file holds nothing but comments: crawlers may fetch everything.'],
  },
  {
    kind: 67,
    name: 'a line of 400,000 bytes',
    start: sending(`${BODY}Disallow: /${'a'.repeat(400_000)}\n`),
    reported: [],
  },
  {
    kind: 67,
    name: 'half a million lines',
    start: sending('\n'.repeat(500_000) + BODY, {target: 'google'}),
    reported: [],
  },
  {
    kind: 68,
    name: 'patterns that take others forever',
    start: sending(`User-agent: *\nDisallow: /${'*a'.repeat(5000)}$\n`, {target: 'google'}),
    reported: [],
  },
  {
    kind: 69,
    name: 'terminal escapes in values',
    start: sending('User-agent: *\nDisallow: /\u001b]52;c;\u0007\u202e\n'),
    reported: [
      'error[invisible-character] 2:11 Crawlers will not read the path as `/]52;c;`: it holds U+001B (escape), U+0007 (control character) and U+202E (right-to-left override).',
    ],
  },
  {
    kind: 70,
    name: 'another body on each request',
    start: async () => {
      const server = await startCapsule(({tls}) => tls.end(`${HEADER}${BODY}# ${server.requests.length}\n`))
      return sceneOf(server)
    },
    reported: [
      'warning[retrieval-query-form] 1:1 The capsule sends another file each time that `/robots.txt` is asked for: no crawler knows which rules count.',
    ],
  },
]
