import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {connect, createSecureContext} from 'node:tls'
import {retrieveAll} from '../../../remote/bulk.ts'
import {report} from '../measure.ts'
import {runSilently} from './run-silently.ts'

/**
 * Prints how long 1,000 capsules on this computer take, against a loop that does nothing but fetch with node:tls: by the
 * clock, and by the time of the processor, which does not tell how long one waits for the capsules. They are a process
 * of their own.
 */
const CAPSULES = 1000
const CONCURRENCY = 8
const ROUNDS = 5

const folder = mkdtempSync(join(tmpdir(), 'robotslint-'))
const {server, port} = await startCapsules()
const urls = Array.from(
  {length: CAPSULES},
  (_, index) => `gemini://capsule-${index}.capsules.test:${port}/robots.txt`,
)
writeFileSync(join(folder, 'urls.txt'), urls.join('\n'))
const network = {lookup: async () => [{address: '127.0.0.1', family: 4}]}

interface Times {
  readonly clock: number
  readonly processor: number
}

const contestants = {bare: fetchAll, retrieval: retrieve, survey}
const times: Record<keyof typeof contestants, Times[]> = {bare: [], retrieval: [], survey: []}
for (let round = 0; round < ROUNDS; round++) {
  // In turn: what else the machine does slows down all of them.
  for (const name of ['bare', 'retrieval', 'survey'] as const)
    times[name].push(await timesOf(contestants[name]))
}
server.kill()
rmSync(folder, {recursive: true})
reportRatios(`fetch ${CAPSULES} capsules`, times.retrieval, 'at most 1.3')
reportRatios('fetch, lint and report them', times.survey, 'no goal of its own')

function reportRatios(what: string, ours: readonly Times[], goal: string): void {
  for (const kind of ['clock', 'processor'] as const) {
    const least = (all: readonly Times[]) => Math.min(...all.map(one => one[kind]))
    report(`${what}, to a loop with node:tls, by the ${kind}`, least(ours) / least(times.bare), goal)
  }
}

async function startCapsules(): Promise<{server: ChildProcess; port: number}> {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'test/bench/remote/capsules.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await once(server.stdout, 'data')
  return {server, port: Number(line)}
}

async function timesOf(work: () => Promise<void>): Promise<Times> {
  const before = process.cpuUsage()
  const start = performance.now()
  await work()
  const {user, system} = process.cpuUsage(before)
  return {clock: performance.now() - start, processor: user + system}
}

async function fetchAll(): Promise<void> {
  const secureContext = createSecureContext()
  const waiting = urls.values()
  const worker = async () => {
    for (const url of waiting) await fetchOne(url)
  }
  await Promise.all(Array.from({length: CONCURRENCY}, worker))

  function fetchOne(url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const {hostname: servername} = new URL(url)
      const socket = connect({host: '127.0.0.1', port, servername, secureContext, rejectUnauthorized: false})
      socket.on('secureConnect', () => socket.write(`${url}\r\n`))
      socket.on('error', reject)
      socket.on('end', () => {
        socket.destroy()
        resolve()
      })
      socket.resume()
    })
  }
}

async function retrieve(): Promise<void> {
  const options = {...network, concurrency: CONCURRENCY, privateAddresses: 'allow'} as const
  for await (const result of retrieveAll(urls, options)) {
    if (!('retrieved' in result) || result.retrieved.body === undefined) throw new Error(result.input)
  }
}

async function survey(): Promise<void> {
  const flags = ['--known-hosts=known', '--allow-private', '--format=ndjson', `--concurrency=${CONCURRENCY}`]
  const code = await runSilently(['--urls-from=urls.txt', ...flags], folder, network)
  if (code > 1) throw new Error(`robotslint ended with ${code}`)
}
