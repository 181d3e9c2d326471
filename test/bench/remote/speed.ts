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
 * Prints how long 1,000 capsules on this computer take, against a loop that does nothing but fetch with node:tls. The
 * capsules are a process of their own, and what is measured is the time of the processor, so that it does not matter
 * how long that process takes.
 */
const CAPSULES = 1000
const CONCURRENCY = 8
const ROUNDS = 5

const folder = mkdtempSync(join(tmpdir(), 'robotslint-'))
const {server, port} = await startCapsules()
const urls = Array.from({length: CAPSULES}, (_, index) => `gemini://capsule-${index}.test:${port}/robots.txt`)
writeFileSync(join(folder, 'urls.txt'), urls.join('\n'))
const network = {lookup: async () => [{address: '127.0.0.1', family: 4}]}

const contestants = {bare: fetchAll, retrieval: retrieve, survey}
const least = {
  bare: Number.POSITIVE_INFINITY,
  retrieval: Number.POSITIVE_INFINITY,
  survey: Number.POSITIVE_INFINITY,
}
for (let round = 0; round < ROUNDS; round++) {
  // In turn: what else the machine does slows down all of them.
  for (const name of ['bare', 'retrieval', 'survey'] as const)
    least[name] = Math.min(least[name], await processorTimeOf(contestants[name]))
}
server.kill()
rmSync(folder, {recursive: true})
report(
  `fetch ${CAPSULES} capsules, to fetching them with node:tls`,
  least.retrieval / least.bare,
  'at most 1.3',
)
report('fetch, lint and report them, to the same', least.survey / least.bare, 'no goal of its own')

async function startCapsules(): Promise<{server: ChildProcess; port: number}> {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'test/bench/remote/capsules.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await once(server.stdout, 'data')
  return {server, port: Number(line)}
}

/** In microseconds. */
async function processorTimeOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const {user, system} = process.cpuUsage(before)
  return user + system
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
