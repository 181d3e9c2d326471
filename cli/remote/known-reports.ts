import type {Arguments} from '../arguments.ts'
import type {Environment} from '../environment.ts'
import {InputError} from '../usage-error.ts'
import * as flags from './flags.ts'
import {readLines} from './read-urls.ts'

/**
 * The URLs that the report of `--resume` is complete for, in normal form: those with a line of their own, which is
 * written behind their findings.
 *
 * @throws InputError where it cannot be read or is no such report
 */
export async function readKnownUrls(
  given: Arguments,
  environment: Environment,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  const name = given.get(flags.resume)
  if (name === undefined) return known
  let isReport = true
  for await (const line of readLines(name, environment, signal)) {
    const value = parse(line)
    // A run that was killed leaves half a line, and the next one goes on behind it.
    if (value === undefined) isReport &&= known.size > 0
    else {
      isReport = true
      if (value.outcome !== undefined && typeof value.url === 'string') known.add(value.url)
    }
  }
  if (!isReport) throw new InputError(name, 'it is no report to resume; --format ndjson writes one')
  return known
}

function parse(line: string): {readonly outcome?: unknown; readonly url?: unknown} | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
