import {isUrl} from '../../analyzer/text/path.ts'
import {SYSTEM_CLOCK} from '../../remote/polite-gate.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import * as commonFlags from '../flags.ts'
import {addToSummary, EMPTY_SUMMARY, errorOf, type FileReport, messagesOf, renderCounts} from '../report.ts'
import {formats} from '../reporters/index.ts'
import type {Reporter} from '../reporters/reporter.ts'
import {printable} from '../terminal/printable.ts'
import {type Style, styleFor} from '../terminal/style.ts'
import {renderTable} from '../terminal/table.ts'
import {InputError} from '../usage-error.ts'
import * as flags from './flags.ts'
import {goesOnInLine} from './known-reports.ts'
import {outcomeOf} from './outcome.ts'
import {Progress} from './progress.ts'
import {countUrls} from './read-urls.ts'

/** Tells on the standard error how a run over URLs goes, and what became of them. */
export interface Survey {
  /** For all that is written meanwhile. */
  readonly environment: Environment
  note(report: FileReport): void
  /** Must be called in the end, whatever happens. */
  close(): void
  /** What there is to say in the end. */
  summary(): string
}

/** On a terminal with a bar, elsewhere with a line for each host, and with `--quiet` not at all. */
export async function startSurvey(given: Arguments, environment: Environment): Promise<Survey> {
  const {stdout, stderr, network} = environment
  if (isNdjson(given) && goesOnInLine(given.get(flags.resume), environment)) stdout.write('\n')
  if (given.get(commonFlags.quiet)) return {environment, note() {}, close() {}, summary: () => ''}
  const tally = await openTally(given, environment)
  const {isForPeople} = formats[given.get(commonFlags.format).main]
  const showsNotes = given.get(flags.urlsFrom) === undefined
  const total = stderr.isTerminal ? await expectedUrls(given, environment) : undefined
  const progress = stderr.isTerminal ? new Progress(stderr, total, network?.clock ?? SYSTEM_CLOCK) : undefined
  const outputs = progress && {
    stdout: stdout.isTerminal ? progress.around(stdout) : stdout,
    stderr: progress.around(stderr),
  }
  const screen = {...environment, ...outputs}
  return {
    environment: screen,
    note(report) {
      const {retrieval} = report
      if (retrieval === undefined) return
      tally.add(report)
      progress?.advance(errorOf(report) !== undefined)
      if (showsNotes && retrieval.note !== undefined)
        screen.stderr.write(`note: ${printable(retrieval.note)}\n`)
      // What went wrong has been told, unless a finding tells it on the standard output.
      const isTold = errorOf(report) !== undefined && !(isForPeople && messagesOf(report).length > 0)
      if (!progress && !isTold) stderr.write(hostLine(report))
    },
    close: () => progress?.close(),
    summary: () => tally.render(),
  }
}

function isNdjson(given: Arguments): boolean {
  return given.get(commonFlags.format).main === 'ndjson' && given.get(commonFlags.outputFile) === undefined
}

async function expectedUrls(given: Arguments, environment: Environment): Promise<number | undefined> {
  const named = given.operands.filter(isUrl).length
  const list = given.get(flags.urlsFrom)
  if (list === undefined) return named
  try {
    const listed = await countUrls(list, environment, new AbortController().signal)
    return listed === undefined ? undefined : named + listed
  } catch (error) {
    // It is read once more, and complained about then.
    if (error instanceof InputError) return undefined
    throw error
  }
}

/** `gemini://example.org/robots.txt: 51 not found, 1 info` */
function hostLine(report: FileReport): string {
  const {path, retrieval} = report
  const outcome = retrieval ? outcomeOf(retrieval) : ''
  return `${printable(path)}: ${outcome}, ${renderCounts(addToSummary(EMPTY_SUMMARY, report))}\n`
}

/** So many URLs by hand are worth counts. */
const MANY = 10

/** Counts by outcome and by rule. */
async function openTally(given: Arguments, {stderr, variables, version}: Environment) {
  const style = styleFor(stderr, given.get(commonFlags.color), variables)
  const outcomes = new Map<string, number>()
  const findings = given.get(commonFlags.statistics) ? undefined : await createFindingsTable(style, version)
  let urls = 0
  return {
    add(report: FileReport) {
      const {retrieval} = report
      if (retrieval === undefined) return
      urls++
      const outcome = outcomeOf(retrieval)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      findings?.file(report)
    },
    /** Nothing for a few URLs by hand, of each of which has been told. */
    render() {
      const isMany = given.get(flags.urlsFrom) === undefined ? urls >= MANY : urls > 0
      if (!isMany) return ''
      const rows = [...outcomes].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      const [head = '', ...lines] = renderTable([
        ['count', 'outcome'],
        ...rows.map(([outcome, count]) => [String(count), outcome]),
      ])
      const table = `${[style.bold(head), ...lines].join('\n')}\n\n`
      const counts = findings?.end(EMPTY_SUMMARY) ?? ''
      return counts === '' ? table : `${table}${counts}\n`
    },
  }
}

async function createFindingsTable(style: Style, version: string): Promise<Reporter | undefined> {
  const create = await formats.pretty.loadStatistics?.()
  return create?.({version, rules: [], style, width: 0, fromRoot: path => path})
}
