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
  readonly style: Style
  /** Columns that a line of the report may take. */
  readonly width: number
}

export type CreateReporter = (context: ReporterContext) => Reporter

export const FORMAT_NAMES = ['pretty', 'concise', 'json'] as const

export type FormatName = (typeof FORMAT_NAMES)[number]
