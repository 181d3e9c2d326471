import {resolve} from 'node:path'
import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {InputError} from '../usage-error.ts'
import * as flags from './flags.ts'
import {readLines} from './read-urls.ts'
import {isTemporary, type ReportedRetrieval} from './temporary.ts'

/** What a report has told already. */
export interface KnownReports {
  /** The URLs that need not be asked again, in normal form. */
  readonly urls: ReadonlySet<string>
  /** Whether it has this complaint about a place, such as a line of a list. */
  hasComplaint(place: string, error: string): boolean
}

/**
 * What need not be done again by the report of `--resume`: URLs with a line of their own, which is written behind their
 * findings, unless it tells of something that passes. The last line of a URL counts.
 *
 * @throws InputError where it cannot be read or is no such report
 */
export async function readKnownReports(
  given: Arguments,
  environment: Environment,
  signal: AbortSignal,
): Promise<KnownReports> {
  const urls = new Set<string>()
  const complaints = new Set<string>()
  const known: KnownReports = {
    urls,
    hasComplaint: (place, error) => complaints.has(complaintAbout(place, error)),
  }
  const name = given.get(flags.resume)
  if (name === undefined) return known
  let isReport = true
  let isBegun = false
  for await (const line of readLines(name, environment, signal)) {
    const value = parse(line)
    // A run that was killed leaves half a line, and the next one goes on behind it.
    if (value === undefined) isReport &&= isBegun
    else {
      isReport = true
      const {outcome, url, path, error, retrieval} = value
      if (outcome === undefined && typeof error === 'string') complaints.add(complaintAbout(path, error))
      if (outcome === undefined || typeof url !== 'string') continue
      isBegun = true
      if (isTemporary(retrieval)) urls.delete(url)
      else urls.add(url)
    }
  }
  if (!isReport) throw new InputError(name, 'it is no report to resume; --format ndjson writes one')
  return known
}

function complaintAbout(place: unknown, error: string): string {
  return JSON.stringify([place, error])
}

/** What is read of a line. It may have been written by anybody. */
interface ReportLine {
  readonly outcome?: unknown
  readonly url?: unknown
  readonly path?: unknown
  readonly error?: unknown
  readonly retrieval?: ReportedRetrieval | null
}

function parse(line: string): ReportLine | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether a report ends within a line, as a run that was killed leaves it: what is added to it must begin with a new
 * one.
 */
export function goesOnInLine(name: string | undefined, {cwd, files}: Environment): boolean {
  if (name === undefined) return false
  const location = resolve(cwd, name)
  const stats = files.statSync(location, {throwIfNoEntry: false})
  if (!stats?.isFile() || stats.size === 0) return false
  const descriptor = files.openSync(location, 'r')
  try {
    const last = Buffer.alloc(1)
    files.readSync(descriptor, last, 0, 1, stats.size - 1)
    return last.toString() !== '\n'
  } finally {
    files.closeSync(descriptor)
  }
}
