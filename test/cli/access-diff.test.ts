import {describe, expect, test} from 'vitest'
import {makeSandbox} from './sandbox.ts'

const OLD = 'User-agent: *\nDisallow: /a/\n'
const NEW = 'User-agent: *\nDisallow: /a/\nDisallow: /b/\n\nUser-agent: GPTBot\nDisallow:\n'

describe('robotslint diff', () => {
  test('tells who gains and who loses access, with both lines', async () => {
    const {run} = makeSandbox({'old.txt': OLD, 'new.txt': NEW})
    const {code, stdout} = await run(['diff', 'old.txt', 'new.txt', '--target', 'rfc9309,bing'])
    expect(stdout).toBe(`RFC 9309
  everybody who is not named may no longer fetch /b/
    before: no rule for * covers \`/b/\`
    now:    line 3, Disallow: /b/
  GPTBot may now fetch /a/
    before: line 2, Disallow: /a/
    now:    no rule for GPTBot covers \`/a/\`

Bing
  bingbot, everybody who is not named may no longer fetch /b/
    before: no rule for bingbot, msnbot covers \`/b/\`
    now:    line 3, Disallow: /b/
  GPTBot may now fetch /a/
    before: line 2, Disallow: /a/
    now:    no rule for GPTBot covers \`/a/\`
`)
    expect(code).toBe(1)
  })

  test.each([
    ['YandexBot', 'YandexBot, Yandex'],
    ['Yandex', 'Yandex'],
  ])('tells of one name of a crawler that has several: %s', async (agent, names) => {
    const {run} = makeSandbox({'old.txt': OLD, 'new.txt': 'User-agent: *\nDisallow:\n'})
    const {code, stdout} = await run(['diff', 'old.txt', 'new.txt', '--target=yandex', `--agent=${agent}`])
    expect(stdout).toBe(`Yandex
  ${agent} may now fetch /a/
    before: line 2, Disallow: /a/
    now:    no rule for ${names} covers \`/a/\`
`)
    expect(code).toBe(1)
  })

  test('gives the documented JSON', async () => {
    const {run} = makeSandbox({'new.txt': NEW})
    const {code, stdout} = await run(
      ['diff', '-', 'new.txt', '--target=google', '--agent=GPTBot', '--format=json'],
      {stdin: OLD},
    )
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      changes: [
        {
          agent: 'GPTBot',
          crawler: 'google',
          path: '/a/',
          before: 'denied',
          after: 'allowed',
          oldLine: 2,
          newLine: null,
        },
      ],
    })
    expect(code).toBe(1)
  })

  test.each([
    ['the same file', OLD],
    ['other words for the same', '# x\r\nuser-agent: *\r\nDisallow: /a/\r\nDisallow: /a/b\r\n'],
  ])('says nothing for %s', async (_, text) => {
    const {run} = makeSandbox({'old.txt': OLD, 'new.txt': text})
    expect(await run(['diff', 'old.txt', 'new.txt'])).toMatchObject({
      code: 0,
      stdout: 'Nobody gains or loses access.\n',
    })
    const json = await run(['diff', 'old.txt', 'new.txt', '--format', 'json'])
    expect(JSON.parse(json.stdout)).toEqual({version: 1, changes: []})
  })

  test.each([
    [['diff'], 'Name two files'],
    [['diff', 'old.txt'], 'Name two files'],
    [['diff', 'old.txt', 'old.txt', 'old.txt'], 'Name two files only'],
    [['diff', '-', '-'], 'Only one of the files can be the standard input'],
    [['diff', 'old.txt', 'gone.txt'], 'gone.txt'],
  ])('%j is wrong use: %s', async (args, message) => {
    const {run} = makeSandbox({'old.txt': OLD})
    const {code, stdout, stderr} = await run(args)
    expect(stderr).toContain(message)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })
})
