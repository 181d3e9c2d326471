import {type CodeAction, CodeActionKind, type WorkspaceEdit} from 'vscode-languageserver-types'
import {setLevel} from '../../analyzer/config/set-level.ts'
import type {ClientFeatures} from '../client-features.ts'
import {Lines} from '../documents/lines.ts'
import type {PositionEncoding} from '../documents/position-encoding.ts'
import type {ShownMessage} from './fix-actions.ts'

/** A configuration that can be edited. */
export interface ConfigFile {
  readonly uri: string
  /** Its name for people. */
  readonly name: string
  /** Undefined where it is to be made. */
  readonly text: string | undefined
  /** The key whose value the configuration is, as in a `package.json`. */
  readonly member?: string
  readonly encoding: PositionEncoding
}

/** Turns a rule off for all files. */
export function turnOffAction(
  {message: {rule}, diagnostic}: ShownMessage,
  file: ConfigFile,
  features: ClientFeatures,
): CodeAction[] {
  const edit =
    file.text === undefined ? makeFile(file, rule, features) : editFile(file, file.text, rule, features)
  if (edit === undefined) return []
  return [
    {
      title: `Turn ${rule} off in ${file.name}`,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic],
      edit,
    },
  ]
}

function makeFile({uri}: ConfigFile, rule: string, {createFiles}: ClientFeatures): WorkspaceEdit | undefined {
  if (!createFiles) return undefined
  const start = {line: 0, character: 0}
  const newText = `${JSON.stringify({rules: {[rule]: 'off'}}, null, 2)}\n`
  return {
    documentChanges: [
      {kind: 'create', uri, options: {ignoreIfExists: true}},
      {textDocument: {uri, version: null}, edits: [{range: {start, end: start}, newText}]},
    ],
  }
}

function editFile(
  {uri, member, encoding}: ConfigFile,
  text: string,
  rule: string,
  {documentChanges}: ClientFeatures,
): WorkspaceEdit | undefined {
  const lines = new Lines(text, encoding)
  const edits = setLevel(text, rule, 'off', member)?.map(edit => ({
    range: lines.rangeOf(edit),
    newText: edit.text,
  }))
  if (edits === undefined) return undefined
  return documentChanges
    ? {documentChanges: [{textDocument: {uri, version: null}, edits}]}
    : {changes: {[uri]: edits}}
}
