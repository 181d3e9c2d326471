import type {CreateReporter, FormatName} from './reporter.ts'

interface Format {
  /** Loads the reporter; a run pays for no other. */
  load(): Promise<CreateReporter>
  /** Loads what writes counts in place of findings, in those formats that have a form for them. */
  loadStatistics?(): Promise<CreateReporter>
  /** Whether a person reads it, who then also likes to see a summary. */
  readonly isForPeople: boolean
}

/** The formats of `--format`. */
export const formats: Readonly<Record<FormatName, Format>> = {
  pretty: forPeople(async () => (await import('./pretty.ts')).createPrettyReporter),
  concise: forPeople(async () => (await import('./concise.ts')).createConciseReporter),
  json: {
    ...forPrograms(async () => (await import('./json.ts')).createJsonReporter),
    loadStatistics: async () => (await import('./statistics.ts')).createJsonStatisticsReporter,
  },
  ndjson: forPrograms(async () => (await import('./ndjson.ts')).createNdjsonReporter),
  sarif: forPrograms(async () => (await import('./sarif.ts')).createSarifReporter),
  github: forPrograms(async () => (await import('./github.ts')).createGithubReporter),
  gitlab: forPrograms(async () => (await import('./gitlab.ts')).createGitlabReporter),
  junit: forPrograms(async () => (await import('./junit.ts')).createJunitReporter),
  checkstyle: forPrograms(async () => (await import('./checkstyle.ts')).createCheckstyleReporter),
  rdjson: forPrograms(async () => (await import('./rdjson.ts')).createRdjsonReporter),
  html: forPrograms(async () => (await import('./html/index.ts')).createHtmlReporter),
}

function forPeople(load: Format['load']): Format {
  return {
    load,
    loadStatistics: async () => (await import('./statistics.ts')).createStatisticsReporter,
    isForPeople: true,
  }
}

function forPrograms(load: Format['load']): Format {
  return {load, isForPeople: false}
}
