import {type CodeAction, CodeActionKind} from 'vscode-languageserver-types'
import {lineEndOf} from '../../analyzer/lint/line-end.ts'
import type {LintRule} from '../../analyzer/lint/rule.ts'
import {lint} from '../../analyzer/lint/run.ts'
import {readSuppressions} from '../../analyzer/lint/suppressions.ts'
import {type Edit, editSource} from '../../analyzer/syntax/source.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import type {ShownMessage} from './fix-actions.ts'
import {ruleById} from './rule-by-id.ts'
import {editDocument} from './workspace-edit.ts'

/** Comments that keep a rule from speaking: of the line, and of the whole file. */
export function suppressActions(
  {message: {rule: id, place}, diagnostic}: ShownMessage,
  analysis: Analysis,
  features: ClientFeatures,
): CodeAction[] {
  const rule = ruleById(id)
  if (rule === undefined || rule.runsLast) return []
  const action = (title: string, edit: Edit): CodeAction => ({
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnostic],
    edit: editDocument([edit], analysis, features),
  })
  const {line} = place.start
  const forLine = commentBefore(line, id, analysis)
  const forFile = {start: 0, end: 0, text: `# robotslint-disable ${id}${lineEndAt(1, analysis)}`}
  return [
    ...(isEffective(forLine, line, rule, analysis) ? [action(`Disable ${id} for this line`, forLine)] : []),
    action(`Disable ${id} in this file`, forFile),
  ]
}

/** What is wrong with the file as a whole, and stands at its first word, would only move to the comment. */
function isEffective(
  edit: Edit,
  line: number,
  rule: LintRule,
  {source, options, targets}: Analysis,
): boolean {
  const {messages} = lint(editSource(source, [edit]), {...options, targets, rules: [rule]})
  // A comment that is added to moves nothing.
  const isMoved = edit.text.startsWith('#')
  return !messages.some(({place: {start}}) => start.line === line || (isMoved && start.line === line + 1))
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
