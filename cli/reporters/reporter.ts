import type {LintRule} from '../../analyzer/lint/rule.ts'
import type {FileReport, Summary} from '../report.ts'
import type {Style} from '../terminal/style.ts'

/** Writes findings in one format. The texts together, in this order, are the report. */
export interface Reporter {
  start(): string
  file(report: FileReport): string
  end(summary: Summary): string
}

/** What a reporter may know beside the findings. */
export interface ReporterContext {
  /** The version of robotslint. */
  readonly version: string
  /** The rules that were asked. */
  readonly rules: readonly LintRule[]
  readonly style: Style
  /** Columns that a line of the report may take. */
  readonly width: number
  /** The path of a report, from the root of the repository; see `pathsFromRepository`. */
  fromRoot(path: string): string
}

export type CreateReporter = (context: ReporterContext) => Reporter

export const FORMAT_NAMES = [
  'pretty',
  'concise',
  'json',
  'ndjson',
  'sarif',
  'github',
  'gitlab',
  'junit',
  'checkstyle',
  'rdjson',
  'html',
] as const

export type FormatName = (typeof FORMAT_NAMES)[number]
