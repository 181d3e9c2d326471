import {describe, expect, test} from 'vitest'
import {makeSandbox} from './sandbox.ts'

const FILE = 'User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n'

describe('robotslint agents --file', () => {
  test('tells which group of a file is for an agent', async () => {
    const {run} = makeSandbox({'robots.txt': FILE})
    const named = await run(['agents', 'CCBot', '--file', 'robots.txt'])
    expect(named.stdout).toContain(
      '\n  obeys the group of line 5, `User-agent: CCBot` (RFC 9309, Google, Bing, Yandex)\n',
    )
    const other = await run(['agents', 'Googlebot', '--file', 'robots.txt'])
    expect(other.stdout).toContain(
      '\n  obeys the group of line 1, `User-agent: *` (RFC 9309, Google, Bing, Yandex)\n',
    )
  })

  test('says so where no group is for it', async () => {
    const {run} = makeSandbox({'robots.txt': 'User-agent: GPTBot\nDisallow: /\n'})
    const {stdout} = await run(['agents', 'CCBot', '--file', 'robots.txt'])
    expect(stdout).toContain('\n  no group of the file is for it (RFC 9309, Google, Bing, Yandex)\n')
  })

  test('gives the groups in JSON', async () => {
    const {run} = makeSandbox({'robots.txt': FILE})
    const {stdout} = await run(['agents', 'CCBot', '--file', 'robots.txt', '--format', 'json'])
    const [agent] = JSON.parse(stdout) as {groups: unknown[]}[]
    expect(agent?.groups[0]).toEqual({
      crawler: 'rfc9309',
      title: 'RFC 9309',
      by: 'name',
      lines: [{line: 5, text: 'User-agent: CCBot'}],
    })
  })

  test('needs an agent', async () => {
    const {run} = makeSandbox({'robots.txt': FILE})
    expect(await run(['agents', '--file', 'robots.txt'])).toMatchObject({code: 2})
  })
})
