import {rules} from '../../rules/index.ts'
import type {Arguments} from '../arguments.ts'
import type {Environment, Output} from '../environment.ts'
import {pathsFromRepository} from '../files/repository.ts'
import * as flags from '../flags.ts'
import type {FileReport, Summary} from '../report.ts'
import {formats} from '../reporters/index.ts'
import type {CreateReporter, FormatName} from '../reporters/reporter.ts'
import {UsageError} from '../usage-error.ts'
import {type Destination, openDestination, openFileDestination} from './destination.ts'

/** A report that is being written, or several at once. */
export interface OpenReport {
  file(report: FileReport): void
  end(summary: Summary): void
}

/**
 * Opens all reports of a run: that on the stream or in `--output-file`, and one for each `--format FORMAT=FILE`.
 */
export async function openReports(
  output: Output,
  given: Arguments,
  environment: Environment,
): Promise<OpenReport> {
  const {main, files} = given.get(flags.format)
  const create = given.get(flags.statistics) ? await loadStatistics(main) : await formats[main].load()
  const reports = [openReport(create, openDestination(output, given, environment), environment)]
  for (const {format, path} of files) {
    const destination = openFileDestination(path, '--format', environment)
    reports.push(openReport(await formats[format].load(), destination, environment))
  }
  return {
    file(report) {
      for (const one of reports) one.file(report)
    },
    end(summary) {
      for (const one of reports) one.end(summary)
    },
  }
}

async function loadStatistics(format: FormatName): Promise<CreateReporter> {
  const load = formats[format].loadStatistics
  if (load) return load()
  throw new UsageError(`--statistics has a form for people and one in json, but none in ${format}.`)
}

function openReport(create: CreateReporter, destination: Destination, environment: Environment): OpenReport {
  const {version} = environment
  const {style, width} = destination
  const reporter = create({version, rules, style, width, fromRoot: pathsFromRepository(environment)})
  destination.write(reporter.start())
  return {
    file: report => destination.write(reporter.file(report)),
    end(summary) {
      destination.write(reporter.end(summary))
      destination.close()
    },
  }
}
