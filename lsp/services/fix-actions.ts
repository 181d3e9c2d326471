import {type CodeAction, CodeActionKind, type Diagnostic} from 'vscode-languageserver-types'
import {editsOf, fixesApart} from '../../analyzer/lint/fix.ts'
import type {Message} from '../../analyzer/lint/message.ts'
import type {Fix} from '../../analyzer/lint/rule.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import {accessNote} from './access-note.ts'
import {editDocument} from './workspace-edit.ts'

/** A message, and the diagnostic that the client shows for it. */
export interface ShownMessage {
  readonly message: Message
  readonly diagnostic: Diagnostic
}

/** The ways out of a problem: its fix, then what else the rule suggests. */
export function fixActions(
  {message, diagnostic}: ShownMessage,
  analysis: Analysis,
  features: ClientFeatures,
): CodeAction[] {
  const {fix, suggestions} = message
  return [...(fix ? [fix] : []), ...suggestions]
    .filter(({edits}) => edits.length > 0)
    .map(way => ({
      title: titleOf(way, analysis),
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic],
      ...(way === fix && way.safety === 'safe' && {isPreferred: true}),
      edit: editDocument(way.edits, analysis, features),
    }))
}

function titleOf({title, safety, edits}: Fix, analysis: Analysis): string {
  return safety === 'safe' ? title : `${title} (${accessNote(edits, analysis)})`
}

/** Fixes all problems of one rule, where there are several that can be fixed at once. */
export function fixAllOfRuleAction(
  {message: {rule}, diagnostic}: ShownMessage,
  analysis: Analysis,
  features: ClientFeatures,
): CodeAction[] {
  const own = analysis.messages.flatMap(message =>
    message.rule === rule && message.fix ? [{fix: message.fix}] : [],
  )
  const fixes = fixesApart(own).map(({fix}) => fix)
  if (fixes.length < 2) return []
  const edits = editsOf(fixes)
  const isSafe = fixes.every(({safety}) => safety === 'safe')
  return [
    {
      title: `Fix all ${fixes.length} problems of ${rule}${isSafe ? '' : ` (${accessNote(edits, analysis)})`}`,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic],
      edit: editDocument(edits, analysis, features),
    },
  ]
}
