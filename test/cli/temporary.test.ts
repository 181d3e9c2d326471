import {expect, test} from 'vitest'
import {isTemporary} from '../../cli/remote/temporary.ts'

const failure = (kind: string, reason?: string) => ({outcome: 'failure', failure: {kind, reason}})
const status = (protocol: string, code: unknown) => ({protocol, outcome: 'status', status: code})

test.each([
  failure('timeout'),
  failure('reset'),
  failure('unreachable'),
  failure('held-back'),
  failure('dns', 'try-again'),
  status('gemini', 40),
  status('gemini', 44),
  status('gemini', 49),
  status('http', 408),
  status('http', 429),
  status('http', 500),
  status('http', 599),
])('%j may pass', retrieval => {
  expect(isTemporary(retrieval)).toBe(true)
})

test.each([
  failure('dns', 'not-found'),
  failure('dns', 'failed'),
  failure('refused'),
  failure('tls'),
  failure('empty-response'),
  status('gemini', 39),
  status('gemini', 50),
  status('gemini', 51),
  status('gemini', 60),
  status('http', 404),
  status('http', 410),
  status('http', 403),
  status('http', 999),
  status('http', '503'),
  {protocol: 'http', outcome: 'file', status: 503},
  {outcome: 'failure', failure: null},
  {outcome: 'failure'},
  {},
  null,
  undefined,
])('%j stays', retrieval => {
  expect(isTemporary(retrieval)).toBe(false)
})
