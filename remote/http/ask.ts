import {
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  request as requestHttp,
} from 'node:http'
import {request as requestHttps} from 'node:https'
import type {HttpHeaders, RetrievalFault, SlowDown} from '../../analyzer/retrieval.ts'
import {type Conversation, connectionOptions} from '../conversation.ts'
import {FailedRequest, malformedHeader} from '../failure.ts'
import {ACCEPTED_ENCODINGS} from './content-encoding.ts'
import {keptHeaders, slowDownOf} from './headers.ts'
import {receiveBody} from './receive-body.ts'

/** An answer as it came, its content encoding undone. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: HttpHeaders
  readonly body: Uint8Array
  readonly faults: readonly RetrievalFault[]
  readonly address: string
  readonly wireBytes: number
  readonly slowDown?: SlowDown
}

export interface HttpAskOptions {
  readonly userAgent: string
  /** Root certificates to trust in place of node's, in PEM. */
  readonly certificateAuthorities?: readonly string[] | undefined
}

/** Longest header of an answer: the limit that node has by default. */
const HEADER_LIMIT = 16 * 1024
const MOST_INTERIM_ANSWERS = 32

/** Asks a Web server. */
export function askHttp(conversation: Conversation, options: HttpAskOptions): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const request = send(conversation, options)
    watchPhases(request, conversation)
    request.once('response', response => resolve(receive(request, response, conversation)))
    request.once('upgrade', (response, socket) => {
      socket.destroy()
      reject(unaskedUpgrade(response))
    })
    request.on('error', error => reject(failureBeforeAnswer(error)))
  })
}

function send(conversation: Conversation, options: HttpAskOptions): ClientRequest {
  const {url} = conversation
  const requestOptions: RequestOptions = {
    ...connectionOptions(conversation),
    path: url.pathname + url.search,
    // A connection of its own, which is closed behind the answer.
    agent: false,
    headers: {
      'User-Agent': options.userAgent,
      Accept: 'text/plain,*/*;q=0.8',
      'Accept-Encoding': ACCEPTED_ENCODINGS,
    },
    maxHeaderSize: HEADER_LIMIT,
  }
  if (url.protocol === 'http:') return requestHttp(requestOptions).end()
  const {certificateAuthorities} = options
  return requestHttps({
    ...requestOptions,
    // Also where NODE_TLS_REJECT_UNAUTHORIZED says otherwise: no crawler would accept the certificate.
    rejectUnauthorized: true,
    ...(certificateAuthorities && {ca: [...certificateAuthorities]}),
  }).end()
}

function watchPhases(request: ClientRequest, {url, timer}: Conversation): void {
  request.once('socket', socket => {
    socket.once('connect', () => timer.enter(url.protocol === 'https:' ? 'tls' : 'header'))
    socket.once('secureConnect', () => timer.enter('header'))
  })
  let interimAnswers = 0
  request.on('information', () => {
    if (++interimAnswers > MOST_INTERIM_ANSWERS) request.destroy(tooManyInterimAnswers())
  })
}

async function receive(
  request: ClientRequest,
  response: IncomingMessage,
  conversation: Conversation,
): Promise<HttpAnswer> {
  const {socket, statusCode: status = 0} = response
  const address = socket.remoteAddress ?? ''
  const headers = keptHeaders(response)
  try {
    const received = isRedirect(status) ? NO_BODY : await receiveBody(request, response, conversation)
    const slowDown = slowDownOf(status, headers, conversation.now)
    return {status, headers, ...received, address, wireBytes: socket.bytesRead, ...(slowDown && {slowDown})}
  } finally {
    request.destroy()
  }
}

const NO_BODY = {body: new Uint8Array(0), faults: []}
const REDIRECTS = new Set([301, 302, 303, 307, 308])

export function isRedirect(status: number): boolean {
  return REDIRECTS.has(status)
}

function unaskedUpgrade({statusCode}: IncomingMessage): FailedRequest {
  const message = `The server wants to change to another protocol (status ${statusCode}), which nobody asked for.`
  return new FailedRequest({kind: 'other', code: `HTTP ${statusCode}`, message})
}

function tooManyInterimAnswers(): FailedRequest {
  const message = `The server sent more than ${MOST_INTERIM_ANSWERS} interim answers (status 1xx) and no answer.`
  return new FailedRequest({kind: 'other', code: 'HTTP 1xx', message})
}

/** Gives node's errors that have their ground in HTTP a meaning; others are left to `failureOfError`. */
function failureBeforeAnswer(error: Error & {code?: string; reason?: string; rawPacket?: Uint8Array}): Error {
  const {code = '', reason = '', rawPacket} = error
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = `The header of the answer is longer than ${HEADER_LIMIT} bytes.`
    return new FailedRequest({kind: 'header-too-long', limit: HEADER_LIMIT, message})
  }
  if (code.startsWith('HPE_') && rawPacket)
    return malformedHeader(rawPacket, `The answer is not valid HTTP (${reason})`, 'http')
  if (code === 'ECONNRESET' && error.message === 'socket hang up') {
    const message = 'The server closed the connection without a whole answer.'
    return new FailedRequest({kind: 'empty-response', message})
  }
  return error
}
