import {lint} from '../../library.ts'
import {report, robotsParser, shortest, shortestOfBoth} from './measure.ts'
import {fileOf, plain, type RuleOf, wildcards} from './sample-files.ts'

/** Prints how long all rules take, against what robots-parser takes to parse the file, and how that grows. */
const RUNS = 15
const WARM_UP = 5

const lintForWeb = (text: string) => lint(text, {targets: ['web']})

for (const [size, name] of [
  [50_000, '50 KB'],
  [512_000, '500 KiB'],
] as const) {
  for (const [kind, ruleOf, rulesInGroup] of [
    ['plain paths, many groups', plain, 50],
    ['wildcards, many groups', wildcards, 50],
    ['plain paths, one group', plain, Number.POSITIVE_INFINITY],
  ] as const) {
    const text = fileOf(size, ruleOf, rulesInGroup)
    const parseOnly = () => robotsParser('https://example.com/robots.txt', text)
    shortest(() => [lintForWeb(text), parseOnly()], WARM_UP)
    const [ours, theirs] = shortestOfBoth(
      () => lintForWeb(text),
      parseOnly,
      size < 100_000 ? 10 * RUNS : RUNS,
    )
    report(`lint ${name}, ${kind}, to robots-parser's parsing`, ours / theirs, 'at most 1')
  }
}

/** Files of many lines of one kind, which a check that compares each with each would not survive. */
const HOSTILE: Readonly<Record<string, RuleOf>> = {
  'different rules': plain,
  'equal rules': () => 'Disallow: /a/b',
  'patterns of stars': index => `Disallow: /${'*a'.repeat(12)}${index}`,
  'wildcards in one group': index => `Disallow: /*x${index}y`,
  'wildcards within wildcards': index =>
    index % 50 === 0 ? `Disallow: /*p${index}=` : `Disallow: /a/*p${index}=1`,
  'user-agent lines': index => `User-agent: bot-${index}`,
  'lines of text': () => 'some words',
  'rules without a slash': index => `Disallow: page-${index}`,
  'different lines of text': index => `some words ${index}`,
  'misspelt keys': index => `Disalow: /page-${index}`,
  'unknown keys': index => `Key${index}: x`,
  'missing colons': index => `Disallow /page-${index}`,
  'misspelt agents': index => `User-agent: gogglebot${index}\nDisallow: /a${index}`,
  'URLs as paths': index => `Disallow: https://example.com/${index}`,
  'quoted paths': index => `Disallow: "/a${index}"`,
  'several paths in one value': index => `Disallow: /a${index}, /b${index}`,
  'blanks in paths': index => `Disallow: /a b${index}`,
  'unencoded paths': index => `Disallow: /ä${index}`,
  'broken escapes': index => `Disallow: /%zz${index}`,
  'trailing wildcards': index => `Disallow: /a${index}*`,
  'needless Allows': index => `Allow: /a${index}`,
  'relative sitemaps': index => `Sitemap: /sitemap-${index}.xml`,
}

for (const [what, lineOf] of Object.entries(HOSTILE)) {
  const text = (lines: number) =>
    `User-agent: *\n${Array.from({length: lines}, (_, i) => lineOf(i)).join('\n')}\n`
  const lines = Math.floor(500_000 / (lineOf(1).length + 1))
  const once = shortest(() => lintForWeb(text(lines)), 3)
  const tenfold = shortest(() => lintForWeb(text(lines * 10)), 1)
  report(`lint 5 MB of ${what}, to 500 KB`, tenfold / once, 'at most 11')
}
