import {resolveTargets, targetNames} from '../analyzer/crawlers/targets.ts'
import type {Level, Severity} from '../analyzer/lint/rule.ts'
import {rolesOf} from '../analyzer/policy/agent-names.ts'
import type {Flag} from './arguments.ts'
import {didYouMean} from './did-you-mean.ts'
import {FORMAT_NAMES, type FormatName} from './reporters/reporter.ts'
import {UsageError} from './usage-error.ts'

const SEVERITIES: readonly Severity[] = ['info', 'warning', 'error']
const LEVELS: readonly Level[] = ['off', ...SEVERITIES]

/** The level that one rule is given on the command line. */
export interface RuleLevel {
  readonly rule: string
  readonly level: Level
}

export const help = toggle('help', 'Show this help', 'h')
export const version = toggle('version', 'Show the version', 'V')
export const color = choice(
  'color',
  ['auto', 'always', 'never'],
  'auto: on a terminal, unless NO_COLOR or FORCE_COLOR says otherwise',
)

export const target: Flag<readonly string[]> = {
  name: 'target',
  value: 'NAME',
  words: [...targetNames],
  summary: 'Who reads the files: gemini, web, libraries or single crawlers; repeatable',
  read(values) {
    const names = [...new Set(values.flatMap(value => namesIn(value, '--target')))]
    const resolution = resolveTargets(names)
    if ('profiles' in resolution) return names
    const {unknown} = resolution
    throw new UsageError(`--target: there is no target ${unknown}.${didYouMean(unknown, targetNames)}`)
  },
}

export const stdio = toggle('stdio', 'Speak over the standard streams, which happens without it as well')

export const agent: Flag<readonly string[]> = {
  name: 'agent',
  value: 'NAME',
  summary: 'Who asks: a name or a whole User-Agent header; roles of one Gemini bot with commas; repeatable',
  read(values) {
    for (const value of values) if (rolesOf(value)) namesIn(value, '--agent')
    return values
  },
}

export const pathsFrom = text(
  'paths-from',
  'FILE',
  'Take paths and URLs from a file, one a line; - is the standard input',
)

export const rule: Flag<readonly RuleLevel[]> = {
  name: 'rule',
  value: 'ID:LEVEL',
  summary: `Set the level of a rule: ${LEVELS.join(', ')}; repeatable`,
  read: values => values.flatMap(value => namesIn(value, '--rule')).map(readRuleLevel),
}

export const config = text('config', 'FILE', 'Use this configuration, and no other')
export const noConfig = toggle('no-config', 'Use no configuration')
export const printConfig = text('print-config', 'FILE', 'Print the settings that hold for a file, and stop')
export const baseline = text('baseline', 'FILE', 'Leave out the findings that this file knows')
export const updateBaseline = toggle(
  'update-baseline',
  'Write the findings to the file of --baseline instead',
)
export const noIgnore = toggle(
  'no-ignore',
  'Take files that the configuration or .gitignore excludes as well',
)

export const fix = toggle('fix', 'Apply the fixes that change no decision of any crawler')
export const unsafeFixes = toggle('unsafe-fixes', 'Apply the other fixes as well; implies --fix')
export const diff = toggle('diff', 'Show what --fix would change, and change nothing')

/** Which reports are written. */
export interface ReportRequest {
  /** The format of the report on the standard output, or in the file of `--output-file`. */
  readonly main: FormatName
  /** Further reports, each in a file of its own. */
  readonly files: readonly {readonly format: FormatName; readonly path: string}[]
}

export const format: Flag<ReportRequest> = {
  name: 'format',
  value: 'FORMAT[=FILE]',
  words: FORMAT_NAMES,
  summary: 'How findings are written; with =FILE one more report, to a file; repeatable',
  read(values) {
    const plain = values.filter(value => !value.includes('=')).map(readFormat)
    const files = values.filter(value => value.includes('=')).map(readReportFile)
    return {main: plain.at(-1) ?? 'pretty', files}
  },
}

export const statistics = toggle('statistics', 'Write how often each rule reports, in place of the findings')

export const outputFile = text('output-file', 'FILE', 'Write the findings to a file')
export const stdinFilename = text('stdin-filename', 'FILE', 'The name of the file that comes from -')

export const maxWarnings: Flag<number | undefined> = {
  name: 'max-warnings',
  value: 'N',
  summary: 'Exit with 1 if there are more warnings than N',
  read(values) {
    const value = values.at(-1)
    if (value === undefined) return undefined
    if (!/^\d{1,15}$/.test(value))
      throw new UsageError(`--max-warnings needs a whole number, 0 or more, not "${value}".`)
    return Number(value)
  },
}

export const minSeverity = choice(
  'min-severity',
  SEVERITIES,
  'Leave out, and do not count, what is less severe',
)

export const check = toggle('check', 'Name the files that are not in the usual form, and change nothing')
export const showChanges = toggle('diff', 'Show what would change, and change nothing')

export const watch = toggle('watch', 'Check again whenever a file changes')

export const quiet = toggle('quiet', 'No summary, only findings', 'q')
export const listFormat = choice('format', ['text', 'json'], 'How the answer is written')
export const file = text('file', 'FILE', 'Tell as well which group of this file is for the agent')
export const purpose = text('purpose', 'PURPOSE', 'Only crawlers of this purpose: search, ai-training, …')

export function toggle(name: string, summary: string, short?: string): Flag<boolean> {
  return {name, summary, ...(short && {short}), read: values => values.length > 0}
}

export function text(name: string, value: string, summary: string): Flag<string | undefined> {
  return {name, value, summary, read: values => values.at(-1)}
}

/** One of several words, the first unless another is given. */
function choice<const Word extends string>(
  name: string,
  words: readonly Word[],
  summary: string,
): Flag<Word> {
  return {
    name,
    value: words.join('|'),
    words,
    summary,
    read: values => oneOf(words, values.at(-1) ?? words[0] ?? '', `--${name}`),
  }
}

/** Several values with commas between them. */
function namesIn(value: string, flag: string): readonly string[] {
  const names = value.split(',').map(name => name.trim())
  if (names.includes('')) throw new UsageError(`${flag}: there is nothing beside a comma in "${value}".`)
  return names
}

function readRuleLevel(value: string): RuleLevel {
  const colon = value.lastIndexOf(':')
  if (colon < 1)
    throw new UsageError(`--rule needs a rule and a level, such as empty-file:off, not "${value}".`)
  return {rule: value.slice(0, colon), level: oneOf(LEVELS, value.slice(colon + 1), '--rule')}
}

function readReportFile(value: string): ReportRequest['files'][number] {
  const equals = value.indexOf('=')
  const path = value.slice(equals + 1)
  if (path === '') throw new UsageError(`--format needs a file behind "${value}".`)
  return {format: readFormat(value.slice(0, equals)), path}
}

function readFormat(value: string): FormatName {
  return oneOf(FORMAT_NAMES, value, '--format')
}

function oneOf<Word extends string>(words: readonly Word[], value: string, flag: string): Word {
  const word = words.find(one => one === value)
  if (word !== undefined) return word
  throw new UsageError(`${flag}: "${value}" is none of ${words.join(', ')}.${didYouMean(value, words)}`)
}
