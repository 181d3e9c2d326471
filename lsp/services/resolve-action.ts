import type {CodeAction} from 'vscode-languageserver-types'
import {editsOf} from '../../analyzer/lint/fix.ts'
import type {Fix} from '../../analyzer/lint/rule.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import {accessNote} from './access-note.ts'
import type {EditSource} from './action-data.ts'
import {fixesOfRule, waysOf} from './fix-actions.ts'
import {safeFixEdits} from './fix-all.ts'
import {editDocument} from './workspace-edit.ts'

/**
 * Adds its edit to an action that was chosen. Where the title could not say what access it changes, the edit does, and
 * waits for the user to agree.
 */
export function resolveAction(
  action: CodeAction,
  from: EditSource,
  analysis: Analysis,
  features: ClientFeatures,
): CodeAction {
  if (from.kind === 'safe') return {...action, edit: editDocument(safeFixEdits(analysis), analysis, features)}
  const fixes = from.kind === 'rule' ? fixesOfRule(from.rule, analysis) : wayOf(from, analysis)
  const edits = editsOf(fixes)
  const note = from.isTold || !features.changeAnnotations ? undefined : accessNote(edits, analysis)
  return {...action, edit: editDocument(edits, analysis, features, note)}
}

function wayOf({rule, at, index}: Extract<EditSource, {kind: 'way'}>, {messages}: Analysis): readonly Fix[] {
  const message = messages.find(({rule: id, place}) => id === rule && place.start.offset === at)
  return (message ? waysOf(message) : []).slice(index, index + 1)
}
