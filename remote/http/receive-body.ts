import type {ClientRequest, IncomingMessage} from 'node:http'
import type {Transform} from 'node:stream'
import type {RetrievalFault, TruncatedBy} from '../../analyzer/retrieval.ts'
import {BodyCollector} from '../body-collector.ts'
import type {Conversation} from '../conversation.ts'
import {DeadlinePassed} from '../deadlines.ts'
import {decoderFactory} from './content-encoding.ts'

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
 * @throws FailedRequest for an encoding that is not known
 */
export function receiveBody(
  request: ClientRequest,
  response: IncomingMessage,
  {limits, timer}: Conversation,
): Promise<ReceivedBody> {
  timer.enter('body')
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? ''
  const createDecoder = decoderFactory(encoding)
  const success = isSuccess(response.statusCode ?? 0)
  const limit = success ? limits.body : Math.min(limits.body, OTHER_BODY_LIMIT)
  const body = new BodyCollector(limit)
  let encodedBytes = 0
  let decoder: Transform | undefined
  let decoderFailed = false
  let parserFailed = false
  let connectionFailed = false

  // An encoded body is no larger than what it stands for, unless it stands for nothing and never ends.
  const exceeded = () => body.exceeded || encodedBytes > limit

  function take(chunk: Buffer): void {
    timer.progress()
    if (createDecoder) {
      encodedBytes += chunk.length
      decoder ??= startDecoder(createDecoder(chunk))
      decode(chunk, decoder)
    } else body.add(chunk)
    if (exceeded()) request.destroy()
  }

  function decode(chunk: Buffer, decoder: Transform): void {
    if (decoder.destroyed || decoder.write(chunk)) return
    response.pause()
    decoder.once('drain', () => response.resume())
  }

  function startDecoder(created: Transform): Transform {
    created.on('data', (chunk: Buffer) => {
      body.add(chunk)
      if (!exceeded()) return
      created.destroy()
      request.destroy()
    })
    created.on('error', () => {
      decoderFailed = true
      request.destroy()
    })
    return created
  }

  function finish(): ReceivedBody {
    const stopped: unknown = timer.signal.reason
    const isCut = stopped instanceof DeadlinePassed && !(success && body.length === 0)
    if (stopped !== undefined && !isCut) throw stopped
    return {body: body.bytes(), faults: faultsOf(causeOfCut(stopped))}
  }

  function faultsOf(truncatedBy: TruncatedBy | undefined): RetrievalFault[] {
    if (truncatedBy !== undefined) return [{kind: 'truncated', by: truncatedBy}]
    if (decoderFailed) return [{kind: 'content-encoding-damaged', encoding}]
    // What node's parser cannot read behind a whole body is more of it, or another answer.
    if (!parserFailed) return []
    return [{kind: 'content-length-exceeded', declared: Number(response.headers['content-length'])}]
  }

  function causeOfCut(stopped: unknown): TruncatedBy | undefined {
    if (exceeded()) return 'limit'
    if (stopped instanceof DeadlinePassed) return stopped.deadline === 'total' ? 'total' : 'idle'
    if (decoderFailed) return undefined
    if (!response.complete) return parserFailed ? 'chunking' : 'reset'
    // Where no length was announced, node takes the end of the connection for that of the body, however it came.
    return connectionFailed && !isFramed(response) ? 'reset' : undefined
  }

  return new Promise((resolve, reject) => {
    const settle = () => {
      try {
        resolve(finish())
      } catch (error) {
        reject(error)
      }
    }
    request.on('error', (error: Error & {code?: string}) => {
      if (error.code?.startsWith('HPE_')) parserFailed = true
      else connectionFailed = true
    })
    // Told by `complete`; without a listener it would end the process.
    response.on('error', () => {})
    response.on('data', take)
    response.once('close', () => {
      if (decoder === undefined || decoder.destroyed) return settle()
      decoder.once('close', settle)
      decoder.end()
    })
  })
}

function isFramed({headers}: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}
