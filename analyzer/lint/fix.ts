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
    applied.push(...chosen)
    current = next
    result = lintSource(current)
  }
}

/** Applies fixes that do not overlap, in any order. */
export function applyFixes(source: Source, fixes: readonly Fix[]): Source {
  const edits = fixes.flatMap(fix => fix.edits).sort((a, b) => a.start - b.start || a.end - b.end)
  const edited = editSource(source, edits)
  return fixes.some(fix => fix.encoding === 'utf-8') ? toUtf8(edited) : edited
}

/** The fixes that can be applied at once: each lies behind the one before. */
function chooseFixes(messages: readonly Message[], unsafe: boolean): readonly AppliedFix[] {
  const candidates: (AppliedFix & {readonly hull: Hull})[] = []
  for (const {rule, fix} of messages) {
    if (fix && (unsafe || fix.safety === 'safe')) candidates.push({rule, fix, hull: hullOf(fix.edits)})
  }
  candidates.sort((a, b) => a.hull.start - b.hull.start || a.hull.end - b.hull.end)
  const chosen: AppliedFix[] = []
  let last: Hull = {start: -2, end: -2}
  for (const {rule, fix, hull} of candidates) {
    const samePlace = hull.start === last.start && hull.end === last.end
    if (hull.start < last.end || samePlace) continue
    chosen.push({rule, fix})
    last = hull
  }
  return chosen
}

interface Hull {
  readonly start: number
  readonly end: number
}

/** A fix that only changes the encoding touches nothing, and can stand at the start with others. */
function hullOf(edits: readonly Edit[]): Hull {
  return {start: edits[0]?.start ?? -1, end: edits.at(-1)?.end ?? -1}
}

function keyOf(source: Source): string {
  return `${source.encoding} ${source.byteOrderMark} ${source.text}`
}
