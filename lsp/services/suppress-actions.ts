import {type CodeAction, CodeActionKind} from 'vscode-languageserver-types'
import {lineEndOf} from '../../analyzer/lint/line-end.ts'
import {readSuppressions} from '../../analyzer/lint/suppressions.ts'
import type {Edit} from '../../analyzer/syntax/source.ts'
import {rules} from '../../rules/index.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import type {ShownMessage} from './fix-actions.ts'
import {editDocument} from './workspace-edit.ts'

/** Comments that keep a rule from speaking: of the line, and of the whole file. */
export function suppressActions(
  {message: {rule, place}, diagnostic}: ShownMessage,
  analysis: Analysis,
  features: ClientFeatures,
): CodeAction[] {
  const definition = rules.find(({id}) => id === rule)
  if (definition === undefined || definition.runsLast) return []
  const action = (title: string, edit: Edit): CodeAction => ({
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnostic],
    edit: editDocument([edit], analysis, features),
  })
  const forFile = action(`Disable ${rule} in this file`, {
    start: 0,
    end: 0,
    text: `# robotslint-disable ${rule}${lineEndAt(1, analysis)}`,
  })
  // What is wrong with the file as a whole would only move to another line.
  if (definition.category === 'file') return [forFile]
  return [action(`Disable ${rule} for this line`, commentBefore(place.start.line, rule, analysis)), forFile]
}

/**
 * A comment of its own above the line: behind a value, some crawlers would read it as a part of the path. Where there
 * is one already, the rule is added to it.
 */
function commentBefore(line: number, rule: string, analysis: Analysis): Edit {
  const existing = readSuppressions(analysis.tree).find(
    comment => comment.form === 'disable-next-line' && comment.line.line === line - 1,
  )
  const last = [...(existing?.rules.values() ?? [])].at(-1)
  if (last) return {start: last.place.end, end: last.place.end, text: `, ${rule}`}
  const start = analysis.tree.lines[line - 1]?.start ?? 0
  return {start, end: start, text: `# robotslint-disable-next-line ${rule}${lineEndAt(line, analysis)}`}
}

function lineEndAt(number: number, {tree}: Analysis): string {
  const line = tree.lines[number - 1]
  return line ? lineEndOf(line, tree) : '\n'
}
