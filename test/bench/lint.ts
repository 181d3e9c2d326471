import {lint} from '../../library.ts'
import {report, robotsParser, shortest} from './measure.ts'
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
    const theirs = shortest(parseOnly, RUNS)
    const ours = shortest(() => lintForWeb(text), RUNS)
    report(`lint ${name}, ${kind}, to robots-parser's parsing`, ours / theirs, 'at most 1')
  }
}

/** Files of many equal lines, which a check that compares each with each would not survive. */
const HOSTILE: Readonly<Record<string, RuleOf>> = {
  'different rules': plain,
  'equal rules': () => 'Disallow: /a/b',
  'patterns of stars': index => `Disallow: /${'*a'.repeat(12)}${index}`,
  'user-agent lines': index => `User-agent: bot-${index}`,
  'lines of text': () => 'some words',
  'rules without a slash': index => `Disallow: page-${index}`,
}

for (const [what, lineOf] of Object.entries(HOSTILE)) {
  const text = (lines: number) =>
    `User-agent: *\n${Array.from({length: lines}, (_, i) => lineOf(i)).join('\n')}\n`
  const lines = Math.floor(500_000 / (lineOf(1).length + 1))
  const once = shortest(() => lintForWeb(text(lines)), 3)
  const tenfold = shortest(() => lintForWeb(text(lines * 10)), 1)
  report(`lint 5 MB of ${what}, to 500 KB`, tenfold / once, 'at most 11')
}
