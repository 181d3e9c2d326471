import type {RetrievalPhase} from '../analyzer/retrieval.ts'
import {FailedRequest} from './failure.ts'

/** How long to wait, in milliseconds. */
export interface Deadlines {
  /** For name resolution, connection and TLS handshake together. */
  readonly connect: number
  /** From the request to the end of the header. */
  readonly header: number
  /** Between two pieces of the body. */
  readonly idle: number
  /** For everything, redirects included; not for the wait until the host may be asked. */
  readonly total: number
}

export const DEFAULT_DEADLINES: Deadlines = {connect: 10_000, header: 10_000, idle: 10_000, total: 30_000}

const DEADLINE_OF: Readonly<Record<RetrievalPhase, Exclude<keyof Deadlines, 'total'>>> = {
  dns: 'connect',
  connect: 'connect',
  tls: 'connect',
  header: 'header',
  body: 'idle',
}

/**
 * Watches over one request. `signal` is aborted when a deadline passes, with a `FailedRequest` for its reason, or
 * when the caller's own signal is, with the caller's reason.
 */
export class PhaseTimer {
  readonly #deadlines: Deadlines
  readonly #stopped = new AbortController()
  readonly #totalTimer: NodeJS.Timeout
  readonly #callerSignal: AbortSignal | undefined
  #phase: RetrievalPhase = 'dns'
  #phaseTimer: NodeJS.Timeout

  /** @param remaining milliseconds left of the total */
  constructor(deadlines: Deadlines, remaining: number, callerSignal?: AbortSignal) {
    this.#deadlines = deadlines
    this.#callerSignal = callerSignal
    this.#phaseTimer = this.#startPhaseTimer()
    this.#totalTimer = setTimeout(() => this.#expire(deadlines.total, 'total'), Math.max(0, remaining))
    if (callerSignal?.aborted) this.#abort()
    callerSignal?.addEventListener('abort', this.#abort, {once: true})
  }

  get signal(): AbortSignal {
    return this.#stopped.signal
  }

  get phase(): RetrievalPhase {
    return this.#phase
  }

  enter(phase: RetrievalPhase): void {
    const sameDeadline = DEADLINE_OF[phase] === DEADLINE_OF[this.#phase]
    this.#phase = phase
    if (sameDeadline) return
    clearTimeout(this.#phaseTimer)
    this.#phaseTimer = this.#startPhaseTimer()
  }

  /** A piece of the body has come: the idle deadline starts again. */
  progress(): void {
    if (this.#phase === 'body') this.#phaseTimer.refresh()
  }

  stop(): void {
    clearTimeout(this.#phaseTimer)
    clearTimeout(this.#totalTimer)
    this.#callerSignal?.removeEventListener('abort', this.#abort)
  }

  #startPhaseTimer(): NodeJS.Timeout {
    const milliseconds = this.#deadlines[DEADLINE_OF[this.#phase]]
    return setTimeout(() => this.#expire(milliseconds, 'phase'), milliseconds)
  }

  #expire(milliseconds: number, deadline: 'phase' | 'total'): void {
    this.#stopped.abort(new DeadlinePassed(this.#phase, milliseconds, deadline))
  }

  readonly #abort = (): void => this.#stopped.abort(this.#callerSignal?.reason)
}

const WAITED_FOR: Readonly<Record<RetrievalPhase, string>> = {
  dns: 'The name was not resolved',
  connect: 'No connection was made',
  tls: 'The TLS handshake did not end',
  header: 'The server accepted the request, but its header did not come',
  body: 'The header came, but the body did not',
}

/** A deadline has passed. */
export class DeadlinePassed extends FailedRequest {
  /** That of the phase, or the one for everything. */
  readonly deadline: 'phase' | 'total'

  constructor(phase: RetrievalPhase, milliseconds: number, deadline: 'phase' | 'total') {
    const message = `${WAITED_FOR[phase]} within ${milliseconds / 1000} s.`
    super({kind: 'timeout', phase, milliseconds, message})
    this.deadline = deadline
  }
}

/** Settles as `promise` does, or rejects with the signal's reason as soon as it is aborted. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, {once: true})
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
