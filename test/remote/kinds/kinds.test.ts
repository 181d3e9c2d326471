import {expect, test} from 'vitest'
import {makeSandbox} from '../../cli/sandbox.ts'
import {createCertificate} from '../fixtures/certificate.ts'
import {startHttps, startSite} from '../fixtures/servers.ts'
import {bodyCases} from './body.ts'
import type {Case, Scene} from './case.ts'
import {connectionCases} from './connection.ts'
import {headerCases} from './header.ts'
import {httpCases} from './http.ts'

/**
 * The ways in which servers misbehave when they are asked for a robots.txt, by number, and what the command line says
 * of each.
 */
const cases: readonly Case[] = [...connectionCases, ...headerCases, ...bodyCases, ...httpCases]

/** Two answers that are compared on request: `robotslint diff URL URL`, see below. */
const COMPARED = [70, 80]
const KINDS = 80

test.each(cases)('$kind: $name', async ({start, reported, failure}) => {
  const sandbox = makeSandbox()
  const scene = await start(sandbox)
  const target = scene.target ?? (scene.url.startsWith('gemini:') ? 'kennedy' : 'google')
  const args = [scene.url, '--format=json', `--target=${target}`, ...(scene.args ?? [])]
  const {code, stdout} = await sandbox.run(args, {...(scene.network && {network: scene.network})})
  const [report] = JSON.parse(stdout).files
  const found = report.messages.map(
    ({severity, rule, line, column, message}: Record<string, string | number>) =>
      `${severity}[${rule}] ${line}:${column} ${message}`,
  )
  expect(found.map((text: string) => generalized(text, scene))).toEqual(reported)
  expect(report.error === null ? undefined : generalized(report.error, scene)).toBe(failure)
  expect(code).toBe(failure === undefined ? Number(reported.some(text => text.startsWith('error'))) : 2)
})

/** A whole answer of a Web server. */
function answerWith(body: string): string {
  return `HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

/** What `robotslint diff` says where the first answer closes /a, and the second /b. */
const OTHER_RULES = `Google
  Googlebot, everybody who is not named may now fetch /a
    before: line 2, Disallow: /a
    now:    no rule for Googlebot covers \`/a\`
  Googlebot, everybody who is not named may no longer fetch /b
    before: no rule for Googlebot covers \`/b\`
    now:    line 2, Disallow: /b
`

test('70: one URL gives another file each time, which is compared on request', async () => {
  const server = await startSite(socket => {
    const path = server.requests.length === 1 ? '/a' : '/b'
    socket.end(answerWith(`User-agent: *\nDisallow: ${path}\n`))
  })
  const url = `http://127.0.0.1:${server.port}`
  const {code, stdout} = await makeSandbox().run(['diff', url, url, '--target=google'])
  expect(stdout).toBe(OTHER_RULES)
  expect(code).toBe(1)
})

test('80: http and https give different files, which is compared on request', async () => {
  const pair = createCertificate()
  const http = `http://127.0.0.1:${(await startSite(answerWith('User-agent: *\nDisallow: /a\n'))).port}`
  const https = `https://127.0.0.1:${(await startHttps('User-agent: *\nDisallow: /b\n', pair)).port}`
  const network = {certificateAuthorities: [pair.cert]}
  const {code, stdout} = await makeSandbox().run(['diff', http, https, '--target=google'], {network})
  expect(stdout).toBe(OTHER_RULES)
  expect(code).toBe(1)
})

test('every kind is shown', () => {
  const shown = new Set([...cases.map(({kind}) => kind), ...COMPARED])
  expect([...shown].sort((a, b) => a - b)).toEqual(Array.from({length: KINDS}, (_, index) => index + 1))
})

function generalized(text: string, {url, ports = {}}: Scene): string {
  const all = {PORT: Number(new URL(url).port), ...ports}
  return (
    Object.entries(all)
      .reduce((result, [name, port]) => result.replaceAll(`:${port}`, `:${name}`), text)
      // Fingerprints, and how much comes in time, are others each time.
      .replace(/(?<=after )\d+(?= bytes: crawlers may give up)/, '…')
      .replace(/sha256:[0-9a-f]{16}/g, 'sha256:…')
  )
}
