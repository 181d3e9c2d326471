import {dirname, relative, sep} from 'node:path'
import type {Message} from '../../analyzer/lint/message.ts'
import type {LintResult} from '../../analyzer/lint/run.ts'
import {decode} from '../../analyzer/syntax/source.ts'
import {isUrl} from '../../analyzer/text/path.ts'
import {readRegularFile} from '../../files/read-bytes.ts'
import {codeOf, reasonOf} from '../../files/system-error.ts'
import type {Environment} from '../environment.ts'
import {locationOf} from '../files/location.ts'
import {writeFile} from '../files/write.ts'
import {printable} from '../terminal/printable.ts'
import type {Style} from '../terminal/style.ts'
import {InputError, UsageError} from '../usage-error.ts'
import {Baseline, type BaselineEntry, countOf} from './baseline.ts'

/** The file of `--baseline`. */
export class BaselineFile {
  readonly #name: string
  readonly #location: string
  readonly #environment: Environment
  readonly #baseline: Baseline

  /**
   * @param isUpdated whether it is to be written; it need not be there then
   * @throws UsageError where it cannot be read
   */
  constructor(name: string, isUpdated: boolean, environment: Environment) {
    this.#name = name
    this.#location = locationOf(name, environment.cwd)
    this.#environment = environment
    this.#baseline = new Baseline(readEntries(name, this.#location, isUpdated, environment), isUpdated)
  }

  /** @param location of the linted file, absolute or a URL */
  unknownOf(location: string, result: LintResult): readonly Message[] {
    if (isUrl(location)) return this.#baseline.unknownOf(location, result)
    const path = relative(dirname(this.#location), location)
    return this.#baseline.unknownOf(sep === '\\' ? path.replaceAll('\\', '/') : path, result)
  }

  /**
   * Writes it, if it is to be.
   *
   * @returns lines about what was written, or about entries that are of no use any more
   * @throws UsageError where it cannot be written
   */
  close(style: Style): readonly string[] {
    if (this.#baseline.isUpdated) return [this.#write(this.#baseline.updated)]
    return byFileAndRule(this.#baseline.stale).map(([{path, rule}, count]) => {
      const known = `${this.#name} knows ${findings(count)} of ${rule} in ${printable(path)}`
      return `${style.yellow('warning:')} ${known} ${count === 1 ? 'that is' : 'that are'} gone; --update-baseline forgets ${count === 1 ? 'it' : 'them'}`
    })
  }

  /** A sentence about what was left out of the report, or nothing. */
  leftOut(): string {
    const count = this.#baseline.leftOut
    return count === 0 ? '' : `Left out ${findings(count)}, counted by lines, that ${this.#name} knows.\n`
  }

  #write(entries: readonly BaselineEntry[]): string {
    const lines = entries.map(entry => `\n    ${JSON.stringify(entry)}`)
    const text = `{\n  "version": 1,\n  "entries": [${lines.join(',')}\n  ]\n}\n`
    try {
      writeFile(this.#location, Buffer.from(text), this.#environment.files)
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === undefined) throw error
      throw new InputError(`--baseline: ${this.#name}`, `it could not be written: ${reason}`)
    }
    return `${this.#name} knows ${findings(countOf(entries))} now, counted by lines.`
  }
}

/** Entries without regard to the text of their lines, each with how many findings they stand for. */
function byFileAndRule(entries: readonly BaselineEntry[]): readonly [BaselineEntry, number][] {
  const counts = new Map<string, [BaselineEntry, number]>()
  for (const entry of entries) {
    const key = JSON.stringify([entry.path, entry.rule])
    counts.set(key, [entry, (counts.get(key)?.[1] ?? 0) + entry.count])
  }
  return [...counts.values()]
}

function findings(count: number): string {
  return `${count} finding${count === 1 ? '' : 's'}`
}

function readEntries(
  name: string,
  location: string,
  mayBeMissing: boolean,
  {files}: Environment,
): readonly BaselineEntry[] {
  let text: string
  try {
    text = decode(readRegularFile(location, files)).text
  } catch (error) {
    if (mayBeMissing && codeOf(error) === 'ENOENT') return []
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    throw new InputError(`--baseline: ${name}`, reason)
  }
  const entries = parseEntries(text)
  if (entries) return entries
  throw new UsageError(`--baseline: ${name} is no baseline; --update-baseline writes one.`)
}

function parseEntries(text: string): readonly BaselineEntry[] | undefined {
  try {
    const {version, entries}: {version?: unknown; entries?: unknown} = Object(JSON.parse(text))
    return version === 1 && Array.isArray(entries) && entries.every(isEntry) ? entries : undefined
  } catch {
    return undefined
  }
}

function isEntry(value: unknown): value is BaselineEntry {
  const {path, rule, messageId, fingerprint, count}: Partial<Record<keyof BaselineEntry, unknown>> =
    Object(value)
  const texts = [path, rule, messageId, fingerprint]
  return texts.every(text => typeof text === 'string') && Number.isInteger(count)
}
