import {Range} from 'vscode'
import type {DecidingLine} from '../../lsp/protocol.ts'

/** A range of the protocol in an editor: the server counts in UTF-16, as VS Code asks it to. */
export function editorRange({range: {start, end}}: DecidingLine): Range {
  return new Range(start.line, start.character, end.line, end.character)
}
