import type {SlowDown} from '../analyzer/retrieval.ts'
import {type Deadlines, PhaseTimer} from './deadlines.ts'
import {authorityOf, type Endpoint, FailedRequest, failureOfError} from './failure.ts'
import type {HostGate} from './host-gate.ts'
import type {HostResolver, ResolvedAddress} from './resolve.ts'
import {endpointOf} from './target-url.ts'

/** How much is read, in bytes. */
export interface Limits {
  /** Longest header line of a capsule. */
  readonly header: number
  /** Most of a body, content encoding undone. RFC 9309 §2.5 asks for 500 KiB at least. */
  readonly body: number
  /** Most that a server may send before the TLS handshake of a Gemini request is done. */
  readonly handshake: number
}

export const DEFAULT_LIMITS: Limits = {header: 8 * 1024, body: 512 * 1024, handshake: 256 * 1024}

/** What all requests of one retrieval share. */
export interface RetrievalContext {
  readonly deadlines: Deadlines
  readonly limits: Limits
  readonly resolver: HostResolver
  readonly gate: HostGate
  readonly budget: Budget
  readonly signal: AbortSignal | undefined
  /** Milliseconds since 1970, for the dates of certificates. */
  readonly now: () => number
}

/** One request and its answer. */
export interface Conversation {
  readonly url: URL
  readonly endpoint: Endpoint
  /** Where the host may be asked, at least one. */
  readonly addresses: readonly ResolvedAddress[]
  readonly limits: Limits
  readonly timer: PhaseTimer
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Options for a connection to one of the addresses that were checked, and to no other. Several are tried in turn.
 *
 * Node gives each attempt a quarter of a second, too little for a host far away whose other address is dead.
 */
export function connectionOptions({endpoint, addresses, timer}: Conversation) {
  const [only, another] = addresses
  return {
    ...endpoint,
    lookup(_host: string, _options: unknown, callback: LookupCallback): void {
      if (only === undefined || another) callback(null, [...addresses])
      else callback(null, only.address, only.family)
    },
    // Costs an attempt of its own, which there is no need for.
    autoSelectFamily: another !== undefined,
    autoSelectFamilyAttemptTimeout: 2000,
    signal: timer.signal,
  }
}

type LookupCallback = (error: null, address: string | ResolvedAddress[], family?: number) => void

/** The time that one retrieval may take in all. */
export class Budget {
  #endsAt: number

  constructor(milliseconds: number) {
    this.#endsAt = performance.now() + milliseconds
  }

  get remaining(): number {
    return this.#endsAt - performance.now()
  }

  /** Runs a wait that does not count. */
  async excluding<T>(wait: Promise<T>): Promise<T> {
    const began = performance.now()
    try {
      return await wait
    } finally {
      this.#endsAt += performance.now() - began
    }
  }
}

/**
 * Holds one conversation: waits until it is the host's turn, resolves its name, and asks under the deadlines.
 *
 * @param endpoint where to ask, if that is not what the URL says
 * @throws FailedRequest where there is no answer; the reason of the caller's signal when that is aborted
 */
export async function converse<Answer extends {readonly slowDown?: SlowDown}>(
  url: URL,
  context: RetrievalContext,
  ask: (conversation: Conversation) => Promise<Answer>,
  endpoint = endpointOf(url),
): Promise<Answer> {
  const turn = await context.budget.excluding(context.gate.enter(authorityOf(endpoint), context.signal))
  const timer = new PhaseTimer(context.deadlines, context.budget.remaining, context.signal)
  let answer: Answer | undefined
  try {
    const addresses = await context.resolver.resolve(endpoint.host, timer.signal)
    timer.enter('connect')
    answer = await ask({url, endpoint, addresses, limits: context.limits, timer, now: context.now()})
    return answer
  } catch (error) {
    if (timer.signal.aborted) throw timer.signal.reason
    throw failedRequestOf(error, endpoint)
  } finally {
    timer.stop()
    turn.end(answer?.slowDown)
  }
}

/** Errors of the network become failures; anything else is a mistake of ours and stays what it is. */
function failedRequestOf(error: unknown, endpoint: Endpoint): unknown {
  const failure = failureOfError(error, endpoint)
  return failure === undefined ? error : new FailedRequest(failure)
}
