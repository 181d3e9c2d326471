import {describe, expect, test} from 'vitest'
import {closedPort, startCapsule, startSite} from '../remote/fixtures/servers.ts'
import {makeSandbox} from './sandbox.ts'

const CLEAN = 'User-agent: *\nDisallow: /private/\n'
const ERROR = 'User-agent:\nDisallow: /private/\n'

const capsule = (text: string) => startCapsule(`20 text/plain\r\n${text}`)
const site = (text: string, status = '200 OK') =>
  startSite(
    `HTTP/1.1 ${status}\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
  )

describe('a file that is fetched', () => {
  test('is linted for those who read it: crawlers of capsules or of the Web', async () => {
    const gemini = `gemini://127.0.0.1:${(await capsule(ERROR)).port}`
    const http = `http://127.0.0.1:${(await site(ERROR)).port}`
    const {code, stdout, stderr} = await makeSandbox().run([gemini, http, '--format=concise'])
    expect(stdout.split('\n').map(line => line.replace(/\].*/, ']'))).toEqual([
      `${gemini}/robots.txt:1:1: error[empty-agent]`,
      `${gemini}/robots.txt:1:12: warning[default-group-not-first]`,
      `${http}/robots.txt:1:1: error[empty-agent]`,
      '',
    ])
    expect(stderr).toContain('Checked 2 files: 2 errors, 1 warning.')
    expect(code).toBe(1)
  })

  test('comes behind the files that are here', async () => {
    const http = `http://127.0.0.1:${(await site(ERROR)).port}`
    const {stdout} = await makeSandbox({'robots.txt': ERROR}).run([http, 'robots.txt', '--format=concise'])
    expect(stdout.match(/^.*(?=:1:1)/gm)).toEqual(['robots.txt', `${http}/robots.txt`])
  })

  test('is named by its URL in JSON, with how it was fetched', async () => {
    const {port} = await site(CLEAN)
    const {code, stdout} = await makeSandbox().run([`http://127.0.0.1:${port}/a/page?x`, '--format=json'])
    const url = `http://127.0.0.1:${port}/robots.txt`
    expect(JSON.parse(stdout).files).toEqual([
      {
        path: url,
        url,
        targets: ['web'],
        messages: [],
        error: null,
        retrieval: expect.objectContaining({outcome: 'file', status: 200, requestedUrl: url}),
      },
    ])
    expect(code).toBe(0)
  })
})

describe('a URL that cannot be asked', () => {
  test.each([
    [
      'example.org',
      'no such file or folder. For a file on a host, write gemini://example.org or https://example.org',
    ],
    ['gone.txt', 'no such file or folder'],
    ['ftp://x', '“ftp://x” cannot be fetched. robotslint fetches gemini://, https:// and http:// URLs.'],
    ['gemini://', '“gemini://” names no valid host or port.'],
  ])('%s', async (operand, message) => {
    const {code, stderr} = await makeSandbox().run([operand])
    expect(stderr).toBe(`error: ${operand}: ${message}\nNo file was checked.\n`)
    expect(code).toBe(2)
  })

  test('does not keep others from being asked', async () => {
    const refused = `http://127.0.0.1:${await closedPort()}`
    const http = `http://127.0.0.1:${(await site(CLEAN)).port}`
    const {code, stderr} = await makeSandbox().run([refused, http, '--format=ndjson', '-q'])
    expect(stderr).toContain(`error: ${refused}/robots.txt: The connection was refused`)
    expect(code).toBe(2)
  })
})
