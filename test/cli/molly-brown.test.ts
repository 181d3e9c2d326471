import {spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import {beforeEach, describe, expect, onTestFinished, test} from 'vitest'
import {createCertificate, createKeys} from '../remote/fixtures/certificate.ts'
import {closedPort} from '../remote/fixtures/servers.ts'

/**
 * A real server of Geminispace, molly-brown, and the command line as it is built. Skipped where the server is not
 * there; CI installs it.
 */
const isInstalled = spawnSync('molly-brown', ['-h']).error === undefined
if (!isInstalled) console.warn('Skipped: molly-brown is not installed (Debian package of that name)')

const CLEAN = 'User-agent: *\nDisallow: /cgi-bin/\n\nUser-agent: webproxy\nDisallow: /\n'

describe.skipIf(!isInstalled)('molly-brown', () => {
  let folder = ''

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'robotslint-molly-')))
    onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
    // It serves nothing that not everybody may read.
    chmodSync(folder, 0o755)
    mkdirSync(join(folder, 'docs'))
  })

  function publish(name: string, content: string): void {
    writeFileSync(join(folder, 'docs', name), content, {mode: 0o644})
  }

  /** Starts the server for the files that are there, at a port of its own. `settings` are lines of its configuration. */
  async function serve(settings = '', port?: number): Promise<{port: number; stop(): Promise<void>}> {
    port ??= await closedPort()
    const {key, cert} = createCertificate({keys: createKeys()})
    writeFileSync(join(folder, 'key.pem'), key)
    writeFileSync(join(folder, 'cert.pem'), cert)
    writeFileSync(
      join(folder, 'molly.conf'),
      `Port = ${port}
Hostname = "localhost"
CertPath = "${folder}/cert.pem"
KeyPath = "${folder}/key.pem"
DocBase = "${folder}/docs/"
AccessLog = "${folder}/access.log"
ErrorLog = "${folder}/error.log"
${settings}`,
    )
    const server = spawn('molly-brown', ['-c', join(folder, 'molly.conf')], {stdio: 'ignore'})
    const stop = async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill()
      await once(server, 'exit')
    }
    onTestFinished(stop)
    await listening(port, () => server.exitCode === null)
    return {port, stop}
  }

  async function robotslint(...args: readonly string[]) {
    const child = spawn(process.execPath, ['dist/cli.cjs', ...args, `--known-hosts=${folder}/known_hosts`])
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (data: Buffer) => (stdout += data))
    child.stderr.on('data', (data: Buffer) => (stderr += data))
    const [code] = await once(child, 'close')
    return {code, stdout, stderr}
  }

  test('a file that is as it should be', async () => {
    publish('robots.txt', CLEAN)
    const {port} = await serve()
    const {code, stdout} = await robotslint(`gemini://localhost:${port}/some/page.gmi`, '--format=json')
    expect(JSON.parse(stdout).files).toMatchObject([
      {
        url: `gemini://localhost:${port}/robots.txt`,
        targets: ['gemini'],
        messages: [],
        error: null,
        retrieval: {
          outcome: 'file',
          status: 20,
          meta: 'text/plain; charset=utf-8',
          faults: [],
          queryForm: {result: 'same'},
          certificate: {tlsVersion: 'TLSv1.3', trust: {decision: 'first'}},
        },
      },
    ])
    expect(code).toBe(0)
  })

  test('a file with a mistake, and what a crawler may fetch', async () => {
    publish('robots.txt', 'User-agent: *\nDisalow: /private/\nDisallow: /cgi-bin/\n')
    const {port} = await serve()
    const url = `gemini://localhost:${port}`
    const {code, stdout} = await robotslint(url, '--format=concise')
    expect(stdout).toContain(`${url}/robots.txt:2:1: error[misspelled-directive]`)
    expect(code).toBe(1)
    const asked = await robotslint('test', url, '--agent', 'indexer', '/cgi-bin/x', '--target=kennedy')
    expect(asked.stdout).toContain('line 3')
    expect(asked.code).toBe(1)
  })

  test.each([
    [
      'no file',
      '',
      'nothing.txt',
      'info[retrieval-status] There is no robots.txt (status 51, `Not found!`)',
      0,
    ],
    [
      'another media type',
      '[MimeOverrides]\n"robots\\\\.txt$" = "text/gemini"',
      'robots.txt',
      'error[retrieval-media-type] The file is sent as `text/gemini`, and not as `text/plain`. For September',
      1,
    ],
    [
      'a redirect',
      '[TempRedirects]\n"^/robots\\\\.txt$" = "/policy.txt"',
      'policy.txt',
      'error[retrieval-redirect] The capsule answers with a redirect (status 30) to `gemini://localhost:PORT/policy.txt`.',
      1,
    ],
    [
      'a client certificate is wanted',
      `[CertificateZones]\n"^/robots" = ["${'0'.repeat(64)}"]`,
      'robots.txt',
      'error[retrieval-status] The capsule asks for a client certificate (status 60, `A pre-authorised certificate',
      1,
    ],
  ])('%s', async (_name, settings, name, message, expected) => {
    publish(name, CLEAN)
    const {port} = await serve(settings)
    const {code, stdout} = await robotslint(`gemini://localhost:${port}`, '--format=concise')
    expect(stdout).toContain(
      `gemini://localhost:${port}/robots.txt:1:1: ${message.replace('PORT', String(port))}`,
    )
    expect(code).toBe(expected)
  })

  test('a certificate that changes, and is accepted', async () => {
    publish('robots.txt', CLEAN)
    const {port, stop} = await serve()
    const url = `gemini://localhost:${port}`
    expect(await robotslint(url)).toMatchObject({code: 0})
    await stop()
    await serve('', port)
    const changed = await robotslint(url, '--format=concise')
    expect(changed.stdout).toContain('error[retrieval-certificate-changed] The certificate of `localhost:')
    expect(changed.code).toBe(1)
    expect(await robotslint(url, '--accept-new-certificate')).toMatchObject({code: 0})
    const {code, stdout} = await robotslint(url, '--format=concise')
    expect({code, stdout}).toEqual({code: 0, stdout: ''})
  })
})

/** Waits until somebody listens, as long as `isAlive`. */
async function listening(port: number, isAlive: () => boolean): Promise<void> {
  while (isAlive()) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise(resolve => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    await delay(20)
  }
  throw new Error('molly-brown has stopped')
}
