import {createHash} from 'node:crypto'
import type {Message} from '../../analyzer/lint/message.ts'
import type {LintResult} from '../../analyzer/lint/run.ts'

/** Findings that are known: of one kind, on lines of one text. Lines may move, so they are told by their text. */
export interface BaselineEntry {
  /** From the folder of the baseline, with forward slashes; or a URL. */
  readonly path: string
  readonly rule: string
  readonly messageId: string
  /** Of the line that the message starts in, see `fingerprintOf`. */
  readonly fingerprint: string
  readonly count: number
}

/** Keeps known findings out of a report, or takes down what is found for the next time. */
export class Baseline {
  readonly #known = new Map<string, readonly BaselineEntry[]>()
  /** What the last look at each file has left of its entries, or found, if `isUpdated`. */
  readonly #seen = new Map<string, readonly BaselineEntry[]>()
  /** Whether findings are taken down; none is then reported. */
  readonly isUpdated: boolean

  constructor(entries: readonly BaselineEntry[], isUpdated: boolean) {
    this.isUpdated = isUpdated
    for (const entry of entries) this.#known.set(entry.path, [...(this.#known.get(entry.path) ?? []), entry])
  }

  /** The messages of a file that are not known. The last call for a path tells what became of its entries. */
  unknownOf(path: string, result: LintResult): readonly Message[] {
    if (this.isUpdated) {
      this.#seen.set(path, entriesOf(path, result))
      return []
    }
    const left = new Map((this.#known.get(path) ?? []).map(entry => [keyOf(entry), entry]))
    const messages = result.messages.filter(message => {
      const key = keyOf(describe(message, result))
      const entry = left.get(key)
      if (entry === undefined) return true
      if (entry.count > 1) left.set(key, {...entry, count: entry.count - 1})
      else left.delete(key)
      return false
    })
    this.#seen.set(path, [...left.values()])
    return messages
  }

  /** Entries of the files of this run that do not occur any more. */
  get stale(): readonly BaselineEntry[] {
    return this.isUpdated ? [] : [...this.#seen.values()].flat()
  }

  /** How many findings in the files of this run were left out of the report. */
  get leftOut(): number {
    if (this.isUpdated) return 0
    const known = [...this.#seen.keys()].flatMap(path => this.#known.get(path) ?? [])
    return countOf(known) - countOf(this.stale)
  }

  /** What was found in the files of this run, and what is known of the others. */
  get updated(): readonly BaselineEntry[] {
    return [...new Map([...this.#known, ...this.#seen]).values()].flat().sort(byPlace)
  }
}

/** How many findings the entries stand for. */
export function countOf(entries: readonly BaselineEntry[]): number {
  return entries.reduce((sum, {count}) => sum + count, 0)
}

function entriesOf(path: string, result: LintResult): readonly BaselineEntry[] {
  const entries = new Map<string, BaselineEntry>()
  for (const message of result.messages) {
    const finding = describe(message, result)
    const key = keyOf(finding)
    entries.set(key, {path, ...finding, count: (entries.get(key)?.count ?? 0) + 1})
  }
  return [...entries.values()]
}

type Finding = Pick<BaselineEntry, 'rule' | 'messageId' | 'fingerprint'>

function describe({rule, messageId, place}: Message, {tree}: LintResult): Finding {
  return {rule, messageId, fingerprint: fingerprintOf(tree.lines[place.start.line - 1]?.raw ?? '')}
}

function keyOf({rule, messageId, fingerprint}: Finding): string {
  return `${rule} ${messageId} ${fingerprint}`
}

/** 64 bits of SHA-256, without the blanks around the line. */
function fingerprintOf(line: string): string {
  return createHash('sha256').update(line.trim()).digest('hex').slice(0, 16)
}

function byPlace(a: BaselineEntry, b: BaselineEntry): number {
  const [first, second] = [`${a.path} ${keyOf(a)}`, `${b.path} ${keyOf(b)}`]
  return first < second ? -1 : first > second ? 1 : 0
}
