import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {lint} from '../../analyzer/lint/run.ts'
import {rules} from '../../rules/index.ts'
import {sharedFolder} from '../shared-folder.ts'

/**
 * What is reported on the example of each kind of mistake, as `line:rule severity`. An empty list is a kind that is
 * reported only on demand, or not at all, for the reason given.
 */
const EXPECTED: Readonly<Record<number, readonly string[]>> = {
  1: ['1:rule-without-agent error'],
  2: ['1:rule-without-agent error'],
  3: ['1:empty-agent error'],
  4: ['3:blank-line-in-group info'],
  5: ['3:blank-line-in-group info', '3:unknown-agent info'],
  6: ['4:swallowed-group error', '4:unknown-agent info'],
  7: ['4:group-without-rules warning', '4:unknown-agent info'],
  // Hidden-default-rules is off.
  8: [],
  9: ['4:duplicate-group info'],
  10: ['4:duplicate-group info'],
  11: ['1:default-agent-in-named-group info'],
  12: ['1:unknown-agent info', '4:stray-rule info'],
  13: ['2:duplicate-agent info'],
  14: ['1:invalid-agent-token info'],
  15: ['1:invalid-agent-token info'],
  16: ['1:misspelled-agent error'],
  17: ['1:invalid-agent-token warning'],
  18: ['1:invalid-agent-token warning'],
  19: ['1:several-values-on-line error'],
  20: ['1:invalid-agent-token warning', '4:invalid-agent-token info'],
  21: ['1:invalid-agent-token warning'],
  22: ['1:misspelled-agent error', '4:misspelled-agent error', '7:misspelled-agent error'],
  23: ['1:quoted-value error'],
  24: ['1:invalid-agent-token warning'],
  25: ['1:retired-agent info', '4:blocks-everything info'],
  26: ['1:control-token info'],
  27: [
    '2:misspelled-directive error',
    '3:misspelled-directive error',
    '4:misspelled-directive error',
    '5:misspelled-directive error',
  ],
  28: ['2:misspelled-directive error', '3:misspelled-directive error', '4:misspelled-directive error'],
  29: ['1:misspelled-directive error', '2:misspelled-directive error', '3:misspelled-directive error'],
  30: ['1:misspelled-directive error', '4:misspelled-directive error'],
  31: ['1:misspelled-directive error', '2:misspelled-directive error'],
  32: ['2:missing-colon error'],
  33: ['2:missing-colon error'],
  34: ['2:wrong-separator error', '3:wrong-separator error', '4:wrong-separator error'],
  35: ['1:space-before-colon info'],
  36: ['2:indentation info'],
  37: ['1:malformed-line warning', '2:malformed-line error', '3:malformed-line error'],
  38: ['1:several-records-on-line error'],
  39: ['2:several-records-on-line error'],
  40: ['1:template-leftover error'],
  41: ['2:several-values-on-line error', '3:several-values-on-line error'],
  42: ['1:malformed-line info'],
  43: ['2:hash-in-value warning'],
  44: ['2:quoted-value error'],
  45: ['2:invisible-character error', '3:invisible-character error', '4:invisible-character error'],
  46: ['2:html-entity warning'],
  47: ['2:trailing-punctuation warning', '3:trailing-punctuation warning'],
  48: ['2:word-as-path error', '3:word-as-path error'],
  49: ['2:unknown-directive info'],
  50: ['2:template-leftover error', '3:template-leftover error', '4:template-leftover error'],
  51: ['2:merge-conflict-marker error'],
  // The test adds the line end.
  52: [],
  53: ['2:missing-leading-slash error'],
  54: ['2:url-as-path error'],
  55: ['2:url-as-path error', '3:url-as-path error'],
  56: ['2:missing-leading-slash error'],
  57: ['2:backslash-in-path warning', '3:backslash-in-path warning'],
  58: ['2:relative-path warning', '3:relative-path warning'],
  59: ['2:anchor-in-middle info', '3:anchor-in-middle info'],
  60: ['2:blocks-assets info'],
  // Nobody can tell what was meant.
  61: [],
  62: ['2:trailing-wildcard info'],
  63: ['2:repeated-wildcard info'],
  64: [
    '2:regular-expression warning',
    '3:regular-expression warning',
    '4:regular-expression warning',
    '5:regular-expression warning',
  ],
  65: ['2:blocks-everything info'],
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
  71: ['2:space-in-path warning'],
  72: ['2:unencoded-path info'],
  73: ['2:percent-encoding info', '3:percent-encoding info'],
  // No target crawler minds.
  74: [],
  75: ['2:percent-encoding warning', '3:percent-encoding warning'],
  76: ['2:percent-encoding info', '3:percent-encoding info'],
  77: ['2:double-slash info'],
  // An empty Disallow is a fine way to allow everything.
  78: [],
  79: ['2:empty-disallow-among-rules warning'],
  80: ['2:empty-allow info', '3:blocks-everything info'],
  81: ['2:blocks-everything info'],
  82: ['2:ineffective-allow info'],
  83: ['2:conflicting-rule warning'],
  // Only libraries go by the order.
  84: [],
  85: ['2:ineffective-allow info'],
  86: ['3:overlapping-path info'],
  87: ['2:blocks-everything info', '3:overlapping-path info'],
  88: ['3:duplicate-rule warning'],
  89: ['2:blocks-robots-txt info'],
  90: ['2:blocks-assets info', '3:blocks-assets info', '4:blocks-assets info'],
  91: ['3:blocks-sitemap warning'],
  // Only the pages know.
  92: [],
  // Sensitive-path is off.
  93: [],
  96: ['2:hash-in-value warning'],
  97: ['3:sitemap-url error'],
  98: ['1:sitemap-url error'],
  99: ['1:sitemap-url error'],
  100: ['1:several-values-on-line error'],
  // Only where the origin is known.
  101: [],
  102: ['1:sitemap-url error'],
  103: ['2:duplicate-sitemap info'],
  // Nobody can tell what was meant.
  104: [],
  // Missing-sitemap is off.
  105: [],
  106: ['2:ignored-directive warning'],
  107: ['2:directive-value warning', '3:directive-value warning', '4:directive-value warning'],
  108: ['2:directive-value warning'],
  109: ['1:directive-value warning'],
  110: ['2:unsupported-crawl-delay info'],
  111: ['3:directive-value warning'],
  112: ['2:ignored-directive warning'],
  113: ['2:directive-value warning', '3:directive-value warning', '4:directive-value warning'],
  // Yandex reads it wherever it stands.
  114: [],
  115: ['2:ignored-directive warning', '3:ignored-directive warning'],
  116: [
    '2:content-signal warning',
    '3:content-signal warning',
    '3:content-signal warning',
    '4:content-signal warning',
  ],
  117: ['2:content-signal warning'],
  118: ['2:content-signal warning', '3:content-signal info', '4:content-signal warning'],
  119: ['3:content-signal info'],
  120: ['1:license-url warning'],
  121: ['1:not-robots-txt error'],
  122: ['1:byte-order-mark warning'],
  123: ['3:byte-order-mark error'],
  131: ['2:ignored-directive warning', '3:unsupported-wildcard warning'],
  132: ['1:default-group-not-first warning', '1:foreign-agent info'],
  133: ['1:default-group-not-first warning', '1:misspelled-agent error', '2:misspelled-agent error'],
  134: ['2:url-as-path error'],
  135: ['3:blank-line-in-group warning'],
  136: ['1:not-robots-txt error'],
}

const DESCRIBED = new Set(['94', '129'])

describe.skipIf(sharedFolder === undefined)('the kinds of mistakes', () => {
  const text = sharedFolder === undefined ? '' : readFileSync(join(sharedFolder, 'facts/mistakes.md'), 'utf8')

  test.each(examplesIn(text))('$number $name', ({number, code}) => {
    const {messages} = lint(code, {rules, targets: [number >= 131 ? 'gemini' : 'web']})
    expect(messages.map(({place, rule, severity}) => `${place.start.line}:${rule} ${severity}`)).toEqual(
      EXPECTED[number],
    )
  })
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
