import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {FORMAT_NAMES} from '../../cli/reporters/reporter.ts'
import {makeSandbox} from './sandbox.ts'

/** Traps that other linters' users fell into, by the reports named. */

/** Lines with safe and unsafe fixes, and without any. */
const LINES = [
  'User-agent: *',
  'User-agent: Googlebot',
  'User-agent: Googlebot',
  'Disallow: /a',
  'Disallow : /a/b',
  ' Disallow: /ą č',
  'Disalow: "/d"',
  'Disallow: /e**',
  '# 😀',
  '',
]

test('fixes are the same whatever the line ends are (atelico/gdstyle#25, astral-sh/ruff#1477)', async () => {
  const {run} = makeSandbox()
  const mend = async (text: string) =>
    (await run(['-', '--unsafe-fixes', '-q'], {stdin: text})).bytes.toString()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...LINES), {minLength: 1, maxLength: 12}), async lines => {
      const text = lines.map(line => `${line}\n`).join('')
      const mended = await mend(text)
      const withCrLf = await mend(text.replaceAll('\n', '\r\n'))
      expect(withCrLf).toBe(mended.replaceAll('\n', '\r\n'))
    }),
    {numRuns: 40},
  )
})

describe('columns', () => {
  test.each<[name: string, text: string, column: number]>([
    ['count a tab as one (squizlabs/PHP_CodeSniffer#982)', 'User-agent: *\n\tDisallow:\tfoo\n', 12],
    ['count UTF-16 code units (rust-lang/rust-analyzer#11945)', 'User-agent: *\nDisallow:/😀 foo\n', 13],
    ['do not count a byte order mark (microsoft/sarif-sdk#778)', '\uFEFFDisallow: foo\n', 11],
  ])('%s', async (_name, text, column) => {
    const {run} = makeSandbox({'robots.txt': text})
    const args = ['robots.txt', '--rule=byte-order-mark:off,rule-without-agent:off']
    const {files} = JSON.parse((await run([...args, '--format=json'])).stdout)
    const {results} = JSON.parse((await run([...args, '--format=sarif'])).stdout).runs[0]
    const columns = files[0].messages.map((message: {column: number}) => message.column)
    expect(columns).toContain(column)
    expect(
      results.map((result: {locations: {physicalLocation: {region: {startColumn: number}}}[]}) =>
        result.locations.map(({physicalLocation}) => physicalLocation.region.startColumn),
      ),
    ).toContainEqual([column])
  })
})

test.each(FORMAT_NAMES)('--format %s has no say in the exit code (linthtml/linthtml#61)', async format => {
  const {run} = makeSandbox({
    'good.txt': 'User-agent: *\nDisallow: /a\n',
    'bad.txt': 'User-agent:\nDisallow: /a\n',
  })
  const codes = []
  for (const operands of [['good.txt'], ['bad.txt'], ['bad.txt', 'gone.txt'], ['good.txt', '--no-such-flag']])
    codes.push((await run([...operands, '--format', format])).code)
  expect(codes).toEqual([0, 1, 2, 2])
})

test.each([
  ['empty', ''],
  ['only a byte order mark', '\uFEFF'],
  ['only a line end', '\n'],
  ['only a comment', '# nothing'],
])('every command takes a file that is %s (denoland/deno_lint#284)', async (_name, content) => {
  const {run} = makeSandbox({'robots.txt': content})
  for (const args of [
    ['format', '--check'],
    ['format', '-'],
    ['test', 'robots.txt', '/'],
    ['diff', 'robots.txt', 'robots.txt'],
    ['agents', 'Googlebot', '--file=robots.txt'],
    ['--statistics'],
    ['--baseline=known.json', '--update-baseline'],
  ]) {
    const {code, stderr} = await run(args, {stdin: content})
    expect(code, `${args.join(' ')}: ${stderr}`).toBeLessThan(2)
  }
})

test('directives that crawlers skip are no failure (GoogleChrome/lighthouse#16983)', async () => {
  const lines = [
    'Content-Signal: search=yes',
    'License: https://example.com/license.xml',
    'Agentmap: /agents.json',
  ]
  const {run} = makeSandbox({'robots.txt': `User-agent: *\n${lines.join('\n')}\nDisallow: /a\n`})
  expect((await run(['--max-warnings=0'])).code).toBe(0)
})
