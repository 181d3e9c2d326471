import type {Position, Range, TextEdit} from 'vscode-languageserver-types'
import {lineAt} from '../../analyzer/lint/places.ts'
import {refusalToFormat} from '../../analyzer/policy/format-source.ts'
import {policiesOf} from '../../analyzer/policy/policy-reader.ts'
import {readKeyValues} from '../../analyzer/policy/read-line.ts'
import {formatEdits, formatLineEdits} from '../../analyzer/syntax/format.ts'
import type {Line, Span} from '../../analyzer/syntax/nodes.ts'
import {type Edit, editSource} from '../../analyzer/syntax/source.ts'
import type {Analysis} from '../documents/analysis.ts'
import {toTextEdits} from './workspace-edit.ts'

/** Edits, or why there are none although the text has not the usual form. */
export type Formatting = {readonly edits: TextEdit[]} | {readonly refusal: string}

/** Enough to find a difference that somebody would notice; an editor waits for the answer. */
const BOUNDS = {agents: 100, changes: 1}

/** Brings a document into the usual form, or the lines of a range, unless a target crawler reads it otherwise then. */
export function formatDocument(analysis: Analysis, range?: Range): Formatting {
  const {source, tree, profiles} = analysis
  const all = [...formatEdits(tree)]
  const edits = range ? editsIn(linesIn(range, analysis), all) : all
  if (edits.length === 0) return {edits: []}
  const formatted = policiesOf(editSource(source, edits))
  const refusal = refusalToFormat(analysis.policy, formatted, profiles, BOUNDS)
  return refusal === undefined ? {edits: toTextEdits(edits, analysis)} : {refusal}
}

/** A range that ends at the start of a line, as after the selection of whole lines, does not reach into it. */
function linesIn(range: Range, {tree, lines}: Analysis): Span {
  const {start, end} = lines.spanOf(range)
  const first = lineAt(tree, start)
  const last = lineAt(tree, Math.max(start, range.end.character === 0 ? end - 1 : end))
  return {start: first?.start ?? start, end: last?.next ?? end}
}

function editsIn({start, end}: Span, edits: readonly Edit[]): readonly Edit[] {
  return edits.filter(edit => start <= edit.start && edit.end <= end)
}

/** What is typed for a line to be formatted: the end of it. */
export const FORMAT_TRIGGER = '\n'

/**
 * Brings the line above a position into the usual form, when it has just been ended. Its line end and blank lines stay,
 * and so does all of it where a target crawler would read another key or value.
 */
export function formatOnType(analysis: Analysis, {line: number}: Position): TextEdit[] {
  const line = analysis.tree.lines[number - 1]
  if (line === undefined) return []
  const edits = formatLineEdits(line)
  return edits.length > 0 && keepsReading(line, edits, analysis) ? toTextEdits(edits, analysis) : []
}

function keepsReading(line: Line, edits: readonly Edit[], {profiles}: Analysis): boolean {
  const formatted = edited(line, edits)
  return profiles.every(
    profile =>
      JSON.stringify(readKeyValues(line.raw, profile)) === JSON.stringify(readKeyValues(formatted, profile)),
  )
}

function edited({text, start, end}: Line, edits: readonly Edit[]): string {
  let written = ''
  let done = start
  for (const edit of edits) {
    written += text.slice(done, edit.start) + edit.text
    done = edit.end
  }
  return written + text.slice(done, end)
}
