/** The clock, as far as it is needed; tests have their own. */
export interface Clock {
  now(): number
  /** @returns what stops it */
  after(milliseconds: number, run: () => void): () => void
}

export const REAL_CLOCK: Clock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** How long is waited, in milliseconds. */
export interface Patience {
  /** After the last call. */
  readonly quiet: number
  /** After the first call that was not followed by a run. */
  readonly most: number
}

interface Waiting {
  readonly since: number
  readonly stop: () => void
}

/** Runs something once for many calls, when they have paused, or have gone on for too long. */
export class Debounce {
  readonly #run: (key: string) => void
  readonly #patience: Patience
  readonly #clock: Clock
  readonly #waiting = new Map<string, Waiting>()

  constructor(run: (key: string) => void, patience: Patience, clock: Clock) {
    this.#run = run
    this.#patience = patience
    this.#clock = clock
  }

  call(key: string): void {
    const waiting = this.#waiting.get(key)
    waiting?.stop()
    const now = this.#clock.now()
    const since = waiting?.since ?? now
    const pause = Math.max(0, Math.min(this.#patience.quiet, since + this.#patience.most - now))
    const stop = this.#clock.after(pause, () => {
      this.#waiting.delete(key)
      this.#run(key)
    })
    this.#waiting.set(key, {since, stop})
  }

  cancel(key: string): void {
    this.#waiting.get(key)?.stop()
    this.#waiting.delete(key)
  }

  cancelAll(): void {
    for (const key of this.#waiting.keys()) this.cancel(key)
  }
}
