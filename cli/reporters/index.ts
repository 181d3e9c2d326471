import {createConciseReporter} from './concise.ts'
import {createJsonReporter} from './json.ts'
import {createPrettyReporter} from './pretty.ts'
import type {CreateReporter, FormatName} from './reporter.ts'

interface Format {
  readonly create: CreateReporter
  /** Whether a person reads it, who then also likes to see a summary. */
  readonly isForPeople: boolean
}

/** The formats of `--format`. */
export const formats: Readonly<Record<FormatName, Format>> = {
  pretty: {create: createPrettyReporter, isForPeople: true},
  concise: {create: createConciseReporter, isForPeople: true},
  json: {create: createJsonReporter, isForPeople: false},
}
