import type {ClientRequest, IncomingMessage} from 'node:http'
import type {Transform} from 'node:stream'
import type {RetrievalFault} from '../../analyzer/retrieval.ts'
import {BodyCollector} from '../body-collector.ts'
import type {Conversation} from '../conversation.ts'
import {DeadlinePassed, type PhaseTimer} from '../deadlines.ts'
import {connectionClosed} from '../failure.ts'
import {type DecoderFactory, decoderFactory} from './content-encoding.ts'

export interface ReceivedBody {
  readonly body: Uint8Array
  readonly faults: readonly RetrievalFault[]
}

/** Most that is read of an answer that is not the file; enough to tell what page it is. */
const OTHER_BODY_LIMIT = 64 * 1024

/**
 * Receives a body and undoes its content encoding, until the server is done, a limit is reached or a deadline
 * passes; keeps what has come.
 *
 * @throws FailedRequest for an encoding that is not known, or for a file that is cut before its first byte
 */
export async function receiveBody(
  request: ClientRequest,
  response: IncomingMessage,
  {endpoint, limits, timer}: Conversation,
): Promise<ReceivedBody> {
  timer.enter('body')
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? ''
  const createDecoder = decoderFactory(encoding)
  const success = isSuccess(response.statusCode ?? 0)
  const body = new BodyCollector(success ? limits.body : Math.min(limits.body, OTHER_BODY_LIMIT))
  const end = await readToEnd(request, response, {createDecoder, body, timer})

  const stopped: unknown = timer.signal.reason
  if (stopped !== undefined && !(stopped instanceof DeadlinePassed)) throw stopped
  const fault = faultOf(end, stopped, response)
  // A file that has not begun is none.
  if (success && body.length === 0 && fault?.kind === 'truncated' && fault.by !== 'limit') {
    throw stopped ?? connectionClosed(endpoint)
  }
  return {body: body.bytes(), faults: fault ? [fault] : []}
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

/** What went wrong until the end. */
interface BodyEnd {
  limitReached: boolean
  decoderFailed: boolean
  parserFailed: boolean
  connectionFailed: boolean
}

function readToEnd(
  request: ClientRequest,
  response: IncomingMessage,
  sink: {createDecoder: DecoderFactory | undefined; body: BodyCollector; timer: PhaseTimer},
): Promise<BodyEnd> {
  const {createDecoder, body, timer} = sink
  const end = {limitReached: false, decoderFailed: false, parserFailed: false, connectionFailed: false}
  let decoder: Transform | undefined
  let encodedBytes = 0

  function keep(chunk: Uint8Array): void {
    body.add(chunk)
    if (body.exceeded) stopAtLimit()
  }

  function stopAtLimit(): void {
    end.limitReached = true
    decoder?.destroy()
    request.destroy()
  }

  function decode(chunk: Uint8Array, createDecoder: DecoderFactory): void {
    encodedBytes += chunk.length
    decoder ??= createDecoder(chunk)
      .on('data', keep)
      .on('error', () => {
        end.decoderFailed = true
        request.destroy()
      })
    // An encoded body is no larger than what it stands for, unless it stands for nothing and never ends.
    if (encodedBytes > body.limit) stopAtLimit()
    if (decoder.destroyed || decoder.write(chunk)) return
    response.pause()
    decoder.once('drain', () => response.resume())
  }

  return new Promise(resolve => {
    request.on('error', (error: Error & {code?: string}) => {
      if (error.code?.startsWith('HPE_')) end.parserFailed = true
      else end.connectionFailed = true
    })
    // Told by `complete`; without a listener it would end the process.
    response.on('error', () => {})
    response.on('data', (chunk: Buffer) => {
      timer.progress()
      if (createDecoder) decode(chunk, createDecoder)
      else keep(chunk)
    })
    response.once('close', () => {
      if (decoder === undefined || decoder.destroyed) return resolve(end)
      decoder.once('close', () => resolve(end))
      decoder.end()
    })
  })
}

function faultOf(
  end: BodyEnd,
  stopped: DeadlinePassed | undefined,
  response: IncomingMessage,
): RetrievalFault | undefined {
  const {headers, complete} = response
  if (end.limitReached) return {kind: 'truncated', by: 'limit'}
  if (stopped) return {kind: 'truncated', by: stopped.deadline === 'total' ? 'total' : 'idle'}
  if (end.decoderFailed) {
    return {kind: 'content-encoding-damaged', encoding: headers['content-encoding'] ?? ''}
  }
  if (!complete) return {kind: 'truncated', by: end.parserFailed ? 'chunking' : 'reset'}
  // What node's parser cannot read behind a whole body is more of it, or another answer.
  if (end.parserFailed) return {kind: 'content-length-exceeded', declared: Number(headers['content-length'])}
  // Where no length was announced, node takes the end of the connection for that of the body, however it came.
  const isFramed = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  return end.connectionFailed && !isFramed ? {kind: 'truncated', by: 'reset'} : undefined
}
