import {setMaxListeners} from 'node:events'
import {authorityOf} from './failure.ts'
import {type Clock, PoliteGate, type Politeness, SYSTEM_CLOCK} from './polite-gate.ts'
import {type Retrieved, type RetrieveOptions, retrieveTarget} from './retrieve.ts'
import {parseTarget, type Target, TargetUrlError} from './target-url.ts'

export interface BulkOptions extends Omit<RetrieveOptions, 'gate'>, Partial<Politeness> {
  /** Most hosts that are asked at once. */
  readonly concurrency?: number | undefined
  /** Results in the order of the URLs, or as they are finished. */
  readonly order?: 'input' | 'finished' | undefined
  readonly clock?: Clock | undefined
}

/** What became of one URL. */
export type BulkResult = {
  /** The URL as given. */
  readonly input: string
  /** Its place in the input, from 0. */
  readonly index: number
} & ({readonly retrieved: Retrieved} | {readonly error: TargetUrlError})

const DEFAULT_CONCURRENCY = 8
const DEFAULT_POLITENESS: Politeness = {pause: 1000, longestWait: 30_000}

/** So many URLs are read ahead for each one in work, to find hosts that are free. */
const READ_AHEAD = 4

/**
 * Retrieves the robots.txt of many URLs: several hosts at once, each host one request at a time, redirects included.
 * A host that asks for a pause (44 SLOW DOWN, 429, Retry-After) is asked once more behind it.
 *
 * URLs are read as they are needed, and no faster than results are taken, so that memory does not depend on their
 * number. Names that lead to private addresses are refused unless `privateAddresses` says otherwise.
 *
 * @throws the signal's reason when it is aborted, behind what was finished then; what `urls` throws; RangeError for a concurrency below 1
 */
export async function* retrieveAll(
  urls: AsyncIterable<string> | Iterable<string>,
  options: BulkOptions = {},
  signal?: AbortSignal,
): AsyncGenerator<BulkResult, void, void> {
  const run = new BulkRun(urls, options, signal)
  try {
    yield* run.results()
  } finally {
    await run.stop()
  }
}

interface Job {
  readonly input: string
  readonly index: number
  readonly target: Target
  readonly authority: string
  /** Whether the host has asked for a pause already. */
  readonly again: boolean
}

class BulkRun {
  readonly #iterator: AsyncIterator<string> | Iterator<string>
  readonly #options: RetrieveOptions
  readonly #concurrency: number
  readonly #ordered: boolean
  readonly #gate: PoliteGate
  readonly #stopped = new AbortController()
  readonly #signal: AbortSignal

  /** URLs read whose result was not taken yet. */
  #outstanding = 0
  #read = 0
  #taken = 0
  #reading = false
  #exhausted = false
  #error: {readonly cause: unknown} | undefined
  readonly #waiting: Job[] = []
  readonly #running = new Map<string, Promise<void>>()
  readonly #finished = new Map<number, BulkResult>()
  #wake = () => {}

  constructor(
    urls: AsyncIterable<string> | Iterable<string>,
    options: BulkOptions,
    signal: AbortSignal | undefined,
  ) {
    const {concurrency, order, clock, pause, longestWait, ...retrieveOptions} = options
    this.#iterator = Symbol.asyncIterator in urls ? urls[Symbol.asyncIterator]() : urls[Symbol.iterator]()
    this.#concurrency = concurrency ?? DEFAULT_CONCURRENCY
    if (!(this.#concurrency >= 1)) throw new RangeError('The concurrency must be 1 or more.')
    this.#ordered = order === 'input'
    const politeness = {
      pause: pause ?? DEFAULT_POLITENESS.pause,
      longestWait: longestWait ?? DEFAULT_POLITENESS.longestWait,
    }
    this.#gate = new PoliteGate(politeness, clock ?? SYSTEM_CLOCK, () => this.#advance())
    const privateAddresses = retrieveOptions.privateAddresses ?? 'literal'
    this.#options = {...retrieveOptions, privateAddresses, gate: this.#gate}
    this.#signal = signal ? AbortSignal.any([signal, this.#stopped.signal]) : this.#stopped.signal
    // One listener for each request that is under way.
    setMaxListeners(0, this.#signal)
    this.#signal.addEventListener('abort', () => this.#wake(), {once: true})
  }

  async *results(): AsyncGenerator<BulkResult, void, void> {
    this.#advance()
    for (;;) {
      if (this.#signal.aborted) {
        yield* this.#takeLeftover()
        throw this.#signal.reason
      }
      if (this.#error) throw this.#error.cause
      const result = this.#takeResult()
      if (result) yield result
      else if (this.#exhausted && this.#outstanding === 0) return
      else await new Promise<void>(resolve => (this.#wake = resolve))
    }
  }

  /** Ends what is under way. */
  async stop(): Promise<void> {
    this.#stopped.abort()
    this.#gate.cancelWaits()
    // Not awaited: a generator that waits for input would keep us waiting too.
    if (!this.#exhausted) Promise.resolve(this.#iterator.return?.()).catch(() => {})
    await Promise.all(this.#running.values())
  }

  /** What is finished but had to wait for its turn. */
  #takeLeftover(): readonly BulkResult[] {
    const results = [...this.#finished.values()].sort((a, b) => a.index - b.index)
    this.#finished.clear()
    return results
  }

  #takeResult(): BulkResult | undefined {
    const index = this.#ordered ? this.#taken : (this.#finished.keys().next().value ?? -1)
    const result = this.#finished.get(index)
    if (result === undefined) return undefined
    this.#finished.delete(index)
    this.#taken++
    this.#outstanding--
    this.#advance()
    return result
  }

  /** Does whatever can be done now: called whenever something has changed. */
  #advance(): void {
    if (this.#signal.aborted) return
    this.#startJobs()
    this.#readNext()
    this.#wake()
  }

  #startJobs(): void {
    for (let index = 0; index < this.#waiting.length && this.#running.size < this.#concurrency; ) {
      const job = this.#waiting[index]
      if (job && this.#isFree(job.authority)) {
        this.#waiting.splice(index, 1)
        this.#running.set(job.authority, this.#run(job))
      } else index++
    }
  }

  #isFree(authority: string): boolean {
    return !this.#running.has(authority) && this.#gate.isOpen(authority)
  }

  #readNext(): void {
    if (this.#reading || this.#exhausted || this.#outstanding >= this.#concurrency * READ_AHEAD) return
    this.#reading = true
    Promise.resolve(this.#iterator.next())
      .then(next => (next.done ? this.#end() : this.#add(next.value)))
      .catch((cause: unknown) => this.#fail(cause))
      .finally(() => {
        this.#reading = false
        this.#advance()
      })
  }

  #end(): void {
    this.#exhausted = true
  }

  #fail(cause: unknown): void {
    this.#exhausted = true
    this.#error ??= {cause}
  }

  #add(input: string): void {
    const index = this.#read++
    this.#outstanding++
    try {
      const target = parseTarget(input)
      this.#waiting.push({input, index, target, authority: authorityOf(target.endpoint), again: false})
    } catch (error) {
      if (!(error instanceof TargetUrlError)) throw error
      this.#finished.set(index, {input, index, error})
    }
  }

  async #run(job: Job): Promise<void> {
    const {input, index, target, authority} = job
    try {
      const retrieved = await retrieveTarget(target, this.#options, this.#signal)
      if (!job.again && this.#asksForAnotherTry(retrieved)) this.#waiting.push({...job, again: true})
      else this.#finished.set(index, {input, index, retrieved})
    } catch (error) {
      if (!this.#signal.aborted) this.#fail(error)
    } finally {
      this.#running.delete(authority)
      this.#advance()
    }
  }

  #asksForAnotherTry({retrieval}: Retrieved): boolean {
    if (retrieval.outcome !== 'status' || retrieval.slowDown === undefined) return false
    return this.#gate.waitFor(retrieval.slowDown) !== undefined
  }
}
