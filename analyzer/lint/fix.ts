import {type Edit, editSource, type Source, toUtf8} from '../syntax/source.ts'
import type {Message} from './message.ts'
import type {Fix} from './rule.ts'
import type {LintResult} from './run.ts'

/** Fixes that wait for each other are applied in rounds; no chain of our rules needs more than three. */
const MOST_ROUNDS = 10

export interface FixOptions {
  /** Apply fixes that change what crawlers may fetch, or that are a guess, as well. */
  readonly unsafe?: boolean
}

export interface AppliedFix {
  readonly rule: string
  readonly fix: Fix
}

export interface FixResult {
  /** The mended file. */
  readonly source: Source
  /** What the rules say of the mended file. */
  readonly result: LintResult
  readonly applied: readonly AppliedFix[]
  /** Rules whose fixes undo each other, or do not settle; the file is as it was before they began to. */
  readonly cycle?: readonly string[]
}

/**
 * Applies fixes until none is left. Fixes that overlap wait for the next round, when the file is linted anew.
 *
 * @param lintSource lints a state of the file
 */
export function fixSource(
  source: Source,
  lintSource: (source: Source) => LintResult,
  options: FixOptions = {},
): FixResult {
  const applied: AppliedFix[] = []
  const seen = new Set([keyOf(source)])
  let current = source
  let result = lintSource(current)
  for (let round = 0; ; round++) {
    const chosen = chooseFixes(result.messages, options.unsafe ?? false)
    if (chosen.length === 0) return {source: current, result, applied}
    const next = applyFixes(
      current,
      chosen.map(({fix}) => fix),
    )
    const key = keyOf(next)
    if (round === MOST_ROUNDS || seen.has(key)) {
      return {source: current, result, applied, cycle: [...new Set(chosen.map(({rule}) => rule))].sort()}
    }
    seen.add(key)
    for (const one of chosen) applied.push(one)
    current = next
    result = lintSource(current)
  }
}

/** Applies fixes that do not overlap, in any order. */
export function applyFixes(source: Source, fixes: readonly Fix[]): Source {
  const edited = editSource(source, editsOf(fixes))
  return fixes.some(fix => fix.encoding === 'utf-8') ? toUtf8(edited) : edited
}

/** The edits of fixes that do not overlap, in their order. */
export function editsOf(fixes: readonly Fix[]): readonly Edit[] {
  return fixes.flatMap(({edits}) => edits).sort((a, b) => a.start - b.start || a.end - b.end)
}

/** The fixes that can be applied at once. */
function chooseFixes(messages: readonly Message[], unsafe: boolean): readonly AppliedFix[] {
  const candidates: AppliedFix[] = []
  for (const {rule, fix} of messages) {
    if (fix && (unsafe || fix.safety === 'safe')) candidates.push({rule, fix})
  }
  return fixesApart(candidates)
}

/**
 * Those of some fixes of which no edit overlaps one of another that comes before, in the order of their places. Those
 * of two rules may not even touch: each saw its own part of what ends a line, and both together would join two lines.
 */
export function fixesApart<Candidate extends {readonly rule: string; readonly fix: Fix}>(
  candidates: readonly Candidate[],
): readonly Candidate[] {
  if (areApart(candidates)) return candidates
  const inOrder = [...candidates].sort(
    (a, b) => startOf(a.fix) - startOf(b.fix) || endOf(a.fix) - endOf(b.fix),
  )
  const chosen: Candidate[] = []
  const taken = new TakenSpans()
  for (const candidate of inOrder) {
    const {rule, fix} = candidate
    const edits = fix.edits.map(({start, end}) => ({start, end, rule}))
    if (edits.some(edit => taken.touches(edit)) || (edits.length === 0 && chosen.length > 0)) continue
    for (const edit of edits) taken.add(edit)
    chosen.push(candidate)
  }
  return chosen
}

/** Whether each fix begins behind the one before, as nearly always. */
function areApart(candidates: readonly {readonly fix: Fix}[]): boolean {
  let end = -1
  for (const {fix} of candidates) {
    if (startOf(fix) <= end) return false
    end = endOf(fix)
  }
  return true
}

/** A fix that only changes the encoding touches nothing, and is applied alone. */
function startOf({edits}: Fix): number {
  return edits[0]?.start ?? -1
}

function endOf({edits}: Fix): number {
  return edits.at(-1)?.end ?? -1
}

/** What a fix of a rule edits. */
interface TakenSpan {
  readonly start: number
  readonly end: number
  readonly rule: string
}

/** The spans that the chosen fixes edit, in their order. */
class TakenSpans {
  readonly #spans: TakenSpan[] = []

  /** Whether an edit overlaps one of them, stands at the very same place, or touches one of another rule. */
  touches(edit: TakenSpan): boolean {
    const index = this.#placeOf(edit)
    const before = this.#spans[index - 1]
    const after = this.#spans[index]
    return (before !== undefined && clash(before, edit)) || (after !== undefined && clash(edit, after))
  }

  add(edit: TakenSpan): void {
    this.#spans.splice(this.#placeOf(edit), 0, edit)
  }

  /** Where it belongs; mostly at the end, since fixes come in the order of their starts. */
  #placeOf({start, end}: TakenSpan): number {
    let low = 0
    let high = this.#spans.length
    while (low < high) {
      const middle = (low + high) >> 1
      const span = this.#spans[middle]
      if (span && (span.start < start || (span.start === start && span.end < end))) low = middle + 1
      else high = middle
    }
    return low
  }
}

function clash(before: TakenSpan, after: TakenSpan): boolean {
  if (before.end > after.start || (before.start === after.start && before.end === after.end)) return true
  return before.end === after.start && before.rule !== after.rule
}

function keyOf(source: Source): string {
  return `${source.encoding} ${source.byteOrderMark} ${source.text}`
}
