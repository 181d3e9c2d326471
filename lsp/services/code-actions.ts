import {
  type CodeAction,
  type CodeActionContext,
  CodeActionKind,
  CodeActionTriggerKind,
  type Range,
} from 'vscode-languageserver-types'
import {docsUrl} from '../../analyzer/lint/docs-url.ts'
import type {Message} from '../../analyzer/lint/message.ts'
import type {ClientFeatures} from '../client-features.ts'
import type {Analysis} from '../documents/analysis.ts'
import {MenuNotes} from './access-note.ts'
import {actionData} from './action-data.ts'
import {Command} from './commands.ts'
import {type ConfigFile, turnOffAction} from './config-actions.ts'
import {toDiagnostic} from './diagnostics.ts'
import {fixActions, fixAllOfRuleAction, type ShownMessage} from './fix-actions.ts'
import {hasSafeFix, safeFixEdits} from './fix-all.ts'
import {suppressActions} from './suppress-actions.ts'
import {editDocument} from './workspace-edit.ts'

/** The kind of the action that applies all safe fixes. */
export const SOURCE_FIX_ALL = `${CodeActionKind.SourceFixAll}.robotslint`

/** Some clients ask for the actions of the whole document; nobody reads a menu of more. */
const MOST_MESSAGES = 50

/**
 * What can be done about the problems in a range, worked out from the document as it is now: a diagnostic that the
 * client names may be older.
 *
 * @param configFile gives the configuration that a rule can be turned off in, if there can be one
 */
export function codeActions(
  analysis: Analysis,
  {range, context}: {readonly range: Range; readonly context: CodeActionContext},
  features: ClientFeatures,
  configFile: () => ConfigFile | undefined,
): CodeAction[] {
  return [
    ...(isAsked(CodeActionKind.QuickFix, context) ? quickFixes(analysis, range, features, configFile) : []),
    ...(isAsked(SOURCE_FIX_ALL, context) ? fixAll(analysis, context, features) : []),
  ]
}

/** A client that asks for `source.fixAll` wants all kinds below it as well. */
function isAsked(kind: CodeActionKind, {only, triggerKind}: CodeActionContext): boolean {
  if (only) return only.some(asked => asked === '' || kind === asked || kind.startsWith(`${asked}.`))
  // While the cursor moves, clients look for something to show at the line.
  return kind === CodeActionKind.QuickFix || triggerKind !== CodeActionTriggerKind.Automatic
}

function fixAll(analysis: Analysis, {only}: CodeActionContext, features: ClientFeatures): CodeAction[] {
  const title = 'Apply all safe fixes of robotslint'
  // In a menu it is only shown, and linting a large file until nothing is left to fix takes seconds.
  if (only === undefined && features.resolvesEdits) {
    const data = actionData({kind: 'safe'}, analysis)
    return hasSafeFix(analysis) ? [{title, kind: SOURCE_FIX_ALL, data}] : []
  }
  const edits = safeFixEdits(analysis)
  if (edits.length === 0) return []
  const edit = editDocument(edits, analysis, features)
  return [{title, kind: SOURCE_FIX_ALL, edit}]
}

function quickFixes(
  analysis: Analysis,
  range: Range,
  features: ClientFeatures,
  configFile: () => ConfigFile | undefined,
): CodeAction[] {
  const shown = messagesIn(range, analysis).map(
    (message): ShownMessage => ({message, diagnostic: toDiagnostic(message, analysis, features)}),
  )
  const [first] = shown
  if (first === undefined) return []
  const firstOfRules = firstOfEachRule(shown)
  const file = configFile()
  const menu = {analysis, features, notes: new MenuNotes(analysis)}
  return [
    ...shown.flatMap(one => fixActions(one, menu)),
    ...firstOfRules.flatMap(one => fixAllOfRuleAction(one, menu)),
    ...firstOfRules.flatMap(one => suppressActions(one, analysis, features)),
    ...(file ? firstOfRules.flatMap(one => turnOffAction(one, file, features)) : []),
    ...(features.showDocument ? firstOfRules.map(openDocumentation) : []),
  ]
}

function messagesIn(range: Range, analysis: Analysis): readonly Message[] {
  const {start, end} = analysis.lines.spanOf(range)
  const touches = ({place}: Message) => (place.start.offset ?? 0) <= end && (place.end.offset ?? 0) >= start
  return analysis.messages.filter(touches).slice(0, MOST_MESSAGES)
}

function firstOfEachRule(shown: readonly ShownMessage[]): readonly ShownMessage[] {
  const seen = new Set<string>()
  return shown.filter(({message: {rule}}) => !seen.has(rule) && seen.add(rule))
}

function openDocumentation({message: {rule}, diagnostic}: ShownMessage): CodeAction {
  const title = `Open the documentation of ${rule}`
  return {
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnostic],
    command: {title, command: Command.openDocumentation, arguments: [docsUrl(rule)]},
  }
}
