import {fixSource} from '../../analyzer/lint/fix.ts'
import {lint} from '../../analyzer/lint/run.ts'
import type {Edit} from '../../analyzer/syntax/source.ts'
import {lineEdits} from '../../analyzer/text/line-edits.ts'
import {rules} from '../../rules/index.ts'
import type {Analysis} from '../documents/analysis.ts'

/**
 * The edits of all safe fixes together, and of those that they make possible; by whole lines, since one may change
 * what another has written.
 */
export function safeFixEdits(analysis: Analysis): readonly Edit[] {
  if (!hasSafeFix(analysis)) return []
  const {source, options, targets} = analysis
  // A fix may take away what the targets were told by; the file stays what it was.
  const fixed = fixSource(source, state => lint(state, {...options, rules, targets}))
  const edits = lineEdits(source.text, fixed.source.text)
  if (source.byteOrderMark === fixed.source.byteOrderMark) return edits
  return [{start: -1, end: 0, text: ''}, ...edits]
}

export function hasSafeFix({messages}: Analysis): boolean {
  return messages.some(({fix}) => fix?.safety === 'safe')
}
