import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {lint} from '../../analyzer/lint/run.ts'
import {rules} from '../../rules/index.ts'
import {sharedFolder} from '../shared-folder.ts'
import {DESCRIBED_MISTAKES} from './described-mistakes.ts'
import {findingOf} from './finding-of.ts'

/**
 * What is reported on the example of each kind of mistake, as `line:column-line:column rule severity`. An empty list is a kind that is
 * reported only on demand, or not at all, for the reason given.
 */
const EXPECTED: Readonly<Record<number, readonly string[]>> = {
  1: ['1:1-1:20 rule-without-agent error'],
  2: ['1:1-1:20 rule-without-agent error'],
  3: ['1:1-1:12 empty-agent error'],
  4: ['3:1-3:9 blank-line-in-group info'],
  5: ['3:1-3:11 blank-line-in-group info', '3:13-3:19 unknown-agent info'],
  6: ['4:1-4:19 swallowed-group error', '4:13-4:19 unknown-agent info'],
  7: ['4:13-4:19 group-without-rules warning', '4:13-4:19 unknown-agent info'],
  // Hidden-default-rules is off.
  8: [],
  9: ['4:13-4:14 duplicate-group info'],
  10: ['4:13-4:22 duplicate-group info'],
  11: ['1:13-1:14 default-agent-in-named-group info'],
  12: ['1:13-1:19 unknown-agent info', '4:1-4:19 stray-rule info'],
  13: ['2:13-2:19 duplicate-agent info'],
  14: ['1:13-1:26 invalid-agent-token info'],
  15: ['1:13-1:20 invalid-agent-token info'],
  16: ['1:13-1:28 misspelled-agent error'],
  17: ['1:13-1:25 invalid-agent-token warning'],
  18: ['1:13-1:51 invalid-agent-token warning'],
  19: ['1:13-1:31 several-values-on-line error'],
  20: ['1:13-1:18 invalid-agent-token warning', '4:13-4:23 invalid-agent-token info'],
  21: ['1:13-1:25 invalid-agent-token warning'],
  22: [
    '1:13-1:19 misspelled-agent error',
    '4:13-4:28 misspelled-agent error',
    '7:13-7:23 misspelled-agent error',
  ],
  23: ['1:13-1:24 quoted-value error'],
  24: ['1:13-1:21 invalid-agent-token warning'],
  25: ['1:13-1:25 retired-agent info', '4:11-4:12 blocks-everything info'],
  26: ['1:13-1:28 control-token info'],
  27: [
    '2:1-2:10 misspelled-directive error',
    '3:1-3:8 misspelled-directive error',
    '4:1-4:9 misspelled-directive error',
    '5:1-5:9 misspelled-directive error',
  ],
  28: [
    '2:1-2:9 misspelled-directive error',
    '3:1-3:5 misspelled-directive error',
    '4:1-4:9 misspelled-directive error',
  ],
  29: [
    '1:1-1:12 misspelled-directive error',
    '2:1-2:11 misspelled-directive error',
    '3:1-3:8 misspelled-directive error',
  ],
  30: ['1:1-1:10 misspelled-directive error', '4:1-4:11 misspelled-directive error'],
  31: ['1:1-1:9 misspelled-directive error', '2:1-2:9 misspelled-directive error'],
  32: ['2:1-2:9 missing-colon error'],
  33: ['2:1-2:9 missing-colon error'],
  34: ['2:10-2:11 wrong-separator error', '3:9-3:10 wrong-separator error', '4:9-4:10 wrong-separator error'],
  35: ['1:11-1:12 space-before-colon info'],
  36: ['2:1-2:5 indentation info'],
  37: ['1:1-1:4 malformed-line warning', '2:1-2:3 malformed-line error', '3:1-3:3 malformed-line error'],
  38: ['1:15-1:27 several-records-on-line error'],
  39: ['2:12-2:52 several-records-on-line error'],
  40: ['1:14-1:16 template-leftover error'],
  41: ['2:11-2:18 several-values-on-line error', '3:11-3:19 several-values-on-line error'],
  42: ['1:1-3:17 malformed-line info'],
  43: ['2:13-2:15 hash-in-value warning'],
  44: ['2:11-2:16 quoted-value error'],
  45: [
    '2:10-2:13 invisible-character error',
    '3:1-3:10 invisible-character error',
    '4:1-4:11 invisible-character error',
  ],
  46: ['2:17-2:22 html-entity warning'],
  47: ['2:14-2:15 trailing-punctuation warning', '3:14-3:15 trailing-punctuation warning'],
  48: ['2:11-2:14 word-as-path error', '3:8-3:12 word-as-path error'],
  49: ['2:1-2:8 unknown-directive info'],
  50: [
    '2:11-2:27 template-leftover error',
    '3:10-3:24 template-leftover error',
    '4:1-4:18 template-leftover error',
  ],
  51: ['2:1-6:13 merge-conflict-marker error'],
  // The test adds the line end; see the described ones.
  52: [],
  53: ['2:11-2:17 missing-leading-slash error'],
  54: ['2:11-2:37 url-as-path error'],
  55: ['2:11-2:29 url-as-path error', '3:11-3:27 url-as-path error'],
  56: ['2:11-2:23 missing-leading-slash error'],
  57: ['2:11-2:18 backslash-in-path warning', '3:11-3:15 backslash-in-path warning'],
  58: ['2:11-2:15 relative-path warning', '3:11-3:19 relative-path warning'],
  59: ['2:13-2:14 anchor-in-middle info', '3:17-3:18 anchor-in-middle info'],
  60: ['2:11-2:16 blocks-assets info'],
  // Nobody can tell what was meant.
  61: [],
  62: ['2:14-2:15 trailing-wildcard info'],
  63: ['2:14-2:16 repeated-wildcard info'],
  64: [
    '2:14-2:16 regular-expression warning',
    '3:12-3:17 regular-expression warning',
    '4:13-4:19 regular-expression warning',
    '5:11-5:12 regular-expression warning',
  ],
  65: ['2:11-2:12 blocks-everything info'],
  // Broad-prefix is off.
  66: [],
  // Narrow-prefix is off.
  67: [],
  // Only the site knows its paths.
  68: [],
  // Question-mark-wildcard is off.
  69: [],
  // Only the site knows its parameters.
  70: [],
  71: ['2:14-2:15 space-in-path warning'],
  72: ['2:13-2:14 unencoded-path info'],
  73: ['2:12-2:15 percent-encoding info', '3:13-3:16 percent-encoding info'],
  // No target crawler minds.
  74: [],
  75: ['2:15-2:16 percent-encoding warning', '3:13-3:16 percent-encoding warning'],
  76: ['2:13-2:16 percent-encoding info', '3:13-3:16 percent-encoding info'],
  77: ['2:11-2:13 double-slash info'],
  // An empty Disallow is a fine way to allow everything.
  78: [],
  79: ['2:1-2:10 empty-disallow-among-rules warning'],
  80: ['2:1-2:7 empty-allow info', '3:11-3:12 blocks-everything info'],
  81: ['2:11-2:12 blocks-everything info'],
  82: ['2:8-2:16 ineffective-allow info'],
  83: ['2:11-2:13 conflicting-rule warning'],
  // Only libraries go by the order.
  84: [],
  85: ['2:8-2:13 ineffective-allow info'],
  86: ['3:11-3:16 overlapping-path info'],
  87: ['2:11-2:12 blocks-everything info', '3:11-3:14 overlapping-path info'],
  88: ['3:11-3:14 duplicate-rule warning'],
  89: ['2:11-2:22 blocks-robots-txt info'],
  90: ['2:11-2:18 blocks-assets info', '3:11-3:17 blocks-assets info', '4:11-4:19 blocks-assets info'],
  91: ['3:10-3:40 blocks-sitemap warning'],
  // Only the pages know.
  92: [],
  // Sensitive-path is off.
  93: [],
  96: ['2:16-2:20 hash-in-value warning'],
  97: ['3:10-3:22 sitemap-url error'],
  98: ['1:10-1:35 sitemap-url error'],
  99: ['1:1-1:9 sitemap-url error'],
  100: ['1:10-1:62 several-values-on-line error'],
  // Only where the origin is known.
  101: [],
  102: ['1:10-1:37 sitemap-url error'],
  103: ['2:10-2:35 duplicate-sitemap info'],
  // Nobody can tell what was meant.
  104: [],
  // Missing-sitemap is off.
  105: [],
  106: ['2:1-2:8 ignored-directive warning'],
  107: [
    '2:14-2:17 directive-value warning',
    '3:14-3:17 directive-value warning',
    '4:14-4:16 directive-value warning',
  ],
  108: ['2:14-2:18 directive-value warning'],
  109: ['1:1-1:12 directive-value warning'],
  110: ['2:1-2:12 unsupported-crawl-delay info'],
  111: ['3:1-3:12 directive-value warning'],
  112: ['2:1-2:5 ignored-directive warning'],
  113: [
    '2:14-2:25 directive-value warning',
    '3:14-3:24 directive-value warning',
    '4:14-4:18 directive-value warning',
  ],
  // Yandex reads it wherever it stands.
  114: [],
  115: ['2:1-2:13 ignored-directive warning', '3:1-3:11 ignored-directive warning'],
  116: [
    '2:17-2:29 content-signal warning',
    '3:24-3:29 content-signal warning',
    '3:31-3:33 content-signal warning',
    '4:1-4:16 content-signal warning',
  ],
  117: ['2:17-2:29 content-signal warning'],
  118: [
    '2:25-2:27 content-signal warning',
    '3:16-3:20 content-signal info',
    '4:16-4:23 content-signal warning',
  ],
  119: ['3:16-3:34 content-signal info'],
  120: ['1:10-1:22 license-url warning'],
  121: ['1:1-1:10 not-robots-txt error'],
  122: ['1:1-1:11 byte-order-mark warning'],
  123: ['3:1-3:12 byte-order-mark error'],
  131: ['2:1-2:6 ignored-directive warning', '3:12-3:13 unsupported-wildcard warning'],
  132: ['1:13-1:22 default-group-not-first warning', '1:13-1:22 foreign-agent info'],
  133: [
    '1:13-1:22 default-group-not-first warning',
    '1:13-1:22 misspelled-agent error',
    '2:13-2:21 misspelled-agent error',
  ],
  134: ['2:11-2:40 url-as-path error'],
  135: ['3:1-3:9 blank-line-in-group warning'],
  136: ['1:1-1:2 not-robots-txt error'],
}

const DESCRIBED = new Set(['94', '129'])

describe.skipIf(sharedFolder === undefined)('the kinds of mistakes', () => {
  const text = sharedFolder === undefined ? '' : readFileSync(join(sharedFolder, 'facts/mistakes.md'), 'utf8')

  test.each(examplesIn(text))('$number $name', ({number, code}) => {
    const {messages} = lint(code, {rules, targets: [number >= 131 ? 'gemini' : 'web']})
    expect(messages.map(findingOf)).toEqual(EXPECTED[number])
  })
})

test('no kind of mistake is forgotten', () => {
  const held = new Set([...Object.keys(EXPECTED).map(Number), ...DESCRIBED_MISTAKES.map(({kind}) => kind)])
  expect([...held].sort((a, b) => a - b)).toEqual(Array.from({length: 136}, (_, index) => index + 1))
})

/** The first code block of each kind, with its placeholders replaced; kinds whose block only describes a file are left out. */
function examplesIn(text: string): {number: number; name: string; code: string}[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap(part => {
      const [, number, name = ''] = /^(\d+)\. `([^`]+)`/.exec(part) ?? []
      const [, , code = ''] = /^(`{3,})\n([\s\S]*?)\n\1$/m.exec(part) ?? []
      // What only describes a file, or escapes it, cannot be read as one.
      if (number === undefined || code === '' || code.startsWith('(') || DESCRIBED.has(number)) return []
      const written = code
        .replaceAll('<NBSP>', '\u00A0')
        .replaceAll('<ZWSP>', '\u200B')
        .replaceAll('<BOM>', '\uFEFF')
      return [{number: Number(number), name, code: `${written}\n`}]
    })
}
