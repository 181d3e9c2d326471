import {type CodeAction, CodeActionKind, type Diagnostic} from 'vscode-languageserver-types'
import {editsOf, fixesApart} from '../../analyzer/lint/fix.ts'
import type {Message} from '../../analyzer/lint/message.ts'
import type {Fix} from '../../analyzer/lint/rule.ts'
import type {Edit} from '../../analyzer/syntax/source.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import {isLong, type MenuNotes} from './access-note.ts'
import {actionData, type EditSource} from './action-data.ts'
import {editDocument} from './workspace-edit.ts'

/** A message, and the diagnostic that the client shows for it. */
export interface ShownMessage {
  readonly message: Message
  readonly diagnostic: Diagnostic
}

/** What the fixes of a menu are made from. */
export interface Menu {
  readonly analysis: Analysis
  readonly features: ClientFeatures
  readonly notes: MenuNotes
}

/** The ways out of a problem: its fix, then what else the rule suggests. */
export function fixActions({message, diagnostic}: ShownMessage, menu: Menu): CodeAction[] {
  return waysOf(message).map((way, index) => {
    const {title, isTold} = describe(way.title, way.edits, way.safety === 'safe', menu)
    const {rule, place} = message
    const from: EditSource = {kind: 'way', rule, at: place.start.offset ?? 0, index, isTold}
    return {
      title,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic],
      ...(way === message.fix &&
        way.safety === 'safe' &&
        menu.features.preferredActions && {isPreferred: true}),
      ...editOrData(way.edits, !isTold || isLong(way.edits), from, menu),
    }
  })
}

/** The ways out of a problem that are edits of its file. */
export function waysOf({fix, suggestions}: Message): readonly Fix[] {
  return [...(fix ? [fix] : []), ...suggestions].filter(({edits}) => edits.length > 0)
}

/** Fixes all problems of one rule, where there are several that can be fixed at once. */
export function fixAllOfRuleAction({message: {rule}, diagnostic}: ShownMessage, menu: Menu): CodeAction[] {
  const fixes = fixesOfRule(rule, menu.analysis)
  if (fixes.length < 2) return []
  const edits = editsOf(fixes)
  const isSafe = fixes.every(({safety}) => safety === 'safe')
  const {title, isTold} = describe(`Fix all ${fixes.length} problems of ${rule}`, edits, isSafe, menu)
  return [
    {
      title,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic],
      ...editOrData(edits, true, {kind: 'rule', rule, isTold}, menu),
    },
  ]
}

/** All fixes of a rule that can be applied at once. */
export function fixesOfRule(rule: string, {messages}: Analysis): readonly Fix[] {
  const own = messages.flatMap(message =>
    message.rule === rule && message.fix ? [{rule, fix: message.fix}] : [],
  )
  return fixesApart(own).map(({fix}) => fix)
}

/** A title that says what access an unsafe edit changes, and whether it does: that may take too long for a menu. */
function describe(title: string, edits: readonly Edit[], isSafe: boolean, {notes}: Menu) {
  if (isSafe) return {title, isTold: true}
  const note = notes.about(edits)
  return {title: `${title} (${note ?? 'may change what crawlers may fetch'})`, isTold: note !== undefined}
}

/** The edit of an action; where it is better made when the action is chosen, and the client can wait, its source. */
function editOrData(
  edits: readonly Edit[],
  isLate: boolean,
  from: EditSource,
  {analysis, features}: Menu,
): Pick<CodeAction, 'edit' | 'data'> {
  return isLate && features.resolvesEdits
    ? {data: actionData(from, analysis)}
    : {edit: editDocument(edits, analysis, features)}
}
