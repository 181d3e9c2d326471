import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {sharedFolder} from '../shared-folder.ts'
import {CONFIGURATION_CASES, FILE_CASES} from './file-cases.ts'
import {LINT_CASES} from './lint-cases.ts'
import {DIFFERENCE_CASES, READING_CASES} from './reading-cases.ts'

const NOT_OURS: readonly (readonly [reference: string, reason: string])[] = [
  ['apify/crawlee-python#2065', 'about the status of an answer, not about a file; see test/remote/'],
  ['xorbitsai/xagent#2043', 'about redirects and the status of an answer; see test/remote/'],
  ['lightpanda-io/browser#3201', 'about the status of an answer; see test/remote/'],
  ['mozilla/bedrock#1161', 'about the media type of an answer; see test/remote/'],
  ['DaniAkash/DaniAkash#35', 'only the site knows whether there is a sitemap at the address'],
  ['BoldGrid/w3-total-cache#420', 'which of two programs serves the file cannot be seen in it'],
]

describe.skipIf(sharedFolder === undefined)('every report', () => {
  const text =
    sharedFolder === undefined ? '' : readFileSync(join(sharedFolder, 'facts/bug-reports.md'), 'utf8')
  const reports = Array.from(text.matchAll(/^\| B\d+ \| ([^|]+) \|/gm), ([, reference = '']) => reference)
  const cases = [...READING_CASES, ...DIFFERENCE_CASES, ...LINT_CASES, ...FILE_CASES, ...CONFIGURATION_CASES]
  const tested = new Set(cases.map(({reference}) => reference))

  test('is tested, or listed with the reason why not', () => {
    const listed = NOT_OURS.map(([reference]) => reference)
    expect([...tested, ...listed].sort()).toEqual(reports.sort())
  })
})
