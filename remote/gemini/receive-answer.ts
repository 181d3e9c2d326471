import type {Socket} from 'node:net'
import type {TLSSocket} from 'node:tls'
import type {TruncatedBy} from '../../analyzer/retrieval.ts'
import {BodyCollector} from '../body-collector.ts'
import type {Conversation} from '../conversation.ts'
import {DeadlinePassed} from '../deadlines.ts'
import {type GeminiHeader, HeaderReader} from './header.ts'
import type {RecordWatch} from './record-watch.ts'

export interface ReceivedAnswer {
  readonly header: GeminiHeader
  readonly body: Uint8Array
  /** What cut the body short, or whether the server closed in good order. */
  readonly end: TruncatedBy | 'close-notify' | 'no-close-notify'
}

/** Behind any header but 2x there is nothing to come: this much is read to see whether something does. */
const UNEXPECTED_BODY_LIMIT = 1024

/** Receives what a capsule sends until it closes, a limit is reached or a deadline passes; keeps what has come. */
export function receiveAnswer(
  tls: TLSSocket,
  tcp: Socket,
  watch: RecordWatch,
  {limits, timer}: Conversation,
): Promise<ReceivedAnswer> {
  const tlsVersion = tls.getProtocol() ?? ''
  const reader = new HeaderReader(limits.header)
  let header: GeminiHeader | undefined
  let body = new BodyCollector(0)
  let error: unknown
  let ended = false

  function take(chunk: Uint8Array): void {
    const found = header ? undefined : reader.add(chunk)
    if (found) {
      header = found.header
      timer.enter('body')
      body = new BodyCollector(isSuccess(header) ? limits.body : UNEXPECTED_BODY_LIMIT)
    }
    if (header) body.add(chunk.subarray(found?.used ?? 0))
  }

  function finish(): ReceivedAnswer {
    // TLS does not always pass on what happened to the connection below it.
    const cause: unknown = ended ? error : (timer.signal.reason ?? error ?? tcp.errored ?? undefined)
    if (header === undefined) {
      if (cause !== undefined) throw cause
      header = reader.end()
    }
    return {header, body: body.bytes(), end: endOf(header, cause)}
  }

  function endOf(header: GeminiHeader, cause: unknown): ReceivedAnswer['end'] {
    if (body.exceeded) return 'limit'
    if (cause === undefined) return watch.endsWithAlert(tlsVersion) ? 'close-notify' : 'no-close-notify'
    // A file that has not begun is none.
    if (isSuccess(header) && body.length === 0) throw cause
    if (cause instanceof DeadlinePassed) return cause.deadline === 'total' ? 'total' : 'idle'
    if (timer.signal.aborted) throw cause
    return 'reset'
  }

  return new Promise((resolve, reject) => {
    tls.on('data', (chunk: Buffer) => {
      watch.addDecrypted(chunk)
      timer.progress()
      try {
        take(chunk)
        if (body.exceeded) tls.destroy()
      } catch (failed) {
        error = failed
        tls.destroy()
      }
    })
    tls.on('error', cause => {
      // What happens behind the end, such as to our own goodbye, is of no concern.
      if (!ended) error ??= cause
    })
    tls.once('end', () => {
      ended = true
    })
    tls.once('close', () => {
      try {
        resolve(finish())
      } catch (failed) {
        reject(failed)
      }
    })
  })
}

export function isSuccess({readAs}: GeminiHeader): boolean {
  return readAs >= 20 && readAs < 30
}
