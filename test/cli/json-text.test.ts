import {expect, test} from 'vitest'
import {jsonText} from '../../cli/json-text.ts'
import {UsageError} from '../../cli/usage-error.ts'
import {makeSandbox} from './sandbox.ts'

test.each<[value: string, json: string]>([
  ['a\u202Eb', '"a\\u202eb"'],
  ['\u007F\u009B', '"\\u007f\\u009b"'],
  ['\u{E0041}', '"\\udb40\\udc41"'],
  ['##[error]', '"##\\u005berror]"'],
  ['é日😀', '"é日😀"'],
])('%j is written %s', (value, json) => {
  expect(jsonText(value)).toBe(json)
  expect(JSON.parse(json)).toBe(value)
})

test.each([
  [['inspect', 'robots.txt', '--format=json']],
  [['test', 'robots.txt', '/a\u202E\u009B##[x', '--format=json']],
  [['diff', 'robots.txt', 'open.txt', '--format=json']],
  [['--print-config=\u202E.txt']],
])('nothing acts on a terminal or a log in what %j prints', async args => {
  const {run} = makeSandbox({
    'robots.txt': 'User-agent: *\n# \u202E\u009B\u007F##[x\nDisallow: /a\u202E\u009B##[x\n',
    'open.txt': '',
    'robotslint.config.json': '{"knownAgents": ["\u202E\u009B##[x"]}',
  })
  const {stdout} = await run(args)
  expect(JSON.parse(stdout)).toBeDefined()
  expect(stdout).not.toMatch(/[\u007F-\u009F\u202E]|##\[/)
})

test('what is too long for a string is said to be', () => {
  const long = 'x'.repeat(2 ** 28)
  expect(() => jsonText([long, long, long])).toThrow(UsageError)
})
