import {describe, expect, test} from 'vitest'
import {type BulkOptions, type BulkResult, retrieveAll} from '../../remote/bulk.ts'
import type {Clock} from '../../remote/polite-gate.ts'
import {lookupOf, startCapsule, startServer, startSite} from './fixtures/servers.ts'

const POLICY = '20 text/plain\r\nUser-agent: *\n'

/** A clock that stands still but for the waits, which it skips and records. */
function skippingClock(): Clock & {waits: number[]} {
  let now = 0
  const waits: number[] = []
  return {
    waits,
    now: () => now,
    after: (milliseconds, callback) => {
      waits.push(milliseconds)
      const timer = setImmediate(() => {
        now += milliseconds
        callback()
      })
      return () => clearImmediate(timer)
    },
  }
}

async function collect(
  urls: AsyncIterable<string> | Iterable<string>,
  options: BulkOptions = {},
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for await (const result of retrieveAll(urls, {clock: skippingClock(), ...options})) results.push(result)
  return results
}

/** What became of a URL, in a word. */
function summary(result: BulkResult): string {
  if ('error' in result) return result.error.name
  const {retrieval} = result.retrieved
  return retrieval.outcome === 'failure' ? retrieval.failure.kind : `${retrieval.outcome} ${retrieval.status}`
}

/** So many capsules, and what happens when one is asked. */
async function startCapsules(count: number, answer: (number: number, end: (text: string) => void) => void) {
  const capsules = await Promise.all(
    Array.from({length: count}, (_, number) =>
      startCapsule(({tls}) => answer(number, text => void tls.end(text))),
    ),
  )
  return {capsules, urls: capsules.map(({port}) => `gemini://127.0.0.1:${port}/`)}
}

describe('results', () => {
  test('one for each URL, of all kinds', async () => {
    const capsule = await startCapsule(POLICY)
    const site = await startSite('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n')
    const urls = [
      `gemini://127.0.0.1:${capsule.port}/`,
      'example.org',
      `http://127.0.0.1:${site.port}/`,
      'gemini://inside.example/',
    ]
    const results = await collect(urls, {order: 'input', lookup: lookupOf({'inside.example': ['10.0.0.1']})})
    expect(results.map(summary)).toEqual(['file 20', 'TargetUrlError', 'status 404', 'address-refused'])
    expect(results.map(({input}) => input)).toEqual(urls)
    expect(results.map(({index}) => index)).toEqual([0, 1, 2, 3])
  })

  test('names that lead inside are refused, also where the option is not set', async () => {
    const options = {lookup: lookupOf({'inside.example': ['127.0.0.1']}), privateAddresses: undefined}
    expect((await collect(['gemini://inside.example/'], options)).map(summary)).toEqual(['address-refused'])
  })

  test('none at all where nobody may be asked', async () => {
    await expect(collect(['gemini://127.0.0.1/'], {concurrency: 0})).rejects.toThrow(RangeError)
  })

  test('none for no URL', async () => {
    expect(await collect([])).toEqual([])
  })

  test.each([
    ['input', [0, 1, 2]],
    ['finished', [2, 1, 0]],
  ] as const)('in the order “%s”', async (order, expected) => {
    // Each capsule answers when the one behind it has.
    const answers: (() => void)[] = []
    const {urls} = await startCapsules(3, (number, end) => {
      answers[number] = () => end(POLICY)
      if (answers.filter(Boolean).length === 3) answers[2]?.()
    })
    const results: number[] = []
    const options = {order, concurrency: 3, clock: skippingClock()}
    const run = retrieveAll(urls, options)
    if (order === 'finished') {
      for await (const {index} of run) {
        results.push(index)
        answers[index - 1]?.()
      }
    } else {
      const reading = (async () => {
        for await (const {index} of run) results.push(index)
      })()
      while (answers.filter(Boolean).length < 3) await new Promise(resolve => setImmediate(resolve))
      answers[1]?.()
      answers[0]?.()
      await reading
    }
    expect(results).toEqual(expected)
  })
})

describe('politeness', () => {
  test('no host is asked twice at once, and there is a pause between', async () => {
    const server = await startCapsule(POLICY)
    const clock = skippingClock()
    const urls = new Array<string>(5).fill(`gemini://127.0.0.1:${server.port}/`)
    const results = await collect(urls, {concurrency: 5, pause: 1234, clock})
    expect(results.map(summary)).toEqual(new Array(5).fill('file 20'))
    expect(server.mostConnections).toBe(1)
    expect(clock.waits.slice(0, 4)).toEqual([1234, 1234, 1234, 1234])
  })

  test('nor by way of redirects', async () => {
    const goal = await startCapsule(POLICY)
    const {urls} = await startCapsules(4, (_, end) => end(`30 gemini://127.0.0.1:${goal.port}/\r\n`))
    const results = await collect([...urls, `gemini://127.0.0.1:${goal.port}/`], {concurrency: 5})
    expect(results.map(summary)).toEqual(new Array(5).fill('file 20'))
    expect(goal.mostConnections).toBe(1)
    expect(goal.requests).toHaveLength(5)
  })

  test('two ports are two hosts', async () => {
    const waiting: (() => void)[] = []
    const {urls} = await startCapsules(2, (_, end) => {
      waiting.push(() => end(POLICY))
      // Neither is answered before both have asked.
      if (waiting.length === 2) for (const answer of waiting) answer()
    })
    expect((await collect(urls, {concurrency: 2})).map(summary)).toEqual(['file 20', 'file 20'])
  })

  test('never more hosts at once than allowed', async () => {
    let open = 0
    let most = 0
    const {urls} = await startCapsules(9, (_, end) => {
      most = Math.max(most, ++open)
      setImmediate(() => {
        open--
        end(POLICY)
      })
    })
    expect(await collect(urls, {concurrency: 3})).toHaveLength(9)
    expect(most).toBeLessThanOrEqual(3)
  })

  test('the wait for a host takes nothing from the deadlines', async () => {
    const server = await startCapsule(POLICY)
    const urls = new Array<string>(3).fill(`gemini://127.0.0.1:${server.port}/`)
    const results: string[] = []
    const options = {pause: 700, deadlines: {total: 600}, concurrency: 3}
    for await (const result of retrieveAll(urls, options)) results.push(summary(result))
    expect(results).toEqual(new Array(3).fill('file 20'))
  })

  test.each([
    ['42: 44 with a number', '44 7', [7000]],
    ['42: 44 without one', '44 Slow down', [10_000]],
    ['42: 44 with a number below the pause', '44 0', [1000]],
  ])('%s: waited for once, asked again', async (_name, header, waits) => {
    let answered = 0
    const server = await startCapsule(({tls}) => tls.end(answered++ === 0 ? `${header}\r\n` : POLICY))
    const clock = skippingClock()
    const results = await collect([`gemini://127.0.0.1:${server.port}/`], {clock})
    expect(results.map(summary)).toEqual(['file 20'])
    expect(clock.waits.slice(0, 1)).toEqual(waits)
    expect(server.requests).toHaveLength(2)
  })

  test('42: 44 again and again: asked twice', async () => {
    const server = await startCapsule('44 3\r\n')
    expect((await collect([`gemini://127.0.0.1:${server.port}/`])).map(summary)).toEqual(['status 44'])
    expect(server.requests).toHaveLength(2)
  })

  test('42: 44 for too long: told, and the host is not asked for the rest of the list', async () => {
    const server = await startCapsule('44 3600\r\n')
    const urls = new Array<string>(3).fill(`gemini://127.0.0.1:${server.port}/`)
    const results = await collect(urls, {order: 'input'})
    expect(results.map(summary)).toEqual(['status 44', 'held-back', 'held-back'])
    expect(server.requests).toHaveLength(1)
  })

  test('73: 429 with Retry-After', async () => {
    let answered = 0
    const server = await startSite(socket =>
      socket.end(
        answered++ === 0
          ? 'HTTP/1.1 429 Slow Down\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n'
          : 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n',
      ),
    )
    const clock = skippingClock()
    expect((await collect([`http://127.0.0.1:${server.port}/`], {clock})).map(summary)).toEqual(['file 200'])
    expect(clock.waits.slice(0, 1)).toEqual([5000])
  })
})

describe('long lists', () => {
  /** URLs that count how many of them were taken. */
  function countedUrls(count: number, url: (index: number) => string) {
    const state = {taken: 0, closed: false}
    async function* urls() {
      try {
        while (state.taken < count) yield url(state.taken++)
      } finally {
        state.closed = true
      }
    }
    return {state, urls: urls()}
  }

  test('URLs are read no further than results are taken', async () => {
    const {state, urls} = countedUrls(10_000, index => `no URL ${index}`)
    let results = 0
    let furthest = 0
    for await (const _ of retrieveAll(urls, {concurrency: 2})) {
      furthest = Math.max(furthest, state.taken - ++results)
    }
    expect(results).toBe(10_000)
    expect(furthest).toBeLessThanOrEqual(8)
  })

  test('also where the results come in order and the first host is slow', async () => {
    let answer = () => {}
    const server = await startCapsule(({tls}) => {
      answer = () => tls.end(POLICY)
    })
    const slow = `gemini://127.0.0.1:${server.port}/`
    const {state, urls} = countedUrls(1000, index => (index === 0 ? slow : `no URL ${index}`))
    const run = retrieveAll(urls, {concurrency: 2, order: 'input'})
    const first = run.next()
    while (server.requests.length === 0) await new Promise(resolve => setImmediate(resolve))
    expect(state.taken).toBeLessThanOrEqual(8)
    answer()
    expect((await first).value).toMatchObject({index: 0})
    await run.return()
    expect(state.closed).toBe(true)
  })

  test('whoever stops early ends everything', async () => {
    let closed: Promise<unknown> | undefined
    const server = await startCapsule(({tcp}) => {
      closed = new Promise(resolve => tcp.on('close', resolve))
    })
    const {state, urls} = countedUrls(Number.POSITIVE_INFINITY, index =>
      index === 1 ? `gemini://127.0.0.1:${server.port}/` : 'no URL',
    )
    for await (const _ of retrieveAll(urls, {concurrency: 4})) {
      if (closed) break
      await new Promise(resolve => setImmediate(resolve))
    }
    expect(state.closed).toBe(true)
    await closed
  })

  test('an error of the list is thrown', async () => {
    async function* urls() {
      yield 'no URL'
      throw new Error('end of the pipe')
    }
    await expect(collect(urls())).rejects.toThrow('end of the pipe')
  })
})

describe('abort', () => {
  test('ends a run that waits for a server', async () => {
    const abort = new AbortController()
    const server = await startServer(() => abort.abort(new Error('enough')))
    const run = retrieveAll([`gemini://127.0.0.1:${server.port}/`], {}, abort.signal)
    await expect(run.next()).rejects.toThrow('enough')
  })

  test('ends a run that waits for input', async () => {
    const abort = new AbortController()
    const never = {[Symbol.asyncIterator]: () => ({next: () => new Promise<never>(() => {})})}
    const next = retrieveAll(never, {}, abort.signal).next()
    abort.abort(new Error('enough'))
    await expect(next).rejects.toThrow('enough')
  })

  test('ends a run that waits for a host to open', async () => {
    const abort = new AbortController()
    const server = await startCapsule('44 20\r\n')
    const clock: Clock = {
      now: () => 0,
      after: () => {
        setImmediate(() => abort.abort(new Error('enough')))
        return () => {}
      },
    }
    const run = retrieveAll([`gemini://127.0.0.1:${server.port}/`], {clock}, abort.signal)
    await expect(run.next()).rejects.toThrow('enough')
  })

  test('ends a run that waits with a redirect for its host to open', async () => {
    const abort = new AbortController()
    const server = await startCapsule('30 /again\r\n')
    const clock: Clock = {
      now: () => 0,
      after: () => {
        setImmediate(() => abort.abort(new Error('enough')))
        return () => {}
      },
    }
    const run = retrieveAll([`gemini://127.0.0.1:${server.port}/`], {clock}, abort.signal)
    await expect(run.next()).rejects.toThrow('enough')
    expect(server.requests).toHaveLength(1)
  })

  test('before the start', async () => {
    const run = retrieveAll(['no URL'], {}, AbortSignal.abort(new Error('enough')))
    await expect(run.next()).rejects.toThrow('enough')
  })
})
