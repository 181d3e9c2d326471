import type {SlowDown} from '../analyzer/retrieval.ts'
import {FailedRequest} from './failure.ts'
import type {HostGate, Turn} from './host-gate.ts'

/** Time, as far as politeness needs it. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number
  /** Calls back after so many milliseconds; gives a function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void
}

export const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}

export interface Politeness {
  /** Milliseconds between the end of one request and the start of the next to the same host. */
  readonly pause: number
  /** Longest time, in milliseconds, that is waited when a host asks for a pause; for longer it is not asked again. */
  readonly longestWait: number
}

/** For a host that asks for a pause without saying how long: the first step of an exponential back-off. */
const UNSAID_PAUSE = 10_000

/** A host is remembered this long, and so many of them, so that a hostile list of URLs costs no memory. */
const LONGEST_MEMORY = 24 * 60 * 60 * 1000
const MOST_REMEMBERED = 1000

/** Lets one request at a time pass to each host, with a pause behind it, and longer where the host asks for it. */
export class PoliteGate implements HostGate {
  readonly #politeness: Politeness
  readonly #clock: Clock
  readonly #onOpen: () => void
  /** Hosts that may not be asked now, with those who wait for them. */
  readonly #closed = new Map<string, (() => void)[]>()
  /** Hosts that asked for a longer pause than we wait, with its end. */
  readonly #shunned = new Map<string, number>()
  readonly #waits = new Set<() => void>()

  /** @param onOpen called whenever a host that was closed may be asked again */
  constructor(politeness: Politeness, clock: Clock, onOpen: () => void) {
    this.#politeness = politeness
    this.#clock = clock
    this.#onOpen = onOpen
  }

  /** Whether `enter` would not wait. */
  isOpen(authority: string): boolean {
    return !this.#closed.has(authority)
  }

  async enter(authority: string, signal: AbortSignal | undefined): Promise<Turn> {
    signal?.throwIfAborted()
    await this.#whenOpen(authority, signal)
    const left = (this.#shunned.get(authority) ?? 0) - this.#clock.now()
    if (left > 0) {
      this.#open(authority)
      throw heldBack(authority, Math.ceil(left / 1000))
    }
    this.#shunned.delete(authority)
    return {end: slowDown => this.#openAfter(authority, slowDown)}
  }

  #whenOpen(authority: string, signal: AbortSignal | undefined): Promise<void> {
    const waiting = this.#closed.get(authority)
    if (waiting === undefined) {
      this.#closed.set(authority, [])
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(signal?.reason)
      }
      waiting.push(enter)
      signal?.addEventListener('abort', leave, {once: true})
    })
  }

  /** Milliseconds that a host which asks for a pause is waited for; undefined where that is too long. */
  waitFor({seconds}: SlowDown): number | undefined {
    const asked = askedPause(seconds)
    return asked > this.#politeness.longestWait ? undefined : Math.max(this.#politeness.pause, asked)
  }

  /** Hosts that are closed stay so. */
  cancelWaits(): void {
    for (const cancel of this.#waits) cancel()
    this.#waits.clear()
  }

  #openAfter(authority: string, slowDown: SlowDown | undefined): void {
    const wait = slowDown && this.waitFor(slowDown)
    if (slowDown && wait === undefined) this.#shun(authority, askedPause(slowDown.seconds))
    this.#wait(wait ?? this.#politeness.pause, () => this.#open(authority))
  }

  #wait(milliseconds: number, callback: () => void): void {
    if (milliseconds === 0) {
      callback()
      return
    }
    const cancel = this.#clock.after(milliseconds, () => {
      this.#waits.delete(cancel)
      callback()
    })
    this.#waits.add(cancel)
  }

  #open(authority: string): void {
    const next = this.#closed.get(authority)?.shift()
    if (next) {
      next()
      return
    }
    this.#closed.delete(authority)
    this.#onOpen()
  }

  #shun(authority: string, milliseconds: number): void {
    this.#shunned.set(authority, this.#clock.now() + Math.min(milliseconds, LONGEST_MEMORY))
    const [oldest] = this.#shunned.keys()
    if (this.#shunned.size > MOST_REMEMBERED && oldest !== undefined) this.#shunned.delete(oldest)
  }
}

function askedPause(seconds: number | undefined): number {
  return seconds === undefined ? UNSAID_PAUSE : seconds * 1000
}

function heldBack(authority: string, seconds: number): FailedRequest {
  const message = `${authority} was not asked: it wants to be left alone for ${seconds} s more.`
  return new FailedRequest({kind: 'held-back', seconds, message})
}
