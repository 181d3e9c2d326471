import {describe, expect, test} from 'vitest'
import {capsuleFile, capsuleStatus, siteFailure, siteStatus} from '../../analyzer/lint/example-retrievals.ts'
import type {Retrieval} from '../../analyzer/retrieval.ts'
import {pathMatcher} from '../../analyzer/text/glob.ts'
import {hostHint} from '../../cli/files/host-hint.ts'
import {linesOf} from '../../cli/remote/lines.ts'
import {outcomeOf} from '../../cli/remote/outcome.ts'
import {Recent} from '../../cli/remote/recent.ts'

async function* chunksOf(...chunks: readonly Uint8Array[]) {
  yield* chunks
}

describe('lines', () => {
  test.each<[name: string, chunks: readonly (string | readonly number[])[], lines: readonly string[]]>([
    ['of nothing', [], []],
    ['with and without an end', ['a\nb\r\n\nc'], ['a', 'b', '', 'c']],
    ['divided anywhere', ['a', 'b\r', '\nc', '\n'], ['ab', 'c']],
    ['that end in CR, as on old Macs', ['a\rb\r', '\r', 'c\r'], ['a', 'b', '', 'c']],
    [
      'with a character in two pieces',
      [
        [0x61, 0xc3],
        [0xa4, 0x0a],
      ],
      ['aä'],
    ],
    ['behind a byte order mark', [[0xef, 0xbb, 0xbf, 0x61]], ['a']],
    [
      'in UTF-16, as PowerShell writes',
      [
        [0xff, 0xfe, 0x61, 0x00, 0x0a, 0x00],
        [0x62, 0x00],
      ],
      ['a', 'b'],
    ],
    ['cut off in a character', [[0x61, 0xc3]], ['a\uFFFD']],
  ])('%s', async (_name, chunks, expected) => {
    const lines: string[] = []
    for await (const line of linesOf(chunksOf(...chunks.map(chunk => Buffer.from(chunk))))) lines.push(line)
    expect(lines).toEqual(expected)
  })
})

describe('a name that is no file', () => {
  test.each([
    'example.org',
    'example.org:1965',
    'example.org/~me/',
    'localhost',
    '192.0.2.1',
    'gemini:example.org',
    'https:/example.org',
    'EXAMPLE.ORG',
  ])('%s may be a host', name => {
    const rest = name.replace(/^(?:gemini:|https?:)\/*/, '')
    expect(hostHint(name)).toBe(`. For a file on a host, write gemini://${rest} or https://${rest}`)
  })

  test.each([
    'robots.txt',
    'a/b.org',
    './example.org',
    '../x.org',
    '/x.org',
    'robots',
    'x.json',
    '*.org',
    'a b.org',
    '',
  ])('%s is none', name => {
    expect(hostHint(name)).toBe('')
  })
})

describe('a glob', () => {
  test.each<[glob: string, path: string, matches: boolean]>([
    ['https://example.com', 'https://example.com/robots.txt', true],
    ['https://example.com/', 'https://example.com/robots.txt', true],
    ['https://*.example.com/**', 'https://a.example.com/robots.txt', true],
    ['https://*.example.com', 'https://example.com/robots.txt', false],
    ['{gemini,https}://example.com', 'gemini://example.com/robots.txt', true],
    ['gemini://example.com', 'https://example.com/robots.txt', false],
    ['gemini://*', 'gemini://example.com:1970/robots.txt', true],
    ['https://example.com', 'https://example.com.evil/robots.txt', false],
    ['robots.txt', 'https://example.com/robots.txt', false],
    ['**', 'https://example.com/robots.txt', false],
    ['https://example.com', 'site/robots.txt', false],
  ])('%s and %s: %s', (glob, path, matches) => {
    expect(pathMatcher(glob)(path)).toBe(matches)
  })
})

test('only the last words are remembered', () => {
  const recent = new Recent(2)
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(word => recent.add(word))).toEqual([
    true,
    true,
    false,
    true,
    // `b` was forgotten when `c` came, since `a` had been seen again.
    true,
    true,
  ])
})

describe('an outcome in words', () => {
  const message = 'no matter'
  test.each<[Retrieval, string]>([
    [capsuleFile(), 'file'],
    [capsuleStatus(51, 'Not found'), '51 not found'],
    [capsuleStatus(45, ''), 'status 45'],
    [siteStatus(404), '404 not found'],
    [siteStatus(599), 'status 599'],
    [siteFailure({kind: 'dns', reason: 'not-found', message}), 'no such host'],
    [siteFailure({kind: 'dns', reason: 'try-again', message}), 'name not resolved'],
    [siteFailure({kind: 'timeout', phase: 'header', milliseconds: 1, message}), 'timeout'],
  ])('%j', (retrieval, words) => {
    expect(outcomeOf(retrieval)).toBe(words)
  })
})
